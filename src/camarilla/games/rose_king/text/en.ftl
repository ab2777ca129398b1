# The Rose King in English.

rk-title = The Rose King
rk-line = Two roses, one crown, no way back.

rk-seat-1 = Red
rk-seat-2 = White

# What is asked of a player
rk-ask = Play a card, draw, or send a hero.
rk-ask-pass = You can neither play, draw nor send a hero: you must pass.

# What can be done
rk-do-play = Play { $card }: the crown goes to { $square }
rk-do-hero = Send a hero with { $card } and turn the rose on { $square }
rk-do-draw = Draw a card
rk-do-pass = Pass

# What happens
rk-dealt = { $who } receives { $card }.
rk-new-deck = The deck is empty: the played cards are shuffled into a new one.
rk-play = { $who } plays { $card }: the crown goes to { $square }.
rk-hero = { $who } sends a hero with { $card } and turns the rose on { $square }.
rk-draw = { $who } draws a card.
rk-pass = { $who } can do nothing and passes.
rk-end-stones = The last rose has been placed. The game is over.
rk-end-stuck = Neither side can move any more. The game is over.
rk-count = { $who }: { $sum } = { $score }.
rk-tie-largest = The sums are equal; the larger region decides.
rk-tie-stones = Sums and largest regions are equal; the number of roses decides.
rk-wins = { $who } wins.
rk-drawn-game = All is equal: a draw.

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
 } in the deck, { $discards } played.

# Why a move cannot be made
rk-hero-mark = *
rk-why-not-in-deck = That card is not in the deck.
rk-why-hand-full = Your hand is full: { $most } cards are the most you may hold.
rk-why-no-pass = You may pass only when you can do nothing else.
rk-why-not-in-hand = You do not hold the card { $card }.
rk-why-off-board = { $card } would take the crown off the board.
rk-why-own-rose = { $card } leads to { $square }, where your own rose stands.
rk-why-needs-hero = An enemy rose stands on { $square }: it takes a hero, { $card }{ $hero }.
rk-why-no-hero-left = An enemy rose stands on { $square }, and you have no hero left.
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
    [hero] , to { $square }: a rose of the other side, it takes a hero.
    [own] , to { $square }: a rose of the same side stands there.
    [no-hero] , to { $square }: a rose of the other side, and no hero is left.
   *[off] : off the board.
 }
rk-then = Score then: Red { $red }, White { $white }.
rk-square = { $square }: { $stands ->
    [red] a red rose, region of { $size }
    [white] a white rose, region of { $size }
   *[free] free
 }{ $crown ->
    [yes] , with the crown
   *[no] {""}
 }.
rk-reach = { $who } gets here with { $card }.
rk-draw-here = Draw a card; { $deck ->
    [one] { $deck } is
   *[other] { $deck } are
 } in the deck
rk-heroes = Heroes: { $left } of { $all } left
rk-regions = { $count ->
    [one] One region of { $size }: { $size }² = { $points }
   *[other] { $count } regions of { $size }: { $count } × { $size }² = { $points }
 }
rk-cards = Where the cards are
rk-cards-line = Both hands are open, so what is still in the deck is known too; only its order is not.
rk-card-deck = in the deck
rk-card-played = played
rk-card-hand = in the hand of { $who }
rk-largest = Largest region
rk-roses = Roses

# The opponents
rk-bot-novice-about = Tends its own roses, sees the next answer coming, and the one after that too late.
rk-bot-courtier-about = Counts a few moves ahead, joins what can be joined, and keeps a hero for the day it hurts.
rk-bot-master-about = Knows from a thousand games which gardens win; its heroes cut where your largest region is thinnest.

# Why a move is worth thinking of
rk-hint-joins = Joins { $regions } regions into one of { $size } roses: { $points } points more.
rk-hint-grows = The region grows to { $size } roses: { $points } points more.
rk-hint-denies = Takes a square that would have brought the other side { $points } points.
rk-hint-cuts = The hero cuts a region apart: the other side loses { $points } points.
rk-hint-turns = The turned rose costs the other side { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
rk-hint-strands = From { $square } the other side can play no card.
rk-hint-quiet = From { $square } the other side gains little: { $points ->
    [0] nothing, unless a hero goes
    [one] { $points } point at most
   *[other] { $points } points at most
 }.
rk-hint-way = Leads the crown to { $square }, where the way goes on.
rk-hint-draw = Your hand grows to { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
rk-hint-waits = The other side can do little from here, so there is time to draw.
rk-hint-last = Places the last rose, and the count is yours.
rk-hint-pass = Nothing else can be done.
