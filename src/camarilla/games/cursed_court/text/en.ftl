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
cc-option-remembers-help = The cards of a year sit out the next one. The discards lie face up, or face down and must be remembered.
cc-option-remembers-no = off
cc-option-remembers-open = discards face up
cc-option-remembers-hidden = discards face down
cc-option-coinless = The Coinless Court
cc-option-coinless-help = No coins, no bumping: players share regions, and each later crown scores one point less.
cc-option-exchange = The Great Exchange
cc-option-exchange-help = Chips replace coins and carry over: whoever scores most in a year wins all chips staked. Play until one player is left, or as a cash game.
cc-option-exchange-no = off
cc-option-exchange-elimination = until one player is left
cc-option-exchange-cash = cash game
cc-option-masquerade = The Royal Masquerade
cc-option-masquerade-help = One of your four crowns is a feint. Only you know which, and it scores nothing.
cc-option-years = Years
cc-option-years-help = How many years you play; the rulebook says three.
cc-option-limit = Year limit
cc-option-limit-help = The Great Exchange ends after this many years; 0 for no limit.
cc-option-limit-0 = no limit
cc-option-ties = Ties
cc-option-ties-help = A tie for the lead is a shared victory, or everyone plays another year, or the tied players decide when it happens.
cc-option-ties-shared = shared victory
cc-option-ties-another-year = another year
cc-option-ties-ask = the tied players decide
cc-option-odds = Show the odds
cc-option-odds-help = Each player sees how likely each region is to score, from what that player has seen.

# What is asked of a player
cc-ask-coins = Bet on a free region, or bump a crown with twice its coins.
cc-ask-chips = Bet on a free region, or bump a crown with twice its chips.
cc-ask-coinless = Bet on any region where you have no crown. The earlier, the better.
cc-ask-between = Before the next year: stay with your { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }, buy up to { $most } stacks of { $stack }, or leave?
cc-ask-broke = You have no chips left: buy up to { $most } stacks of { $stack }, or leave?
cc-ask-tied = You are tied for the lead. Share the victory, or play another year? It is shared only if everyone who is tied agrees.

# What may be done
cc-do-bet = { $feint ->
    [yes] Feint
   *[no] Bet
 } on the { $region }{ $high ->
    [0] {""}
   *[other] , up to { $high }
 }
cc-do-bump = { $feint ->
    [yes] Feint
   *[no] Bet
 } on the { $region } (bumps { $seat }), { $low } to { $high }
cc-do-bet-at = { $feint ->
    [yes] Feint
   *[no] Bet
 } { $number } on the { $region }
cc-do-bump-at = { $feint ->
    [yes] Feint
   *[no] Bet
 } { $number } on the { $region } (bumps { $seat })
cc-do-place = { $feint ->
    [yes] Feint
   *[no] Bet
 } on the { $region }
cc-do-stay = Stay
cc-do-rebuy = Buy { $low } to { $high } stacks
cc-do-rebuy-at = Buy { $number ->
    [one] { $number } stack
   *[other] { $number } stacks
 }
cc-do-leave = Leave the table
cc-do-share = Share the victory
cc-do-another-year = Play another year

# What happens
cc-marker = { $who } gets the first wager marker.
cc-year = Year { $year } begins.
cc-sits-out = Last year’s cards sit this year out.
cc-laid = A card is dealt face down between { $who } and { $other }.
cc-laid-alone = { $who } is dealt a card, face down.
cc-your-card = You are dealt the { $noble }, face down.
cc-your-shared-card = The card between { $who } and { $other } is the { $noble }. Nobody else knows it.
cc-season = { $season }: { $who } has the marker and bets first.
cc-face-up = The { $noble } appears at court.
cc-bet-coins = { $coins ->
    [0] { $who } bets no coins on the { $region }.
    [one] { $who } bets { $coins } coin on the { $region }.
   *[other] { $who } bets { $coins } coins on the { $region }.
 }
cc-bet-chips = { $coins ->
    [0] { $who } bets no chips on the { $region }.
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
cc-place = { $who } bets on the { $region }.
cc-join = { $who } joins the others on the { $region }.
cc-your-feint = This crown is your feint. Only you know.
cc-year-ends = Year { $year } is over.
cc-unmasked = Unmasked: { $who }’s crown on the { $region } was a feint.
cc-turned = Turned face up: the { $noble }{ $copies ->
    [1] .
   *[other] { " " }× { $copies }.
 }
cc-scores = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } on the { $region }.
cc-gain = { $who }: +{ $gain } this year, { $points } in total.
cc-gain-year = { $who }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
 } this year.
cc-takes-pot = { $who } takes the pot: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-takes-part = { $who } takes an equal share of the pot: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-pot-stays = { $chips ->
    [one] { $chips } odd chip carries
   *[other] { $chips } odd chips carry
 } over to the next pot.
cc-out = { $who } has no chips left and is out.
cc-will-sit-out = These cards sit out the next year.
cc-tied = The lead is tied. The tied players decide: share the victory, or play another year.
cc-would-share = { $who } would share the victory.
cc-wants-another-year = { $who } wants another year.
cc-another-year = The lead is tied: everyone plays another year.
cc-stays = { $who } stays.
cc-rebuys = { $who } buys { $chips } more chips.
cc-leaves = { $who } leaves the table with { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-end = The game is over.
cc-result-chips = { $who }: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.
cc-result-cash = { $who }: net result { $chips }.
cc-wins = { $who } wins.
cc-shares = { $who } shares the victory.

# The board in letters
cc-board-year = Year { $year } of { $years }
cc-board-year-open = Year { $year }
cc-board-marker = marker: { $who }
cc-board-face-down = Face down:
cc-board-deck = Deck { $deck }
cc-board-left-out = Sitting out:
cc-board-left-out-hidden = Sitting out: { $cards } cards, face down
cc-board-pot = In the pot: { $chips }
cc-board-agreed = Would share the victory:
cc-board-seat = Seat
cc-board-points = points
cc-board-free = left
cc-board-staked = staked
cc-board-crowns = crowns
cc-board-bought = bought
cc-board-cashed = cashed out
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
cc-table-legend = What the marks mean
cc-table-you-know = You know
cc-table-since = Since your turn
cc-table-marker = The first wager marker
cc-table-carry = Drag this crown to a region, or tap the region
cc-table-crowns = { $crowns } of 4 crowns on the board
cc-table-secret = { $noble }, face down; { $seats ->
    [1] only you know it
   *[other] only you and { $other } know it
 }
cc-table-covered = A card face down, { $seats ->
    [1] seen by { $who } alone
   *[other] seen by { $who } and { $other } alone
 }
cc-table-ladder = Scores { $points } for one, two, three, four cards.
cc-table-open = { $open ->
    [0] None face up.
    [one] { $open } copy face up.
   *[other] { $open } copies face up.
 }
cc-table-known = { $known } more face down, known to you.
cc-table-aside = { $aside ->
    [one] { $aside } sits this year out.
   *[other] { $aside } sit this year out.
 }
cc-table-set = { $nobles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if all are at court.
cc-table-missing = Not seen yet: { $nobles }.
cc-table-complete = You can already see them all.
cc-table-crown = { $mine ->
    [yes] Crown { $place } is yours.
   *[no] Crown { $place } is { $who }’s.
 }
cc-table-held-coins = { $mine ->
    [yes] You hold it with
   *[no] { $who } holds it with
 } { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
cc-table-held-chips = { $mine ->
    [yes] You hold it with
   *[no] { $who } holds it with
 } { $coins ->
    [0] no chips
    [one] { $coins } chip
   *[other] { $coins } chips
 }.
cc-table-feint = Your feint; only you know.
cc-table-safe = Nobody can double it this year.
cc-table-least-coins = { $least ->
    [one] Bump it with { $least } coin or more.
   *[other] Bump it with { $least } coins or more.
 }
cc-table-least-chips = { $least ->
    [one] Bump it with { $least } chip or more.
   *[other] Bump it with { $least } chips or more.
 }
cc-table-chance = { $percent }% likely to score, worth { $worth } on average.
cc-table-chance-own = Your crown here is { $percent }% likely to score, worth { $worth } on average.
cc-table-chance-next = A crown placed here now is { $percent }% likely to score, worth { $worth } on average.
cc-table-how-many-coins = Coins to stake
cc-table-how-many-chips = Chips to stake
cc-table-how-many-stacks = Stacks to buy
cc-table-fewer-coins = One coin fewer
cc-table-more-coins = One coin more
cc-table-fewer-chips = One chip fewer
cc-table-more-chips = One chip more
cc-table-fewer-stacks = One stack fewer
cc-table-more-stacks = One stack more
cc-table-stop-least = Least
cc-table-stop-safe = Safe
cc-table-stop-all = All
cc-table-is-feint = This crown is my feint
cc-table-total = total
cc-table-year-column = Year { $year }
cc-table-see-year = How year { $year } was counted
cc-table-chips-result = chips
cc-table-secrets = What you have seen this year
cc-table-no-secrets = You have seen no face-down card this year.
cc-table-secret-shared = { $noble }, with { $other }, since the year began
cc-table-secret-alone = { $noble }, you alone, since the year began
cc-table-feint-hand = Your feint is not on the board yet.
cc-table-feint-on = Your feint is on the { $region }.
cc-table-wishes = Bets this year
cc-table-no-wishes = No bets yet.
cc-table-bumped = bumped
cc-table-years-gone = Past years
cc-table-years-covered = Year { $year }: the cards are face down.

# The goal and how it stands
cc-goal-crown = Year { $year }{ $years ->
    [0] {""}
   *[other] {" "}of { $years }
 }, { $season }: crown { $crown } of { $due } · deck { $deck }
cc-goal-season = Year { $year }{ $years ->
    [0] {""}
   *[other] {" "}of { $years }
 }, { $season } · deck { $deck }
cc-goal-year = Year { $year }{ $years ->
    [0] {""}
   *[other] {" "}of { $years }
 } is over
cc-goal-counting = Year { $year } is over: the court is counted
cc-goal-start = { $years ->
    [0] Most points win
    [one] Most points in one year win
   *[other] Most points after { $years } years win
 }
cc-goal-ahead = You lead with { $most }{ $unit ->
    [chips] {" "}chips
   *[points] {" "}points
 }; { $who } has { $next }{ $pot ->
    [0] {""}
   *[other] {" "}· pot { $pot }
 }
cc-goal-level = You share the lead with { $most }{ $unit ->
    [chips] {" "}chips
   *[points] {" "}points
 }{ $pot ->
    [0] {""}
   *[other] {" "}· pot { $pot }
 }
cc-goal-behind = You { $mine }{ $unit ->
    [chips] {" "}chips
   *[points] {" "}points
 }, { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }; { $leaders ->
    [one] { $who } leads
   *[other] several lead
 } with { $most }{ $pot ->
    [0] {""}
   *[other] {" "}· pot { $pot }
 }
cc-goal-leader = { $who } leads with { $most }{ $unit ->
    [chips] {" "}chips
   *[points] {" "}points
 }{ $pot ->
    [0] {""}
   *[other] {" "}· pot { $pot }
 }
cc-goal-tie = The lead is tied at { $most }{ $unit ->
    [chips] {" "}chips
   *[points] {" "}points
 }{ $pot ->
    [0] {""}
   *[other] {" "}· pot { $pot }
 }

# In place of the question: a bet under way, a region, a place that was lost
cc-told-bet = { $feint ->
    [yes] Feint
   *[no] Bet
 } { $number } on the { $region }.
cc-told-bump = { $feint ->
    [yes] Feint
   *[no] Bet
 } { $number } on the { $region }: bumps { $seat }.
cc-told-place = { $feint ->
    [yes] Feint
   *[no] Bet
 } on the { $region }.
cc-told-feint = It scores nothing; only you know.
cc-told-sure = Sure to score, { $worth } on average.
cc-told-sure-set = Sure to score { $points }.
cc-told-chance = { $percent }% likely to score, { $worth } on average.
cc-told-safe = Nobody can bump you.
cc-told-unsafe = You can still be bumped.
cc-told-set = { $region }: { $nobles }. All at court: { $points } points.
cc-told-noble = { $region }: { $points } for one to four cards. { $open ->
    [0] None face up
   *[other] { $open } face up
 }{ $known ->
    [0] .
   *[other] , { $known } more known to you.
 }
cc-told-held = { $who } has { $coins } there: bump with { $least } or more.
cc-told-held-safe = { $who } has { $coins } there: nobody can double that.
cc-told-own = You have { $coins } there: { $least } or more bumps you.
cc-told-own-safe = You have { $coins } there: nobody can double that.
cc-told-bumped = { $who } took the { $region } from you{ $more ->
    [0] : place that crown again.
   *[other] , and you lost { $more } more: place those crowns again.
 }
cc-told-again-coins = A free region, or one held, for twice its coins.
cc-told-again-chips = A free region, or one held, for twice its chips.

# The end of a year, step by step
cc-stage-noble = { $region }, { $copies ->
    [0] not at court
    [1] once
    [2] twice
   *[other] { $copies } times
 }: { $points ->
    [0] { $who } scores nothing.
   *[other] { $who } scores { $points }.
 }
cc-stage-set = { $nobles } are at court: { $who } scores { $points } on the { $region }.
cc-stage-missing = { $region }: no { $nobles } at court. { $who } scores nothing.
cc-stage-sum = { $who }: { $count ->
    [1] {""}
   *[other] { $years } ={" "}
 }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# The legend
cc-legend-open = A card of this noble lies face up: a crown here scores this much
cc-legend-known = One more lies face down, and you know it
cc-legend-ladder = What a second, third or fourth card would make it
cc-legend-set = A set scores when all its nobles are at court: face up, known to you, not seen yet
cc-legend-crown = A crown in its owner’s colour
cc-legend-coins = Coins under a crown, or left in a purse
cc-legend-least = The least that bumps it: twice the coins
cc-legend-safe = Nobody can double it this year
cc-legend-feint = Your feint: it scores nothing
cc-legend-odds = How likely it is to score, from what you have seen
cc-legend-back = A face-down card that you do not know
cc-legend-secret = A face-down card that you know
cc-legend-changed = Changed since your turn
cc-legend-kin = Belongs to what you point at: a set’s nobles, a noble’s sets
cc-legend-points = Points
cc-legend-crowns = Crowns on the board, of four
cc-legend-aside = Cards of this noble that sit this year out
cc-legend-alone = Known to you alone

# Why a move cannot be made
cc-why-not-in-deck = No such card is left in the deck.
cc-why-own-crown = You already have a crown on the { $region }: choose another region.
cc-why-coinless = There are no coins in the Coinless Court: name only a region.
cc-why-too-many-coins = { $coins } is too much: you have { $free } left.
cc-why-too-few-coins = The { $region } has a stake of { $stack }: bump it with { $least } or more.
cc-why-no-feints = There are no feints in this game.
cc-why-feint-placed = Your feint is already on the board.
cc-why-must-be-feint = Your three plain crowns are on the board: the fourth must be the feint.
cc-why-broke = You have no chips to stay with: buy a stack or leave.
cc-why-stacks = You can buy 1 to { $most } stacks at a time.
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
cc-bot-novice-about = Counts only the cards it can see today, its own secrets included, and leaves tomorrow to tomorrow.
cc-bot-courtier-about = Plays the year through in its head before it bets: who will bump whom, and what that leaves to spend.
cc-bot-master-about = Listens to every bet until your face-down cards might as well lie open, and pays one coin more than you can double.

# Why a bet is worth thinking of
cc-hint-sure = A crown on the { $region } scores, whatever still comes.
cc-hint-chance = The { $region } is { $percent }% likely to score.
cc-hint-secret = Your face-down cards make the { $region } better than others can see.
cc-hint-whisper = The bets of { $who } and { $other } suggest that the { $noble } lies between them.
cc-hint-whisper-alone = { $who }’s bets suggest the { $noble } among their face-down cards.
cc-hint-safe = Nobody can double this stake, whatever returns to them.
cc-hint-bait = Everyone wants it: whoever bumps you pays, and you get your crown and stake back.
cc-hint-free = It costs nothing, and you keep everything for better places.
cc-hint-bump = Drives { $whom } from a good place.
cc-hint-first = You would be first there, so it scores in full.
cc-hint-feint = A crown on the { $region } scores nothing, but the others will believe it.
cc-hint-stay = Your chips are enough for another year.
cc-hint-rebuy = More chips make your stakes harder to double.
cc-hint-leave = Chips you cash out cannot be lost again.
cc-hint-share = The victory is yours to share now; another year may give it to someone else.
cc-hint-another-year = Another year may make the victory yours alone.
cc-differs-more = Stakes { $coins } more.
cc-differs-less = Stakes { $coins } less.
