# The house: what it tells and what it refuses.

house-guest = Guest { $number }

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
house-no-hint-rated = No hints while a rated game is under way: they come with the review afterwards.
house-no-hint-nothing = Nothing is asked of you at the moment, so there is nothing to advise.
house-no-hint-pace = So many hints at once: think for yourself a little, then ask again.
house-no-reviews = The master is reviewing many games already: please ask again in a while.
house-no-review-pace = The master has thought through several games for you just now: please ask again in a few minutes.
house-no-letters = Letters to you or to that address are on their way already: please wait a few minutes.
house-no-stale = Something happened before your move arrived. Look at the table and choose again.
house-no-undo = Only your own last move can be taken back, and only before anything else happens.
house-no-undo-revealed = That move revealed something: it cannot be taken back.
house-no-not-seated = You do not sit at this table.
house-no-not-host = Only the host of the table may do that.
house-no-kick-self = To leave your own table, stand up.
house-no-bot = There is no bot “{ $bot }” in this game; there are: { $bots }.
house-no-no-bots = No programs at this table, please.
house-no-rated-guest = Rated tables need an account: please register first.
house-no-no-watching = This table is not open to spectators.
house-no-open-tables = { $most } tables of yours have not begun yet: play there, or leave one first.
house-no-too-many-tables = You are watching { $most } tables already: leave one first.
house-no-no-guest = Please introduce yourself first.
house-no-banned = You may not enter this house.
house-no-person = There is nobody of that name here.
house-no-game = There is no such game here.
house-no-vacation = You are on vacation already; the next one may begin when it is over.
house-no-metrics = This house keeps its figures to itself.
house-no-no-mail = This house sends no e-mail.
house-no-no-webhooks = This house calls no webhooks.
house-no-ticket = That link is too old, or not ours.
house-no-webhook = A webhook is a public http or https address.
house-no-token = This token is not known here.
house-no-name = A name has 1 to 30 visible characters and does not begin with @.
house-no-avatar = There is no such avatar; there are: { $avatars }.
house-no-language = That language is not spoken here; these are: { $languages }.
house-no-message = That message cannot be put into words: { $why }.
house-no-frame = That frame was not understood: { $why }.
house-no-request = That request was not understood: { $why }.
house-no-address = There is nothing at this address.
house-no-other-site = A page of another site may not do this.
house-no-too-fast = Too many requests at once: please wait a moment.
house-no-zero = An address cannot contain zero bytes.
house-no-trouble = Something went wrong in the house. It has been noted; please try again.
house-no-empty = The message is empty.
house-no-chat-pace = Not so fast: let the others read.
house-no-late-chat = Spectators of this table may talk when the game is over.
house-no-people-only = That is for people, not for programs.
house-no-device = You have no such device.
house-no-sign-in = Wrong login or password.
house-no-guesses = Too many tries with this login: please wait a minute.
house-no-login-taken = That login is taken already.
house-no-has-password = You have a login and a password already.
house-no-no-password = You sign in without a password: there is none to change.
house-no-old-password = The old password is not right.
house-no-password-weak = That password would be guessed at once: choose another.
house-no-passkey = That passkey could not be verified. Please try again.
house-no-passkey-unknown = That passkey is not known here.
house-no-passkey-known = That passkey is registered already.
house-no-passkeys-full = You have { $most } passkeys already: remove one first.
house-no-challenge = That took too long, or has been answered before. Please start again.
house-no-last-way-in = That is your only way in: add a passkey or a password first.
house-no-account-first = Only accounts can have bots: please register first.
house-no-program-unknown = You have no such bot.
house-no-programs-full = You have { $most } bots already.
house-no-token-unknown = This bot has no such token.
house-no-tokens-full = This bot has { $most } tokens already: revoke one first.
house-no-crowded = Too many connections here at the moment: please come back later.
house-no-too-many-pages = You have { $most } pages open already: close one first.

# Letters
house-mail-turn = Your turn: { $game }
house-mail-turn-body = It is your turn in { $game }. The table: { $link }
house-mail-confirm = Is this your address?
house-mail-confirm-body = Somebody wants to be told at this address when it is their turn. If it was you, open { $link } within a day; if not, do nothing.
