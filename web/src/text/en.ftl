# The page’s own words, in English.

page-name = Camarilla
page-title = Camarilla: court-intrigue games
page-line = A house of court-intrigue games: sit down, or send a friend the link.
page-unofficial = Unofficial: not connected with any designer or publisher. If you like a game, buy the box.

# The top bar and the way around
page-nav = Main
page-more = More pages
page-language = Language
page-to-dark = Switch to dark
page-to-light = Switch to light
page-sound = Sound
page-me = { $name }: settings
page-guest = Guest
page-skip-to-room = Skip to the content
page-home = All games
page-close = Close
page-yes = yes
page-no = no
page-back = Back
page-confirm = Confirm
page-you = you
page-nobody = nobody yet
page-trouble = The server gave an unexpected answer ({ $status }). Please try again.
page-nothing = Page not found
page-nothing-words = There is nothing at this address. All games are on the front page.

# The front page
page-play = Play
page-with-friends = With friends
page-door-choices = Opponents and variants: { $game }
page-door-opponents = Who sits with you?
page-door-level = Level
page-door-players = Players
page-door-seat = My seat
page-door-seat-random = random
page-door-seated = At the table: { $names }.
page-level-novice = Novices
page-level-courtier = Courtiers
page-level-master = Masters
page-anyone-novice = any novice
page-anyone-courtier = any courtier
page-anyone-master = any master
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
page-players-range = { $fewest }–{ $most } players
page-minutes = about { $minutes } min
page-my-games = My games
page-games-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
 }
page-your-turn-short = Your turn
page-steward-listed = The steward plays for you
page-open-tables = Open tables
page-open-none = None at the moment. Invite someone, or play the bots.
page-watch = In progress
page-watch-none = No public games at the moment.
page-continue = Continue
page-look-in = View table
page-watch-this = Watch
page-won = won
page-lost = lost
page-turn-elsewhere = Your turn: { $game }.

# A table before the start
page-lobby-seats = Seats
page-lobby-hint = The game starts when every seat is taken and everyone is ready.
page-seat-free = free seat
page-seat-ready = ready
page-seat-not-ready = not ready yet
page-sit = Sit here
page-stand = Leave the table
page-ready = Ready
page-not-ready = Not ready
page-add-bot = Add a bot
page-remove-bot = Remove
page-kick = Remove
page-opponent = Opponent
page-invite-title = Invitation
page-link = Link to this table
page-copy = Copy link
page-copied = Copied.
page-share = Share
page-qr = The link as a QR code
page-terms = Table settings
page-terms-clock = Clock
page-terms-kind = Type
page-terms-watching = Spectators
page-rated = rated
page-casual = casual
page-private = by link only
page-public = public
page-watch-open = allowed
page-watch-late = { $seconds } s delay
page-watch-closed = not allowed
page-clock-none = none
page-clock-move = { $seconds } s per move
page-clock-bank = { $minutes } min + { $increment } s
page-clock-correspondence = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
 }
page-clock-days = { $days } d { $hours } h
page-table-closed = This table has been closed.

# At the table
page-move-text = { $text }
page-blank = nothing
page-choose-move = What to do
page-choose-seat = Choose { $name }
page-your-answer = Your answer.
page-your-turn = Your turn.
page-waiting-for = Waiting for { $who }.
page-you-decided = Your choice is in. Waiting for { $who }.
page-chance-acts = One moment…
page-line-lost = Connection lost, trying again…
page-skip = Skip
page-how-many = How many
page-moves-key = All moves in a list (key M)
page-moves-title = Your moves
page-moves-filter = Type to filter
page-moves-found = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
page-undo = Undo
page-hint = Hint
page-hint-title = The master suggests
page-hint-none = No suggestion here.
page-hint-chance = estimated chance to win
page-hint-same = About the same.
page-hint-as-good = As good as the first.
page-hint-less-tried = Looked at less closely.
page-hint-number = { $move }: { $number }
page-chances = { $percent }%
page-leave = Leave the game
page-leave-title = Leave the game?
page-leave-words = A bot, the steward, will play for you so the others can finish. You can come back until the game is over.
page-leave-alone = Only bots sit with you, and they wait: you will find the game under My games.
page-stay = Stay
page-steward-plays = The steward is playing for you.
page-come-back = I’m back
page-seat-won = winner
page-seat-steward = away (steward playing)
page-seat-decided = done
page-seat-thinking = thinking…
page-seat-waited = to move
page-seat-bot = bot
page-seat-here = here
page-seat-away = away
page-menu = Menu
page-result = Result
page-moves-short = Moves
page-hint-thinking-short = Thinking…
page-live = Live
page-next-step = Next
page-once-more = Once more
page-pace = Pace of events
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-once = at once
page-pace-help = How long each event is told at the table. A tap skips.
page-lead = Points over the game
page-verdict-two = { $how ->
    [won] You won
    [lost] You lost
   *[draw] A draw,
 } { $mine } : { $theirs }.
page-verdict-sides = { $how ->
    [won] Your side won.
    [shared] You won together with { $names }.
    [lost] You lost. Winners: { $names }.
   *[draw] Nobody won.
 }
page-verdict-many = { $how ->
    [won] You won with { $mine } points.
    [shared] You share the victory with { $names }: { $mine } points each.
    [lost] { $behind ->
        [0] You lost the tie with { $mine } points. Winner: { $names }.
       *[other] You came { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
         } of { $count }, { $behind ->
            [one] one point
           *[other] { $behind } points
         } behind { $names }.
     }
   *[draw] A draw with { $mine } points.
 }
page-verdict-games = { $how ->
    [won] You won the match.
    [shared] You share the match with { $names }.
    [lost] { $behind ->
        [0] You lost the tie. Winner: { $names }.
       *[other] You came { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
         } of { $count }, { $behind ->
            [one] one game
           *[other] { $behind } games
         } behind { $names }.
     }
   *[draw] The match is drawn.
 }
page-answered-for-you = Only one answer is possible: “{ $words }”.
page-side = Log, chat, notebook, rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-notes = Notebook
page-notes-own = My notes
page-notes-hint = Only you can read this; it stays in this browser.
page-rules = Rules
page-watchers = { $count ->
    [0] no spectators
    [one] { $count } spectator
   *[other] { $count } spectators
 }
page-end-draw = Draw
page-end-winners = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
 }
page-end-winner-two = { $names } won { $mine } : { $theirs }.
page-rematch = Rematch
page-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
 }
page-rematch-agreed = Agreed to a rematch: { $names }.
page-rematch-asked = Waiting for an answer: { $names }.
page-rematch-away = Not here: { $names }.
page-rematch-declined = { $names } declined the rematch.
page-rematch-begun = The rematch has begun.
page-rematch-offer = { $name } wants a rematch of { $game }.
page-rematch-yes = Join
page-rematch-no = No, thanks
page-rematch-back = Never mind
page-rematch-bots = { $count ->
    [one] Play with a bot
   *[other] Play with bots
 }
page-rematch-go = To the rematch
page-rematch-watch = Watch the rematch
page-level-easier = { $count ->
    [one] Easier opponent
   *[other] Easier opponents
 }
page-level-easier-short = Easier
page-level-harder = { $count ->
    [one] Harder opponent
   *[other] Harder opponents
 }
page-level-harder-short = Harder
page-review = Replay and review
page-review-short = Review
page-record = Record

# Other rooms
page-leaderboard = Leaderboard
page-history = History
page-settings = Settings
page-credits = Credits

page-rules-choose = Choose a game above.

# Replay
page-eyes = View as
page-eyes-spectator = a spectator
page-eyes-of = { $name } ({ $letter })
page-first = First step
page-previous = Step back
page-next = Step forward
page-last = Last step
page-run = Play
page-pause = Pause
page-step = Step
page-nothing-seen = Nothing visible from this seat.
page-eyes-open = all cards revealed
page-told-by = As { $name } saw it:
page-so-far = Replay so far
page-master-review = The master’s review
page-review-seat = Whose moves
page-review-ask = Ask the master
page-review-going = Reviewed { $done } of { $total } moves…
page-review-done = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }, { $bad } worth a second look.
page-review-curve = { $name }’s chances, move by move
page-review-all = Show good moves too
page-review-played = { $you ->
    [yes] You played: { $move } (chance to win { $percent }%).
   *[no] { $name } played: { $move } (chance to win { $percent }%).
 }
page-review-played-untried = { $you ->
    [yes] You played: { $move }. The master did not consider it.
   *[no] { $name } played: { $move }. The master did not consider it.
 }
page-review-better = Better: { $move } ({ $percent }%). { $why }
page-review-as-good = Nothing better was found.
page-review-about-as-good = About as good as the best: { $move } ({ $percent }%).
page-review-previous = Previous mistake
page-review-next = Next mistake
page-mark-best = best move
page-mark-good = good
page-mark-doubtful = doubtful
page-mark-mistake = mistake
page-mark-blunder = blunder
page-record-json = Record (JSON)
page-to-table = Back to the table

# A new table
page-new-line = Set up the table, then share the link.
page-new-name = Your name
page-new-name-help = So that your friends know who invites them.
page-new-more = Opponents, variants, clock and other settings
page-new-opponents = Who sits where
page-new-seats = Seats
page-new-seat = Seat { $number }
page-seat-person = person
page-new-options = Variants
page-new-private = By link only
page-new-private-help = Not listed; anyone with the link can sit down.
page-new-rated = Rated
page-new-rated-help = The result counts for the leaderboard.
page-new-rated-guest = Rated games need an account: create one in Settings.
page-new-watchable = Allow spectators
page-new-delay = Spectator delay (seconds)
page-new-undo = Allow undo until something is revealed
page-new-order = Random seats
page-new-open = Create table
page-clock-kind-none = no clock
page-clock-kind-move = time per move
page-clock-kind-bank = time per game
page-clock-kind-days = correspondence
page-clock-seconds = Seconds per move
page-clock-bank-size = Time per game
page-clock-increment = Seconds added after each move
page-clock-days-size = Days per move

# People
page-history-over = Finished games
page-history-none = No finished games yet. Pick one on the front page.
page-history-none-yet = No public games yet.
page-show-more = Show more
page-leaderboard-line = New ratings start low and settle as you play.
page-leaderboard-none = No rated games finished yet.
page-rank = Rank
page-player = Player
page-rating = Rating
page-games = Games
page-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
page-ratings = Ratings
page-ratings-none = No rated games yet.
page-since = Joined { $day }
page-kind-guest = guest
page-kind-bot = bot
page-kind-account = account
page-mute = Mute chat
page-muted = Muted: their messages are hidden.

page-tally = Game statistics
page-tally-line = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } in { $time }
page-tally-decisions = Decisions
page-tally-average = Average
page-tally-longest = Longest
page-figures = Statistics
page-figures-none = No finished public games yet.
page-figures-line = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $wins } won
page-figures-game = Game
page-figures-wins = Won
page-figures-length = Average length
page-figures-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $time }
page-figures-company = Against
page-company-people = people
page-company-bots = bots
page-company-both = people and bots
page-figures-curve = Rating in { $game }: from { $first } to { $last }

# Settings
page-settings-me = Name and emblem
page-settings-name = Name
page-settings-look = Appearance
page-settings-table = At the table
page-keep = Save
page-kept = Saved.
page-my-profile = My profile
page-avatar = Emblem
page-avatar-rose = Rose
page-avatar-crown = Crown
page-avatar-dagger = Dagger
page-avatar-key = Key
page-avatar-mask = Mask
page-avatar-quill = Quill
page-avatar-raven = Raven
page-avatar-fox = Fox
page-avatar-owl = Owl
page-avatar-stag = Stag
page-avatar-lantern = Lantern
page-avatar-coach = Coach horse
page-avatar-goblet = Goblet
page-avatar-seal = Seal
page-avatar-harp = Harp
page-avatar-hourglass = Hourglass
page-theme = Theme
page-as-system = same as system
page-theme-light = light
page-theme-dark = dark
page-motion = Animations
page-on = on
page-off = off
page-marks = Shapes as well as colours
page-marks-help = Boards add shapes and patterns where colours are hard to tell apart.
page-confirm-moves = Confirm every move
page-confirm-moves-help = A move is made by Confirm or Enter. Without this, completing a choice makes it.
page-volume = Volume
page-alerts = Notify me when it is my turn
page-alerts-help = From your browser, while this page is in the background.
page-reach = When Camarilla is closed
page-reach-help = Get an alert when it is your turn, at most once a minute per table.
page-reach-email = E-mail
page-reach-email-help = We send a link to confirm the address. Leave empty for no e-mail.
page-reach-email-yours = Confirmed: e-mails go there.
page-reach-webhook = Webhook
page-reach-webhook-help = Your program’s URL; we POST JSON to it.
page-reach-keep = Save addresses
page-reach-asked = Confirmation sent to { $email }. Open its link within 24 hours.
page-alerts-refused = Notifications are blocked. Allow them in your browser’s settings.
page-account = Account
page-account-no = You are a guest, known only to this browser. Create an account to play rated games and sign in on other devices.
page-account-yes = { $name } has an account here.
page-account-kept = Account created.
page-account-entered = Welcome back.
page-passkey-keep = Register with a passkey
page-passkey-another = Add a passkey
page-passkey-enter = Sign in with a passkey
page-passkey-cancelled = Cancelled: no passkey was used.
page-login = Login
page-password = Password
page-password-help = At least 8 characters.
page-password-keep = Register with a password
page-password-enter = Sign in
page-login-help = 3 to 30 Latin letters, digits, dots, hyphens.
page-password-old = Current password
page-password-new = New password
page-password-change = Change password
page-password-changed = Password changed. Other devices are signed out.
page-passkeys = Passkeys
page-passkey-label = passkey of { $day }
page-passkey-forget = Remove
page-passkey-forgotten = Passkey removed.
page-devices = Devices
page-device-this = this device
page-device-ended = Device signed out.
page-sign-out = Sign out
page-signed-out = Signed out.
page-vacation = Vacation
page-vacation-help = Adds these days to your clock in every correspondence game waiting for you.
page-vacation-days = Days
page-vacation-take = Go on vacation
page-vacation-taken = Enjoy your time off.

# Credits
page-credits-games = Game designers
page-credits-box = If you like a game, buy the box: its makers live on that.
page-credits-emblems = Emblems
page-credits-emblems-words = From game-icons.net, under CC BY 3.0 (creativecommons.org/licenses/by/3.0); coloured and cropped here.
page-credits-fonts = Typefaces
page-credits-house = The house
