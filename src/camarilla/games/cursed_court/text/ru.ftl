# «Проклятый двор» по-русски.

cc-title = Проклятый двор
cc-line = Девять дворян, с каждым соседом тайна на двоих, и кто заплатит вдвое, займёт ваше место.

# Дворяне
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
cc-noble-assassin = Ассасин
    .acc = Ассасина

# Комбинации
cc-set-affair = Афера
    .acc = Аферу
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

# Сезоны
cc-spring = Весна
cc-summer = Лето
cc-autumn = Осень
cc-winter = Зима

# О чём можно условиться
cc-option-remembers = Двор вспоминает
cc-option-remembers-help = Карты прошедшего года пропускают следующий. Сброс лежит открыто или закрыт, и его надо помнить.
cc-option-remembers-no = нет
cc-option-remembers-open = сброс лежит открыто
cc-option-remembers-hidden = сброс надо помнить
cc-option-coinless = Двор без монет
cc-option-coinless-help = Ни монет, ни перебитых ставок: регион может быть общим, но каждая следующая корона приносит на очко меньше.
cc-option-exchange = Великий обмен
cc-option-exchange-help = Вместо очков фишки: лучший за год забирает всё поставленное. Играют до последнего или с докупкой.
cc-option-exchange-no = нет
cc-option-exchange-elimination = до последнего игрока
cc-option-exchange-cash = с докупкой фишек
cc-option-masquerade = Королевский маскарад
cc-option-masquerade-help = Одна из четырёх ваших корон — финт. Какая, знаете только вы, и очков она не приносит.
cc-option-years = Лет в партии
cc-option-years-help = Сколько лет длится партия; по правилам три.
cc-option-limit = Лимит лет
cc-option-limit-help = Через сколько лет кончается Великий обмен; 0 — без лимита.
cc-option-limit-0 = без лимита
cc-option-ties = При равенстве
cc-option-ties-help = При равенстве победа общая, или все играют ещё год, или лидеры решают сами, когда до этого дойдёт.
cc-option-ties-shared = победа общая
cc-option-ties-another-year = играют ещё год
cc-option-ties-ask = решают сами лидеры
cc-option-odds = Показывать шансы
cc-option-odds-help = Каждый видит, с какой вероятностью регион принесёт очки, судя по известным ему картам.

# Чего ждут от игрока
cc-ask-coins = Поставьте на свободный регион или перебейте чужую ставку вдвое.
cc-ask-chips = Поставьте на свободный регион или перебейте чужую ставку вдвое.
cc-ask-coinless = Поставьте корону на любой регион, где вашей ещё нет. Чем раньше, тем лучше.
cc-ask-between = Впереди новый год. У вас { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
 }: остаётесь, докупаете (до { $most } стопок по { $stack }) или уходите?
cc-ask-broke = Фишек не осталось: докупаете (до { $most } стопок по { $stack }) или уходите?
cc-ask-tied = Вы среди лидеров, и у вас поровну. Разделить победу или сыграть ещё год? Победу делят, только если согласны все лидеры.

# Что можно сделать
cc-do-bet = { $feint ->
    [yes] Финт
   *[no] Корона
 } на { $region-acc }, { $high ->
    [0] без ставки
   *[other] ставка до { $high }
 }
cc-do-bump = { $feint ->
    [yes] Финт
   *[no] Корона
 } на { $region-acc }: от { $low } до { $high }, перебить ставку { $seat-gen }
cc-do-bet-at = { $feint ->
    [yes] Финт
   *[no] Корона
 } на { $region-acc }, ставка { $number }
cc-do-bump-at = { $feint ->
    [yes] Финт
   *[no] Корона
 } на { $region-acc }, ставка { $number }, перебить ставку { $seat-gen }
cc-do-place = { $feint ->
    [yes] Финт
   *[no] Корона
 } на { $region-acc }
cc-do-stay = Остаться
cc-do-rebuy = Докупить стопки: от { $low } до { $high }
cc-do-rebuy-at = Докупить { $number ->
    [one] { $number } стопку
    [few] { $number } стопки
   *[other] { $number } стопок
 }
cc-do-leave = Уйти
cc-do-share = Разделить победу
cc-do-another-year = Сыграть ещё год

# Что происходит
cc-marker = { $who } получает маркер первой ставки.
cc-year = Начинается год { $year }.
cc-sits-out = Карты прошлого года этот год пропускают.
cc-laid = Карта ложится лицом вниз между игроками: { $who } и { $other }.
cc-laid-alone = { $who } получает карту лицом вниз.
cc-your-card = Вы получаете карту лицом вниз: { $noble }.
cc-your-shared-card = Карта между игроками { $who } и { $other }: { $noble }. Остальные её не знают.
cc-season = { $season }. Первую ставку делает { $who }.
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
 } и перебивает ставку { $whom-gen }.
cc-bump-chips = { $who } ставит на { $region-acc } { $coins ->
    [one] { $coins } фишку
    [few] { $coins } фишки
   *[other] { $coins } фишек
 } и перебивает ставку { $whom-gen }.
cc-place = { $who } ставит корону на { $region-acc }.
cc-join = { $who } присоединяется к ставкам на { $region-acc }.
cc-your-feint = Это ваш финт. Больше никто об этом не знает.
cc-year-ends = Год { $year } окончен.
cc-unmasked = Финт раскрыт: регион «{ $region }», корона { $who-gen }.
cc-turned = Открывается карта: { $noble }{ $copies ->
    [1] .
   *[other] { " " }× { $copies }.
 }
cc-scores = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за { $region-acc }.
cc-gain = { $who }: +{ $gain } за год, всего { $points }.
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
cc-leaves = { $who } выходит из игры. Фишек на руке: { $chips }.
cc-end = Партия окончена.
cc-result-chips = { $who }: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
 }.
cc-result-cash = { $who }: { $chips } за вычетом купленного.
cc-wins = { $who } побеждает.
cc-shares = { $who } делит победу.

# Поле буквами
cc-board-year = Год { $year } из { $years }
cc-board-year-open = Год { $year }
cc-board-marker = маркер первой ставки: { $who }
cc-board-face-down = Лицом вниз:
cc-board-deck = В колоде { $deck }
cc-board-left-out = Отложены:
cc-board-left-out-hidden = Отложено карт: { $cards }, сброс закрыт
cc-board-pot = В банке: { $chips }
cc-board-agreed = За общую победу:
cc-board-seat = Место
cc-board-points = очки
cc-board-free = осталось
cc-board-staked = в ставках
cc-board-crowns = короны
cc-board-bought = куплено
cc-board-cashed = забрано
cc-board-result = Итог:
cc-board-out = вне игры
cc-board-feint = финт
cc-board-in-hand = на руке
cc-board-bumped = Перебито за год:
cc-board-last = Итоги года { $year }:
cc-board-legend = ● открыта  ◐ видна вам  A7 корона и монеты  ! уже не перебить
cc-board-legend-coinless = ● открыта  ◐ видна вам  ABC короны по порядку
cc-board-legend-feint = ~ ваш финт

# Поле на экране
cc-table-seats = Места и карты между соседями
cc-table-at-court = Карты при дворе
cc-table-odds = Шансы
cc-table-legend = Что значат знаки
cc-table-you-know = Вы знаете
cc-table-since = С вашего хода
cc-table-marker = Маркер первой ставки
cc-table-carry = Перетащите корону на регион или коснитесь региона
cc-table-crowns = Корон на поле: { $crowns } из 4
cc-table-secret = { $noble }, лицом вниз; { $seats ->
    [1] карту знаете только вы
   *[other] карту знаете только вы и { $other }
 }
cc-table-covered = Карта лицом вниз; { $seats ->
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
    [one] Ещё { $known } лежит лицом вниз и известна вам.
   *[other] Ещё { $known } лежат лицом вниз и известны вам.
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
cc-table-complete = Вы уже видите всех.
cc-table-crown = Корона { $place }: { $mine ->
    [yes] ваша.
   *[no] { $who }.
 }
cc-table-held-coins = { $mine ->
    [yes] Держите вы, {""}
   *[no] Держит { $who }, {""}
 }{ $coins ->
    [0] без монет
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
 }.
cc-table-held-chips = { $mine ->
    [yes] Держите вы, {""}
   *[no] Держит { $who }, {""}
 }{ $coins ->
    [0] без фишек
    [one] { $coins } фишка
    [few] { $coins } фишки
   *[other] { $coins } фишек
 }.
cc-table-feint = Это ваш финт, знаете только вы.
cc-table-safe = В этом году уже не перебить.
cc-table-least-coins = Чтобы перебить, нужно не меньше { $least ->
    [one] { $least } монеты
   *[other] { $least } монет
 }.
cc-table-least-chips = Чтобы перебить, нужно не меньше { $least ->
    [one] { $least } фишки
   *[other] { $least } фишек
 }.
cc-table-chance = Судя по тому, что вы видели, регион сыграет с вероятностью { $percent } %; в среднем очков: { $worth }.
cc-table-chance-own = Ваша корона здесь сыграет с вероятностью { $percent } %; в среднем очков: { $worth }.
cc-table-chance-next = Корона, поставленная сюда сейчас, сыграет с вероятностью { $percent } %; в среднем очков: { $worth }.
cc-table-how-many-coins = Сколько монет поставить
cc-table-how-many-chips = Сколько фишек поставить
cc-table-how-many-stacks = Сколько стопок докупить
cc-table-fewer-coins = На монету меньше
cc-table-more-coins = На монету больше
cc-table-fewer-chips = На фишку меньше
cc-table-more-chips = На фишку больше
cc-table-fewer-stacks = На стопку меньше
cc-table-more-stacks = На стопку больше
cc-table-stop-least = Мин.
cc-table-stop-safe = Наверняка
cc-table-stop-all = Всё
cc-table-is-feint = Эта корона — мой финт
cc-table-total = всего
cc-table-year-column = Год { $year }
cc-table-see-year = Как считали год { $year }
cc-table-chips-result = фишки
cc-table-secrets = Что вы видели в этом году
cc-table-no-secrets = В этом году закрытых карт вы не видели.
cc-table-secret-shared = { $noble }: знаете вы и { $other }, с начала года
cc-table-secret-alone = { $noble }: знаете только вы, с начала года
cc-table-feint-hand = Ваш финт ещё не поставлен.
cc-table-feint-on = Ваш финт — регион «{ $region }».
cc-table-wishes = Ставки этого года
cc-table-no-wishes = Ставок ещё не было.
cc-table-bumped = перебита
cc-table-years-gone = Прошедшие годы
cc-table-years-covered = Год { $year }: карты закрыты.

# Цель и положение дел
cc-goal-crown = Год { $year }{ $years ->
    [0] {""}
   *[other] {" "}из { $years }
 }, { $season }: корона { $crown } из { $due } · колода { $deck }
cc-goal-season = Год { $year }{ $years ->
    [0] {""}
   *[other] {" "}из { $years }
 }, { $season } · колода { $deck }
cc-goal-year = Год { $year }{ $years ->
    [0] {""}
   *[other] {" "}из { $years }
 } окончен
cc-goal-counting = Год { $year } окончен: подсчёт очков
cc-goal-start = { $years ->
    [0] Наберите больше всех очков
    [one] Наберите больше всех очков за год
    [few] Наберите больше всех за { $years } года
   *[other] Наберите больше всех за { $years } лет
 }
cc-goal-ahead = Вы впереди, { $unit ->
    [chips] фишек
   *[points] очков
 } { $most }; { $who }: { $next }{ $pot ->
    [0] {""}
   *[other] {" "}· банк { $pot }
 }
cc-goal-level = Вы среди лидеров, { $unit ->
    [chips] фишек
   *[points] очков
 } { $most }{ $pot ->
    [0] {""}
   *[other] {" "}· банк { $pot }
 }
cc-goal-behind = У вас { $mine }{ $unit ->
    [chips] {" "}фиш.
   *[points] {" "}оч.
 }, { $place }-е место; { $leaders ->
    [one] лидер { $who }
   *[other] лидеров несколько
 }: { $most }{ $pot ->
    [0] {""}
   *[other] {" "}· банк { $pot }
 }
cc-goal-leader = Лидер { $who }, { $unit ->
    [chips] фишек
   *[points] очков
 } { $most }{ $pot ->
    [0] {""}
   *[other] {" "}· банк { $pot }
 }
cc-goal-tie = Лидеров несколько, { $unit ->
    [chips] фишек
   *[points] очков
 } { $most }{ $pot ->
    [0] {""}
   *[other] {" "}· банк { $pot }
 }

# На месте вопроса: начатая ставка, регион, потерянное место
cc-told-bet = { $feint ->
    [yes] Финт
   *[no] Ставка
 } { $number } на { $region-acc }.
cc-told-bump = { $feint ->
    [yes] Финт
   *[no] Ставка
 } { $number } на { $region-acc } против { $seat-gen }.
cc-told-place = { $feint ->
    [yes] Финт
   *[no] Корона
 } на { $region-acc }.
cc-told-feint = Очков не принесёт; знаете только вы.
cc-told-sure = Сыграет точно, в среднем { $worth }.
cc-told-sure-set = Сыграет точно: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
cc-told-chance = Шанс { $percent } %, в среднем { $worth }.
cc-told-safe = Не перебьют.
cc-told-unsafe = Могут перебить.
cc-told-set = { $region }: { $nobles }. Все при дворе — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
cc-told-noble = { $region }: за одну–четыре карты { $points }. Открыто { $open }{ $known ->
    [0] .
   *[other] , вам известно ещё { $known }.
 }
cc-told-held = { $who }, ставка { $coins }: перебить от { $least }.
cc-told-held-safe = { $who }, ставка { $coins }: уже не перебить.
cc-told-own = Здесь ваша ставка { $coins }: перебить могут от { $least }.
cc-told-own-safe = Здесь ваша ставка { $coins }: её уже не перебить.
cc-told-bumped = { $who } перебивает вашу ставку на { $region-acc }{ $more ->
    [0] : поставьте эту корону снова.
   *[other] , потеряно ещё { $more }: поставьте эти короны снова.
 }
cc-told-again-coins = На свободный регион или вдвое против чужой ставки.
cc-told-again-chips = На свободный регион или вдвое против чужой ставки.

# Конец года шаг за шагом
cc-stage-noble = { $region }, { $copies ->
    [0] при дворе нет
    [one] { $copies } раз
    [few] { $copies } раза
   *[other] { $copies } раз
 }: { $points ->
    [0] { $who } ничего не получает.
    [one] { $who } получает { $points } очко.
    [few] { $who } получает { $points } очка.
   *[other] { $who } получает { $points } очков.
 }
cc-stage-set = При дворе { $nobles }: { $who } получает за { $region-acc } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
cc-stage-missing = { $region }: не хватает — { $nobles }. { $who } ничего не получает.
cc-stage-sum = { $who }: { $count ->
    [1] {""}
   *[other] { $years } ={" "}
 }{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.

# Легенда
cc-legend-open = Карта этого дворянина лежит открыто: корона здесь принесёт столько очков
cc-legend-known = Ещё одна лежит лицом вниз, и вы её знаете
cc-legend-ladder = Столько принесла бы вторая, третья или четвёртая карта
cc-legend-set = Комбинация приносит очки, когда все её дворяне при дворе: открыт, известен вам, ещё не виден
cc-legend-crown = Корона цвета своего владельца
cc-legend-coins = Монеты под короной или в запасе
cc-legend-least = Сколько нужно, чтобы перебить: вдвое больше монет
cc-legend-safe = В этом году уже не перебить
cc-legend-feint = Ваш финт: очков не принесёт
cc-legend-odds = Вероятность принести очки, судя по тому, что вы видели
cc-legend-back = Карта лицом вниз, которой вы не знаете
cc-legend-secret = Карта лицом вниз, которую вы знаете
cc-legend-changed = Изменилось с вашего хода
cc-legend-kin = Связано с тем, на что вы указываете: дворяне комбинации, комбинации дворянина
cc-legend-points = Очки
cc-legend-crowns = Корон на поле из четырёх
cc-legend-aside = Карты этого дворянина, которые пропускают год
cc-legend-alone = Знаете только вы

# Почему так пойти нельзя
cc-why-not-in-deck = Такой карты в колоде больше нет.
cc-why-own-crown = В регионе «{ $region }» уже стоит ваша корона: выберите другой.
cc-why-coinless = В «Дворе без монет» монет нет: назовите только регион.
cc-why-too-many-coins = Свободно только { $free }, а ставка { $coins }.
cc-why-too-few-coins = В регионе «{ $region }» ставка { $stack }: чтобы перебить, нужно не меньше { $least }.
cc-why-no-feints = В этой партии финтов нет.
cc-why-feint-placed = Ваш финт уже на поле.
cc-why-must-be-feint = Три простые короны уже стоят: четвёртая может быть только финтом.
cc-why-broke = Оставаться не с чем: докупите фишки или уходите.
cc-why-stacks = За один раз можно докупить от 1 до { $most } стопок.
cc-why-no-region = Региона «{ $region }» нет. Ближайший по написанию — «{ $nearest }».
cc-why-write-so = Ставка пишется так: «bet king 3» — регион и число { $stack ->
    [chips] фишек
   *[coins] монет
 }.{ $feints ->
    [yes] {" "}Для финта добавьте «feint».
   *[no] {""}
 }
cc-why-write-so-coinless = Ставка пишется так: «bet king» — только регион.{ $feints ->
    [yes] {" "}Для финта добавьте «feint».
   *[no] {""}
 }

# Соперники
cc-bot-novice-about = Считает карты, которые видит сегодня, помня и о своих тайнах, а о завтрашнем дне подумает завтра.
cc-bot-courtier-about = Прежде чем поставить корону, проживает в уме весь год: кто кого перебьёт и с чем после этого останется.
cc-bot-master-about = Прислушивается к каждой ставке, пока ваши закрытые карты не станут как открытые, и ставит на монету больше, чем вы сможете удвоить.

# Почему о ставке стоит подумать
cc-hint-sure = Что бы ещё ни открылось, корона на { $region-acc } принесёт очки.
cc-hint-chance = Корона на { $region-acc } принесёт очки с вероятностью { $percent } %.
cc-hint-secret = С вашими закрытыми картами регион «{ $region }» лучше, чем думают остальные.
cc-hint-whisper = Ставки подсказывают, что между игроками { $who } и { $other } лежит { $noble }.
cc-hint-whisper-alone = Ставки { $who-gen } подсказывают: среди закрытых карт есть { $noble }.
cc-hint-safe = Такую ставку уже никто не сможет удвоить.
cc-hint-bait = Это место нужно всем: кто перебьёт вас, тот потратится, а вы вернёте и корону, и ставку.
cc-hint-free = Это ничего не стоит: запас пригодится на лучших местах.
cc-hint-bump = Сгоняет { $whom-acc } с хорошего места.
cc-hint-first = Перед вами там никого нет: очки достанутся полностью.
cc-hint-feint = Корона на { $region-acc } не принесёт ничего, но остальные в неё поверят.
cc-hint-stay = Ваших фишек хватит ещё на год.
cc-hint-rebuy = Чем больше фишек, тем труднее удвоить ваши ставки.
cc-hint-leave = Фишки, с которыми вы уйдёте, уже не проиграть.
cc-hint-share = Сейчас победа ваша, пусть и общая, а через год она может достаться другому.
cc-hint-another-year = Ещё один год — и победа может стать только вашей.
cc-differs-more = Ставка больше на { $coins }.
cc-differs-less = Ставка меньше на { $coins }.
