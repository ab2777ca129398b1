# The house: what it tells and what it refuses.

house-guest = Guest { $number }

# What everybody at a table is told
house-told-late = { $who } is out of time; the steward takes over.
house-told-left = { $who } leaves; the steward takes over.
house-told-back = { $who } is back.
house-told-rest = { $who } is on vacation.

# What the house will not do
house-no-table = There is no such table.
house-no-terms = This table cannot be created: { $why }.
house-no-full = All seats are taken.
house-no-seat-taken = That seat is taken: choose another.
house-no-no-seat = This table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, numbered from 0.
house-no-started = The game has started already.
house-no-not-started = The game has not started yet.
house-no-closed = This table has been closed.
house-no-over = The game is over.
house-no-not-over = Available once the game is over.
house-no-hint-rated = No hints in rated games; the review afterwards shows the best moves.
house-no-hint-nothing = It is not your turn, so there is nothing to suggest.
house-no-hint-pace = Too many hints at once: wait a few seconds.
house-no-reviews = The master is busy with other reviews: try again in a few minutes.
house-no-review-pace = The master has just reviewed several games for you: try again in a few minutes.
house-no-letters = A confirmation e-mail is on its way: wait a few minutes before asking again.
house-no-stale = Something changed before your move arrived. Look at the table and choose again.
house-no-undo = You can undo only your own last move, and only before anything else happens.
house-no-undo-revealed = That move revealed something, so it cannot be undone.
house-no-not-seated = You are not seated at this table.
house-no-not-host = Only the host of the table can do that.
house-no-kick-self = You cannot remove yourself: use “Leave the table”.
house-no-bot = There is no bot “{ $bot }” in this game; choose one of: { $bots }.
house-no-same-character = That opponent already sits at this table: choose another.
house-no-no-bots = This table does not admit bots.
house-no-rated-guest = Rated tables need an account: create one in Settings.
house-no-no-watching = This table is not open to spectators.
house-no-open-tables = You have { $most } tables waiting to start: start or leave one first.
house-no-too-many-tables = You are watching { $most } tables already: leave one first.
house-no-no-guest = You are not signed in: enter a name to play as a guest.
house-no-banned = You are banned from this server.
house-no-person = There is no player of that name here.
house-no-game = There is no such game here.
house-no-vacation = You are on vacation already; the next one can begin when it is over.
house-no-metrics = Metrics are switched off on this server.
house-no-no-mail = This server sends no e-mail.
house-no-no-webhooks = This server calls no webhooks.
house-no-ticket = That link is invalid or has expired: ask for a new one in Settings.
house-no-webhook = A webhook needs a public http or https address.
house-no-token = Unknown or revoked token.
house-no-name = Use 1 to 30 visible characters, not starting with @.
house-no-avatar = There is no such emblem; choose one of: { $avatars }.
house-no-language = Unknown language; choose one of: { $languages }.
house-no-message = That message cannot be put into words: { $why }.
house-no-frame = That frame was not understood: { $why }.
house-no-request = That request was not understood: { $why }.
house-no-address = There is nothing at this address.
house-no-other-site = A page of another site may not do this: open Camarilla itself.
house-no-too-fast = Too many requests at once: please wait a moment.
house-no-zero = Remove the zero byte from the address.
house-no-trouble = Something went wrong on the server. It has been logged; please try again.
house-no-empty = Write something first.
house-no-chat-pace = Too many messages at once: wait a moment.
house-no-late-chat = Spectators of this table can chat once the game is over.
house-no-people-only = Bots cannot do that.
house-no-device = You have no such device.
house-no-sign-in = Wrong login or password.
house-no-guesses = Too many attempts with this login: wait a minute.
house-no-login-taken = That login is taken: choose another.
house-no-has-password = You have a login and a password already.
house-no-no-password = You have no password yet: set one in Settings.
house-no-old-password = The current password is wrong.
house-no-password-weak = That password is too easy to guess: choose another.
house-no-passkey = That passkey could not be verified. Please try again.
house-no-passkey-unknown = That passkey is not registered here.
house-no-passkey-known = That passkey is already registered.
house-no-passkeys-full = You have { $most } passkeys already: remove one first.
house-no-challenge = That took too long or has been used already. Please start again.
house-no-last-way-in = That is your only way to sign in: add a passkey or a password first.
house-no-account-first = Only accounts can own bots: create one in Settings.
house-no-program-unknown = You have no such bot.
house-no-programs-full = You have { $most } bots already: that is the limit.
house-no-token-unknown = This bot has no such token.
house-no-tokens-full = This bot has { $most } tokens already: revoke one first.
house-no-crowded = The server is full: please try again later.
house-no-too-many-pages = You have { $most } pages open already: close one first.

# E-mails
house-mail-turn = Your turn: { $game }
house-mail-turn-body = It is your turn in { $game }. The table: { $link }
house-mail-confirm = Is this your address?
house-mail-confirm-body = Somebody asks for turn reminders to this address. If it was you, open { $link } within 24 hours; if not, do nothing.
