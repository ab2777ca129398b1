# Coach Ride to Devil’s Castle in English.

dc-title = Coach Ride to Devil’s Castle
dc-line = One coach, two secret societies, and nobody shows a true face.

# Options
dc-option-smuggling = Smuggling
dc-option-smuggling-help = Whoever trades an item away decides whether it takes effect; if not, it is not read out.
dc-option-divination = Divination
dc-option-divination-help = You may also declare that the other society holds what it needs; if right, yours wins.
dc-option-turns = Turn limit
dc-option-turns-help = The game is a draw after this many turns; 0 for no limit.
dc-option-turns-0 = no limit
dc-option-first = First player
dc-option-first-help = The seat that begins, 1 for seat A; 0 for a random seat.
dc-option-first-0 = random

# The passengers
dc-character-countess = the Countess
dc-character-major = the Major
dc-character-professor = the Professor
dc-character-singer = the Singer
dc-character-abbe = the Abbé
dc-character-merchant = the Merchant
dc-character-governess = the Governess
dc-character-captain = the Captain
dc-character-widow = the Widow
dc-character-student = the Student

dc-society-order = Order
    .full = Order of Open Secrets
    .the = the Order of Open Secrets
dc-society-brotherhood = Brotherhood
    .full = Brotherhood of True Lies
    .the = the Brotherhood of True Lies

# Items, and what they do
dc-item-key = key
    .a = a key
    .many = keys
    .text = The Order needs three.
    .short = Order
dc-item-goblet = goblet
    .a = a goblet
    .many = goblets
    .text = The Brotherhood needs three.
    .short = Brotherhood
dc-item-bag = bag
    .a = a bag
dc-item-bag-key = bag (key)
    .a = the bag with the key
    .text = When you trade it away: draw an item. Once the pile is empty, it counts as a key.
    .short = draws an item
dc-item-bag-goblet = bag (goblet)
    .a = the bag with the goblet
    .text = When you trade it away: draw an item. Once the pile is empty, it counts as a goblet.
    .short = draws an item
dc-item-dagger = dagger
    .a = the dagger
    .text = As attacker: +1.
    .short = attack +1
dc-item-gloves = gloves
    .a = the gloves
    .text = As defender: +1.
    .short = defence +1
dc-item-poison-ring = poison ring
    .a = the poison ring
    .text = As attacker or defender: you win a tie.
    .short = wins ties
dc-item-knives = throwing knives
    .a = the throwing knives
    .text = Supporting the attacker: +1.
    .short = backing attack +1
dc-item-whip = whip
    .a = the whip
    .text = Supporting the defender: +1.
    .short = backing defence +1
dc-item-tome = tome
    .a = the tome
    .text = When you trade it away: you may swap professions with the other trader; both turn face down.
    .short = swap professions
dc-item-cloak = cloak
    .a = the cloak
    .text = When you trade it away: you may swap your profession for any in the profession pile, face down.
    .short = new profession
dc-item-privilege = privilege
    .a = the privilege
    .text = When you trade it away: see all the other trader’s items.
    .short = see all items
dc-item-monocle = monocle
    .a = the monocle
    .text = When you trade it away: see the other trader’s society card.
    .short = see a society
dc-item-sextant = sextant
    .a = the sextant
    .text = When you trade it away: choose left or right; everyone passes an item of their choice that way.
    .short = all pass one on
dc-item-mirror = broken mirror
    .a = the broken mirror
    .text = Must be accepted. Nothing is read out in a trade with it.
    .short = must be taken
dc-item-pearl = black pearl
    .a = the black pearl
    .text = Must be accepted. Its holder cannot declare victory.
    .short = no declaring
dc-item-lodge-ring = lodge ring
    .a = the lodge ring
    .text = With three keys and goblets in your own hand, in any mix, you may declare and win alone.
    .short = win alone

# Professions, and what they do
dc-profession-thug = Thug
    .text = As attacker: +1.
dc-profession-grandmaster = Grand Master
    .text = As defender: +1.
dc-profession-bodyguard = Bodyguard
    .text = +1 for the side you support.
dc-profession-hypnotist = Hypnotist
    .text = As attacker: cancel one supporter, who takes no further part in this duel.
dc-profession-duelist = Duellist
    .text = Once, as attacker or defender: nobody else takes part, and you get +1.
dc-profession-alchemist = Alchemist
    .text = Once, in a duel of others: decide who wins.
dc-profession-doctor = Doctor
    .text = Once, after a duel: its outcome is cancelled.
dc-profession-priest = Priest
    .text = Once, except as attacker: the duel is cancelled; an attacker with two or more items gives you one.
dc-profession-diplomat = Diplomat
    .text = Once, on your turn: name a player and an item. If they hold it, they must trade it for an item of your choice. If not, you see all their items, and your turn is over.
dc-profession-clairvoyant = Clairvoyant
    .text = Once, on your turn: look through the item pile and put two items on top.

# What is asked of a player
dc-ask-turn = Spy, offer a trade, attack a player, or declare victory.
dc-ask-turn-undeclared = Spy, offer a trade, or attack a player.
dc-ask-answer = { $who } offers you { $item-a }: accept and give something for it, or refuse.
dc-ask-must-accept = { $who } offers you { $item-a }, which nobody can refuse: what do you give for it?
dc-ask-must-refuse = { $who } offers you { $item-a }. You hold only a bag, and a bag is never given for a bag: refuse.
dc-ask-demand = { $who } asks you for { $item-a }: answer truthfully.
dc-ask-returning = { $who } must give you { $item-a }: what do you give for it?
dc-ask-texts = Should the item you gave away take effect? Both traders are always asked.
dc-ask-tome = The tome: swap professions with { $other }?
dc-ask-cloak = The cloak: take one of these professions, or keep your own.
dc-ask-sextant-way = The sextant: which way does everyone pass an item?
dc-ask-sextant = The sextant: choose what to pass to { $other }. Everyone chooses at the same time.
dc-ask-overflow = Your hand limit is { $limit }: give an item away.
dc-ask-support = { $who } attacks { $other }: whom do you support? The others decide at the same time.
dc-ask-defence = { $who } attacks you. Stop the duel as the Priest?
dc-ask-hypnosis = Hypnotise one of the supporters?
dc-ask-toll = The Priest has stopped you: choose an item for { $other }.
dc-ask-powers = { $swords } against { $shields }: use a card or a token, or pass.
dc-ask-powers-decided = { $swords } against { $shields }; the Alchemist has decided that { $who } wins: use a card or a token, or pass.
    .who-you = { $swords } against { $shields }; the Alchemist has decided that you win: use a card or a token, or pass.
dc-ask-doctor = { $who } wins the duel. Cancel the result as the Doctor?
    .who-you = You win the duel. Cancel the result as the Doctor?
dc-ask-doctor-tie = The duel is a tie. Cancel the result as the Doctor?
dc-ask-reward = You win the duel: look at { $other }’s society card, or search their items?
dc-ask-taking = Take one of { $other }’s items.
dc-ask-giving-back = It was { $other }’s last item: give one of yours in return.
dc-ask-ordering = Clairvoyant: choose two items to put on top of the pile, the first one uppermost.

# What may be done
dc-do-spy = Spy on { $seat }
dc-do-offer = Offer { $item-a } to { $seat }
dc-do-duel = Attack { $seat }
dc-do-diplomat = As the Diplomat, ask { $seat } for { $item-a }
dc-do-clairvoyant = As the Clairvoyant, look through the item pile
dc-do-top = Put { $item-a } on top, then { $next-a }
dc-do-declare = { $count ->
    [0] Declare victory: you hold everything
   *[other] Declare victory with { $names }
 }
dc-do-divine = Declare that { $names } { $count ->
    [one] holds
   *[other] hold
 } what the other society needs
dc-do-ring = Declare victory alone with the lodge ring
dc-do-refuse = Refuse
dc-do-accept = Accept and give { $item-a }
dc-do-yield = Hand over { $item-a }
dc-do-nothing = I have none
dc-do-return = Give { $item-a } for it
dc-do-speak = Let it take effect
dc-do-hush = Keep it hidden
dc-do-swap = Swap professions
dc-do-keep = Leave things as they are
dc-do-cloak = Become the { $profession }
dc-do-left = To the left
dc-do-right = To the right
dc-do-hand = Pass { $item-a }
dc-do-gift = Give { $item-a } to { $seat }
dc-do-swords = Support the attacker
dc-do-shields = Support the defender
dc-do-no = No
dc-do-use = Reveal the { $profession }
dc-do-hypnotise = Hypnotise { $seat }
dc-do-token = Add a duel token
dc-do-show = Show { $item-a }
dc-do-alchemist = As the Alchemist, let { $seat } win
dc-do-pass = Pass
dc-do-society = Look at the society card
dc-do-search = Search their items
dc-do-take = Take { $item-a }
dc-do-back = Give { $item-a } in return
dc-do-pay = Give { $item-a }

# What is answered for a player, where it is no question
dc-forced-no = Nothing to decide here.
dc-forced-pass = You have nothing to use here: you pass.
dc-forced-nothing = You do not have it, and say so.

# What happens
dc-turn = Turn { $turn }: { $who }.
    .who-you = Turn { $turn }: you.
dc-first = { $who } has travelled farthest and begins.
    .who-you = You have travelled farthest and begin.
dc-laid-aside = One item is set aside, unseen, for the deal.
dc-dealt-society = { $who } belongs to { $society-the }.
    .who-you = You belong to { $society-the }.
dc-dealt-society-hidden = { $who } is dealt a society card.
dc-dealt-profession = { $who } is the { $profession }.
    .who-you = You are the { $profession }.
dc-dealt-profession-hidden = { $who } is dealt a profession.
dc-dealt-item = { $who } is dealt { $item-a }.
    .who-you = You are dealt { $item-a }.
dc-dealt-item-hidden = { $who } is dealt an item.
dc-did-choose-support = { $who } secretly chooses a side.
dc-did-choose-defence = { $who } secretly decides whether to stop the duel.
dc-did-choose-doctor = { $who } secretly decides whether to cancel the result.
dc-did-choose-sextant = { $who } secretly chooses an item to pass on.
dc-did-choose-texts = { $who } secretly decides whether the given item takes effect.
dc-did-no-hypnosis = { $who } does not act as the Hypnotist.
    .who-you = You do not act as the Hypnotist.
dc-chose-swords = { $who } secretly supports the attacker.
    .who-you = You secretly support the attacker.
dc-chose-shields = { $who } secretly supports the defender.
    .who-you = You secretly support the defender.
dc-chose-no = { $who } secretly decides to do nothing.
    .who-you = You secretly decide to do nothing.
dc-chose-use = { $who } secretly decides to reveal the { $profession }.
    .who-you = You secretly decide to reveal the { $profession }.
dc-chose-hand = { $who } secretly chooses { $item-a } to pass.
    .who-you = You secretly choose { $item-a } to pass.
dc-did-spy = { $who } spies on { $other }.
    .who-you = You spy on { $other }.
    .other-you = { $who } spies on you.
dc-did-yield = { $who } has it.
    .who-you = You have it.
dc-did-yield-bag = { $who } has it: { $item-a }.
    .who-you = You have it: { $item-a }.
dc-did-keep = { $who } leaves things as they are.
    .who-you = You leave things as they are.
dc-did-left = { $who } chooses left; everyone passes an item.
    .who-you = You choose left; everyone passes an item.
dc-did-right = { $who } chooses right; everyone passes an item.
    .who-you = You choose right; everyone passes an item.
dc-did-token = { $who } adds a duel token for { $other }.
    .who-you = You add a duel token for { $other }.
    .other-you = { $who } adds a duel token for you.
dc-did-token-own = { $who } adds a duel token.
    .who-you = You add a duel token.
dc-did-decide = { $who } decides that { $other } wins.
    .who-you = You decide that { $other } wins.
    .other-you = { $who } decides that you win.
dc-did-pass = { $who } passes.
    .who-you = You pass.
dc-note-spied = { $who } sees { $item-a } in { $other }’s hand.
    .who-you = You see { $item-a } in { $other }’s hand.
    .other-you = { $who } sees { $item-a } in your hand.
dc-note-spied-hidden = { $who } sees an item in { $other }’s hand.
dc-note-offered = { $who } offers { $other } { $item-a }.
    .who-you = You offer { $other } { $item-a }.
    .other-you = { $who } offers you { $item-a }.
dc-note-offered-hidden = { $who } offers { $other } an item, face down.
dc-note-refused = { $who } refuses { $other }’s offer.
    .who-you = You refuse { $other }’s offer.
    .other-you = { $who } refuses your offer.
dc-note-got-token = { $who } takes a duel token.
    .who-you = You take a duel token.
dc-note-traded = { $who } gives { $other } { $given-a } for { $returned-a }.
    .who-you = You give { $other } { $given-a } for { $returned-a }.
    .other-you = { $who } gives you { $given-a } for { $returned-a }.
dc-note-traded-hidden = { $who } and { $other } swap items.
dc-note-read = { $other } reads out what { $who } gave: { $item-a }.
    .who-you = { $other } reads out what you gave: { $item-a }.
    .other-you = You read out what { $who } gave: { $item-a }.
dc-note-drew = { $who } draws { $item-a }.
    .who-you = You draw { $item-a }.
dc-note-drew-hidden = { $who } draws an item.
dc-note-gave = { $who } is over the hand limit and gives { $other } { $item-a }.
    .who-you = You are over the hand limit and give { $other } { $item-a }.
    .other-you = { $who } is over the hand limit and gives you { $item-a }.
dc-note-gave-hidden = { $who } is over the hand limit and gives { $other } an item.
dc-note-paid = { $who } gives { $item-a } to { $other }, the Priest.
    .who-you = You give { $item-a } to { $other }, the Priest.
    .other-you = { $who } gives { $item-a } to you, the Priest.
dc-note-paid-hidden = { $who } gives an item to { $other }, the Priest.
dc-note-took = { $other } takes { $item-a } from { $who }.
    .who-you = { $other } takes { $item-a } from you.
    .other-you = You take { $item-a } from { $who }.
dc-note-took-hidden = { $other } takes an item from { $who }.
dc-note-gave-back = { $who } gives { $other } { $item-a } in return.
    .who-you = You give { $other } { $item-a } in return.
    .other-you = { $who } gives you { $item-a } in return.
dc-note-gave-back-hidden = { $who } gives { $other } an item in return.
dc-note-passed-on = { $who } passes { $item-a } to { $other }.
    .who-you = You pass { $item-a } to { $other }.
    .other-you = { $who } passes { $item-a } to you.
dc-note-passed-on-hidden = { $who } passes an item to { $other }.
dc-note-saw-society = { $who } sees that { $other } belongs to { $society-the }.
    .who-you = You see that { $other } belongs to { $society-the }.
    .other-you = { $who } sees that you belong to { $society-the }.
dc-note-saw-society-hidden = { $who } sees { $other }’s society card.
dc-note-saw-items = { $who } sees all { $other }’s items.
    .who-you = You see all { $other }’s items.
    .other-you = { $who } sees all your items.
dc-note-saw-pile = { $who } looks through the item pile.
    .who-you = You look through the item pile.
dc-listed = – { $item-a }
dc-note-ordered = { $who } puts { $item-a } on top of the item pile, then { $next-a }.
    .who-you = You put { $item-a } on top of the item pile, then { $next-a }.
dc-note-ordered-hidden = { $who } puts two items on top of the item pile.
dc-note-opened = { $who } is revealed as the { $profession }.
    .who-you = You are revealed as the { $profession }.
dc-note-spoke = { $who } lets the given item take effect, if it has one.
    .who-you = You let the given item take effect, if it has one.
dc-note-hushed = { $who } keeps the given item hidden.
    .who-you = You keep the given item hidden.
dc-note-meant-swords = { $who } had secretly chosen the attacker’s side.
    .who-you = You had secretly chosen the attacker’s side.
dc-note-meant-shields = { $who } had secretly chosen the defender’s side.
    .who-you = You had secretly chosen the defender’s side.
dc-note-swapped = { $who } and { $other } swap professions.
    .who-you = You and { $other } swap professions.
    .other-you = { $who } and you swap professions.
dc-note-changed = { $who } becomes the { $profession }.
    .who-you = You become the { $profession }.
dc-note-changed-hidden = { $who } takes another profession.
dc-note-showed = { $who } shows { $item-a } for { $other }.
    .who-you = You show { $item-a } for { $other }.
    .other-you = { $who } shows { $item-a } for you.
dc-note-showed-own = { $who } shows { $item-a }.
    .who-you = You show { $item-a }.
dc-note-demanded = { $who } asks { $other } for { $item-a }.
    .who-you = You ask { $other } for { $item-a }.
    .other-you = { $who } asks you for { $item-a }.
dc-note-lacked = { $who } has no { $item }.
    .who-you = You have no { $item }.
dc-note-attacked = { $who } attacks { $other }!
    .who-you = You attack { $other }!
    .other-you = { $who } attacks you!
dc-note-stood = { $who } supports { $other }.
    .who-you = You support { $other }.
    .other-you = { $who } supports you.
dc-note-hypnotised = { $who } hypnotises { $other }, who is out of this duel.
    .who-you = You hypnotise { $other }, who is out of this duel.
    .other-you = { $who } hypnotises you: you are out of this duel.
dc-note-counted = Count: { $who } { $swords }, { $other } { $shields }.
    .who-you = Count: you { $swords }, { $other } { $shields }.
    .other-you = Count: { $who } { $swords }, you { $shields }.
dc-note-tied = A tie.
dc-note-won-duel = { $who } wins the duel.
    .who-you = You win the duel.
dc-note-won-duel-alchemist = The Alchemist decides: { $who } wins the duel.
    .who-you = The Alchemist decides: you win the duel.
dc-note-won-duel-poison-ring = A tie, but { $who } wins the duel by the poison ring.
    .who-you = A tie, but you win the duel by the poison ring.
dc-note-declared = { $who } declares: { $society-the } holds the { $item-many } it needs!
    .who-you = You declare: { $society-the } holds the { $item-many } it needs!
dc-note-divined = { $who } declares: the rival society, { $society-the }, holds the { $item-many } it needs!
    .who-you = You declare: the rival society, { $society-the }, holds the { $item-many } it needs!
dc-note-declared-alone = { $who } shows the lodge ring and wins alone, with:
    .who-you = You show the lodge ring and win alone, with:
dc-note-named = Named: { $who }.
    .who-you = Named: you.
dc-note-counts = { $who } belongs to { $society-the }, with { $items ->
    [0] no item that counts
    [one] { $items } item that counts
   *[other] { $items } items that count
 }.
    .who-you = You belong to { $society-the }, with { $items ->
        [0] no item that counts
        [one] { $items } item that counts
       *[other] { $items } items that count
     }.
dc-note-true = The claim is true.
dc-note-false = The claim is false.
dc-note-capped = The turn limit is reached.
dc-society-wins = Victory for { $society-the }!
dc-wins = { $who } wins.
    .who-you = You win.
dc-drawn-game = Nobody declared: a draw.

# The coach in letters
dc-board-piles = Turn { $turn }. Item pile: { $pile }. Duel tokens left: { $supply }. Hand limit: { $limit }.
dc-board-count = { $items ->
    [one] { $items } item
   *[other] { $items } items
 }{ $tokens ->
    [0] {""}
    [one] , { $tokens } token
   *[other] , { $tokens } tokens
 }
dc-board-seen-by = society seen by { $names }
dc-board-top = On top of the item pile:
dc-board-pile = In the pile:
dc-board-duel = Duel: { $who } against { $other }, swords { $swords }, shields { $shields }
dc-board-offer = On the table: { $item-a }, from { $who } to { $other }
dc-board-offer-hidden = On the table: an item, from { $who } to { $other }

# Why a move cannot be made
dc-why-not-there = That card is not there.
dc-why-not-in-pile = That is not in the item pile.
dc-why-no-item = You do not hold { $item-a }.
dc-why-gave-already = That player has already given in this chain: choose another.
dc-why-another-seat = Choose another player at this table.
dc-why-must-accept = You must accept { $item-a }.
dc-why-bag-for-bag = A bag is never given for a bag.
dc-why-you-hold-it = You hold it, so you must hand it over.
dc-why-asked-for = You were asked for { $item-a }.
dc-why-choose-side = Choose a side: swords or shields. As the defender: no, or the Priest.
dc-why-a-supporter = Choose one of the supporters.
dc-why-no-token = You have no duel token.
dc-why-used-in-duel = That has already been used in this duel.
dc-why-not-where-you-stand = That does not help on your side of this duel.
dc-why-not-your-profession = You are not the { $profession }.
dc-why-profession-used = The { $profession } is used up until a tome or a cloak renews it.
dc-why-loser-lacks = The loser does not hold that: take another item.
dc-why-pearl = You hold the black pearl, so you cannot declare: trade it away first.
dc-why-no-goal-item = To declare, you need at least one { $item } of your own.
dc-why-ring-needs-three = The lodge ring needs three keys and goblets in your own hand, in any mix.
dc-why-no-divination = Divination is not played at this table.
dc-why-name-others = Name other players at this table.
dc-why-name-somebody = Name at least one player.
dc-why-pile-empty = The item pile is empty.
dc-why-only-bags = You hold only a bag, and a bag is never given for a bag.

# The bots, and what they advise
dc-bot-novice-about = Has just boarded: guards the luggage, answers politely and looks no further than this turn.
dc-bot-courtier-about = Remembers who supported whom, trades bags with a smile and strikes when a duel looks won.
dc-bot-master-about = Has ridden this road often: weighs every split of the passengers and declares before you expect it.
dc-hint-ring = With the lodge ring and three items that count, you win alone, at once.
dc-hint-own-hand = You hold everything needed yourself: the claim is certain.
dc-hint-declare = From what you know, this claim is { $percent }% likely to be true.
dc-hint-divine = From what you know, the other society is { $percent }% likely to hold it.
dc-hint-bag = A bag traded away brings you an item from the pile.
dc-hint-pearl = It cannot be refused, and you are rid of the pearl.
dc-hint-monocle = If the trade is accepted, the monocle shows you { $who }’s society card.
dc-hint-token = You would hardly miss it, and a refusal brings you a duel token.
dc-hint-spy = It shows you one of { $who }’s items.
dc-hint-loot = { $who } holds an item that counts.
dc-hint-partner = { $who } is probably an ally ({ $percent }%).
dc-hint-opponent = { $who } is probably an enemy ({ $percent }%).
dc-hint-refuse = You would give more than you get.
dc-hint-least = You will miss it least.
dc-hint-counts = Your society needs { $item-a }.
dc-hint-deny = The other society needs { $item-a }.
dc-hint-society = You learn { $who }’s society.
dc-hint-search = You see all the items and take the best.
dc-hint-ahead = You are already winning this duel.
dc-hint-save = Save what you have for another duel.
dc-hint-turns-duel = It may turn the duel.
dc-hint-search-says = The search prefers it; no single reason stands out.
dc-differs-spends-token = Costs a duel token.
dc-differs-keeps-token = Keeps the duel token.
dc-differs-spends-profession = Uses up your profession.
dc-differs-keeps-profession = Keeps your profession for later.
dc-differs-spends-item = Shows one of your items.
dc-differs-keeps-item = Shows none of your items.

# The coach in the browser
dc-page-items = { $count ->
    [one] { $count } item, limit { $limit }
   *[other] { $count } items, limit { $limit }
 }
dc-page-tokens = { $count ->
    [0] No duel tokens
    [one] { $count } duel token
   *[other] { $count } duel tokens
 }
dc-page-tokens-help = Each is worth a point to your side in a duel. You get one when your offer is refused.
dc-page-token = duel token
dc-page-open = It lies face up for all to see.
dc-page-open-short = face up
dc-page-only-you = Only you know it.
dc-page-pile = { $count ->
    [0] The item pile is empty
    [one] Item pile: { $count } item
   *[other] Item pile: { $count } items
 }
dc-page-pile-help = Traded bags and tied duels draw from it. Once it is empty, each bag counts as what is sewn into it.
dc-page-pile-empty = From now on each bag counts as what is sewn into it.
dc-page-professions = { $count ->
    [one] Profession pile: { $count } card
   *[other] Profession pile: { $count } cards
 }
dc-page-professions-help = Whoever trades the cloak away may choose among them.
dc-page-supply = { $count ->
    [one] { $count } duel token left
   *[other] { $count } duel tokens left
 }
dc-page-supply-help = You take one when your offer is refused.
dc-page-has-turn = to move
dc-page-of-society = Belongs to the { $society }
dc-page-society-unknown = Society unknown
dc-page-certain = Certainly holds: { $items }
dc-page-possible = May hold: { $items }
dc-page-face-down = { $name } (face down)
dc-page-hidden-item = An item, face down
dc-page-turn = Turn { $turn }: { $who }
    .who-you = Turn { $turn }: you
dc-page-turn-of = Turn { $turn } of { $cap }: { $who }
    .who-you = Turn { $turn } of { $cap }: you
dc-page-setting-out = The coach is setting out
dc-page-way-left = Everyone passes an item to the left
dc-page-way-right = Everyone passes an item to the right

dc-page-deed-spy = Spy
dc-page-deed-spy-help = See one random item in a player’s hand.
dc-page-deed-offer = Trade
dc-page-deed-offer-help = Offer an item, face down. If it is refused, you take a duel token.
dc-page-deed-duel = Duel
dc-page-deed-duel-help = If you win, see a society card or take an item.
dc-page-deed-declare = Declare
dc-page-deed-declare-help = Declare that your society holds what it needs. This ends the game.
dc-page-deed-ring = Lodge ring
dc-page-deed-ring-help = Declare and win alone. This ends the game.
dc-page-deed-divine = Divine
dc-page-deed-divine-help = Declare that the other society holds what it needs. This ends the game.
dc-page-deed-diplomat = Diplomat
dc-page-deed-diplomat-help = Ask a player for an item by name.
dc-page-deed-clairvoyant = Clairvoyant
dc-page-deed-clairvoyant-help = Look through the item pile and put two items on top.

dc-page-tray-take = The items you have searched
dc-page-tray-cloak = Professions to choose from
dc-page-tray-top = The item pile
dc-page-tray-diplomat = What do you ask for?

dc-page-duel = Duel: { $who } against { $other }
dc-page-attacker = Attacker
dc-page-defender = Defender
dc-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
dc-page-void = cancelled
dc-page-wins-tie = Poison ring: wins a tie
dc-page-alchemist-says = Wins, as the Alchemist decided
dc-page-duelist = { $who } is the Duellist: nobody else takes part.
    .who-you = You are the Duellist: nobody else takes part.
dc-page-hypnotised = { $who } is hypnotised and out of this duel.
    .who-you = You are hypnotised and out of this duel.

dc-page-claim-needs = It needs { $count } { $items }.
dc-page-claim-needs-maybe = It needs { $most } { $items }, or { $least } if it is in the minority.
dc-page-claim-whom-declare = Whose { $items } do you need besides your own?
dc-page-claim-whom-divine = Who holds its { $items }?
dc-page-claim-declare = { $count ->
    [0] You claim that your own { $items } are enough: { $own }.
   *[other] You claim that your society has enough: your own ({ $own }), and what these hold: { $names }.
 }
dc-page-claim-divine = { $count ->
    [0] Name at least one player.
   *[other] You claim that the other society holds what it needs, with: { $names }.
 }
dc-page-claim-do-declare = Declare victory…
dc-page-claim-do-divine = Declare this…
dc-page-claim-stakes = This ends the game. If it is true, your society wins; if not, the other one does.
dc-page-member = member
dc-page-member-not = not a member
dc-page-member-unknown = society unknown
dc-page-holds = { $items }: { $count }
dc-page-holds-least = { $items }: at least { $count }
dc-page-holds-maybe = { $items }: perhaps
dc-page-holds-none = { $items }: none
dc-page-sure-sure = Your notebook is certain: this is true.
dc-page-sure-open = Your notebook cannot say: this is a risk.
dc-page-sure-wrong = Your notebook is certain: this is false.

dc-page-notebook-who = Passengers
dc-page-notebook-log = What you were shown
dc-page-notebook-empty = Nothing yet: spy, trade, or win a duel.
dc-page-notebook-nothing = Nothing certain
dc-page-notebook-when = turn { $turn }

dc-page-end-declared = { $who } declares for the { $society }
    .who-you = You declare for the { $society }
dc-page-end-divined = { $who } declares what the { $society } holds
    .who-you = You declare what the { $society } holds
dc-page-end-alone = { $who } shows the lodge ring
    .who-you = You show the lodge ring
dc-page-end-true = True!
dc-page-end-false = False!
dc-page-end-sum = { $sum } of { $needed }
dc-page-end-stranger = not a member
dc-page-end-capped = Nobody declared: the ride is over, and nobody wins.

dc-page-choose-kind = Now choose: spy, trade or duel.
dc-page-choose-item = Choose an item.
dc-page-choose-next = Choose the second item.
dc-page-choose-seat = Choose a passenger.
dc-page-then-spy = You see one random item.
dc-page-then-offer = If refused, you take a token.
dc-page-then-duel = If you win: a society card or an item.
dc-page-then-declare = It ends the game.
dc-page-then-ring = It ends the game.
dc-page-then-diplomat = If they lack it, your turn is over.
dc-page-then-token = One point; the token is spent.
dc-page-actions = What you may do
dc-page-since = Since your turn
dc-page-lately = Lately
dc-page-said-last = Said last
dc-page-caption-items = Items
dc-page-caption-works = Professions
dc-page-caption-tokens = Tokens
dc-page-limit = of { $limit }
dc-page-unused = face down
dc-page-used = used
dc-page-answer-token = Token +1
dc-page-secret-made = Secret choices: { $made } of { $all }
dc-page-still-think = Still deciding: { $names }
dc-page-about = About { $name }
dc-page-evidence = What they did, by turn
dc-page-evidence-none = Nothing yet.
dc-page-my-mark = My mark, for my eyes only
dc-page-mark = Your mark for { $name }: { $mark }. Press to change it.
dc-page-mark-none = No mark
dc-page-mark-order = Order
dc-page-mark-order-sign = O
dc-page-mark-brotherhood = Brotherhood
dc-page-mark-brotherhood-sign = B
dc-page-mark-trust = Trust
dc-page-mark-doubt = Doubt
dc-page-do-declare = { $count ->
    [0] Declare victory: you hold everything
    [1] Declare victory, naming { $one }
    [2] Declare victory, naming { $one } and { $two }
    [3] Declare victory, naming { $one }, { $two } and { $three }
    [4] Declare victory, naming { $one }, { $two }, { $three } and { $four }
    [5] Declare victory, naming { $one }, { $two }, { $three }, { $four } and { $five }
    [6] Declare victory, naming { $one }, { $two }, { $three }, { $four }, { $five } and { $six }
   *[7] Declare victory, naming { $one }, { $two }, { $three }, { $four }, { $five }, { $six } and { $seven }
 }
dc-page-do-divine = { $count ->
    [1] Declare that the other society holds what it needs, naming { $one }
    [2] Declare that the other society holds what it needs, naming { $one } and { $two }
    [3] Declare that the other society holds what it needs, naming { $one }, { $two } and { $three }
    [4] Declare that the other society holds what it needs, naming { $one }, { $two }, { $three } and { $four }
    [5] Declare that the other society holds what it needs, naming { $one }, { $two }, { $three }, { $four } and { $five }
    [6] Declare that the other society holds what it needs, naming { $one }, { $two }, { $three }, { $four }, { $five } and { $six }
   *[7] Declare that the other society holds what it needs, naming { $one }, { $two }, { $three }, { $four }, { $five }, { $six } and { $seven }
 }

# The goal and how it stands
dc-goal = Your { $society }: { $needed ->
    [2] two
    [3] three
   *[other] two or three
 } { $item-many }
dc-goal-stands = you hold { $count }, unknown allies the rest · turn { $turn }{ $cap ->
    [0] {""}
   *[other] {" "}of { $cap }
 }
dc-goal-over = You were the { $society }
dc-goal-watching = The Order wants keys, the Brotherhood goblets
dc-goal-turn = turn { $turn }{ $cap ->
    [0] {""}
   *[other] {" "}of { $cap }
 }

# What somebody did, beside their seat
dc-ev-times = { $what } (×{ $times })
dc-ev-outcome = { $outcome ->
    [won] won { $mine } : { $theirs }
    [lost] lost { $mine } : { $theirs }
    [won-alchemist] won, as the Alchemist decided
    [lost-alchemist] lost, as the Alchemist decided
    [won-poison-ring] won a tie by the poison ring
    [lost-poison-ring] lost a tie to the poison ring
    [tied] tied { $mine } : { $theirs }
    [cancelled] cancelled by the Doctor
   *[stopped] stopped by the Priest
 }
dc-ev-attacked = attacked { $other }: { dc-ev-outcome }
    .other-you = attacked you: { dc-ev-outcome }
dc-ev-defended = attacked by { $other }: { dc-ev-outcome }
    .other-you = attacked by you: { dc-ev-outcome }
dc-ev-backed = backed { $other } v. { $against }
    .other-you = backed you v. { $against }
    .against-you = backed { $other } against you
dc-ev-backed-void = cancelled: backed { $other } v. { $against }
    .other-you = cancelled: backed you v. { $against }
    .against-you = cancelled: backed { $other } against you
dc-ev-spied = spied on { $other }
    .other-you = spied on you
dc-ev-saw-item = spied on { $other }: { $item }
    .other-you = spied on you: { $item }
dc-ev-refused = refused { $other }’s trade
    .other-you = refused your trade
dc-ev-traded = traded with { $other }
    .other-you = traded with you
dc-ev-gave = gave { $other } { $item-a }
    .other-you = gave you { $item-a }
dc-ev-saw-society = saw { $other }’s society
    .other-you = saw your society
dc-ev-saw-items = saw { $other }’s items
    .other-you = saw your items
dc-ev-took = took an item from { $other }
    .other-you = took an item from you
dc-ev-asked = asked { $other } for { $item-a }
    .other-you = asked you for { $item-a }
dc-ev-lacked = had no { $item }
dc-ev-showed = showed { $item-a }

# A turn in one sentence
dc-news-duel = { $who } attacked { $other }: { dc-ev-outcome }.
    .who-you = You attacked { $other }: { dc-ev-outcome }.
    .other-you = { $who } attacked you: { dc-ev-outcome }.

# The climaxes, step by step
dc-stage-duel = { $who } attacks { $other }: one point each.
    .who-you = You attack { $other }: one point each.
    .other-you = { $who } attacks you: one point each.
dc-stage-piece = { $who } for { $other }: { $what }.
    .who-you = You for { $other }: { $what }.
    .other-you = { $who } for you: { $what }.
dc-stage-piece-own = { $who } shows: { $what }.
    .who-you = You show: { $what }.
dc-stage-token = A duel token for { $other }.
    .other-you = A duel token for you.
dc-stage-void = Cancelled: { $what } for { $other }.
    .other-you = Cancelled: { $what } for you.
dc-stage-void-support = { $who }’s support for { $other } is cancelled.
    .who-you = Your support for { $other } is cancelled.
    .other-you = { $who }’s support for you is cancelled.
dc-stage-alchemist = The Alchemist, { $who }, decides that { $other } wins.
    .who-you = You, the Alchemist, decide that { $other } wins.
    .other-you = The Alchemist, { $who }, decides that you win.
dc-stage-won = { $swords } : { $shields }. { $who } wins the duel.
    .who-you = { $swords } : { $shields }. You win the duel.
dc-stage-won-alchemist = { $swords } : { $shields }. { $who } wins, as the Alchemist decided.
    .who-you = { $swords } : { $shields }. You win, as the Alchemist decided.
dc-stage-won-poison-ring = { $swords } : { $shields }. The poison ring wins the tie for { $who }.
    .who-you = { $swords } : { $shields }. The poison ring wins the tie for you.
dc-stage-tied = { $swords } : { $shields }. A tie.
dc-stage-holds = { $who } shows { $items ->
    [one] { $items } item that counts
   *[other] { $items } items that count
 }.
    .who-you = You show { $items ->
        [one] { $items } item that counts
       *[other] { $items } items that count
     }.
dc-stage-members = The { $society } turns its cards over.
