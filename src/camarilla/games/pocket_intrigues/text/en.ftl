# Pocket Intrigues in English.

pi-title = Pocket Intrigues
pi-line = Ten characters, one ladder, and nobody knows who pulls the strings.

# What a table may decide
pi-option-wins = Wins needed
pi-option-wins-help = The first to this many wins takes the match; 1 is a single game.
pi-option-first = First player
pi-option-first-help = Who begins the first game: a chosen seat, or a random one. In a match the first turn passes on by one seat each game.
pi-option-first-random = random

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
pi-wounded-any-house = Counts as any house an action needs.

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
pi-death-swap-neighbours = Swap two characters in neighbouring rows.

# What is asked of a player
pi-ask = Choose one of four actions: two on your card, two on the open card.
pi-ask-heal = { $dying } is dead. Choose a wounded character to heal.
pi-ask-wound = { $dying } is dead. Choose an unharmed character to wound.
pi-ask-raise = { $dying } is dead. Choose a character to move up a row.
pi-ask-lower = { $dying } is dead. Choose a character to move down a row.
pi-ask-move = { $dying } is dead. Choose a character to move up or down a row.
pi-ask-swap = { $dying } is dead. Choose two characters in neighbouring rows to swap.

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
pi-do-swap = Swap { $who } and { $other }.
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
pi-rows = Game { $game }: { $one-short }, { $two-short }, { $three-short } and { $four-short } start at the top, the other four nobles at the bottom, the citizens in between. { $first } begins.
pi-goal = { $who } gets a goal: raise { $rises }, bring down { $sinks }.
pi-goal-hidden = { $who } gets a secret goal.
pi-dealt = { $who } is dealt card { $card }.
pi-dealt-hidden = { $who } is dealt a card.
pi-draws = { $who } draws card { $card }.
pi-draws-hidden = { $who } draws a card.
pi-open = Card { $card } is turned face up.
pi-new-deck = The deck is empty: the discards are shuffled into a new one. When it runs out, the game ends.
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
pi-attack-lost = The attack on { $who } fails: the target is now protected.
pi-does-heal = { $player } heals { $who }.
pi-does-wound = { $player } wounds { $who }.
pi-does-raise = { $player } moves { $who } up a row.
pi-does-lower = { $player } moves { $who } down a row.
pi-does-swap = { $player } swaps { $who } and { $other }.

# The end
pi-end-deaths = Two characters are dead. The game is over.
pi-end-deck = The deck runs out for the second time. The game is over.
pi-end-no-action = { $who } has no legal action on card { $card } or the open card. The game is over.
pi-count = { $who } ({ $rises } up, { $sinks } down): { $sum } − { $minus } = { $total }.
pi-tie-single = Scores are level; the best single character decides.
pi-tie-shared = Everything is level: the victory is shared.
pi-wins = { $who } wins the game.
pi-match = Match score: { $wins }. First to { $needed } wins.
pi-match-over = Match score: { $wins }. The match is over.

# The court in letters
pi-draw-match = Game { $game }, first to { $needed } wins:
pi-draw-single = At the table:
pi-draw-figure = { $who-short } ({ $house })
pi-draw-legend = Numbers count the rows below. * wounded, † dead.
pi-draw-wounded = * { $who-short }: { $ability }
pi-draw-dying = * { $who-short }, on death: { $ability }
pi-draw-open = Open card { $card }
pi-draw-hand = Your card { $card }
pi-draw-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in the deck; discards: { $discards }.
pi-draw-deck-last = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in the last deck; discards: { $discards }.
pi-draw-goal = Your goal: { $rises } up, { $sinks } down. If the game ended now: { $sum } − { $minus } = { $total }.

# Why something cannot be done
pi-why-chance = That cannot come up now.
pi-why-no-such-binding = Name the characters this action affects, each once.
pi-why-dead = { $who } is dead: choose a living character.
pi-why-rows = { $one } and { $other } do not stand in the rows this action needs.
pi-why-houses = Wrong houses: yellow symbols share one house, and white ones must not belong to it.
pi-why-witness = Another character this action requires is not in place.
pi-why-nobody-to-heal = No character who fits can be healed now.
pi-why-pattern = No characters stand in the rows this action needs.
pi-why-not-wounded = { $who } is not wounded and cannot be healed.
pi-why-unhealable = { $who } is wounded and cannot be healed by actions.
pi-why-cannot-rise = { $who } is wounded and cannot be moved up.
pi-why-cannot-sink = { $who } is wounded and cannot be moved down.
pi-why-unassailable = { $who } is wounded and cannot be attacked by actions.
pi-why-shielded = { $shield } shields { $who }.
pi-why-nobody-dies = No character has died: choose an action.
pi-why-death-first = First resolve the death of { $dying }.
pi-why-not-by-death = The death of { $dying } does not allow that now.

# The cards as a picture
pi-picture-cards = Action cards
pi-picture-characters = Characters
pi-picture-edition = edition: { $edition }
pi-picture-key = Gold hexagon: yellow, all of one house. White circle: another house. Green +: heal. Arrow: move. Red ×: attack. Dashed row: drawn empty.
pi-picture-wounded = Wounded:
pi-picture-death = On death:

# The bots, and why they would do something
pi-bot-novice-about = Pulls the nearest string: notices a dozen moves, counts its own points and never asks what the others are after.
pi-bot-courtier-about = Weighs every intrigue against the likely answers and knows when to end a game, but never guesses the others’ goals.
pi-bot-master-about = Watches whom you raise and whom you let fall, guesses your goal before you reach it, and strikes the last blow when the ladder is in its favour.
pi-hint-last-word = Ends the game at a good moment for you.
pi-hint-gains = { $points ->
    [one] Gains your goal { $points } point at once.
   *[other] Gains your goal { $points } points at once.
 }
pi-hint-hinders = { $points ->
    [one] Costs { $who } { $points } point, if their goal is what it seems:
   *[other] Costs { $who } { $points } points, if their goal is what it seems:
 } { $rises } up, { $sinks } down.
pi-hint-patience = { $points ->
    [one] Gives up { $points } point now for a better position later.
   *[other] Gives up { $points } points now for a better position later.
 }
pi-hint-waits = Gains nothing now, but leaves the court as you want it.
pi-differs-more = { $points ->
    [one] { $points } point more for your goal at once.
   *[other] { $points } points more for your goal at once.
 }
pi-differs-less = { $points ->
    [one] { $points } point less for your goal at once.
   *[other] { $points } points less for your goal at once.
 }
pi-differs-ends = Ends the game.
pi-differs-goes-on = The game goes on.

# The board in the browser
pi-state-unharmed = unharmed
pi-state-wounded = wounded
pi-state-dead = dead
pi-board-ladder = The court, row by row
pi-board-row = Row { $row } of { $rows }:
pi-board-figure = { $who }, { $house }, { $state }.
pi-board-worth-up = { $rows ->
    [one] { $rows } row below this one
   *[other] { $rows } rows below this one
 }: what each character here brings whoever raises their house.
pi-board-worth-down = { $rows ->
    [one] { $rows } row above this one
   *[other] { $rows } rows above this one
 }: what each character here brings whoever sinks their house.
pi-board-wish-rises = You raise this house.
pi-board-wish-sinks = You sink this house.
pi-board-changed = Changed since your turn.
pi-board-here = here
pi-board-new-row = new row
pi-board-hand = Your card
pi-board-open = Open card
pi-board-no-cards = No cards on the table.
pi-board-half-upper = Upper action.
pi-board-half-lower = Lower action.
pi-board-yellow = yellow { $number }
pi-board-white = white { $number }
pi-board-anybody = anybody or nobody
pi-board-action = Rows: { $rows }. Then: { $deeds }.
pi-board-step = { $step } of { $count }:
pi-board-choose = choose who { $deed }.
pi-board-choose-action = { $who }: now choose one of the lit actions.
pi-board-dies = { $who } would die.
pi-board-then-total = If it ended then: { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ({ $gain }).
pi-board-ends-with = This ends the game with { $total ->
    [one] { $total } point
   *[other] { $total } points
 } for you ({ $gain }).
pi-board-not-now = not now
pi-board-deck = · deck { $deck }
pi-board-deck-last = · last deck { $deck }
pi-board-discarded = discards { $count }
pi-board-ending = Ends at 2 deaths ({ $deaths ->
    [0] none yet
   *[other] { $deaths } so far
 })
pi-board-goal = Your secret goal
pi-board-rises = Raise
pi-board-sinks = Sink
pi-board-now = If it ended now:
pi-board-wins = { $wins ->
    [one] { $wins } game won
   *[other] { $wins } games won
 }
pi-board-discards = { $count ->
    [0] No discards
    [one] { $count } discard
   *[other] { $count } discards
 }
pi-short-heal = heal
pi-short-attack = attack
pi-short-up = { $steps ->
    [1] up
   *[other] up { $steps }
 }
pi-short-down = { $steps ->
    [1] down
   *[other] down { $steps }
 }
pi-goal-line = Raise { $rises }, sink { $sinks }: { $total } if it ended now
pi-goal-ended = You raised { $rises } and sank { $sinks }: { $total }
pi-goal-more = Ends at 2 deaths ({ $deaths ->
    [0] none yet
   *[other] { $deaths } so far
 }) · game { $game }, to { $needed } wins
pi-goal-more-single = Ends at 2 deaths ({ $deaths ->
    [0] none yet
   *[other] { $deaths } so far
 })
pi-goal-watch = Everyone raises one house and sinks another, in secret

# The end of a game, step by step
pi-stage-next = Next game
pi-stage-hidden = goal still hidden
pi-stage-goal = { $who } shows the goal: raise { $rises }, sink { $sinks }.
pi-stage-rises = { $who } raises { $house }, a point for each row below: { $sum } = { $total }.
pi-stage-sinks = { $who } sinks { $house }, a point for each row above: { $sum } = { $total }.
pi-stage-total = { $minus ->
    [0] No wounds or deaths to pay for.
    [one] { $minus } wound or death costs a point.
   *[other] Wounds and deaths cost { $minus } points.
 } { $who }: { $total } in all.
pi-stage-won = { $count ->
    [one] { $who } wins the game with { $total }.
   *[other] The game is shared, with { $total } each.
 } { $needed ->
    [1] { "" }
   *[other] Match score: { $wins }{ $over ->
        [yes] . The match is over.
       *[no] , first to { $needed }.
     }
 }

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
pi-notes-weighed = How likely each goal is, judged by what they did. Tap a house to mark your own guess; only you see it.
pi-notes-deeds = { $deeds ->
    [0] nothing done yet
    [one] from { $deeds } effect
   *[other] from { $deeds } effects
 }
pi-notes-likely = { $way } { $house }: { $share }% likely. Mark as your guess.
pi-notes-guess = Your guess:

# The marks of the board
pi-legend = What the marks mean
pi-legend-wounded = Torn, with a gash: wounded. The sign in the corner works now.
pi-legend-dead = Grey, lying, with a skull: dead. It stays in its row and still counts.
pi-legend-worth = Rows below and rows above: what a character in this row brings whoever raises or sinks their house.
pi-legend-wish = A house of your goal: to rise (up) or to sink (down).
pi-legend-trail = A blue arrow and bar: moved or changed since your turn, and from which row.
pi-legend-ghost = Dashed: where somebody would go by the move you are choosing.
