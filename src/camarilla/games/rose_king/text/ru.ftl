# «Король роз» по-русски.

rk-title = Король роз
rk-line = Две розы, одна корона, и назад дороги нет.

rk-seat-1 = Алая роза
rk-seat-2 = Белая роза

# Чего ждут от игрока
rk-ask = Сыграйте карту, возьмите карту или пошлите героя.
rk-ask-pass = Ни сыграть, ни взять карту, ни послать героя нельзя: придётся пропустить ход.

# Что можно сделать
rk-do-play = Сыграть { $card }: корона перейдёт на { $square }
rk-do-hero = Послать героя с картой { $card } и перевернуть розу на { $square }
rk-do-draw = Взять карту
rk-do-pass = Пропустить ход

# Что происходит
rk-dealt = { $who } получает карту { $card }.
rk-new-deck = Колода кончилась: сыгранные карты перемешаны и стали новой колодой.
rk-play = { $who } играет { $card }: корона переходит на { $square }.
rk-hero = { $who } посылает героя с картой { $card } и переворачивает розу на { $square }.
rk-draw = { $who } берёт карту.
rk-pass = { $who } ничего не может сделать и пропускает ход.
rk-end-stones = Выложена последняя роза. Партия окончена.
rk-end-stuck = Ни одна сторона больше не может ходить. Партия окончена.
rk-count = { $who }: { $sum } = { $score }.
rk-tie-largest = Суммы равны; решает самая большая область.
rk-tie-stones = Равны и суммы, и самые большие области; решает число роз.
rk-wins = { $who } побеждает.
rk-drawn-game = Всё поровну: ничья.

# Доска буквами
rk-side = { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } героя
   *[other] { $heroes } героев
 }, счёт { $score ->
    [0] 0
   *[other] { $sum } = { $score }
 }
rk-supply = { $stones ->
    [one] Осталась { $stones } роза
    [few] Осталось { $stones } розы
   *[other] Осталось { $stones } роз
 }; { $deck ->
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
   *[other] в колоде { $deck } карт
 }, сыграно { $discards }.

# Почему так пойти нельзя
rk-hero-mark = *
rk-why-not-in-deck = Этой карты в колоде нет.
rk-why-hand-full = Рука полна: больше { $most } карт держать нельзя.
rk-why-no-pass = Пропустить ход можно, только когда ничего другого сделать нельзя.
rk-why-not-in-hand = Карты { $card } у вас нет.
rk-why-off-board = Карта { $card } уводит корону за край доски.
rk-why-own-rose = Карта { $card } ведёт на { $square }, а там ваша роза.
rk-why-needs-hero = На { $square } стоит чужая роза: нужен герой, { $card }{ $hero }.
rk-why-no-hero-left = На { $square } стоит чужая роза, а героев у вас не осталось.
rk-why-hero-on-empty = Поле { $square } свободно: сыграйте { $card } без героя.

# Доска на странице
rk-field = Доска, север наверху
rk-hand = Открытая рука: { $who }
rk-crown-on = Корона стоит на { $square }.
rk-stands = { $who }: { $regions }.
rk-card = { $card }, на { $distance ->
    [one] { $distance } поле
    [few] { $distance } поля
   *[other] { $distance } полей
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
    [hero] , { $square }: чужая роза, нужен герой.
    [own] , { $square }: там уже роза этой стороны.
    [no-hero] , { $square }: чужая роза, а героев не осталось.
   *[off] : за край доски.
 }
rk-then = Счёт станет таким: Алая роза { $red }, Белая роза { $white }.
rk-square = { $square }: { $stands ->
    [red] алая роза, роз в области: { $size }
    [white] белая роза, роз в области: { $size }
   *[free] свободно
 }{ $crown ->
    [yes] , здесь корона
   *[no] {""}
 }.
rk-reach = { $who } попадает сюда картой { $card }.
rk-draw-here = Взять карту; в колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
 }
rk-heroes = Героев осталось: { $left } из { $all }
rk-regions = { $count ->
    [one] { $count } область, роз в ней { $size }: { $size }² = { $points }
    [few] { $count } области, роз в каждой { $size }: { $count } × { $size }² = { $points }
   *[other] { $count } областей, роз в каждой { $size }: { $count } × { $size }² = { $points }
 }
rk-cards = Где какие карты
rk-cards-line = Обе руки открыты, поэтому известно и то, что осталось в колоде; неизвестен только порядок.
rk-card-deck = в колоде
rk-card-played = сыграна
rk-card-hand = в руке у игрока { $who }
rk-largest = Самая большая область
rk-roses = Розы

# Соперники
rk-bot-novice-about = Ухаживает за своими розами и видит ближайший ответ, а следующий замечает слишком поздно.
rk-bot-courtier-about = Считает на несколько ходов вперёд, соединяет всё, что соединяется, и бережёт героя до удобного часа.
rk-bot-master-about = Знает по тысяче партий, какие сады побеждают; герои бьют там, где ваша область тоньше всего.

# Почему стоит подумать о ходе
rk-hint-joins = { $regions ->
    [few] Соединяет { $regions } области
   *[other] Соединяет { $regions } областей
 } в одну, роз в ней { $size }: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-grows = Область растёт, роз в ней теперь { $size }: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-denies = Занимает поле, которое принесло бы сопернику { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-cuts = Герой рассекает чужую область: соперник теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-turns = Перевёрнутая роза стоит сопернику { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
rk-hint-strands = С поля { $square } соперник не может сыграть ни одной карты.
rk-hint-quiet = С поля { $square } сопернику мало что достанется: { $points ->
    [0] без героя ничего
    [one] не больше { $points } очка
   *[other] не больше { $points } очков
 }.
rk-hint-way = Ведёт корону на { $square }, откуда есть куда идти дальше.
rk-hint-draw = В руке станет { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }.
rk-hint-waits = Сопернику отсюда мало что доступно: есть время взять карту.
rk-hint-last = Выкладывает последнюю розу, и подсчёт в вашу пользу.
rk-hint-pass = Ничего другого сделать нельзя.
