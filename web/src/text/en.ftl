# The page's own words, in English.

page-name = Camarilla
page-title = Camarilla: court-intrigue games
page-line = A house of court-intrigue games: sit down, or send a friend the link.
page-unofficial = Unofficial: not connected with any designer or publisher. If you like a game, buy the box.

# The top bar and the way around
page-nav = The house
page-more = More rooms
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
page-trouble = The house did not answer as it should ({ $status }). Please try again.
page-nothing = Nobody here
page-nothing-words = This address leads nowhere. The doors to all games are on the front page.

# The front page
page-play-now = Play now
page-invite = Invite friends
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
page-players-range = { $fewest }–{ $most } players
page-minutes = about { $minutes } min
page-my-games = My games
page-open-tables = Open tables
page-open-none = None at the moment. Invite somebody, or play the bots.
page-watch = Being played
page-watch-none = Nobody is playing in public just now.
page-continue = Continue
page-look-in = Look in
page-watch-this = Watch
page-won = won
page-lost = lost
page-turn-elsewhere = Your turn: { $game }.

# A table before the start
page-lobby-seats = Seats
page-lobby-hint = The game starts when every seat is taken and everybody is ready.
page-seat-free = free seat
page-seat-ready = ready
page-seat-not-ready = not ready yet
page-sit = Sit down here
page-stand = Leave the table
page-ready = I am ready
page-not-ready = Wait for me
page-add-bot = Add a bot
page-remove-bot = Remove
page-kick = Send away
page-bot-level = The bots that are added
page-invite-title = Invitation
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied.
page-share = Share
page-qr = The link as a QR code
page-terms = Terms
page-terms-clock = Clock
page-terms-kind = Table
page-terms-watching = Spectators
page-rated = rated
page-casual = casual
page-private = by link only
page-public = public
page-watch-open = welcome
page-watch-late = { $seconds } s late
page-watch-closed = not admitted
page-clock-none = none
page-clock-move = { $seconds } s a move
page-clock-bank = { $minutes } min + { $increment } s
page-clock-correspondence = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
 }
page-clock-days = { $days } d { $hours } h
page-table-closed = This table has been closed.

# At the table
page-board = The board, drawn with letters
page-your-turn = Your turn.
page-waiting-for = Waiting for { $who }.
page-you-decided = You have decided. Waiting for { $who }.
page-chance-acts = Chance decides.
page-game-over = The game is over.
page-line-lost = Connection lost, trying again…
page-playing-back = What has happened meanwhile…
page-skip = Skip
page-how-many = How many
page-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
page-moves-key = All moves in a list (key M)
page-moves-title = Your moves
page-moves-filter = Type to filter
page-moves-found = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
page-undo = Take back
page-hint = Hint
page-hint-thinking = The master is thinking…
page-hint-title = The master would consider
page-hint-none = The master has nothing to say here.
page-hint-number = { $move }: { $number }
page-chances = { $percent } %
page-leave = Leave the game
page-leave-title = Leave the game?
page-leave-words = The steward, a bot, will play for you, so that the others can finish. You may come back at any time.
page-stay = Stay
page-steward-plays = The steward is playing for you.
page-come-back = I am back
page-seat-won = winner
page-seat-steward = away, the steward plays
page-seat-decided = has decided
page-seat-thinking = thinking…
page-seat-waited = to move
page-seat-bot = bot
page-seat-here = here
page-seat-away = away
page-side = Log, chat, notebook, rules
page-log = Log
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-notes = Notebook
page-notes-own = My own notes
page-notes-hint = Only you can read this; it stays in this browser.
page-rules = Rules
page-watchers = { $count ->
    [0] no spectators
    [one] { $count } spectator
   *[other] { $count } spectators
 }
page-end-draw = A draw
page-end-you = You win!
page-end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
 }
page-rematch = Rematch
page-review = Replay and review
page-record = Record

# Other rooms
page-leaderboard = Leaderboard
page-history = History
page-settings = Settings
page-credits = Credits

page-rules-choose = Choose a game above.

# Replay
page-replay-line = The whole game again, step by step. Arrow keys walk, the space bar runs.
page-eyes = Whose eyes
page-eyes-spectator = what lay open to all
page-eyes-of = { $name } ({ $letter })
page-first = First step
page-previous = Step back
page-next = Step forward
page-last = Last step
page-run = Run
page-pause = Pause
page-step = Step
page-nothing-seen = Nothing these eyes could see.
page-replay-line-mine = Your game up to now, as you saw it. Arrow keys walk, the space bar runs.
page-eyes-open = everything open
page-told-by = As { $name } knew it:
page-board-now = The board at this step
page-so-far = Look back
page-master-review = The master's review
page-review-seat = Whose moves
page-review-ask = Ask the master
page-review-going = The master has looked at { $done } of { $total } moves…
page-review-done = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }, { $bad } to think over.
page-review-curve = Chances of { $name } from move to move
page-review-all = Every move, not only the doubtful ones
page-review-untried = The master did not even think of it.
page-mark-best = the master's move
page-mark-good = good
page-mark-doubtful = doubtful
page-mark-mistake = a mistake
page-mark-blunder = a blunder
page-record-json = Record (JSON)
page-to-table = To the table

# A new table
page-new-line = Choose the terms, then send the link.
page-new-seats = Seats
page-new-seat = Seat { $number }
page-seat-person = a person
page-new-options = Variants of the game
page-new-private = By link only
page-new-private-help = The table is in no list; whoever has the link may sit down.
page-new-rated = Rated
page-new-rated-help = The result counts for the leaderboard.
page-new-rated-guest = For those with an account: keep your name in the settings first.
page-new-watchable = Spectators are welcome
page-new-delay = Spectators see it late, by seconds
page-new-undo = Moves may be taken back while nothing has been revealed
page-new-order = Draw lots for the seats
page-new-open = Open the table
page-clock-kind-none = no clock
page-clock-kind-move = time for every move
page-clock-kind-bank = time for the whole game
page-clock-kind-days = correspondence
page-clock-seconds = Seconds a move
page-clock-bank-size = For the whole game
page-clock-increment = Seconds added after each move
page-clock-days-size = Days a move

# People
page-history-over = Finished games
page-history-none = No finished game yet. The front page has four doors.
page-history-none-yet = No public games yet.
page-show-more = Show more
page-leaderboard-line = Ratings rise as the house grows surer of them.
page-leaderboard-none = Nobody has finished a rated game yet.
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
page-since = In this house since { $day }
page-kind-guest = guest
page-kind-bot = a program
page-kind-account = account
page-mute = Do not show me their chat
page-muted = You will not read them any more.

page-tally = The game in figures
page-tally-line = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } in { $time }
page-tally-decisions = Decisions
page-tally-average = On average
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
page-settings-look = Look
page-settings-table = At the table
page-keep = Keep
page-kept = Kept.
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
page-as-system = as the system has it
page-theme-light = light
page-theme-dark = dark
page-motion = Motion
page-on = on
page-off = off
page-marks = Stronger marks
page-marks-help = Boards add shapes and patterns wherever colours might be hard to tell apart.
page-confirm-moves = Confirm every move
page-confirm-moves-help = The first touch shows what would happen, the second does it.
page-volume = Volume
page-alerts = Notify me when it is my turn
page-alerts-help = By the browser, when this page is in the background.
page-reach = When no page is open
page-reach-help = The house can tell you elsewhere that it is your turn, at most once a minute for each table.
page-reach-email = E-mail
page-reach-email-help = A letter will ask whether the address is yours. Leave it empty for no letters.
page-reach-email-yours = Confirmed: letters go there.
page-reach-webhook = Webhook
page-reach-webhook-help = An address of a program of yours; the house posts JSON to it.
page-reach-keep = Keep these addresses
page-reach-asked = A letter has gone to { $email }. Open the link in it within a day.
page-alerts-refused = The browser does not allow notifications; its settings can change that.
page-account = Account
page-account-no = You are a guest: this browser knows you. Keep your name to play rated games and to come in from other devices.
page-account-yes = { $name } has an account here.
page-account-kept = Your name is kept.
page-account-entered = Welcome back.
page-passkey-keep = Keep my name by a passkey
page-passkey-another = Add a passkey
page-passkey-enter = Come in by a passkey
page-passkey-cancelled = No passkey was given.
page-login = Login
page-password = Password
page-password-help = At least 8 characters.
page-password-keep = Keep my name by a password
page-password-enter = Come in
page-login-help = 3 to 30 Latin letters, digits, dots, hyphens.
page-password-old = Present password
page-password-new = New password
page-password-change = Change password
page-password-changed = Password changed. Other devices are signed out.
page-passkeys = Passkeys
page-passkey-label = passkey of { $day }
page-passkey-forget = Forget
page-passkey-forgotten = Passkey forgotten.
page-devices = Devices
page-device-this = this one
page-device-ended = Signed out there.
page-sign-out = Sign out
page-signed-out = Signed out.
page-vacation = Vacation
page-vacation-help = Every correspondence game that waits for you waits so many days longer.
page-vacation-days = Days
page-vacation-take = Go on vacation
page-vacation-taken = Enjoy your days off.

# Credits
page-credits-games = The games were designed by
page-credits-box = If you like one of them, buy the box: its makers live from that.
page-credits-emblems = Emblems
page-credits-emblems-words = From game-icons.net, under CC BY 3.0 (creativecommons.org/licenses/by/3.0); coloured and cut to size here.
page-credits-fonts = Typefaces
page-credits-house = The house
