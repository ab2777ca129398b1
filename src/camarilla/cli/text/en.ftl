# The terminal's own words.

cli-you = You
cli-help-line = Type a move, or: ? lists the moves, board draws the board again, log tells what happened, help opens the rules, quit saves and leaves.
cli-moves = Your moves:
cli-no-match = No move begins like that. Type ? for the list.
cli-thinking = { $who } is thinking…
cli-pass-screen = Please hand the screen to { $who }.
cli-press-enter = Press Enter when you are alone with it.
cli-hidden = (the screen has been cleared)
cli-from-to = { $part } from { $low } to { $high }
cli-saved = Saved: { $file }
cli-resume = Go on with: camarilla play { $game } --resume { $file }
cli-replay-prompt = { $page } of { $last }. Enter: on, b: back, a number: there, q: leave
