# Слова самого терминала.

cli-you = Вы
cli-help-line = Введите ход или команду: ? — список ходов, board — доска ещё раз, log — что было, help — правила, quit — сохранить и выйти.
cli-moves = Ваши ходы:
cli-no-match = Таких ходов нет. Введите ?, чтобы увидеть список.
cli-thinking = { $who }: думает…
cli-pass-screen = Передайте экран игроку: { $who }.
cli-press-enter = Нажмите Enter, когда останетесь с ним наедине.
cli-hidden = (экран очищен)
cli-from-to = { $part } от { $low } до { $high }
cli-saved = Сохранено: { $file }
cli-resume = Продолжить: camarilla play { $game } --resume { $file }
cli-replay-prompt = { $page } из { $last }. Enter — дальше, b — назад, число — туда, q — выход
