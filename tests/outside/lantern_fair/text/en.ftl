lf-title = Lantern Fair
lf-line = Hang lanterns, walk the lane, bet on hidden dice.
lf-goal = Walk farthest down the lane: you stand at { $place }.

lf-ask = Hang a lantern, bet on the dice, give coins or rest.

lf-do-hang = Hang the { $card } on { $square }
lf-do-bet = Bet on { $quantity } × { $face }
lf-do-give = Give { $seat } { $low } to { $high } coins
lf-do-give-at = Give { $seat } { $number ->
    [one] one coin
   *[other] { $number } coins
}
lf-do-rest = Rest and find a coin

lf-hang = { $who } hangs the { $card } on { $square }.
lf-bet = { $who } bets on { $quantity } × { $face }.
lf-give = { $who } gives { $seat } coins: { $number }.
lf-rest = { $who } rests.
lf-deal = { $who } gets something.
lf-deal-card = You get the { $card }.
lf-deal-die = Your die shows { $face }.
lf-won-bet = { $who } wins the bet.
lf-quiet = The fair begins.

lf-card-sun = Sun
lf-card-moon = Moon
lf-card-star = Star

lf-kind-hang = Hang
lf-kind-bet = Bet
lf-kind-give = Give
lf-kind-rest = Rest
lf-part-seat = To whom

lf-show-round = Round
lf-show-deck = Lanterns left
lf-show-lanterns = The square
lf-show-bets = Bets
lf-show-bet = The bet
lf-show-seat = Who
lf-show-quantity = Dice
lf-show-face = Face
lf-show-lane = The lane
lf-show-coins = Coins
lf-show-dice-shown = Dice
lf-show-news = News
lf-show-hand = Your lanterns
lf-show-dice = Your dice
lf-show-place = Your place
