# What every game may have to say.

core-seat = Seat { $letter }
core-person = { $name }
core-ask = It is your turn.

core-why-over = The game is over.
core-why-not-waited-for = It is not this player’s turn.
core-why-not-legal = That move is not possible now.
core-why-no-such-move = “{ $move }” is not a legal move now.
core-why-no-such-seat = There is no seat { $seat } here: the seats are 0 to { $last }.
core-why-no-text = Give a move as text, as the list of moves shows it.
