# Слова самого терминала.

cli-you = Вы
cli-help-line = Введите ход или команду: ? — список ходов, board — поле ещё раз, log — что было, hint — совет мастера, help — правила, quit — сохранить и выйти.
cli-moves = Ваши ходы:
cli-thinking = { $who } думает…
cli-pass-screen = Передайте экран. Теперь решает { $who }.
cli-press-enter = Нажмите Enter, когда экран будете видеть только вы.
cli-saved = Сохранено: { $file }
cli-resume = Продолжить: { $command }
cli-replay-prompt = { $page } из { $last }. Enter — дальше, b — назад, число — к этому шагу, q — выход
cli-thinking-hint = Мастер смотрит на стол с вашего места…
cli-advice = Совет мастера для { $who-gen }:
cli-chance = { $percent } %
cli-simulations = { $count ->
    [one] { $count } прогон
    [few] { $count } прогона
   *[many] { $count } прогонов
}

# Список игр
cli-head-game = Игра
cli-head-players = Игроки
cli-head-minutes = Минуты
cli-head-options = Настройки
cli-head-name = Имя
cli-head-values = Значения
cli-head-default = По умолчанию
cli-game-line = Игроков: { $players }, около { $minutes } минут, издание { $edition }
cli-bots = Боты
cli-options = Настройки (-o ИМЯ=ЗНАЧЕНИЕ)
cli-no-options = Настроек нет.
cli-values-with = { $values } (при { $needed })
cli-default-with-people = { $usual } (с людьми: { $company })
