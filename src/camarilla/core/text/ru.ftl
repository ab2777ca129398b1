# То, что может понадобиться любой игре.

core-seat = Место { $letter }
    .gen = места { $letter }
    .dat = месту { $letter }
    .acc = место { $letter }
    .ins = местом { $letter }
    .pre = месте { $letter }
# Имена людей не склоняются: склоняется слово перед именем.
core-person = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .pre = игроке { $name }
core-ask = Ваш ход.

core-why-over = Партия окончена.
core-why-not-waited-for = Сейчас ходит другой игрок.
core-why-not-legal = Сейчас так пойти нельзя.
core-why-no-such-move = Хода «{ $move }» сейчас нет.
core-why-no-such-seat = Места { $seat } здесь нет: места нумеруются от 0 до { $last }.
core-why-no-text = Ход передают текстом, как он записан в списке ходов.
