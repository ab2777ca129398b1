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
page-note-turn = Turn { $turn }:
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
page-review = Replay
page-record = Record

# Other rooms
page-leaderboard = Leaderboard
page-history = History
page-settings = Settings
page-credits = Credits

page-rules-choose = Choose a game above.
