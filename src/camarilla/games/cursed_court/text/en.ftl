# Cursed Court in English.

cc-title = Cursed Court
cc-line = Nine nobles, a secret with each neighbour, and whoever pays double takes your place.

# The nobles
cc-noble-courtesan = Courtesan
    .acc = Courtesan
cc-noble-merchant = Merchant
    .acc = Merchant
cc-noble-king = King
    .acc = King
cc-noble-priestess = Priestess
    .acc = Priestess
cc-noble-queen = Queen
    .acc = Queen
cc-noble-duke = Duke
    .acc = Duke
cc-noble-jester = Jester
    .acc = Jester
cc-noble-sorceress = Sorceress
    .acc = Sorceress
cc-noble-assassin = Assassin
    .acc = Assassin

# The sets
cc-set-affair = Affair
    .acc = Affair
cc-set-wedding = Wedding
    .acc = Wedding
cc-set-curse = Curse
    .acc = Curse
cc-set-procession = Procession
    .acc = Procession
cc-set-bazaar = Bazaar
    .acc = Bazaar
cc-set-regicide = Regicide
    .acc = Regicide
cc-set-scandal = Scandal
    .acc = Scandal
cc-set-feast = Feast
    .acc = Feast
cc-set-opera = Opera
    .acc = Opera
cc-set-council = Council
    .acc = Council
cc-set-seance = Séance
    .acc = Séance
cc-set-coup = Coup
    .acc = Coup
cc-set-masquerade = Masquerade
    .acc = Masquerade
cc-set-church = Church
    .acc = Church
cc-set-salon = Salon
    .acc = Salon
cc-set-treaty = Treaty
    .acc = Treaty
cc-set-festival = Festival
    .acc = Festival
cc-set-conspiracy = Conspiracy
    .acc = Conspiracy

# The seasons
cc-spring = Spring
cc-summer = Summer
cc-autumn = Autumn
cc-winter = Winter

# What a table may decide
cc-option-remembers = The Court Remembers
cc-option-remembers-help = The cards of a year sit out the next one, in a pile that lies open or must be remembered.
cc-option-remembers-no = not played
cc-option-remembers-open = the pile lies open
cc-option-remembers-hidden = the pile must be remembered
cc-option-coinless = The Coinless Court
cc-option-coinless-help = No coins and no bumping: regions are shared, and later crowns score less.
cc-option-exchange = The Great Exchange
cc-option-exchange-help = Stacks of chips in place of points: the best of a year takes all that was staked. Until one is left, or as a cash game.
cc-option-exchange-no = not played
cc-option-exchange-elimination = until one is left
cc-option-exchange-cash = as a cash game
cc-option-masquerade = The Royal Masquerade
cc-option-masquerade-help = One of your four crowns is a feint. Only you know which, and it scores nothing.
cc-option-years = Years
cc-option-years-help = How many years are played; the rulebook says three.
cc-option-limit = Limit of years
cc-option-limit-help = The Great Exchange stops after this many years; 0 for no limit.
cc-option-limit-0 = no limit
cc-option-ties = Ties
cc-option-ties-help = What becomes of a tie for the lead: the tied players decide when it happens, or the table settles it now.
cc-option-ties-shared = victory is shared
cc-option-ties-another-year = another year is played
cc-option-ties-ask = the tied players decide
cc-option-odds = Show the odds
cc-option-odds-help = Every player sees how likely each region is to score, as far as that player can know.

# What is asked of a player
cc-ask-coins = Place a crown on a free region, or bump one with twice its coins. You have { $free ->
    [one] { $free } coin
   *[other] { $free } coins
 } to spend.
cc-ask-chips = Place a crown on a free region, or bump one with twice its chips. You have { $free ->
    [one] { $free } chip
   *[other] { $free } chips
 } to spend.
cc-ask-coinless = Place a crown on any region where you have none. The earlier, the better.
cc-ask-between = Before the next year: stay with your { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }, buy up to { $most } stacks of { $stack }, or leave?
cc-ask-broke = You have no chips left: buy up to { $most } stacks of { $stack }, or leave?
cc-ask-tied = You are tied for the lead. Share the victory, or play another year? It is shared only if all who are tied agree.

# What may be done
cc-do-bet = { $feint ->
    [yes] Bet with a feint
   *[no] Bet
 } on the { $region } ({ $high ->
    [0] nothing
   *[other] { $low } to { $high }
 })
cc-do-bump = { $feint ->
    [yes] Bet with a feint
   *[no] Bet
 } on the { $region }, bumping { $seat } ({ $low } to { $high })
cc-do-place = { $feint ->
    [yes] Place a feint
   *[no] Place a crown
 } on the { $region }
cc-do-stay = Stay
cc-do-rebuy = Buy { $low } to { $high } stacks
cc-do-leave = Leave the table
cc-do-share = Share the victory
cc-do-another-year = Play another year

# What happens
cc-marker = { $who } receives the first wager marker.
cc-year = Year { $year } begins.
cc-sits-out = Last year's cards sit this year out.
cc-laid = A card lies face down between { $who } and { $other }.
cc-laid-alone = { $who } receives a card, face down.
cc-your-card = You receive a card, face down: the { $noble }.
cc-your-shared-card = Between { $who } and { $other } lies the { $noble }. Only you two know.
cc-season = { $season }: { $who } has the marker and bets first.
cc-face-up = The { $noble } appears at court.
cc-bet-coins = { $coins ->
    [0] { $who } places a crown on the { $region } without a coin.
    [one] { $who } bets { $coins } coin on the { $region }.
   *[other] { $who } bets { $coins } coins on the { $region }.
 }
cc-bet-chips = { $coins ->
    [0] { $who } places a crown on the { $region } without a chip.
    [one] { $who } bets { $coins } chip on the { $region }.
   *[other] { $who } bets { $coins } chips on the { $region }.
 }
cc-bump-coins = { $who } bets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } on the { $region } and bumps { $whom }.
cc-bump-chips = { $who } bets { $coins ->
    [one] { $coins } chip
   *[other] { $coins } chips
 } on the { $region } and bumps { $whom }.
cc-place = { $who } places a crown on the { $region }.
cc-join = { $who } joins the others on the { $region }.
cc-your-feint = It is your feint. Nobody else knows.
cc-year-ends = Year { $year } is over.
cc-unmasked = Unmasked: the crown of { $who } on the { $region } was a feint.
cc-turned = Turned face up: the { $noble }{ $copies ->
    [1] .
   *[other] { " " }× { $copies }.
 }
cc-scores = { $who } scores { $points } on the { $region }.
cc-gain = { $who }: { $gain } this year, { $points } in all.
cc-gain-year = { $who }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
 } this year.
cc-takes-pot = { $who } takes the pot: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-takes-part = { $who } takes an equal part of the pot: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-pot-stays = { $chips ->
    [one] { $chips } odd chip stays
   *[other] { $chips } odd chips stay
 } for the next pot.
cc-out = { $who } has no chips left and is out.
cc-will-sit-out = These cards sit out the next year.
cc-tied = The lead is tied. The tied players decide: share the victory, or play another year.
cc-would-share = { $who } would share the victory.
cc-wants-another-year = { $who } wants another year.
cc-another-year = The lead is tied: everybody plays another year.
cc-stays = { $who } stays.
cc-rebuys = { $who } buys another { $chips } chips.
cc-leaves = { $who } leaves the table with { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-end = The game is over.
cc-result-chips = { $who }: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-result-cash = { $who }: { $chips } against all that was bought.
cc-wins = { $who } wins.
cc-shares = { $who } shares the victory.

# The board in letters
cc-board-year = Year { $year } of { $years }
cc-board-year-open = Year { $year }
cc-board-marker = marker: { $who }
cc-board-face-down = Face down:
cc-board-deck = Deck { $deck }
cc-board-left-out = Sitting out:
cc-board-left-out-hidden = Sitting out: { $cards } cards, covered
cc-board-pot = In the pot: { $chips }
cc-board-agreed = Would share the victory:
cc-board-seat = Seat
cc-board-points = points
cc-board-free = free
cc-board-staked = staked
cc-board-crowns = crowns
cc-board-bought = bought
cc-board-cashed = taken away
cc-board-result = Result:
cc-board-out = out
cc-board-feint = feint
cc-board-in-hand = in hand
cc-board-bumped = Bumped this year:
cc-board-last = At the end of year { $year }:
cc-board-legend = ● face up  ◐ seen by you  A7 crown and coins  ! nobody can double it
cc-board-legend-coinless = ● face up  ◐ seen by you  ABC crowns in order
cc-board-legend-feint = ~ your feint

# The board on the screen
cc-table-seats = Seats, with the cards that lie between neighbours
cc-table-at-court = Cards at court
cc-table-odds = Odds
cc-table-marker = The first wager marker
cc-table-carry = Drag this crown to a region, or touch the region
cc-table-crowns = { $crowns } of 4 crowns on the board
cc-table-secret = { $noble }, face down, { $seats ->
    [1] seen by { $who } alone
   *[other] seen by { $who } and { $other } alone
 }
cc-table-covered = A card face down, { $seats ->
    [1] seen by { $who } alone
   *[other] seen by { $who } and { $other } alone
 }
cc-table-ladder = Scores { $points } for one, two, three, four cards.
cc-table-open = { $open ->
    [0] No card lies open.
    [one] { $open } card lies open.
   *[other] { $open } cards lie open.
 }
cc-table-known = { $known ->
    [one] { $known } more lies face down, and you have seen it.
   *[other] { $known } more lie face down, and you have seen them.
 }
cc-table-aside = { $aside ->
    [one] { $aside } sits this year out.
   *[other] { $aside } sit this year out.
 }
cc-table-set = { $nobles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if all are at court.
cc-table-missing = Not seen yet: { $nobles }.
cc-table-complete = As far as you can see, all are there.
cc-table-crown = Crown { $place } is { $who }’s.
cc-table-held-coins = { $who } holds it with { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
cc-table-held-chips = { $who } holds it with { $coins ->
    [0] no chips
    [one] { $coins } chip
   *[other] { $coins } chips
 }.
cc-table-feint = It is your feint; only you know.
cc-table-safe = Nobody can double it this year.
cc-table-least-coins = { $least ->
    [one] { $least } coin or more bumps it.
   *[other] { $least } coins or more bump it.
 }
cc-table-least-chips = { $least ->
    [one] { $least } chip or more bumps it.
   *[other] { $least } chips or more bump it.
 }
cc-table-chance = By what you have seen it scores with a chance of { $percent }%, { $worth } points on average.
cc-table-chance-own = Your crown here scores with a chance of { $percent }%, { $worth } points on average.
cc-table-chance-next = A crown placed here now scores with a chance of { $percent }%, { $worth } points on average.
cc-table-how-many-coins = How many coins go under the crown
cc-table-how-many-chips = How many chips go under the crown
cc-table-how-many-stacks = How many stacks to buy
cc-table-fewer-coins = One coin fewer
cc-table-more-coins = One coin more
cc-table-fewer-chips = One chip fewer
cc-table-more-chips = One chip more
cc-table-stop-none = Nothing
cc-table-stop-least = Least: { $coins }
cc-table-stop-safe = Safe: { $coins }
cc-table-stop-all = All: { $coins }
cc-table-is-feint = This crown is my feint
cc-table-will-be-safe = Nobody can double this
cc-table-can-be-doubled = This can still be bumped
cc-table-purses-coins = Free coins after this bet
cc-table-purses-chips = Free chips after this bet
cc-table-total = total
cc-table-year-column = Year { $year }
cc-table-see-year = How year { $year } was counted
cc-table-chips-result = chips
cc-table-secrets = What you have seen this year
cc-table-no-secrets = No card has been shown to you alone this year.
cc-table-secret-shared = { $noble }, with { $other }, since the year began
cc-table-secret-alone = { $noble }, you alone, since the year began
cc-table-feint-hand = Your feint is still in your hand.
cc-table-feint-on = Your feint stands on: { $region }.
cc-table-wishes = Where everybody has bet this year
cc-table-no-wishes = Nobody has bet yet.
cc-table-bumped = bumped
cc-table-years-gone = Years gone by
cc-table-years-covered = Year { $year }: the cards are covered.

# Why a move cannot be made
cc-why-not-in-deck = No such card is left in the deck.
cc-why-own-crown = Your own crown already stands on the { $region }.
cc-why-coinless = There are no coins in a coinless court.
cc-why-too-many-coins = You have { $free } to spend, not { $coins }.
cc-why-too-few-coins = The { $region } is held with { $stack }: it takes { $least } or more to bump it.
cc-why-no-feints = There are no feints in this game.
cc-why-feint-placed = Your feint already stands on the board.
cc-why-must-be-feint = Your three plain crowns are on the board: this one is the feint.
cc-why-broke = You have no chips to stay with: buy a stack or leave.
cc-why-stacks = You may buy 1 to { $most } stacks at a time.
cc-why-no-region = There is no region “{ $region }”. The nearest name is “{ $nearest }”.
cc-why-write-so = Write a bet as “bet king 3”: a region and how many { $stack ->
    [chips] chips
   *[coins] coins
 }.{ $feints ->
    [yes] {" "}For your feint add “feint”.
   *[no] {""}
 }
cc-why-write-so-coinless = Write a bet as “bet king”: only the region.{ $feints ->
    [yes] {" "}For your feint add “feint”.
   *[no] {""}
 }

# The opponents
cc-bot-novice-about = Counts the cards it can see today, its own secrets among them, and leaves the morrow to the morrow.
cc-bot-courtier-about = Plays the year through in its head before it lays down a crown: who will bump whom, and what that leaves to spend.
cc-bot-master-about = Listens to every bet until your face-down cards might as well lie open, and pays one coin more than you can double.

# Why a bet is worth thinking of
cc-hint-sure = Whatever still comes, a crown on the { $region } scores.
cc-hint-chance = By all that you have seen, a crown on the { $region } scores with a chance of { $percent }%.
cc-hint-secret = Your face-down cards make the { $region } better than others can see.
cc-hint-whisper = The bets of { $who } and { $other } speak for the { $noble } between them.
cc-hint-whisper-alone = The bets of { $who } speak for the { $noble } in their hand.
cc-hint-safe = Nobody can double this stack, whatever comes back to them.
cc-hint-bait = Everybody wants it: whoever bumps you pays, and your crown comes home with all that lay under it.
cc-hint-free = It costs nothing and saves your stack for better places.
cc-hint-bump = It drives { $whom } from a good place.
cc-hint-first = Nobody stands there before you.
cc-hint-feint = A crown on the { $region } that scores nothing, but that others will believe.
cc-hint-stay = Your chips are enough for another year.
cc-hint-rebuy = More chips make your stacks harder to double.
cc-hint-leave = What you carry away nobody can win back.
cc-hint-share = The victory is yours to share now; another year may give it to somebody else.
cc-hint-another-year = Another year may make the victory yours alone.
