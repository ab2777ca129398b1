# Coach Ride to Devil's Castle in English.

dc-title = Coach Ride to Devil's Castle
dc-line = One coach, two secret societies, and nobody shows a true face.

# Options
dc-option-smuggling = Smuggling
dc-option-smuggling-help = Whoever trades an item away decides whether its text works; if not, it stays unread.
dc-option-divination = Divination
dc-option-divination-help = One may also declare that the other society holds what it needs, and win by being right.
dc-option-turns = Most turns
dc-option-turns-help = After so many turns the game ends without a winner. 0: it goes on until somebody declares.
dc-option-turns-0 = no limit
dc-option-first = First player
dc-option-first-help = The seat that begins, 1 for seat A. 0: chance decides.
dc-option-first-0 = by chance

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
dc-item-goblet = goblet
    .a = a goblet
    .many = goblets
    .text = The Brotherhood needs three.
dc-item-bag = bag
    .a = a bag
dc-item-bag-key = bag (key)
    .a = the bag with the key
    .text = Traded away: you draw an item. Once the pile is empty, it counts as a key.
dc-item-bag-goblet = bag (goblet)
    .a = the bag with the goblet
    .text = Traded away: you draw an item. Once the pile is empty, it counts as a goblet.
dc-item-dagger = dagger
    .a = the dagger
    .text = Attacker in a duel: one sword.
dc-item-gloves = gloves
    .a = the gloves
    .text = Defender in a duel: one shield.
dc-item-poison-ring = poison ring
    .a = the poison ring
    .text = Attacker or defender: you win a tie.
dc-item-knives = throwing knives
    .a = the throwing knives
    .text = Supporting the attacker: one sword.
dc-item-whip = whip
    .a = the whip
    .text = Supporting the defender: one shield.
dc-item-tome = tome
    .a = the tome
    .text = Traded away: you may swap professions with your partner; both lie face down again.
dc-item-cloak = cloak
    .a = the cloak
    .text = Traded away: you may take a profession of your choice from the pile, face down, for your own.
dc-item-privilege = privilege
    .a = the privilege
    .text = Traded away: you see all your partner's items.
dc-item-monocle = monocle
    .a = the monocle
    .text = Traded away: you see your partner's society.
dc-item-sextant = sextant
    .a = the sextant
    .text = Traded away: left or right? All pass on an item of their choice that way.
dc-item-mirror = broken mirror
    .a = the broken mirror
    .text = An offer of it must be accepted. Nothing is read in a trade with it.
dc-item-pearl = black pearl
    .a = the black pearl
    .text = An offer of it must be accepted. Its holder cannot declare victory.
dc-item-lodge-ring = lodge ring
    .a = the lodge ring
    .text = With three keys and goblets in your own hand, in any mix, you may declare and win alone.

# Professions, and what they do
dc-profession-thug = Thug
    .text = Attacker: one sword.
dc-profession-grandmaster = Grand Master
    .text = Defender: one shield.
dc-profession-bodyguard = Bodyguard
    .text = One point for the side you support.
dc-profession-hypnotist = Hypnotist
    .text = Attacker: one supporter's support is void, and that player uses nothing in this duel.
dc-profession-duelist = Duelist
    .text = Once. Attacker or defender: nobody else takes part, and you gain one point.
dc-profession-alchemist = Alchemist
    .text = Once. In a duel of others: you decide who wins.
dc-profession-doctor = Doctor
    .text = Once. After a duel: its outcome has no effect.
dc-profession-priest = Priest
    .text = Once. Not as attacker: the duel is off; an attacker with two or more items gives you one.
dc-profession-diplomat = Diplomat
    .text = Once, on your turn: name a player and an item; it must be traded to you for one of your choice. If it is not there, you see all their items, and your turn is over.
dc-profession-clairvoyant = Clairvoyant
    .text = Once, on your turn: look through the pile and put two items on top.

# What is asked of a player
dc-ask-turn = Spy, offer a trade, challenge somebody, or declare victory.
dc-ask-answer = { $who } offers you { $item-a }: accept and give something for it, or refuse.
dc-ask-must-accept = { $who } offers you { $item-a }, which nobody may refuse: what do you give for it?
dc-ask-must-refuse = { $who } offers you { $item-a }, and all you have is a bag: you must refuse.
dc-ask-demand = { $who } asks you for { $item-a }: answer truthfully.
dc-ask-returning = { $who } must give you { $item-a }: what do you give for it?
dc-ask-texts = Shall the text of the item you gave away work? Both of you are asked, whatever it was.
dc-ask-tome = The tome: swap professions with { $other }?
dc-ask-cloak = The cloak: take one of these professions, or keep your own.
dc-ask-sextant-way = The sextant: which way does everybody pass an item?
dc-ask-sextant = The sextant: choose what you pass on to { $other }. All choose at the same time.
dc-ask-overflow = You hold more than { $limit } items: give one away.
dc-ask-support = { $who } attacks { $other }: whom do you support? The others decide at the same time.
dc-ask-defence = { $who } attacks you. Do you stop it as the Priest?
dc-ask-hypnosis = Do you hypnotise one of the supporters?
dc-ask-toll = The Priest has stopped you: choose an item for { $other }.
dc-ask-powers = { $swords } against { $shields }: bring in what you have, or pass.
dc-ask-doctor = { $who } wins the duel. Do you undo that as the Doctor?
dc-ask-doctor-tie = The duel is a tie. Do you undo that as the Doctor?
dc-ask-reward = You have won: look at { $other }'s society, or search the luggage?
dc-ask-taking = Take one of { $other }'s items.
dc-ask-giving-back = It was { $other }'s last item: give one of yours back.
dc-ask-ordering = Clairvoyant: choose two items to lie on top of the pile, the first one uppermost.

# What may be done
dc-do-spy = Spy on { $seat }
dc-do-offer = Offer { $item-a } to { $seat }
dc-do-duel = Challenge { $seat }
dc-do-diplomat = As the Diplomat, ask { $seat } for { $item-a }
dc-do-clairvoyant = As the Clairvoyant, look through the pile
dc-do-top = Put { $item-a } on top, then { $next-a }
dc-do-declare = { $count ->
    [0] Declare victory: you hold all it takes
   *[other] Declare victory with { $names }
 }
dc-do-divine = Declare that the other society holds what it needs, with { $names }
dc-do-ring = Declare victory alone, by the lodge ring
dc-do-refuse = Refuse
dc-do-accept = Accept, and give { $item-a }
dc-do-yield = Hand out { $item-a }
dc-do-nothing = You have none
dc-do-return = Give { $item-a } for it
dc-do-speak = Let it work
dc-do-hush = Keep it silent
dc-do-swap = Swap professions
dc-do-keep = Leave it as it is
dc-do-cloak = Become the { $profession }
dc-do-left = To the left
dc-do-right = To the right
dc-do-hand = Pass on { $item-a }
dc-do-gift = Give { $item-a } to { $seat }
dc-do-swords = Support the attacker
dc-do-shields = Support the defender
dc-do-no = No
dc-do-use = Reveal yourself as the { $profession }
dc-do-hypnotise = Hypnotise { $seat }
dc-do-token = Add a duel token
dc-do-show = Show { $item-a }
dc-do-alchemist = As the Alchemist, let { $seat } win
dc-do-pass = Pass
dc-do-society = Look at the society card
dc-do-search = Search the luggage
dc-do-take = Take { $item-a }
dc-do-back = Give back { $item-a }
dc-do-pay = Give { $item-a }

# What happens
dc-turn = Turn { $turn }: { $who }.
dc-first = { $who } has travelled farthest and begins.
dc-laid-aside = An item is laid aside, unseen, to be dealt out.
dc-dealt-society = { $who } belongs to { $society-the }.
dc-dealt-society-hidden = { $who } receives a society card.
dc-dealt-profession = { $who } is the { $profession }.
dc-dealt-profession-hidden = { $who } receives a profession.
dc-dealt-item = { $who } receives { $item-a }.
dc-dealt-item-hidden = { $who } receives an item.
dc-did-choose = { $who } has decided.
dc-chose-swords = { $who } secretly supports the attacker.
dc-chose-shields = { $who } secretly supports the defender.
dc-chose-no = { $who } secretly decides to do nothing.
dc-chose-use = { $who } secretly decides to act as the { $profession }.
dc-chose-hand = { $who } secretly chooses { $item-a } to pass on.
dc-did-spy = { $who } spies on { $other }.
dc-did-yield = { $who } has it.
dc-did-yield-bag = { $who } has it: { $item-a }.
dc-did-keep = { $who } leaves things as they are.
dc-did-left = { $who } says: to the left. All pass on an item.
dc-did-right = { $who } says: to the right. All pass on an item.
dc-did-token = { $who } adds a duel token for { $other }.
dc-did-decide = { $who } decides: { $other } shall win.
dc-did-pass = { $who } passes.
dc-note-spied = { $who } sees { $item-a } in { $other }'s hand.
dc-note-spied-hidden = { $who } sees an item in { $other }'s hand.
dc-note-offered = { $who } offers { $other } { $item-a }.
dc-note-offered-hidden = { $who } offers { $other } an item, face down.
dc-note-refused = { $who } refuses what { $other } offers.
dc-note-got-token = { $who } takes a duel token.
dc-note-traded = { $who } gives { $other } { $given-a } for { $returned-a }.
dc-note-traded-hidden = { $who } and { $other } trade an item each.
dc-note-read = { $other } reads out what { $who } gave: { $item-a }.
dc-note-drew = { $who } draws { $item-a }.
dc-note-drew-hidden = { $who } draws an item.
dc-note-gave = { $who } has too much and gives { $other } { $item-a }.
dc-note-gave-hidden = { $who } has too much and gives { $other } an item.
dc-note-paid = { $who } pays { $other }, the Priest, with { $item-a }.
dc-note-paid-hidden = { $who } pays { $other }, the Priest, with an item.
dc-note-took = { $other } takes { $item-a } from { $who }.
dc-note-took-hidden = { $other } takes an item from { $who }.
dc-note-gave-back = { $who } gives { $other } { $item-a } back.
dc-note-gave-back-hidden = { $who } gives { $other } an item back.
dc-note-passed-on = { $who } passes { $item-a } on to { $other }.
dc-note-passed-on-hidden = { $who } passes an item on to { $other }.
dc-note-saw-society = { $who } sees that { $other } belongs to { $society-the }.
dc-note-saw-society-hidden = { $who } sees { $other }'s society.
dc-note-saw-items = { $who } sees all { $other }'s items.
dc-note-saw-pile = { $who } looks through the pile.
dc-listed = – { $item-a }
dc-note-ordered = { $who } puts { $item-a } on top of the pile, then { $next-a }.
dc-note-ordered-hidden = { $who } puts two items on top of the pile.
dc-note-opened = { $who } acts as the { $profession }.
dc-note-spoke = { $who } lets the text of the given item work, if it has one.
dc-note-hushed = { $who } keeps the given item silent.
dc-note-meant-swords = { $who } would have stood with the attacker; nobody has seen it.
dc-note-meant-shields = { $who } would have stood with the defender; nobody has seen it.
dc-note-swapped = { $who } and { $other } swap professions.
dc-note-changed = { $who } becomes the { $profession }.
dc-note-changed-hidden = { $who } takes another profession.
dc-note-showed = { $who } shows { $item-a } for { $other }.
dc-note-demanded = { $who } asks { $other } for { $item-a }.
dc-note-lacked = { $who } has no { $item }.
dc-note-attacked = { $who } attacks { $other }!
dc-note-stood = { $who } stands with { $other }.
dc-note-hypnotised = { $who } hypnotises { $other }, who is out of this duel.
dc-note-counted = Swords for { $who }: { $swords }. Shields for { $other }: { $shields }.
dc-note-tied = A tie.
dc-note-won-duel = { $who } wins the duel.
dc-note-declared = { $who } declares: { $society-the } holds the { $item-many } it needs!
dc-note-divined = { $who } declares: { $society-the }, the other one, holds the { $item-many } it needs!
dc-note-declared-alone = { $who } shows the lodge ring and wins alone, with:
dc-note-named = Named: { $who }.
dc-note-counts = { $who } belongs to { $society-the }, with { $items ->
    [0] nothing that counts
    [one] { $items } item that counts
   *[other] { $items } items that count
 }.
dc-note-true = The claim is true.
dc-note-false = The claim is false.
dc-note-capped = The last turn the table allowed is over.
dc-society-wins = Victory for { $society-the }!
dc-wins = { $who } wins.
dc-drawn-game = Nobody has declared: a draw.

# The coach in letters
dc-board-piles = Turn { $turn }. Pile: { $pile }. Duel tokens left: { $supply }. Hand limit: { $limit }.
dc-board-count = { $items ->
    [one] { $items } item
   *[other] { $items } items
 }{ $tokens ->
    [0] {""}
    [one] , { $tokens } token
   *[other] , { $tokens } tokens
 }
dc-board-seen-by = society seen by { $names }
dc-board-top = On top of the pile:
dc-board-pile = In the pile:
dc-board-duel = Duel: { $who } against { $other }, swords { $swords }, shields { $shields }
dc-board-offer = On the table: { $item-a }, from { $who } to { $other }
dc-board-offer-hidden = On the table: an item, from { $who } to { $other }

# Why a move cannot be made
dc-why-not-there = That card is not there.
dc-why-not-in-pile = That is not in the pile.
dc-why-no-item = You do not hold { $item-a }.
dc-why-gave-already = Choose another player, one who has not given an item in this chain.
dc-why-another-seat = Choose another player at this table.
dc-why-must-accept = { $item-a } must be accepted.
dc-why-bag-for-bag = A bag is never given for a bag.
dc-why-you-hold-it = You do hold it, and must hand it out.
dc-why-asked-for = You were asked for { $item-a }.
dc-why-choose-side = Choose a side: swords or shields. As the defender: no, or the Priest.
dc-why-a-supporter = Choose one of the supporters.
dc-why-no-token = You have no duel token.
dc-why-used-in-duel = That has been used in this duel.
dc-why-not-where-you-stand = That does not help where you stand in this duel.
dc-why-not-your-profession = You are not the { $profession }.
dc-why-profession-used = The { $profession } has been used, and works again only after a tome or a cloak.
dc-why-loser-lacks = The loser does not hold that.
dc-why-pearl = Whoever holds the black pearl cannot declare.
dc-why-no-goal-item = To declare, you need at least one { $item } that counts in your own hand.
dc-why-ring-needs-three = The lodge ring needs three keys and goblets in your own hand, in any mix.
dc-why-no-divination = Divination is not played at this table.
dc-why-name-others = Name other players at this table.
dc-why-name-somebody = Name at least one player.
dc-why-pile-empty = The pile is empty.
dc-why-only-bags = You hold nothing but a bag, and a bag is never given for a bag.

# The bots, and what they advise
dc-bot-novice-about = Has just boarded: guards the luggage, answers politely and looks no further than this turn.
dc-bot-courtier-about = Remembers who stood by whom, trades bags with a smile and strikes when a duel looks won.
dc-bot-master-about = Has ridden this road often: weighs every split of the passengers and declares before you expect it.
dc-hint-ring = With the lodge ring and three that count, you win alone, at once.
dc-hint-own-hand = You hold all that is needed yourself: nobody can contradict you.
dc-hint-declare = As far as you can know, this claim is true { $percent } times in a hundred.
dc-hint-divine = As far as you can know, the others hold it { $percent } times in a hundred.
dc-hint-bag = A bag traded away brings you a card from the pile.
dc-hint-pearl = It cannot be refused, and you are rid of the pearl.
dc-hint-monocle = If it is accepted, the monocle shows you the society of { $who }.
dc-hint-token = You would hardly miss it, and a refusal brings you a duel token.
dc-hint-spy = It shows you some of the luggage of { $who }.
dc-hint-loot = { $who } holds something that counts.
dc-hint-partner = { $who } is on your side, { $percent } to { $rest }.
dc-hint-opponent = { $who } is not on your side, { $percent } to { $rest }.
dc-hint-refuse = You would give more than you get.
dc-hint-least = It is what you will miss least.
dc-hint-counts = { $item-a } counts for your society.
dc-hint-deny = { $item-a } is what the other society lacks.
dc-hint-society = You learn where { $who } belongs.
dc-hint-search = You see all the luggage and keep the best piece.
dc-hint-ahead = The duel goes your way as it stands.
dc-hint-save = Better to save what you have for another duel.
dc-hint-turns-duel = It may turn the duel.
dc-hint-prospect = After it your prospects are { $percent } in a hundred.

# The coach in the browser
dc-page-mine = What is yours
dc-page-items = { $count ->
    [one] { $count } item, at most { $limit }
   *[other] { $count } items, at most { $limit }
 }
dc-page-tokens = { $count ->
    [0] No duel tokens
    [one] { $count } duel token
   *[other] { $count } duel tokens
 }
dc-page-tokens-help = Each is a point in a duel, for the side you stand on. You gain one when an offer of yours is refused.
dc-page-token = duel token
dc-page-open = It lies face up for all to see.
dc-page-open-short = open
dc-page-only-you = Only you know it.
dc-page-pile = { $count ->
    [0] The pile of items is empty
    [one] The pile: { $count } item
   *[other] The pile: { $count } items
 }
dc-page-pile-help = Traded bags and tied duels draw from it. Once it is empty, bags count as what is sewn into them.
dc-page-pile-empty = From now on bags count as what is sewn into them.
dc-page-professions = { $count ->
    [one] { $count } profession lies aside
   *[other] { $count } professions lie aside
 }
dc-page-professions-help = Whoever trades the cloak away may choose among them.
dc-page-supply = { $count ->
    [one] { $count } duel token left
   *[other] { $count } duel tokens left
 }
dc-page-supply-help = Whose offer is refused takes one.
dc-page-has-turn = to play
dc-page-of-society = Belongs to the { $society }
dc-page-society-unknown = Society: you do not know
dc-page-certain = Certainly holds: { $items }
dc-page-possible = May hold: { $items }
dc-page-face-down = { $name } (face down)
dc-page-hidden-item = An item, face down
dc-page-turn = Turn { $turn }: { $who }
dc-page-turn-of = Turn { $turn } of { $cap }: { $who }
dc-page-setting-out = The coach is setting out
dc-page-way-left = Everybody passes an item to the left
dc-page-way-right = Everybody passes an item to the right

dc-page-deed-spy = Spy
dc-page-deed-spy-help = See a random item of somebody.
dc-page-deed-offer = Trade
dc-page-deed-offer-help = Offer an item, face down. Refused, it brings you a duel token.
dc-page-deed-duel = Duel
dc-page-deed-duel-help = Win, and see a society card or take an item.
dc-page-deed-declare = Declare
dc-page-deed-declare-help = Say that your society holds what it needs. It ends the game.
dc-page-deed-ring = Lodge ring
dc-page-deed-ring-help = Declare and win alone. It ends the game.
dc-page-deed-divine = Divine
dc-page-deed-divine-help = Say that the other society holds what it needs. It ends the game.
dc-page-deed-diplomat = Diplomat
dc-page-deed-diplomat-help = Ask somebody for an item by its name.
dc-page-deed-clairvoyant = Clairvoyant
dc-page-deed-clairvoyant-help = Look through the pile and put two items on top.

dc-page-tray-take = The luggage you have searched
dc-page-tray-cloak = Professions to choose from
dc-page-tray-top = The pile
dc-page-tray-diplomat = What do you ask for?

dc-page-duel = Duel: { $who } against { $other }
dc-page-attacker = Attacker
dc-page-defender = Defender
dc-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
dc-page-void = void
dc-page-secret = Secret choices
dc-page-still-decides = still deciding
dc-page-wins-tie = Poison ring: wins a tie
dc-page-alchemist-says = The Alchemist has decided
dc-page-duelist = { $who } is the Duelist: nobody else takes part.
dc-page-hypnotised = { $who } is hypnotised and out of this duel.

dc-page-no-thanks = No, thank you, until I say otherwise
dc-page-no-thanks-help = Everybody is asked every time, whatever they hold. What you switch on is answered for you, always after the same moment; nobody learns anything from it.
dc-page-no-thanks-this = Always answer for me
dc-page-window-asked = Everybody is asked this every time.
dc-page-window-powers = Bring nothing into duels
dc-page-window-doctor = Never act as the Doctor
dc-page-window-hypnosis = Never hypnotise
dc-page-window-defence = Never stop an attack as the Priest
dc-page-window-texts = Always let what I traded away work
dc-page-answering = Answering for you: { $answer }
dc-page-ask-me = Ask me again

dc-page-claim-title-declare = For the { $society }
dc-page-claim-title-divine = The other side: the { $society }
dc-page-claim-needs = It needs { $count } { $items }.
dc-page-claim-needs-maybe = It needs { $most } { $items }; if it is in the minority, { $least }.
dc-page-claim-whom-declare = Whose { $items } do you need beside your own?
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
dc-page-claim-once-more = Say it aloud?
dc-page-claim-stakes = It ends the game. If it is true, your society wins; if not, the other one does.
dc-page-claim-yes = Yes, declare
dc-page-member = on that side
dc-page-member-not = on the other side
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
dc-page-end-divined = { $who } declares what the { $society } holds
dc-page-end-alone = { $who } shows the lodge ring
dc-page-end-true = True!
dc-page-end-false = False!
dc-page-end-sum = { $sum } of { $needed }
dc-page-end-stranger = not a member
dc-page-end-capped = Nobody has declared: the ride is over, and nobody wins.
