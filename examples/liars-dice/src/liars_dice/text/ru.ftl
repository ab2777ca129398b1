ld-title = Кости лжеца
ld-line = Кости под стаканами, растущие ставки и тот, кто вам не поверит
ld-option-dice = Костей у игрока
ld-option-dice-help = Сколько костей у каждого в начале партии
ld-option-wild = Единицы — джокеры
ld-option-wild-help = Единица считается за любую грань, на которую поставили
ld-option-spot-on = «В точку»
ld-option-spot-on-help = Можно объявить, что последняя ставка точна: тогда по кости теряют все остальные, а при ошибке — вы
ld-option-loss = Цена проигранной проверки
ld-option-loss-help = Одна кость или столько, на сколько ошиблась ставка (не меньше одной)
# Грани: «пять пятёрок», «одна пятёрка», «две пятёрки»
ld-face-1 = единиц
    .one = единица
    .few = единицы
ld-face-2 = двоек
    .one = двойка
    .few = двойки
ld-face-3 = троек
    .one = тройка
    .few = тройки
ld-face-4 = четвёрок
    .one = четвёрка
    .few = четвёрки
ld-face-5 = пятёрок
    .one = пятёрка
    .few = пятёрки
ld-face-6 = шестёрок
    .one = шестёрка
    .few = шестёрки
ld-amount = { $quantity ->
    [one] { $quantity } { $face-one }
    [few] { $quantity } { $face-few }
   *[other] { $quantity } { $face }
 }
ld-dice = { $dice ->
    [one] { $dice } кость
    [few] { $dice } кости
   *[other] { $dice } костей
 }
# Чего ждут от игрока
ld-ask-first = Вы начинаете раунд: сделайте ставку.
ld-ask = { $who } говорит: { ld-amount }. Поднимите ставку или проверьте её.
ld-do-bid = Ставка: { ld-amount }
ld-do-doubt = Не верю
ld-do-spot-on = В точку
ld-why-low = Нужно больше, чем { $bid }: больше костей или столько же, но грань старше.
ld-why-high = Столько не бывает: костей на столе всего { $dice }.
# Что происходит
ld-round = Раунд { $round }, { ld-dice }: начинает { $who }.
ld-your-dice = Ваши кости: { $dice }.
ld-bid = { $who } говорит: { ld-amount }.
ld-called-doubt = { $who } не верит ставке { $whom-gen }: { ld-amount }.
ld-called-spot-on = { $who } считает, что ставка { $whom-gen } точна: { ld-amount }.
ld-shows = { $who } открывает: { $dice }.
ld-count = На столе { ld-amount }.
ld-loses = { $who } теряет { ld-dice }.
ld-out = { $who } выбывает.
ld-wins = { $who } побеждает: больше ни у кого нет костей.
ld-head = Раунд { $round }, { ld-dice }{ $wild ->
    [yes] , единицы — джокеры
   *[no] {""}
 }
ld-odds = Если судить по вашим костям, ставка верна с вероятностью { $chance }%.
ld-last-doubt = { $who } не верит ставке { $whom-gen } ({ ld-amount }); на столе их { $count }.
ld-last-spot-on = { $who } объявляет точной ставку { $whom-gen } ({ ld-amount }); на столе их { $count }.
# Стол в браузере
ld-goal = Сохраните кости дольше всех
ld-show-bids = Ставки раунда
ld-show-bid = Ставка
ld-show-seat = Чья
ld-show-quantity = Сколько
ld-show-face = Грань
ld-show-round = Раунд
ld-show-left = Кости
ld-show-shown = Прошлый раунд
ld-show-last = Прошлый раунд
ld-show-dice = Ваши кости
ld-show-odds = Вероятность
ld-kind-bid = Ставка
ld-kind-doubt = Не верю
ld-kind-spot-on = В точку
ld-part-quantity = Сколько
ld-part-face = Грань
ld-bot-novice-about = Верит всему, что скорее верно, чем нет.
ld-bot-master-about = Знает вероятности, читает ставки и порой блефует.
