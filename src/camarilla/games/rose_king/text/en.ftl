# The Rose King in English.

rk-title = The Rose King
rk-line = Two roses, one crown, no way back.

rk-seat-1 = Red
rk-seat-2 = White

# What is asked of a player
rk-ask = Play a card, draw, or send a hero.
rk-ask-pass = You can neither play, draw nor send a hero: you must pass.

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
