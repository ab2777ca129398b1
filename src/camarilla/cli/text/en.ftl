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
