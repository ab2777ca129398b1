# «Проклятый двор» по-русски.

cc-title = Проклятый двор
cc-line = Девять вельмож, по тайне с каждым соседом, а кто заплатит вдвое, займёт ваше место.

# Вельможи
cc-noble-courtesan = Куртизанка
    .acc = Куртизанку
cc-noble-merchant = Торговец
    .acc = Торговца
cc-noble-king = Король
    .acc = Короля
cc-noble-priestess = Жрица
    .acc = Жрицу
cc-noble-queen = Королева
    .acc = Королеву
cc-noble-duke = Герцог
    .acc = Герцога
cc-noble-jester = Шут
    .acc = Шута
cc-noble-sorceress = Колдунья
    .acc = Колдунью
cc-noble-assassin = Убийца
    .acc = Убийцу

# Наборы
cc-set-affair = Роман
    .acc = Роман
cc-set-wedding = Свадьба
    .acc = Свадьбу
cc-set-curse = Проклятие
    .acc = Проклятие
cc-set-procession = Шествие
    .acc = Шествие
cc-set-bazaar = Базар
    .acc = Базар
cc-set-regicide = Цареубийство
    .acc = Цареубийство
cc-set-scandal = Скандал
    .acc = Скандал
cc-set-feast = Пир
    .acc = Пир
cc-set-opera = Опера
    .acc = Оперу
cc-set-council = Совет
    .acc = Совет
cc-set-seance = Сеанс
    .acc = Сеанс
cc-set-coup = Переворот
    .acc = Переворот
cc-set-masquerade = Маскарад
    .acc = Маскарад
cc-set-church = Церковь
    .acc = Церковь
cc-set-salon = Салон
    .acc = Салон
cc-set-treaty = Договор
    .acc = Договор
cc-set-festival = Празднество
    .acc = Празднество
cc-set-conspiracy = Заговор
    .acc = Заговор

# Времена года
cc-spring = Весна
cc-summer = Лето
cc-autumn = Осень
cc-winter = Зима

# О чём можно условиться
cc-option-remembers = Двор всё помнит
cc-option-remembers-help = Карты прошедшего года пропускают следующий: лежат в открытой стопке или в закрытой, которую надо помнить.
cc-option-remembers-no = не играем
cc-option-remembers-open = стопка лежит открыто
cc-option-remembers-hidden = стопку надо помнить
cc-option-coinless = Двор без монет
cc-option-coinless-help = Ни монет, ни перебитых ставок: поля делят, и чем позже поставлена корона, тем меньше очков.
cc-option-exchange = Большая биржа
cc-option-exchange-help = Вместо очков — стопки фишек: лучший за год забирает всё поставленное. Играют до последнего или на деньги, с докупкой.
cc-option-exchange-no = не играем
cc-option-exchange-elimination = до последнего игрока
cc-option-exchange-cash = на деньги
cc-option-masquerade = Королевский маскарад
cc-option-masquerade-help = Одна из четырёх ваших корон — обманка. Какая, знаете только вы, и очков она не приносит.
cc-option-years = Сколько лет
cc-option-years-help = Сколько лет длится партия; по правилам три.
cc-option-limit = Предел в годах
cc-option-limit-help = Большая биржа закрывается через столько лет; 0 — без предела.
cc-option-limit-0 = без предела
cc-option-ties = При равенстве
cc-option-ties-help = Если лидеров несколько: они решают сами, когда до этого дойдёт, или стол договаривается заранее.
cc-option-ties-shared = победа общая
cc-option-ties-another-year = играют ещё год
cc-option-ties-ask = решают сами лидеры
cc-option-odds = Показывать шансы
cc-option-odds-help = Каждый видит, насколько вероятно, что поле принесёт очки, — в меру того, что ему известно.

# Чего ждут от игрока
cc-ask-coins = Поставьте корону на свободное поле или перебейте чужую, заплатив вдвое. У вас { $free ->
    [one] { $free } свободная монета
    [few] { $free } свободные монеты
   *[other] { $free } свободных монет
 }.
cc-ask-chips = Поставьте корону на свободное поле или перебейте чужую, заплатив вдвое. У вас { $free ->
    [one] { $free } свободная фишка
    [few] { $free } свободные фишки
   *[other] { $free } свободных фишек
 }.
cc-ask-coinless = Поставьте корону на любое поле, где вашей ещё нет. Чем раньше, тем лучше.
cc-ask-between = Впереди новый год. У вас { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
 }: остаётесь, докупаете (до { $most } стопок по { $stack }) или уходите?
cc-ask-broke = Фишек не осталось: докупаете (до { $most } стопок по { $stack }) или уходите?
cc-ask-tied = Вы среди лидеров, и у вас поровну. Разделить победу или сыграть ещё год? Победу делят, только если согласны все лидеры.

# Что можно сделать
cc-do-bet = { $feint ->
    [yes] Ставка-обманка
   *[no] Ставка
 } на { $region-acc } ({ $high ->
    [0] ничего
   *[other] от { $low } до { $high }
 })
cc-do-bump = { $feint ->
    [yes] Ставка-обманка
   *[no] Ставка
 } на { $region-acc }, перебивает: { $seat } (от { $low } до { $high })
cc-do-place = { $feint ->
    [yes] Поставить обманку
   *[no] Поставить корону
 } на { $region-acc }
cc-do-stay = Остаться
cc-do-rebuy = Докупить от { $low } до { $high } стопок
cc-do-leave = Уйти
cc-do-share = Разделить победу
cc-do-another-year = Сыграть ещё год

# Что происходит
cc-marker = { $who } получает знак первой ставки.
cc-year = Начинается год { $year }.
cc-sits-out = Карты прошлого года в этом не участвуют.
cc-laid = Карта лежит рубашкой вверх между соседями: { $who } и { $other }.
cc-laid-alone = { $who } получает карту рубашкой вверх.
cc-your-card = Вы получаете карту рубашкой вверх: { $noble }.
cc-your-shared-card = Карта между соседями ({ $who } и { $other }): { $noble }. Знаете её только вы двое.
cc-season = { $season }. Знак первой ставки: { $who }.
cc-face-up = При дворе появляется { $noble }.
cc-bet-coins = { $who } ставит на { $region-acc } { $coins ->
    [0] корону без монет
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
 }.
cc-bet-chips = { $who } ставит на { $region-acc } { $coins ->
    [0] корону без фишек
    [one] { $coins } фишку
    [few] { $coins } фишки
   *[other] { $coins } фишек
 }.
cc-bump-coins = { $who } ставит на { $region-acc } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
 } и перебивает ставку ({ $whom }).
cc-bump-chips = { $who } ставит на { $region-acc } { $coins ->
    [one] { $coins } фишку
    [few] { $coins } фишки
   *[other] { $coins } фишек
 } и перебивает ставку ({ $whom }).
cc-place = { $who } ставит корону на { $region-acc }.
cc-join = { $who } присоединяется к ставкам на { $region-acc }.
cc-your-feint = Это ваша обманка. Больше никто об этом не знает.
cc-year-ends = Год { $year } окончен.
cc-unmasked = Обманка раскрыта: { $who }, поле «{ $region }».
cc-turned = Открывается карта: { $noble }{ $copies ->
    [1] .
   *[other] { " " }× { $copies }.
 }
cc-scores = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за { $region-acc }.
cc-gain = { $who }: { $gain } за год, всего { $points }.
cc-gain-year = { $who }: { $gain ->
    [one] { $gain } очко
    [few] { $gain } очка
   *[other] { $gain } очков
 } за год.
cc-takes-pot = { $who } забирает банк: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
 }.
cc-takes-part = { $who } забирает равную долю банка: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
 }.
cc-pot-stays = { $chips ->
    [one] Лишняя фишка ({ $chips }) остаётся
   *[other] Лишние фишки ({ $chips }) остаются
 } в банке на следующий год.
cc-out = { $who } выбывает: фишек не осталось.
cc-will-sit-out = Эти карты пропустят следующий год.
cc-tied = Лидируют сразу несколько игроков. Им решать: разделить победу или сыграть ещё год.
cc-would-share = { $who } предлагает разделить победу.
cc-wants-another-year = { $who } хочет сыграть ещё год.
cc-another-year = Лидируют сразу несколько игроков: все играют ещё один год.
cc-stays = { $who } остаётся.
cc-rebuys = { $who } докупает фишки: { $chips }.
cc-leaves = { $who } уходит. Фишек на руках: { $chips }.
cc-end = Партия окончена.
cc-result-chips = { $who }: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
 }.
cc-result-cash = { $who }: { $chips } с учётом всего купленного.
cc-wins = { $who } побеждает.
cc-shares = { $who } делит победу.

# Доска буквами
cc-board-year = Год { $year } из { $years }
cc-board-year-open = Год { $year }
cc-board-marker = знак первой ставки: { $who }
cc-board-face-down = Рубашкой вверх:
cc-board-deck = В колоде { $deck }
cc-board-left-out = Отложены:
cc-board-left-out-hidden = Отложено карт: { $cards }, стопка закрыта
cc-board-pot = В банке: { $chips }
cc-board-agreed = За общую победу:
cc-board-seat = Место
cc-board-points = очки
cc-board-free = свободно
cc-board-staked = на поле
cc-board-crowns = короны
cc-board-bought = куплено
cc-board-cashed = унесено
cc-board-result = Итог:
cc-board-out = вне игры
cc-board-feint = обманка
cc-board-in-hand = в руке
cc-board-bumped = Перебито за год:
cc-board-last = Итоги года { $year }:
cc-board-legend = ● открыта  ◐ видна вам  A7 корона и монеты  ! уже не перебить
cc-board-legend-coinless = ● открыта  ◐ видна вам  ABC короны по порядку
cc-board-legend-feint = ~ ваша обманка

# Поле на экране
cc-table-seats = Места и карты между соседями
cc-table-at-court = Карты при дворе
cc-table-odds = Шансы
cc-table-marker = Знак первой ставки
cc-table-carry = Перетащите корону на поле или коснитесь поля
cc-table-crowns = Корон на поле: { $crowns } из 4
cc-table-secret = { $noble }, рубашкой вверх; { $seats ->
    [1] карту знает только { $who }
   *[other] карту знают только { $who } и { $other }
 }
cc-table-covered = Карта рубашкой вверх; { $seats ->
    [1] её знает только { $who }
   *[other] её знают только { $who } и { $other }
 }
cc-table-ladder = Очки за одну, две, три, четыре карты: { $points }.
cc-table-open = { $open ->
    [0] Открытых карт нет.
    [one] Открыта { $open } карта.
    [few] Открыты { $open } карты.
   *[other] Открыто { $open } карт.
 }
cc-table-known = { $known ->
    [one] Ещё { $known } лежит рубашкой вверх, и вы её видели.
    [few] Ещё { $known } лежат рубашкой вверх, и вы их видели.
   *[other] Ещё { $known } лежат рубашкой вверх, и вы их видели.
 }
cc-table-aside = { $aside ->
    [one] { $aside } карта пропускает этот год.
    [few] { $aside } карты пропускают этот год.
   *[other] { $aside } карт пропускают этот год.
 }
cc-table-set = { $nobles }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }, если все при дворе.
cc-table-missing = Пока не видно: { $nobles }.
cc-table-complete = Насколько вам видно, все на месте.
cc-table-crown = Корона { $place }: { $who }.
cc-table-held-coins = Держит { $who }, { $coins ->
    [0] без монет
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
 }.
cc-table-held-chips = Держит { $who }, { $coins ->
    [0] без фишек
    [one] { $coins } фишка
    [few] { $coins } фишки
   *[other] { $coins } фишек
 }.
cc-table-feint = Это ваша обманка, знаете только вы.
cc-table-safe = В этом году уже не перебить.
cc-table-least-coins = Чтобы перебить, нужно не меньше { $least ->
    [one] { $least } монеты
   *[other] { $least } монет
 }.
cc-table-least-chips = Чтобы перебить, нужно не меньше { $least ->
    [one] { $least } фишки
   *[other] { $least } фишек
 }.
cc-table-chance = Судя по тому, что вы видели, очки будут с вероятностью { $percent } %, в среднем { $worth }.
cc-table-chance-own = Ваша корона здесь принесёт очки с вероятностью { $percent } %, в среднем { $worth }.
cc-table-chance-next = Корона, поставленная сюда сейчас, принесёт очки с вероятностью { $percent } %, в среднем { $worth }.
cc-table-how-many-coins = Сколько монет положить под корону
cc-table-how-many-chips = Сколько фишек положить под корону
cc-table-how-many-stacks = Сколько стопок докупить
cc-table-fewer-coins = На монету меньше
cc-table-more-coins = На монету больше
cc-table-fewer-chips = На фишку меньше
cc-table-more-chips = На фишку больше
cc-table-stop-none = Ничего
cc-table-stop-least = Наименьшее: { $coins }
cc-table-stop-safe = Надёжно: { $coins }
cc-table-stop-all = Всё: { $coins }
cc-table-is-feint = Эта корона — моя обманка
cc-table-will-be-safe = Такую ставку никто не перебьёт
cc-table-can-be-doubled = Такую ставку ещё могут перебить
cc-table-purses-coins = Свободные монеты после этой ставки
cc-table-purses-chips = Свободные фишки после этой ставки
cc-table-total = всего
cc-table-year-column = Год { $year }
cc-table-see-year = Как считали год { $year }
cc-table-chips-result = фишки
cc-table-secrets = Что вы видели в этом году
cc-table-no-secrets = В этом году тайных карт вам не показывали.
cc-table-secret-shared = { $noble }: знаете вы и { $other }, с начала года
cc-table-secret-alone = { $noble }: знаете только вы, с начала года
cc-table-feint-hand = Ваша обманка ещё в руке.
cc-table-feint-on = Ваша обманка на поле «{ $region }».
cc-table-wishes = Кто на что ставил в этом году
cc-table-no-wishes = Ставок ещё не было.
cc-table-bumped = перебита
cc-table-years-gone = Прошедшие годы
cc-table-years-covered = Год { $year }: карты закрыты.

# Почему так пойти нельзя
cc-why-not-in-deck = Такой карты в колоде больше нет.
cc-why-own-crown = Поле «{ $region }» уже занято вашей короной.
cc-why-coinless = В этой игре монет нет.
cc-why-too-many-coins = Можно потратить { $free }, а не { $coins }.
cc-why-too-few-coins = На поле «{ $region }» под короной лежит { $stack }: чтобы перебить, нужно не меньше { $least }.
cc-why-no-feints = В этой партии обманок нет.
cc-why-feint-placed = Ваша обманка уже на поле.
cc-why-must-be-feint = Три простые короны уже на поле: эта может быть только обманкой.
cc-why-broke = Оставаться не с чем: докупите фишки или уходите.
cc-why-stacks = За один раз можно докупить от 1 до { $most } стопок.
cc-why-no-region = Поля «{ $region }» нет. Ближайшее по написанию — «{ $nearest }».
cc-why-write-so = Ставка пишется так: «bet king 3» — поле и число { $stack ->
    [chips] фишек
   *[coins] монет
 }.{ $feints ->
    [yes] {" "}Для обманки добавьте «feint».
   *[no] {""}
 }
cc-why-write-so-coinless = Ставка пишется так: «bet king» — только поле.{ $feints ->
    [yes] {" "}Для обманки добавьте «feint».
   *[no] {""}
 }

# Соперники
cc-bot-novice-about = Считает карты, которые видит сегодня, помня и о своих тайнах, а о завтрашнем дне подумает завтра.
cc-bot-courtier-about = Прежде чем поставить корону, проживает в уме весь год: кто кого перебьёт и с чем после этого останется.
cc-bot-master-about = Прислушивается к каждой ставке, пока ваши закрытые карты не станут как открытые, и ставит на монету больше, чем вы сможете удвоить.

# Почему о ставке стоит подумать
cc-hint-sure = Что бы ещё ни открылось, корона на { $region-acc } принесёт очки.
cc-hint-chance = Судя по всему, что вы видели, корона на { $region-acc } принесёт очки с вероятностью { $percent } %.
cc-hint-secret = С вашими закрытыми картами поле «{ $region }» лучше, чем видно остальным.
cc-hint-whisper = Ставки соседей ({ $who } и { $other }) подсказывают, что между ними лежит { $noble }.
cc-hint-whisper-alone = Ставки соперника ({ $who }) подсказывают, что у него на руках { $noble }.
cc-hint-safe = Такую ставку никто не сможет удвоить, что бы к нему ни вернулось.
cc-hint-bait = Это место нужно всем: кто перебьёт вас, тот потратится, а корона вернётся к вам со всем, что под ней лежало.
cc-hint-free = Это ничего не стоит: запас пригодится на лучших местах.
cc-hint-bump = Ставка сгоняет соперника ({ $whom }) с хорошего места.
cc-hint-first = Перед вами там никого нет.
cc-hint-feint = Корона на { $region-acc } не принесёт ничего, но остальные в неё поверят.
cc-hint-stay = Ваших фишек хватит ещё на год.
cc-hint-rebuy = Чем больше фишек, тем труднее удвоить ваши ставки.
cc-hint-leave = Что вы унесёте, того уже никто не отыграет.
cc-hint-share = Сейчас победа ваша, пусть и общая, а через год она может достаться другому.
cc-hint-another-year = Ещё один год — и победа может стать только вашей.
