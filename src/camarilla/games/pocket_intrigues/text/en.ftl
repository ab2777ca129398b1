# Pocket Intrigues in English.

pi-title = Pocket Intrigues
pi-line = Ten courtiers on one ladder, and nobody knows whose hand pulls the strings.

# What a table may decide
pi-option-wins = Wins needed
pi-option-wins-help = A match goes to this many won games; with 1 it is a single game.
pi-option-first = First player
pi-option-first-help = Who begins the first game: a seat, or whoever chance picks. In a match the start moves on by one seat each game.
pi-option-first-random = chance decides

# Houses and characters
pi-house-green = Green
pi-house-red = Red
pi-house-purple = Purple
pi-house-blue = Blue
pi-house-citizen = Citizen

pi-character-filia = Lady Filia
    .short = Filia
pi-character-asher = Duke Asher
    .short = Asher
pi-character-brutol = Lord Brutol
    .short = Brutol
pi-character-gerard = Captain Gerard
    .short = Gerard
pi-character-diana = Countess Diana
    .short = Diana
pi-character-elaine = Lady Elaine
    .short = Elaine
pi-character-rodrik = Baron Rodrik
    .short = Rodrik
pi-character-isolde = Marchioness Isolde
    .short = Isolde
pi-character-lucius = Master Lucius
    .short = Lucius
pi-character-cassia = Mistress Cassia
    .short = Cassia

# What works while somebody is wounded
pi-wounded-cannot-rise = Cannot be moved up.
pi-wounded-cannot-sink = Cannot be moved down.
pi-wounded-cannot-be-healed = Cannot be healed by actions.
pi-wounded-cannot-be-attacked = Cannot be attacked by actions.
pi-wounded-shields-row = The others in this row cannot be attacked by actions.
pi-wounded-costs-nothing = The wound costs no point.
pi-wounded-any-house = Counts as any house for what an action needs.

# What happens when somebody dies; the killer chooses
pi-death-heal-anyone = Heal a wounded character.
pi-death-heal-row = Heal a wounded character in the same row.
pi-death-wound-anyone = Wound an unharmed character.
pi-death-wound-row = Wound an unharmed character in the same row.
pi-death-raise-anyone = Move a character one row up.
pi-death-raise-row = Move a character of the same row one row up.
pi-death-lower-anyone = Move a character one row down.
pi-death-lower-row = Move a character of the same row one row down.
pi-death-move-anyone = Move a character one row up or down.
pi-death-move-row = Move a character of the same row one row up or down.
pi-death-swap-neighbours = Two characters in neighbouring rows change places.

# What is asked of a player
pi-ask = Carry out an action: one of the two on your card or of the two on the open card.
pi-ask-heal = { $dying } is dead. Choose a wounded character to heal.
pi-ask-wound = { $dying } is dead. Choose an unharmed character to wound.
pi-ask-raise = { $dying } is dead. Choose a character to move up a row.
pi-ask-lower = { $dying } is dead. Choose a character to move down a row.
pi-ask-move = { $dying } is dead. Choose a character to move up or down a row.
pi-ask-swap = { $dying } is dead. Choose two characters in neighbouring rows to change places.

# What one may choose
pi-half-upper = upper
pi-half-lower = lower
pi-do-action-1 = { $source ->
    [hand] Your card { $card }
   *[open] Open card { $card }
 }, { $half ->
    [upper] upper
   *[lower] lower
 } action: { $one } { $one-deed }.
pi-do-action-2 = { $source ->
    [hand] Your card { $card }
   *[open] Open card { $card }
 }, { $half ->
    [upper] upper
   *[lower] lower
 } action: { $one } { $one-deed }; { $two } { $two-deed }.
pi-do-action-3 = { $source ->
    [hand] Your card { $card }
   *[open] Open card { $card }
 }, { $half ->
    [upper] upper
   *[lower] lower
 } action: { $one } { $one-deed }; { $two } { $two-deed }; { $three } { $three-deed }.
pi-do-heal = Heal { $who }.
pi-do-wound = Wound { $who }.
pi-do-raise = Move { $who } up a row.
pi-do-lower = Move { $who } down a row.
pi-do-swap = Make { $who } and { $other } change places.
pi-deed-attack = is attacked
pi-deed-up-1 = moves up a row
pi-deed-up-1-attack = moves up a row and is attacked
pi-deed-up-2 = moves up two rows
pi-deed-up-2-attack = moves up two rows and is attacked
pi-deed-up-3 = moves up three rows
pi-deed-up-3-attack = moves up three rows and is attacked
pi-deed-down-1 = moves down a row
pi-deed-down-1-attack = moves down a row and is attacked
pi-deed-down-2 = moves down two rows
pi-deed-down-2-attack = moves down two rows and is attacked
pi-deed-down-3 = moves down three rows
pi-deed-down-3-attack = moves down three rows and is attacked
pi-deed-heal = is healed
pi-deed-heal-attack = is healed and is attacked
pi-deed-heal-up-1 = is healed and moves up a row
pi-deed-heal-up-1-attack = is healed, moves up a row and is attacked
pi-deed-heal-up-2 = is healed and moves up two rows
pi-deed-heal-up-2-attack = is healed, moves up two rows and is attacked
pi-deed-heal-up-3 = is healed and moves up three rows
pi-deed-heal-up-3-attack = is healed, moves up three rows and is attacked
pi-deed-heal-down-1 = is healed and moves down a row
pi-deed-heal-down-1-attack = is healed, moves down a row and is attacked
pi-deed-heal-down-2 = is healed and moves down two rows
pi-deed-heal-down-2-attack = is healed, moves down two rows and is attacked
pi-deed-heal-down-3 = is healed and moves down three rows
pi-deed-heal-down-3-attack = is healed, moves down three rows and is attacked

# What happens
pi-first = { $who } begins the first game.
pi-rows = Game { $game }: { $one-short }, { $two-short }, { $three-short } and { $four-short } start at the top, their kin at the bottom, the citizens between. { $first } begins.
pi-goal = { $who } receives a goal: { $rises } is to rise, { $sinks } is to sink.
pi-goal-hidden = { $who } receives a secret goal.
pi-dealt = { $who } receives card { $card }.
pi-dealt-hidden = { $who } receives a card.
pi-draws = { $who } draws card { $card }.
pi-draws-hidden = { $who } draws a card.
pi-open = Card { $card } is turned up.
pi-new-deck = The deck is empty: the discarded cards are shuffled into a new one. When it runs out, the game ends.
pi-plays = { $who } plays card { $card } { $way ->
    [hand-upper] from hand, upper action.
    [hand-lower] from hand, lower action.
    [open-upper] from the table, upper action.
   *[open-lower] from the table, lower action.
 }
pi-healed = { $who } is healed.
pi-rises = { $who } moves up a row.
pi-rises-by = { $who } moves up { $steps } rows.
pi-sinks = { $who } moves down a row.
pi-sinks-by = { $who } moves down { $steps } rows.
pi-is-wounded = { $who } is attacked and wounded.
pi-dies = { $who } is attacked and dies.
pi-attack-lost = The attack on { $who } fails: somebody stands in the way now.
pi-does-heal = { $player } heals { $who }.
pi-does-wound = { $player } wounds { $who }.
pi-does-raise = { $player } moves { $who } up a row.
pi-does-lower = { $player } moves { $who } down a row.
pi-does-swap = { $player } makes { $who } and { $other } change places.

# The end
pi-end-deaths = Two are dead. The game is over.
pi-end-deck = The deck has run out for the second time. The game is over.
pi-end-no-action = { $who } can do nothing with card { $card } in hand nor with the open card. The game is over.
pi-count = { $who } ({ $rises } to rise, { $sinks } to sink): { $sum } − { $minus } = { $total }.
pi-tie-single = Points are equal; the most from a single character decides.
pi-tie-shared = All is equal: the victory is shared.
pi-wins = { $who } wins the game.
pi-match = Games won so far: { $wins }. The match goes to { $needed }.
pi-match-over = Games won: { $wins }. The match is decided.

# The court in letters
pi-draw-match = Game { $game }, to { $needed } wins:
pi-draw-single = At the table:
pi-draw-figure = { $who-short } ({ $house })
pi-draw-legend = The number is how many rows lie below. * wounded, † dead.
pi-draw-wounded = * { $who-short }: { $ability }
pi-draw-dying = * { $who-short }, on death: { $ability }
pi-draw-open = Open card { $card }
pi-draw-hand = Your card { $card }
pi-draw-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in the deck; discarded: { $discards }.
pi-draw-deck-last = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in the last deck; discarded: { $discards }.
pi-draw-goal = Your goal: { $rises } up, { $sinks } down. If it ended now: { $sum } − { $minus } = { $total }.

# Why something cannot be done
pi-why-chance = Chance cannot bring that now.
pi-why-no-such-binding = This action needs other characters, each named once.
pi-why-dead = { $who } is dead.
pi-why-rows = { $one } and { $other } do not stand in the rows the action asks for.
pi-why-houses = The houses do not fit: yellow is one house, white another.
pi-why-witness = Somebody else whom the action asks for is missing.
pi-why-nobody-to-heal = Nobody who would fit can be healed now.
pi-why-pattern = Nobody stands as this action asks.
pi-why-not-wounded = { $who } is not wounded and cannot be healed.
pi-why-unhealable = { $who } is wounded and cannot be healed by actions.
pi-why-cannot-rise = { $who } is wounded and cannot be moved up.
pi-why-cannot-sink = { $who } is wounded and cannot be moved down.
pi-why-unassailable = { $who } is wounded and cannot be attacked by actions.
pi-why-shielded = { $shield } shields { $who }.
pi-why-nobody-dies = Nobody has died: choose an action.
pi-why-death-first = First decide what the death of { $dying } brings.
pi-why-not-by-death = The death of { $dying } cannot do that now.

# The cards as a picture
pi-picture-cards = Action cards
pi-picture-characters = Characters
pi-picture-edition = edition: { $edition }
pi-picture-key = Gold hexagon: yellow, all of one house. White circle: another house. Green +: heal. Arrow: move. Red ×: attack. Dashed row: drawn empty.
pi-picture-wounded = Wounded:
pi-picture-death = On death:

# The bots, and why they would do something
pi-bot-novice-about = Pulls the nearest string: notices a dozen moves, counts its own points and never asks what the others are after.
pi-bot-courtier-about = Weighs every intrigue against the likely answers and knows when to end a game, but takes everybody's goal for an open question.
pi-bot-master-about = Watches whom you raise and whom you let fall, guesses your goal before you reach it, and strikes the last blow when the ladder is in its favour.
pi-hint-last-word = Ends the game at a good moment for you.
pi-hint-gains = { $points ->
    [one] Brings your goal a point at once.
   *[other] Brings your goal { $points } points at once.
 }
pi-hint-hinders = { $points ->
    [one] Costs { $who } a point, if the goal there is what it seems:
   *[other] Costs { $who } { $points } points, if the goal there is what it seems:
 } { $rises } up, { $sinks } down.
pi-hint-patience = { $points ->
    [one] Gives up a point for now, for a better stand later.
   *[other] Gives up { $points } points for now, for a better stand later.
 }
pi-hint-waits = Brings nothing at once, but leaves the court in a shape that suits you.

# The board in the browser
pi-state-unharmed = unharmed
pi-state-wounded = wounded
pi-state-dead = dead
pi-board-ladder = The court, row by row
pi-board-row = Row { $row } of { $rows }:
pi-board-figure = { $who }, { $house }, { $state }.
pi-board-below = { $rows ->
    [one] { $rows } row below
   *[other] { $rows } rows below
 }
pi-board-above = { $rows ->
    [one] { $rows } row above
   *[other] { $rows } rows above
 }
pi-board-new-row = a new row
pi-board-hand = Your card
pi-board-open = Open card
pi-board-no-cards = No cards are out.
pi-board-half-upper = Upper action.
pi-board-half-lower = Lower action.
pi-board-yellow = yellow { $number }
pi-board-white = white { $number }
pi-board-anybody = anybody or nobody
pi-board-action = Rows: { $rows }. Then: { $deeds }.
pi-board-step = { $step } of { $count }:
pi-board-choose = choose who { $deed }.
pi-board-dies = { $who } would die.
pi-board-ends = This ends the game.
pi-board-idle = Point at a courtier or an action to learn what it does.
pi-board-goal = Your secret goal
pi-board-house = { $house }
pi-board-rises = Raise
pi-board-sinks = Bring down
pi-board-now = If it ended now
pi-board-then = After this move
pi-board-supply = The match and the cards
pi-board-match = Game { $game }; { $needed } wins take the match
pi-board-wins = { $wins ->
    [one] { $wins } game won
   *[other] { $wins } games won
 }
pi-board-deck = { $deck ->
    [one] card in the deck
   *[other] cards in the deck
 }
pi-board-deck-last = { $deck ->
    [one] card in the last deck
   *[other] cards in the last deck
 }
pi-board-discards = { $count ->
    [0] Nothing discarded
    [one] { $count } discarded
   *[other] { $count } discarded
 }
pi-board-discards-title = Discarded cards
pi-board-last-game = How the last game ended
pi-notes-goal = Your goal: raise { $rises }, bring down { $sinks }.
pi-notes-others = { $others ->
    [one] The other player holds one of the five remaining pairs of houses, either way up.
   *[other] Each of the others holds one of the five remaining pairs of houses, either way up.
 }
pi-notes-unseen = { $count ->
    [one] { $count } card is out of sight:
   *[other] { $count } cards are out of sight:
 } { $deck } in the deck, { $hands } in other hands.
