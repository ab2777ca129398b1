# The terminal’s own words.

cli-you = You
cli-help-line = Type a move, or: ? lists the moves, board draws the board again, log shows what has happened, hint asks the master, help opens the rules, quit saves and leaves.
cli-moves = Your moves:
cli-thinking = { $who } is thinking…
cli-pass-screen = Please hand the screen to { $who }.
cli-press-enter = Press Enter when nobody else can see it.
cli-saved = Saved: { $file }
cli-resume = Resume with: { $command }
cli-replay-prompt = { $page } of { $last }. Enter: next, b: back, number: jump, q: quit
cli-thinking-hint = The master is looking at your side of the table…
cli-advice = The master suggests for { $who }:
cli-chance = { $percent }%
cli-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}

# The list of games
cli-head-game = Game
cli-head-players = Players
cli-head-minutes = Minutes
cli-head-options = Options
cli-head-name = Name
cli-head-values = Values
cli-head-default = Default
cli-game-line = { $players } players, about { $minutes } minutes, edition { $edition }
cli-bots = Bots
cli-options = Options (-o NAME=VALUE)
cli-no-options = No options.
cli-values-with = { $values } (with { $needed })
cli-default-with-people = { $usual } ({ $company } with people)
