# «Король роз» по-русски.

rk-title = Король роз
rk-line = Две розы, одна корона, и назад дороги нет.

rk-seat-1 = Алая роза
    .gen = Алой розы
    .dat = Алой розе
    .acc = Алую розу
    .ins = Алой розой
    .pre = Алой розе
rk-seat-2 = Белая роза
    .gen = Белой розы
    .dat = Белой розе
    .acc = Белую розу
    .ins = Белой розой
    .pre = Белой розе

# Чего ждут от игрока
rk-ask = Сыграйте карту, возьмите карту или сыграйте карту с героем.
rk-ask-pass = Ничего сделать нельзя: придётся пропустить ход.

# Что можно сделать
rk-do-play = Сыграть { COMPASS($card) }: корона перейдёт на { $square }
rk-do-hero = Сыграть { COMPASS($card) } с героем: перевернуть фишку на { $square }
rk-do-draw = Взять карту
rk-do-pass = Пропустить ход

# Что происходит
rk-dealt = { $who } получает карту { COMPASS($card) }.
rk-new-deck = Колода кончилась: сброс перемешан и стал новой колодой.
rk-play = { $who } играет { COMPASS($card) }: корона переходит на { $square }.
rk-hero = { $who } играет { COMPASS($card) } с героем и переворачивает фишку на { $square }.
rk-draw = { $who } берёт карту.
rk-pass = { $who } пропускает ход: сделать ничего нельзя.
rk-end-stones = Выложена последняя фишка. Партия окончена.
rk-end-stuck = Ни у кого нет хода. Партия окончена.
rk-count = { $who }: { $sum } = { $score }.
rk-tie-largest = Очков поровну; решает самая большая область.
rk-tie-stones = Поровну и очков, и в самых больших областях; решает число фишек.
rk-wins = { $who } побеждает.
rk-drawn-game = Всё поровну: ничья.

# Поле буквами
rk-side = { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } героя
   *[other] { $heroes } героев
 }, счёт { $score ->
    [0] 0
   *[other] { $sum } = { $score }
 }
rk-supply = { $stones ->
    [one] Осталась { $stones } фишка
    [few] Осталось { $stones } фишки
   *[other] Осталось { $stones } фишек
 }; { $deck ->
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
   *[other] в колоде { $deck } карт
 }, в сбросе { $discards }.

# Почему так пойти нельзя
rk-hero-mark = *
rk-why-not-in-deck = Этой карты в колоде нет.
rk-why-hand-full = Рука полна: больше { $most } карт держать нельзя.
rk-why-no-pass = Пропустить ход нельзя: что-то сделать ещё можно.
rk-why-not-in-hand = Карты { COMPASS($card) } у вас нет: сыграйте карту со своей руки.
rk-why-off-board = Карта { COMPASS($card) } уводит корону за край поля.
rk-why-own-rose = Карта { COMPASS($card) } ведёт на { $square }, а там ваша фишка.
rk-why-needs-hero = На { $square } чужая фишка: нужен герой, { COMPASS($card) }{ $hero }.
rk-why-no-hero-left = На { $square } чужая фишка, а героев у вас не осталось.
rk-why-hero-on-empty = Клетка { $square } свободна: сыграйте { COMPASS($card) } без героя.

# Поле на странице
rk-field = Поле, север сверху
rk-hand = Открытая рука: { $who }
rk-crown-on = Корона стоит на { $square }.
rk-stands = { $who }: { $regions }.
rk-card = { COMPASS($card) }: { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
   *[other] { $distance } клеток
 } { $way ->
    [N] на север
    [NE] на северо-восток
    [E] на восток
    [SE] на юго-восток
    [S] на юг
    [SW] на юго-запад
    [W] на запад
   *[NW] на северо-запад
 }{ $use ->
    [open] , { $square }: свободно.
    [hero] , { $square }: чужая фишка, нужен герой.
    [own] , { $square }: фишка того же цвета.
    [no-hero] , { $square }: чужая фишка, а героев не осталось.
   *[off] , за край поля.
 }
rk-then = Счёт станет таким: Алая роза { $red }, Белая роза { $white }.
rk-square = { $square }: { $stands ->
    [red] алая роза, фишек в области: { $size }
    [white] белая роза, фишек в области: { $size }
   *[free] свободно
 }{ $crown ->
    [yes] , здесь корона
   *[no] {""}
 }.
rk-reach = { $who } попадает на { $square } картой { COMPASS($card) }.
rk-draw-here = Взять карту; в колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
 }
rk-heroes = Героев осталось: { $left } из { $all }
rk-regions = { $count ->
    [one] { $count } область, фишек в ней { $size }: { $size }² = { $points }
    [few] { $count } области, фишек в каждой { $size }: { $count } × { $size }² = { $points }
   *[other] { $count } областей, фишек в каждой { $size }: { $count } × { $size }² = { $points }
 }
rk-cards = Где какие карты
rk-cards-line = Обе руки открыты, поэтому известно и то, что осталось в колоде; неизвестен только порядок.
rk-card-name = { COMPASS($card) }
rk-card-deck = в колоде
rk-card-played = в сбросе
rk-card-hand = на руке у { $who-gen }
rk-largest = Самая большая область
rk-roses = Фишки

# Цель и последний подсчёт
rk-north = С
rk-foretold = { $words }, +{ $change } ({ $now } → { $then }).
rk-goal = Алая { $red } : Белая { $white } · сумма квадратов областей
rk-goal-more = { $colour ->
    [red] Соедините алые розы в одну область
   *[white] Соедините белые розы в одну область
 }; { $stones ->
    [one] осталась { $stones } фишка
    [few] осталось { $stones } фишки
   *[other] осталось { $stones } фишек
 }
rk-goal-left = { $stones ->
    [one] Осталась { $stones } фишка
    [few] Осталось { $stones } фишки
   *[other] Осталось { $stones } фишек
 }
rk-counted = { $who }: { $count ->
    [one] область из { $size } приносит { $points }
   *[other] { $count } × область из { $size }: { $points }
 }, всего { $sum }.

# Соперники
rk-bot-novice-about = Ухаживает за своими розами и видит ближайший ответ, а следующий замечает слишком поздно.
rk-bot-courtier-about = Считает на несколько ходов вперёд, соединяет всё, что соединяется, и бережёт героя до удобного часа.
rk-bot-master-about = Знает по тысяче партий, какие сады побеждают; герои бьют там, где ваша область тоньше всего.

# Почему стоит подумать о ходе
rk-hint-joins = { $regions ->
    [few] Соединяет { $regions } области
   *[other] Соединяет { $regions } областей
 } в одну, фишек в ней { $size }: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-grows = Область растёт, фишек в ней теперь { $size }: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-denies = Занимает клетку, которая принесла бы сопернику { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-cuts = Герой рассекает чужую область: соперник теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-turns = Перевёрнутая фишка стоит сопернику { $points ->
    [one] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-strands = С клетки { $square } соперник не сможет сыграть ни одной карты.
rk-hint-quiet = С клетки { $square } сопернику мало что достанется: { $points ->
    [0] без героя ничего
    [one] не больше { $points } очка
   *[other] не больше { $points } очков
 }.
rk-hint-way = Ведёт корону на { $square }, откуда есть куда идти дальше.
rk-hint-draw = На руке станет { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }.
rk-hint-waits = Сопернику отсюда мало что доступно: есть время взять карту.
rk-hint-last = Выкладывает последнюю фишку, и подсчёт в вашу пользу.
rk-hint-pass = Другого хода нет.
rk-differs-keeps-hero = Герой остаётся у вас.
rk-differs-spends-hero = Стоит одного героя.
rk-differs-more = { $points ->
    [one] Сразу на { $points } очко больше.
    [few] Сразу на { $points } очка больше.
   *[other] Сразу на { $points } очков больше.
 }
rk-differs-less = { $points ->
    [one] Сразу на { $points } очко меньше.
    [few] Сразу на { $points } очка меньше.
   *[other] Сразу на { $points } очков меньше.
 }
