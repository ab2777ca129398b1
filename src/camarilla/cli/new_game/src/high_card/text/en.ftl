highcard-title = High Card
highcard-line = One secret card each, and bids that everybody hears
highcard-goal = Have the most coins at the end; rounds: { $rounds }.

highcard-rounds = Rounds
highcard-rounds-help = How many rounds are played.

highcard-ask = Bid up to { $most }.
highcard-do-bid = Bid { $low } to { $high }
highcard-do-bid-at = Bid { $number }

highcard-dealt-you = You are dealt card { $card }.
highcard-dealt = { $who } is dealt a card.
highcard-bids = { $who } bids { $coins }.
    .who-you = You bid { $coins }.
highcard-shows = { $who } shows { $card }.
    .who-you = You show { $card }.
highcard-takes = { $who } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

highcard-show-round = Round
highcard-show-coins = coins
highcard-show-bids = bid
highcard-show-shown = last shown
highcard-show-card = your card

highcard-bot-novice-about = Looks one bid ahead.
highcard-bot-courtier-about = Imagines the cards that it cannot see, and plays them out.
