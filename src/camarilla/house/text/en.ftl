# The house: what it tells and what it refuses.

# What everybody at a table is told
house-told-late = { $who } ran out of time: the steward plays on.
house-told-left = { $who } has left: the steward plays on.
house-told-back = { $who } is back.
house-told-rest = { $who } is on vacation.

# What the house will not do
house-no-table = There is no such table.
house-no-terms = That cannot be played: { $why }.
house-no-full = All seats are taken.
house-no-seat-taken = Somebody sits there already.
house-no-no-seat = This table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, numbered from 0.
house-no-started = The game has started already.
house-no-not-started = The game has not started yet.
house-no-closed = This table has been closed.
house-no-over = The game is over.
house-no-not-over = That is shown when the game is over.
house-no-stale = Something happened before your move arrived. Look at the table and choose again.
house-no-undo = Only your own last move can be taken back, and only before anything else happens.
house-no-undo-revealed = That move revealed something: it cannot be taken back.
house-no-not-seated = You do not sit at this table.
house-no-not-host = Only the host of the table may do that.
house-no-kick-self = To leave your own table, stand up.
house-no-bot = There is no bot “{ $bot }” in this game; there are: { $bots }.
house-no-no-bots = No programs at this table, please.
house-no-rated-guest = Rated tables are for those with an account: keep your name first.
house-no-no-watching = This table is not open to spectators.
house-no-too-many-tables = You are watching { $most } tables already: leave one first.
house-no-no-guest = Please introduce yourself first.
house-no-banned = You may not enter this house.
house-no-person = There is nobody of that name here.
house-no-game = There is no such game here.
house-no-vacation = You are on vacation already; the next one may begin when it is over.
house-no-login-taken = Somebody has that login already.
house-no-password = Login and password do not go together.
house-no-too-many-tries = Too many tries for this login; please wait a minute.
house-no-passkey = That passkey was not accepted.
house-no-passkey-late = That took too long: please begin again.
house-no-bot-account = A bot's account belongs to its owner.
house-no-bot-owner = To own a bot, keep your name first: by passkey or password.
house-no-bots-enough = You have { $most } bots already.
house-no-device = There is no such device.
house-no-metrics = This house keeps its figures to itself.
house-no-no-mail = This house sends no e-mail.
house-no-ticket = That link is too old, or not ours.
house-no-webhook = A webhook is a public http or https address.
house-no-token = This token is not known here.
house-no-name = A name has 1 to 30 visible characters and does not begin with @.
house-no-avatar = There is no such avatar; there are: { $avatars }.
house-no-language = That language is not spoken here; these are: { $languages }.
house-no-message = That message cannot be put into words: { $why }.
house-no-frame = That frame was not understood: { $why }.
house-no-empty = There is nothing to say in an empty line.
house-no-chat-pace = Not so fast: let the others read.
house-no-late-chat = Spectators of this table may talk when the game is over.

# The page
house-page-title = Camarilla
house-page-line = A house of court-intrigue games
house-page-play = Play now
house-page-open = Open tables
house-page-mine = My tables
house-page-none = None yet.
house-page-sit = Sit down
house-page-ready = I am ready
house-page-home = All games
house-page-waiting = Waiting for the others.
house-page-log = What happened
house-page-moves = Your moves
house-page-over = The game is over.
house-page-rematch = Rematch
house-page-lost = Connection lost, trying again.
house-page-record = Record

# Letters
house-mail-turn = Your turn: { $game }
house-mail-turn-body = It is your turn in { $game }. The table: { $link }
house-mail-confirm = Is this your address?
house-mail-confirm-body = Somebody wants to be told at this address when it is their turn. If it was you, open { $link } within a day; if not, do nothing.
