# The terminal's own words.

cli-you = You
cli-help-line = Type a move, or: ? lists the moves, board draws the board again, log tells what happened, hint asks the master, help opens the rules, quit saves and leaves.
cli-moves = Your moves:
cli-thinking = { $who } is thinking…
cli-pass-screen = Please hand the screen to { $who }.
cli-press-enter = Press Enter when you are alone with it.
cli-saved = Saved: { $file }
cli-resume = Go on with: { $command }
cli-replay-prompt = { $page } of { $last }. Enter: on, b: back, a number: there, q: leave
cli-thinking-hint = The master looks at your side of the table…
cli-advice = For { $who } the master would think of:
cli-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
