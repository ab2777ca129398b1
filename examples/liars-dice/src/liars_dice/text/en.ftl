ld-title = Liar’s Dice
ld-line = Dice under cups, bids that grow, and somebody who will not believe you

ld-option-dice = Dice per player
ld-option-dice-help = How many everybody begins with
ld-option-wild = Ones are wild
ld-option-wild-help = A one counts as any face that is bid
ld-option-spot-on = Spot on
ld-option-spot-on-help = You may also call the last bid exactly right: everybody else then loses a die, or you do
ld-option-loss = A lost doubt costs
ld-option-loss-help = One die, or as many as the bid was off (at least one)

# The faces, as they are counted
ld-face-1 = ones
    .one = one
ld-face-2 = twos
    .one = two
ld-face-3 = threes
    .one = three
ld-face-4 = fours
    .one = four
ld-face-5 = fives
    .one = five
ld-face-6 = sixes
    .one = six

# What is asked
ld-ask-first = You begin the round: make a bid.
ld-ask = { $who } bids { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }. Raise the bid or doubt it.

# What may be done
ld-do-bid = Bid { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }
ld-do-doubt = Doubt
ld-do-spot-on = Call it spot on

# Why not
ld-why-low = Bid more than { $bid }: a greater quantity, or the same of a higher face.
ld-why-high = There are only { $dice } dice on the table.
ld-why-no-bid = There is no bid to call yet: begin with one, such as 2x5.
ld-why-no-spot-on = Spot-on calls are not played at this table.

# What happened
ld-round = Round { $round }: { $dice } dice on the table, { $who } begins.
ld-your-dice = Your dice: { $dice }.
ld-bid = { $who } bids { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }.
ld-called-doubt = { $who } doubts that there are { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }, as { $whom } bid.
ld-called-spot-on = { $who } says there are exactly { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }, as { $whom } bid.
ld-shows = { $who } has { $dice }.
ld-count = { $quantity ->
    [0] There are no { $face }.
    [one] There is { $quantity } { $face-one }.
   *[other] There are { $quantity } { $face }.
 }
ld-loses = { $who } loses { $dice ->
    [one] a die
   *[other] { $dice } dice
 }.
ld-out = { $who } is out.
ld-wins = { $who } wins: nobody else has dice.

# The table in letters
ld-head = Round { $round }, { $dice } dice{ $wild ->
    [yes] , ones are wild
   *[no] {""}
 }
ld-bid-short = { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }
ld-odds = By your dice the bid is true with a chance of { $chance }%.
ld-last-doubt = Last round: { $who } doubted { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }, the bid of { $whom }; there { $count ->
    [0] were none
    [one] was { $count }
   *[other] were { $count }
 }.
ld-last-spot-on = Last round: { $who } called { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }, the bid of { $whom }, spot on; there { $count ->
    [0] were none
    [one] was { $count }
   *[other] were { $count }
 }.

# The board in the browser
ld-goal = Be the last with dice
ld-show-bids = Bids of this round
ld-show-bid = The bid
ld-show-seat = By
ld-show-quantity = How many
ld-show-face = Face
ld-show-round = Round
ld-show-left = Dice
ld-show-shown = Last round
ld-show-last = Last round
ld-show-dice = Your dice
ld-show-odds = Odds
ld-kind-bid = Bid
ld-kind-doubt = Doubt
ld-kind-spot-on = Spot on
ld-part-quantity = How many
ld-part-face = Face

ld-bot-novice-about = Believes whatever is more likely than not.
ld-bot-master-about = Knows the odds, reads bids, and bluffs now and then.
