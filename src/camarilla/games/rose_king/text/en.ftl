# The Rose King in English.

rk-title = The Rose King
rk-line = Two roses, one crown, no way back.

rk-seat-1 = Red
rk-seat-2 = White

# What is asked of a player
rk-ask = Play a card, draw, or send a hero.
rk-ask-pass = You cannot play, draw or send a hero: pass.

# What can be done
rk-do-play = Play { $card }: the crown goes to { $square }
rk-do-hero = Hero with { $card }: flip the rose on { $square }
rk-do-draw = Draw a card
rk-do-pass = Pass

# What happens
rk-dealt = { $who } gets { $card }.
rk-new-deck = The deck is empty: the discards are shuffled into a new one.
rk-play = { $who } plays { $card }: the crown goes to { $square }.
rk-hero = { $who } sends a hero with { $card } and flips the rose on { $square }.
rk-draw = { $who } draws a card.
rk-pass = { $who } has no move and passes.
rk-end-stones = The last rose is placed. The game is over.
rk-end-stuck = Neither player can move. The game is over.
rk-count = { $who }: { $sum } = { $score }.
rk-tie-largest = Scores are level; the largest region decides.
rk-tie-stones = Scores and largest regions are level; the number of roses decides.
rk-wins = { $who } wins.
rk-drawn-game = Everything is level: a draw.

# The board in letters
rk-side = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
 }, score { $score ->
    [0] 0
   *[other] { $sum } = { $score }
 }
rk-supply = { $stones ->
    [one] { $stones } rose
   *[other] { $stones } roses
 } left; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
 } in the deck, { $discards } discarded.

# Why a move cannot be made
rk-hero-mark = *
rk-why-not-in-deck = That card is not in the deck.
rk-why-hand-full = Your hand is full: the limit is { $most } cards.
rk-why-no-pass = You can still act, so you cannot pass.
rk-why-not-in-hand = You do not hold { $card }: play a card from your hand.
rk-why-off-board = { $card } would take the crown off the board.
rk-why-own-rose = { $card } leads to { $square }, where you already have a rose.
rk-why-needs-hero = { $square } holds an enemy rose: send a hero with { $card }{ $hero }.
rk-why-no-hero-left = { $square } holds an enemy rose, and you have no hero left.
rk-why-hero-on-empty = { $square } is free: play { $card } without a hero.

# The board of the page
rk-field = The board, north up
rk-hand = Open hand: { $who }
rk-crown-on = The crown stands on { $square }.
rk-stands = { $who }: { $regions }.
rk-card = { $card }, { $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
 } { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
 }{ $use ->
    [open] , to { $square }: free.
    [hero] , to { $square }: an enemy rose, needs a hero.
    [own] , to { $square }: a rose of the same colour.
    [no-hero] , to { $square }: an enemy rose, and no hero left.
   *[off] : off the board.
 }
rk-then = Score after: Red { $red }, White { $white }.
rk-square = { $square }: { $stands ->
    [red] red rose, region of { $size }
    [white] white rose, region of { $size }
   *[free] free
 }{ $crown ->
    [yes] , with the crown
   *[no] {""}
 }.
rk-reach = { $who } can reach { $square } with { $card }.
rk-draw-here = Draw a card; { $deck ->
    [one] { $deck } is
   *[other] { $deck } are
 } left in the deck
rk-heroes = Heroes: { $left } of { $all } left
rk-regions = { $count ->
    [one] { $count } region of { $size }: { $size }² = { $points }
   *[other] { $count } regions of { $size }: { $count } × { $size }² = { $points }
 }
rk-cards = Where the cards are
rk-cards-line = Both hands are open, so you also know what is left in the deck; only the order is hidden.
rk-card-name = { $card }
rk-card-deck = in the deck
rk-card-played = discarded
rk-card-hand = in { $who }’s hand
rk-largest = Largest region
rk-roses = Roses

# The goal, and the last count
rk-north = N
rk-foretold = { $words }, +{ $change } ({ $now } → { $then }).
rk-goal = Red { $red } : White { $white } · squares of regions
rk-goal-more = { $colour ->
    [red] Join your red roses into one big region
   *[white] Join your white roses into one big region
 }; { $stones ->
    [one] { $stones } rose left
   *[other] { $stones } roses left
 }
rk-goal-left = { $stones ->
    [one] { $stones } rose left
   *[other] { $stones } roses left
 }
rk-counted = { $who }: { $count ->
    [one] a region of { $size } is worth { $points }
   *[other] { $count } regions of { $size } are worth { $points }
 }, { $sum } in all.

# The opponents
rk-bot-novice-about = Tends its own roses, sees the next answer coming, and the one after that too late.
rk-bot-courtier-about = Counts a few moves ahead, joins what can be joined, and keeps a hero for the day it hurts.
rk-bot-master-about = Knows from a thousand games which gardens win; its heroes cut where your largest region is thinnest.

# Why a move is worth thinking of
rk-hint-joins = Joins { $regions } regions into one of { $size } roses: +{ $points }.
rk-hint-grows = The region grows to { $size } roses: +{ $points }.
rk-hint-denies = Takes a square worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } to your opponent.
rk-hint-cuts = The hero cuts a region in two: your opponent loses { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
rk-hint-turns = The flipped rose costs your opponent { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
rk-hint-strands = From { $square } your opponent can play no card.
rk-hint-quiet = From { $square } your opponent gains little: { $points ->
    [0] nothing without a hero
    [one] { $points } point at most
   *[other] { $points } points at most
 }.
rk-hint-way = Takes the crown to { $square } and keeps your options open.
rk-hint-draw = Your hand grows to { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
rk-hint-waits = Your opponent can do little from here, so there is time to draw.
rk-hint-last = Places the last rose while you are ahead.
rk-hint-pass = You have no other move.
rk-differs-keeps-hero = Keeps the hero.
rk-differs-spends-hero = Costs a hero.
rk-differs-more = { $points ->
    [one] { $points } point more at once.
   *[other] { $points } points more at once.
 }
rk-differs-less = { $points ->
    [one] { $points } point less at once.
   *[other] { $points } points less at once.
 }
