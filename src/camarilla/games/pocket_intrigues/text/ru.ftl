# «Карманные интриги» по-русски.

pi-title = Карманные интриги
pi-line = Десять персонажей на одной лестнице, и никто не знает, кто дёргает за ниточки.

# Что решают за столом до игры
pi-option-wins = До скольких побед
pi-option-wins-help = Сколько партий нужно выиграть, чтобы победить в матче; 1 — одна партия.
pi-option-first = Первый ход
pi-option-first-help = Кто начинает первую партию: выбранное место или по жребию. Потом первый ход переходит к следующему месту.
pi-option-first-random = по жребию

# Дома и персонажи
pi-house-green = зелёный
    .brief = зел.
pi-house-red = красный
    .brief = кр.
pi-house-purple = фиолетовый
    .brief = фиол.
pi-house-blue = синий
    .brief = син.
pi-house-citizen = горожане
    .brief = гор.

pi-character-filia = Леди Филия
    .short = Филия
    .acc = Леди Филию
pi-character-asher = Герцог Ашер
    .short = Ашер
    .acc = Герцога Ашера
pi-character-brutol = Лорд Брутоль
    .short = Брутоль
    .acc = Лорда Брутоля
pi-character-gerard = Капитан Жерар
    .short = Жерар
    .acc = Капитана Жерара
pi-character-diana = Графиня Диана
    .short = Диана
    .acc = Графиню Диану
pi-character-elaine = Леди Элейн
    .short = Элейн
    .acc = Леди Элейн
pi-character-rodrik = Барон Родрик
    .short = Родрик
    .acc = Барона Родрика
pi-character-isolde = Маркиза Изольда
    .short = Изольда
    .acc = Маркизу Изольду
pi-character-lucius = Господин Люций
    .short = Люций
    .acc = Господина Люция
pi-character-cassia = Госпожа Кассия
    .short = Кассия
    .acc = Госпожу Кассию

# Что действует, пока персонаж ранен
pi-wounded-cannot-rise = Нельзя переместить вверх.
pi-wounded-cannot-sink = Нельзя переместить вниз.
pi-wounded-cannot-be-healed = Действием нельзя исцелить.
pi-wounded-cannot-be-attacked = Напасть на персонажа действием нельзя.
pi-wounded-shields-row = На остальных в этом ряду нельзя напасть действием.
pi-wounded-costs-nothing = Ранение не отнимает очка.
pi-wounded-any-house = В требованиях действий считается персонажем любого дома.

# Что происходит при смерти; выбирает убийца
pi-death-heal-anyone = Исцелить раненого персонажа.
pi-death-heal-row = Исцелить раненого персонажа в том же ряду.
pi-death-wound-anyone = Ранить невредимого персонажа.
pi-death-wound-row = Ранить невредимого персонажа в том же ряду.
pi-death-raise-anyone = Переместить персонажа на ряд вверх.
pi-death-raise-row = Переместить персонажа из того же ряда на ряд вверх.
pi-death-lower-anyone = Переместить персонажа на ряд вниз.
pi-death-lower-row = Переместить персонажа из того же ряда на ряд вниз.
pi-death-move-anyone = Переместить персонажа на ряд вверх или вниз.
pi-death-move-row = Переместить персонажа из того же ряда на ряд вверх или вниз.
pi-death-swap-neighbours = Два персонажа из соседних рядов меняются местами.

# Чего ждут от игрока
pi-ask = Выберите одно из четырёх действий: два на вашей карте, два на открытой.
pi-ask-heal = { $dying } погибает. Выберите, кого из раненых исцелить.
pi-ask-wound = { $dying } погибает. Выберите, кого из невредимых ранить.
pi-ask-raise = { $dying } погибает. Выберите, кого переместить на ряд вверх.
pi-ask-lower = { $dying } погибает. Выберите, кого переместить на ряд вниз.
pi-ask-move = { $dying } погибает. Выберите, кого переместить на ряд вверх или вниз.
pi-ask-swap = { $dying } погибает. Выберите двоих из соседних рядов: они поменяются местами.

# Что можно выбрать
pi-half-upper = верх
pi-half-lower = низ
pi-do-action-1 = { $source ->
    [hand] Ваша карта № { $card }
   *[open] Открытая карта № { $card }
 }, { $half ->
    [upper] верхнее
   *[lower] нижнее
 } действие: { $one } { $one-deed }.
pi-do-action-2 = { $source ->
    [hand] Ваша карта № { $card }
   *[open] Открытая карта № { $card }
 }, { $half ->
    [upper] верхнее
   *[lower] нижнее
 } действие: { $one } { $one-deed }; { $two } { $two-deed }.
pi-do-action-3 = { $source ->
    [hand] Ваша карта № { $card }
   *[open] Открытая карта № { $card }
 }, { $half ->
    [upper] верхнее
   *[lower] нижнее
 } действие: { $one } { $one-deed }; { $two } { $two-deed }; { $three } { $three-deed }.
pi-do-heal = Исцелить { $who-acc }.
pi-do-wound = Ранить { $who-acc }.
pi-do-raise = Переместить { $who-acc } на ряд вверх.
pi-do-lower = Переместить { $who-acc } на ряд вниз.
pi-do-swap = Поменять местами { $who-acc } и { $other-acc }.
pi-deed-attack = попадает под удар
pi-deed-up-1 = поднимается на ряд
pi-deed-up-1-attack = поднимается на ряд и попадает под удар
pi-deed-up-2 = поднимается на два ряда
pi-deed-up-2-attack = поднимается на два ряда и попадает под удар
pi-deed-up-3 = поднимается на три ряда
pi-deed-up-3-attack = поднимается на три ряда и попадает под удар
pi-deed-down-1 = опускается на ряд
pi-deed-down-1-attack = опускается на ряд и попадает под удар
pi-deed-down-2 = опускается на два ряда
pi-deed-down-2-attack = опускается на два ряда и попадает под удар
pi-deed-down-3 = опускается на три ряда
pi-deed-down-3-attack = опускается на три ряда и попадает под удар
pi-deed-heal = исцеляется
pi-deed-heal-attack = исцеляется и попадает под удар
pi-deed-heal-up-1 = исцеляется и поднимается на ряд
pi-deed-heal-up-1-attack = исцеляется, поднимается на ряд и попадает под удар
pi-deed-heal-up-2 = исцеляется и поднимается на два ряда
pi-deed-heal-up-2-attack = исцеляется, поднимается на два ряда и попадает под удар
pi-deed-heal-up-3 = исцеляется и поднимается на три ряда
pi-deed-heal-up-3-attack = исцеляется, поднимается на три ряда и попадает под удар
pi-deed-heal-down-1 = исцеляется и опускается на ряд
pi-deed-heal-down-1-attack = исцеляется, опускается на ряд и попадает под удар
pi-deed-heal-down-2 = исцеляется и опускается на два ряда
pi-deed-heal-down-2-attack = исцеляется, опускается на два ряда и попадает под удар
pi-deed-heal-down-3 = исцеляется и опускается на три ряда
pi-deed-heal-down-3-attack = исцеляется, опускается на три ряда и попадает под удар

# Что происходит
pi-first = { $who } начинает первую партию.
pi-rows = Партия { $game }: наверху начинают { $one-short }, { $two-short }, { $three-short } и { $four-short }, остальные четверо дворян внизу, горожане посередине. Первый ход: { $first }.
pi-goal = { $who } получает тайную цель: возвысить { $rises } дом, низвергнуть { $sinks }.
pi-goal-hidden = { $who } получает тайную цель.
pi-dealt = { $who } получает карту № { $card }.
pi-dealt-hidden = { $who } получает карту.
pi-draws = { $who } берёт карту № { $card }.
pi-draws-hidden = { $who } берёт карту.
pi-open = Открыта карта № { $card }.
pi-new-deck = Колода кончилась: сброс перемешан и стал новой колодой. Когда кончится и она, партия завершится.
pi-plays = { $who } играет карту № { $card } { $way ->
    [hand-upper] с руки, верхнее действие.
    [hand-lower] с руки, нижнее действие.
    [open-upper] со стола, верхнее действие.
   *[open-lower] со стола, нижнее действие.
 }
pi-healed = { $who } исцеляется.
pi-rises = { $who } поднимается на ряд.
pi-rises-by = { $steps ->
    [few] { $who } поднимается на { $steps } ряда.
   *[other] { $who } поднимается на { $steps } рядов.
 }
pi-sinks = { $who } опускается на ряд.
pi-sinks-by = { $steps ->
    [few] { $who } опускается на { $steps } ряда.
   *[other] { $who } опускается на { $steps } рядов.
 }
pi-is-wounded = Нападение: { $who } получает ранение.
pi-dies = Нападение: { $who } погибает.
pi-attack-lost = Нападение срывается: { $who } теперь под защитой.
pi-does-heal = { $player } исцеляет { $who-acc }.
pi-does-wound = { $player } ранит { $who-acc }.
pi-does-raise = { $player } перемещает { $who-acc } на ряд вверх.
pi-does-lower = { $player } перемещает { $who-acc } на ряд вниз.
pi-does-swap = { $player } меняет местами { $who-acc } и { $other-acc }.

# Конец
pi-end-deaths = Погибли двое. Партия окончена.
pi-end-deck = Колода кончилась во второй раз. Партия окончена.
pi-end-no-action = { $who } не может выполнить ни одного действия: ни с карты № { $card }, ни с открытой. Партия окончена.
pi-count = { $who } (вверх: { $rises }, вниз: { $sinks }): { $sum } − { $minus } = { $total }.
pi-tie-single = Очков поровну; решает лучший результат за одного персонажа.
pi-tie-shared = Всё поровну: победа общая.
pi-wins = { $who } выигрывает партию.
pi-match = Счёт по партиям: { $wins }. Нужно побед: { $needed }.
pi-match-over = Счёт по партиям: { $wins }. Матч окончен.

# Двор буквами
pi-draw-match = Партия { $game }, матч до { $needed ->
    [one] { $needed } победы
   *[other] { $needed } побед
 }:
pi-draw-single = За столом:
pi-draw-figure = { $who-short } ({ $house-brief })
pi-draw-legend = Число слева — сколько рядов ниже. * ранен, † убит.
pi-draw-wounded = * { $who-short }: { $ability }
pi-draw-dying = * { $who-short }, при смерти: { $ability }
pi-draw-open = Открытая карта № { $card }
pi-draw-hand = Ваша карта № { $card }
pi-draw-deck = { $deck ->
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[other] В колоде { $deck } карт
 }; в сбросе: { $discards }.
pi-draw-deck-last = { $deck ->
    [one] В последней колоде { $deck } карта
    [few] В последней колоде { $deck } карты
   *[other] В последней колоде { $deck } карт
 }; в сбросе: { $discards }.
pi-draw-goal = Ваша тайная цель: { $rises } вверх, { $sinks } вниз. Если бы партия кончилась сейчас: { $sum } − { $minus } = { $total }.

# Почему так нельзя
pi-why-chance = Сейчас такое выпасть не может.
pi-why-no-such-binding = Назовите персонажей, с которыми действие что-то делает, каждого один раз.
pi-why-dead = Персонаж убит: { $who }. Выберите живого.
pi-why-rows = { $one } и { $other } стоят не в тех рядах, которых требует действие.
pi-why-houses = Дома не подходят: жёлтые символы — один дом, белые — любой другой.
pi-why-witness = Ещё один персонаж, которого требует действие, не на месте.
pi-why-nobody-to-heal = Среди тех, кто подошёл бы, некого исцелять.
pi-why-pattern = В нужных действию рядах никто так не стоит.
pi-why-not-wounded = Исцелить можно только раненого, а { $who } — без ранения.
pi-why-unhealable = { $who }: пока персонаж ранен, действием его не исцелить.
pi-why-cannot-rise = { $who }: пока персонаж ранен, вверх его не переместить.
pi-why-cannot-sink = { $who }: пока персонаж ранен, вниз его не переместить.
pi-why-unassailable = { $who }: пока персонаж ранен, действием на него не напасть.
pi-why-shielded = { $shield } закрывает { $who-acc } собой.
pi-why-nobody-dies = Никто не погиб: выберите действие.
pi-why-death-first = { $dying } погибает: сначала примените способность.
pi-why-not-by-death = { $dying } погибает, но сделать так сейчас нельзя.

# Карты картинкой
pi-picture-cards = Карты действий
pi-picture-characters = Персонажи
pi-picture-edition = издание: { $edition }
pi-picture-key = Золотой шестиугольник: жёлтый, все из одного дома. Белый круг: другой дом. Зелёный +: исцеление. Стрелка: перемещение. Красный ×: нападение. Пунктирный ряд нарисован пустым.
pi-picture-wounded = При ранении:
pi-picture-death = При смерти:

# Боты и почему они поступили бы так
pi-bot-novice-about = Дёргает за ближайшую ниточку: замечает от силы дюжину ходов, считает свои очки и не задумывается, чего хотят другие.
pi-bot-courtier-about = Взвешивает каждую интригу вместе с вероятными ответами и знает, когда пора заканчивать, но чужих целей не угадывает.
pi-bot-master-about = Следит, кого вы возвышаете, а кому даёте упасть, угадывает вашу цель раньше, чем вы её достигнете, и наносит последний удар, когда лестница ему на руку.
pi-hint-last-word = Завершает партию в удачный для вас момент.
pi-hint-gains = { $points ->
    [one] Сразу приносит вам { $points } очко.
    [few] Сразу приносит вам { $points } очка.
   *[other] Сразу приносит вам { $points } очков.
 }
pi-hint-hinders = { $points ->
    [one] Отнимает у { $who-gen } { $points } очко,
    [few] Отнимает у { $who-gen } { $points } очка,
   *[other] Отнимает у { $who-gen } { $points } очков,
 } если догадка о цели верна: вверх — { $rises }, вниз — { $sinks }.
pi-hint-patience = { $points ->
    [one] Пока отдаёт { $points } очко, но обещает лучшее положение потом.
    [few] Пока отдаёт { $points } очка, но обещает лучшее положение потом.
   *[other] Пока отдаёт { $points } очков, но обещает лучшее положение потом.
 }
pi-hint-waits = Сразу ничего не приносит, но оставляет двор в выгодном для вас виде.
pi-differs-more = { $points ->
    [one] Сразу на { $points } очко больше.
    [few] Сразу на { $points } очка больше.
   *[other] Сразу на { $points } очков больше.
 }
pi-differs-less = { $points ->
    [one] Сразу на { $points } очко меньше.
    [few] Сразу на { $points } очка меньше.
   *[other] Сразу на { $points } очков меньше.
 }
pi-differs-ends = Завершает партию.
pi-differs-goes-on = Партия продолжается.

# Двор в браузере
pi-state-unharmed = невредим
pi-state-wounded = ранен
pi-state-dead = убит
pi-board-ladder = Двор, ряд за рядом
pi-board-row = Ряд { $row } из { $rows }:
pi-board-figure = { $who }, дом: { $house }; персонаж { $state }.
pi-board-worth-up = { $rows ->
    [one] Ниже { $rows } ряд
    [few] Ниже { $rows } ряда
   *[other] Ниже { $rows } рядов
 }: столько очков персонаж отсюда приносит тому, кто возвышает его дом.
pi-board-worth-down = { $rows ->
    [one] Выше { $rows } ряд
    [few] Выше { $rows } ряда
   *[other] Выше { $rows } рядов
 }: столько очков персонаж отсюда приносит тому, кто низвергает его дом.
pi-board-wish-rises = Этот дом вы возвышаете.
pi-board-wish-sinks = Этот дом вы низвергаете.
pi-board-changed = Изменения с вашего хода.
pi-board-here = сюда
pi-board-new-row = новый ряд
pi-board-hand = Ваша карта
pi-board-open = Открытая
pi-board-no-cards = Карт на столе нет.
pi-board-half-upper = Верхнее действие.
pi-board-half-lower = Нижнее действие.
pi-board-yellow = жёлтый { $number }
pi-board-white = белый { $number }
pi-board-anybody = кто угодно или никого
pi-board-action = Ряды: { $rows }. Затем: { $deeds }.
pi-board-step = { $step } из { $count }:
pi-board-choose = выберите, кто { $deed }.
pi-board-choose-action = { $who }: теперь выберите одно из подсвеченных действий.
pi-board-dies = { $who } погибнет.
pi-board-then-total = Станет { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
 } ({ $gain }).
pi-board-ends-with = На этом партия закончится, у вас { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
 } ({ $gain }).
pi-board-not-now = нельзя
pi-board-deck = · колода { $deck }
pi-board-deck-last = · посл. колода { $deck }
pi-board-discarded = сброс { $count }
pi-board-ending = Смертей: { $deaths } из 2
pi-board-goal = Ваша тайная цель
pi-board-rises = Вверх:
pi-board-sinks = Вниз:
pi-board-now = Сейчас:
pi-board-wins = { $wins ->
    [one] выиграна { $wins } партия
    [few] выиграно { $wins } партии
   *[other] выиграно { $wins } партий
 }
pi-board-discards = { $count ->
    [0] Сброс пуст
   *[other] Сброс: { $count }
 }
pi-short-heal = исцелить
pi-short-attack = удар
pi-short-up = { $steps ->
    [1] вверх
   *[other] вверх на { $steps }
 }
pi-short-down = { $steps ->
    [1] вниз
   *[other] вниз на { $steps }
 }
pi-goal-line = ▲ { $rises }, ▼ { $sinks }: сейчас { $total }
pi-goal-ended = ▲ { $rises }, ▼ { $sinks }: { $total }
pi-goal-more = Смертей: { $deaths } из 2 · партия { $game }, до { $needed ->
    [one] { $needed } победы
   *[other] { $needed } побед
 }
pi-goal-more-single = Партия до 2 смертей, сейчас { $deaths }
pi-goal-watch = Каждый тайно возвышает один дом и низвергает другой

# Итоги партии, шаг за шагом
pi-stage-next = Следующая партия
pi-stage-hidden = цель ещё скрыта
pi-stage-goal = { $who } раскрывает цель: вверх { $rises }, вниз { $sinks }.
pi-stage-rises = { $who } возвышает { $house } дом, очко за каждый ряд ниже: { $sum } = { $total }.
pi-stage-sinks = { $who } низвергает { $house } дом, очко за каждый ряд выше: { $sum } = { $total }.
pi-stage-total = { $minus ->
    [0] Вычитать нечего.
    [one] За ранения и смерти минус { $minus } очко.
    [few] За ранения и смерти минус { $minus } очка.
   *[other] За ранения и смерти минус { $minus } очков.
 } { $who }, итого: { $total }.
pi-stage-won = { $count ->
    [one] { $who } выигрывает партию, очков: { $total }.
   *[other] Победа общая, очков у каждого: { $total }.
 } { $needed ->
    [1] { "" }
   *[other] Счёт по партиям: { $wins }{ $over ->
        [yes] . Матч окончен.
       *[no] , нужно побед: { $needed }.
     }
 }

pi-board-last-game = Как кончилась прошлая партия
pi-notes-goal = Ваша тайная цель: возвысить { $rises } дом, низвергнуть { $sinks }.
pi-notes-others = { $others ->
    [one] У соперника одна из пяти оставшихся пар домов, любой стороной вверх.
   *[other] У каждого соперника по одной из пяти оставшихся пар домов, любой стороной вверх.
 }
pi-notes-unseen = { $count ->
    [one] { $count } карты не видно:
   *[other] { $count } карт не видно:
 } в колоде { $deck }, на чужих руках { $hands }.
pi-notes-weighed = Насколько вероятна каждая цель, судя по ходам. Нажмите на дом, чтобы отметить свою догадку: её видите только вы.
pi-notes-deeds = { $deeds ->
    [0] пока без ходов
    [one] по { $deeds } поступку
   *[other] по { $deeds } поступкам
 }
pi-notes-likely = { $way } { $house }, вероятность { $share } %. Отметить как догадку.
pi-notes-guess = Ваша догадка:

# Обозначения
pi-legend = Что значат обозначения
pi-legend-wounded = Порванный портрет: персонаж ранен. Знак в углу сейчас действует.
pi-legend-dead = Серый лежащий портрет с черепом: персонаж убит. Он остаётся в своём ряду и учитывается в подсчёте.
pi-legend-worth = Сколько рядов ниже и выше: столько очков персонаж этого ряда приносит тому, кто возвышает или низвергает его дом.
pi-legend-wish = Дом из вашей цели: вверх — возвысить, вниз — низвергнуть.
pi-legend-trail = Синяя стрелка и полоса: что изменилось с вашего хода и из какого ряда пришёл персонаж.
pi-legend-ghost = Пунктир: куда попадёт персонаж, если сделать выбранный ход.
