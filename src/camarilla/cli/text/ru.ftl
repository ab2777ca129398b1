# Слова самого терминала.

cli-you = Вы
cli-help-line = Введите ход или команду: ? — список ходов, board — доска ещё раз, log — что было, hint — совет мастера, help — правила, quit — сохранить и выйти.
cli-moves = Ваши ходы:
cli-thinking = { $who }: думает…
cli-pass-screen = Передайте экран игроку: { $who }.
cli-press-enter = Нажмите Enter, когда останетесь с ним наедине.
cli-saved = Сохранено: { $file }
cli-resume = Продолжить: { $command }
cli-replay-prompt = { $page } из { $last }. Enter — дальше, b — назад, число — туда, q — выход
cli-thinking-hint = Мастер смотрит на стол с вашего места…
cli-advice = { $who }: над чем подумал бы мастер:
cli-simulations = { $count ->
    [one] { $count } проба
    [few] { $count } пробы
   *[many] { $count } проб
}
