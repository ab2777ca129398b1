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
ld-amount = { $quantity ->
    [one] { $quantity } { $face-one }
   *[other] { $quantity } { $face }
 }
ld-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
 }
# What is asked
ld-ask-first = You begin the round: make a bid.
ld-ask = { $who } bids { ld-amount }. Raise the bid or doubt it.
ld-do-bid = Bid { ld-amount }
ld-do-doubt = Doubt
ld-do-spot-on = Call it spot on
ld-why-low = Bid more than { $bid }: a greater quantity, or the same of a higher face.
ld-why-high = There are only { $dice } dice on the table.
# What happened
ld-round = Round { $round }, { ld-dice }: { $who } begins.
ld-your-dice = Your dice: { $dice }.
ld-bid = { $who } bids { ld-amount }.
ld-called-doubt = { $who } doubts the bid of { $whom }: { ld-amount }.
ld-called-spot-on = { $who } calls the bid of { $whom } spot on: { ld-amount }.
ld-shows = { $who } has { $dice }.
ld-count = { $quantity ->
    [0] There are no { $face }.
    [one] There is { $quantity } { $face-one }.
   *[other] There are { $quantity } { $face }.
 }
ld-loses = { $who } loses { ld-dice }.
ld-out = { $who } is out.
ld-wins = { $who } wins: nobody else has dice.
ld-head = Round { $round }, { ld-dice }{ $wild ->
    [yes] , ones are wild
   *[no] {""}
 }
ld-odds = By your dice the bid is true with a chance of { $chance }%.
ld-last-doubt = { $who } doubted { ld-amount }, the bid of { $whom }; the count was { $count }.
ld-last-spot-on = { $who } called { ld-amount }, the bid of { $whom }, spot on; the count was { $count }.
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
