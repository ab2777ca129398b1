# То, что может понадобиться любой игре.

core-seat = Место { $letter }
core-ask = Ваш ход.

core-why-over = Партия окончена.
core-why-not-waited-for = Сейчас не ход этого игрока.
core-why-not-legal = Сейчас так пойти нельзя.
core-why-no-such-move = Хода «{ $move }» сейчас нет.
core-why-no-such-seat = Места { $seat } здесь нет: места нумеруются от 0 до { $last }.
core-why-no-text = Ход задают текстом, как он записан в списке ходов.
