# «Карета к замку дьявола» по-русски.

dc-title = Карета к замку дьявола
dc-line = Одна карета, два тайных общества, и никто не показывает настоящего лица.

# Настройки
dc-option-smuggling = Контрабанда
dc-option-smuggling-help = Отдавший предмет сам решает, сработает ли его свойство; если нет, предмет не зачитывают.
dc-option-divination = Гадание
dc-option-divination-help = Можно объявить, что нужное есть у чужого общества; если это правда, побеждает ваше.
dc-option-turns = Лимит ходов
dc-option-turns-help = После скольких ходов партия кончается вничью; 0 — без лимита.
dc-option-turns-0 = без лимита
dc-option-first = Первый ход
dc-option-first-help = Место, с которого начинают; 1 — место A, 0 — по жребию.
dc-option-first-0 = по жребию

# Пассажиры
dc-character-countess = Графиня
dc-character-major = Майор
dc-character-professor = Профессор
dc-character-singer = Певица
dc-character-abbe = Аббат
dc-character-merchant = Купец
dc-character-governess = Гувернантка
dc-character-captain = Капитан
dc-character-widow = Вдова
dc-character-student = Студент

dc-society-order = Орден
    .full = Орден Открытых Секретов
    .gen = Ордена
    .dat = Ордену
dc-society-brotherhood = Братство
    .full = Братство Правдивой Лжи
    .gen = Братства
    .dat = Братству

# Предметы и их свойства
dc-item-key = ключ
    .gen = ключа
    .many = ключи
    .acc = ключ
    .ins = ключом
    .text = Ордену нужно три.
    .short = Ордену
dc-item-goblet = кубок
    .gen = кубка
    .many = кубки
    .acc = кубок
    .ins = кубком
    .text = Братству нужно три.
    .short = Братству
dc-item-bag = саквояж
    .gen = саквояжа
    .acc = саквояж
    .ins = саквояжем
dc-item-bag-key = саквояж с ключом
    .gen = саквояжа с ключом
    .acc = саквояж с ключом
    .ins = саквояжем с ключом
    .text = Отдали при обмене — возьмите предмет из колоды. Когда колода пуста, считается ключом.
    .short = даёт предмет
dc-item-bag-goblet = саквояж с кубком
    .gen = саквояжа с кубком
    .acc = саквояж с кубком
    .ins = саквояжем с кубком
    .text = Отдали при обмене — возьмите предмет из колоды. Когда колода пуста, считается кубком.
    .short = даёт предмет
dc-item-dagger = кинжал
    .gen = кинжала
    .acc = кинжал
    .ins = кинжалом
    .text = Если вы нападаете: +1 меч.
    .short = атака +1
dc-item-gloves = перчатки
    .gen = перчаток
    .acc = перчатки
    .ins = перчатками
    .text = Если вы защищаетесь: +1 щит.
    .short = защита +1
dc-item-poison-ring = кольцо с ядом
    .gen = кольца с ядом
    .acc = кольцо с ядом
    .ins = кольцом с ядом
    .text = Если вы нападаете или защищаетесь: при ничьей побеждаете вы.
    .short = верх при ничьей
dc-item-knives = метательные ножи
    .gen = метательных ножей
    .acc = метательные ножи
    .ins = метательными ножами
    .text = Если поддерживаете нападающего: +1 меч.
    .short = помощь атаке +1
dc-item-whip = хлыст
    .gen = хлыста
    .acc = хлыст
    .ins = хлыстом
    .text = Если поддерживаете защитника: +1 щит.
    .short = помощь защите +1
dc-item-tome = книга
    .gen = книги
    .acc = книгу
    .ins = книгой
    .text = Отдали при обмене — можете поменяться с партнёром профессиями; обе снова лежат лицом вниз.
    .short = обмен профессий
dc-item-cloak = плащ
    .gen = плаща
    .acc = плащ
    .ins = плащом
    .text = Отдали при обмене — можете сменить профессию на любую из стопки; новая лежит лицом вниз.
    .short = новая профессия
dc-item-privilege = привилегия
    .gen = привилегии
    .acc = привилегию
    .ins = привилегией
    .text = Отдали при обмене — посмотрите все предметы партнёра.
    .short = видны предметы
dc-item-monocle = монокль
    .gen = монокля
    .acc = монокль
    .ins = моноклем
    .text = Отдали при обмене — посмотрите карту общества партнёра.
    .short = видно общество
dc-item-sextant = секстант
    .gen = секстанта
    .acc = секстант
    .ins = секстантом
    .text = Отдали при обмене — выберите, влево или вправо; все передают в ту сторону по предмету на свой выбор.
    .short = все передают
dc-item-mirror = разбитое зеркало
    .gen = разбитого зеркала
    .acc = разбитое зеркало
    .ins = разбитым зеркалом
    .text = От него нельзя отказаться. При обмене с ним ничего не зачитывают.
    .short = нельзя отказать
dc-item-pearl = чёрная жемчужина
    .gen = чёрной жемчужины
    .acc = чёрную жемчужину
    .ins = чёрной жемчужиной
    .text = От неё нельзя отказаться. С ней на руке нельзя объявить победу.
    .short = нельзя объявить
dc-item-lodge-ring = гербовое кольцо
    .gen = гербового кольца
    .acc = гербовое кольцо
    .ins = гербовым кольцом
    .text = С тремя ключами и кубками на руке, в любом сочетании, можно победить в одиночку.
    .short = победа в одиночку

# Профессии и их свойства
dc-profession-thug = Головорез
    .ins = Головорезом
    .gen = Головореза
    .text = Если вы нападаете: +1 меч.
dc-profession-grandmaster = Гроссмейстер
    .ins = Гроссмейстером
    .gen = Гроссмейстера
    .text = Если вы защищаетесь: +1 щит.
dc-profession-bodyguard = Телохранитель
    .ins = Телохранителем
    .gen = Телохранителя
    .text = +1 очко стороне, которую вы поддерживаете.
dc-profession-hypnotist = Гипнотизёр
    .ins = Гипнотизёром
    .gen = Гипнотизёра
    .text = Если вы нападаете: поддержка одного из игроков не в счёт, и в этой дуэли он больше не участвует.
dc-profession-duelist = Дуэлянт
    .ins = Дуэлянтом
    .gen = Дуэлянта
    .text = Один раз, в своей дуэли: больше никто не участвует, а вы получаете очко.
dc-profession-alchemist = Алхимик
    .ins = Алхимиком
    .gen = Алхимика
    .text = Один раз, в чужой дуэли: вы решаете, кто победит.
dc-profession-doctor = Доктор
    .ins = Доктором
    .gen = Доктора
    .text = Один раз, после дуэли: её исход отменяется.
dc-profession-priest = Священник
    .ins = Священником
    .gen = Священника
    .text = Один раз, если нападаете не вы: дуэль отменяется, и нападающий, у которого не меньше двух предметов, отдаёт вам один.
dc-profession-diplomat = Дипломат
    .ins = Дипломатом
    .gen = Дипломата
    .text = Один раз, в свой ход: назовите игрока и предмет; если предмет есть, его обязаны обменять на любой ваш. Если нет, вам показывают все предметы, и ваш ход окончен.
dc-profession-clairvoyant = Ясновидящий
    .ins = Ясновидящим
    .gen = Ясновидящего
    .text = Один раз, в свой ход: просмотрите колоду и положите два предмета наверх.

# Чего ждут от игрока
dc-ask-turn = Шпионьте, предложите обмен, нападите или объявите победу.
dc-ask-turn-undeclared = Шпионьте, предложите обмен или нападите.
dc-ask-answer = { $who } предлагает вам { $item-acc }: примите и отдайте что-нибудь взамен или откажитесь.
dc-ask-must-accept = { $who } предлагает вам { $item-acc }, и отказаться нельзя: что отдать взамен?
dc-ask-must-refuse = { $who } предлагает вам { $item-acc }. У вас только саквояж, а саквояж на саквояж не меняют: откажитесь.
dc-ask-demand = { $who } просит у вас { $item-acc }: ответьте честно.
dc-ask-returning = { $who } отдаёт вам { $item-acc }: что отдать взамен?
dc-ask-texts = Пусть свойство отданного предмета сработает? Об этом спрашивают обоих после каждого обмена.
dc-ask-tome = Книга: поменяться профессиями с { $other-ins }?
dc-ask-cloak = Плащ: возьмите одну из этих профессий или оставьте свою.
dc-ask-sextant-way = Секстант: в какую сторону все передают по предмету?
dc-ask-sextant = Секстант: что передать { $other-dat }? Все выбирают одновременно.
dc-ask-overflow = Лимит на руке — { $limit }: отдайте лишний предмет.
dc-ask-support = { $who } нападает на { $other-acc }. Кого поддержите? Остальные решают одновременно с вами.
dc-ask-defence = { $who } нападает на вас. Остановить дуэль как Священник?
dc-ask-hypnosis = Загипнотизировать кого-нибудь из поддержавших?
dc-ask-toll = Священник вас остановил: какой предмет отдать { $other-dat }?
dc-ask-powers = Мечи: { $swords }, щиты: { $shields }. Примените, что есть, или пасуйте.
dc-ask-powers-decided = Мечи: { $swords }, щиты: { $shields }. Алхимик решил: победит { $who }. Примените, что есть, или пасуйте.
    .who-you = Мечи: { $swords }, щиты: { $shields }. Алхимик решил: победите вы. Примените, что есть, или пасуйте.
dc-ask-doctor = В дуэли побеждает { $who }. Отменить исход как Доктор?
    .who-you = В дуэли побеждаете вы. Отменить исход как Доктор?
dc-ask-doctor-tie = В дуэли ничья. Отменить исход как Доктор?
dc-ask-reward = Вы победили { $other-acc }: посмотреть карту общества или обыскать багаж?
dc-ask-taking = Возьмите один из предметов { $other-gen }.
dc-ask-giving-back = Это был последний предмет { $other-gen }: отдайте взамен один свой.
dc-ask-ordering = Ясновидящий: выберите два предмета, которые лягут на колоду, первый — сверху.

# Что можно сделать
dc-do-spy = Шпионить за { $seat-ins }
dc-do-offer = Предложить { $seat-dat } { $item-acc }
dc-do-duel = Напасть на { $seat-acc }
dc-do-diplomat = Дипломат: попросить у { $seat-gen } { $item-acc }
dc-do-clairvoyant = Ясновидящий: просмотреть колоду
dc-do-top = Положить сверху { $item-acc }, следом { $next-acc }
dc-do-declare = { $count ->
    [0] Объявить победу: всё нужное у вас
   *[other] Объявить победу; союзники: { $names }
 }
dc-do-divine = Гадание: нужное есть у чужого общества; владельцы: { $names }
dc-do-ring = Объявить победу в одиночку, с гербовым кольцом
dc-do-refuse = Отказаться
dc-do-accept = Принять и отдать { $item-acc }
dc-do-yield = Отдать { $item-acc }
dc-do-nothing = Ответить, что этого нет
dc-do-return = Отдать взамен { $item-acc }
dc-do-speak = Пусть сработает
dc-do-hush = Умолчать
dc-do-swap = Поменяться профессиями
dc-do-keep = Оставить как есть
dc-do-cloak = Новая профессия: { $profession }
dc-do-left = Влево
dc-do-right = Вправо
dc-do-hand = Передать { $item-acc }
dc-do-gift = Отдать { $seat-dat } { $item-acc }
dc-do-swords = Поддержать нападающего
dc-do-shields = Поддержать защитника
dc-do-no = Нет
dc-do-use = Открыть профессию: { $profession }
dc-do-hypnotise = Загипнотизировать { $seat-acc }
dc-do-token = Добавить жетон дуэли
dc-do-show = Показать { $item-acc }
dc-do-alchemist = Алхимик: пусть победит { $seat }
dc-do-pass = Пас
dc-do-society = Посмотреть карту общества
dc-do-search = Обыскать багаж
dc-do-take = Взять { $item-acc }
dc-do-back = Отдать взамен { $item-acc }
dc-do-pay = Отдать { $item-acc }

# Что отвечено за игрока, когда выбора нет
dc-forced-no = Здесь вам нечего решать.
dc-forced-pass = Применить вам нечего: вы пасуете.
dc-forced-nothing = Этого у вас нет, так вы и отвечаете.

# Что происходит
dc-turn = Ход { $turn }: { $who }.
    .who-you = Ход { $turn }: вы.
dc-first = Первый ход — за тем, кто едет издалека: { $who }.
    .who-you = Первый ход — за вами: вы едете издалека.
dc-laid-aside = Один предмет, не глядя, откладывают для раздачи.
dc-dealt-society = { $who } принадлежит к { $society-dat }.
    .who-you = Вы принадлежите к { $society-dat }.
dc-dealt-society-hidden = { $who } получает карту общества.
dc-dealt-profession = { $who } получает профессию: { $profession }.
    .who-you = Вы получаете профессию: { $profession }.
dc-dealt-profession-hidden = { $who } получает профессию.
dc-dealt-item = { $who } получает { $item-acc }.
    .who-you = Вы получаете { $item-acc }.
dc-dealt-item-hidden = { $who } получает предмет.
dc-did-choose-support = { $who } тайно выбирает сторону.
dc-did-choose-defence = { $who } тайно решает, останавливать ли дуэль.
dc-did-choose-doctor = { $who } тайно решает, отменять ли исход.
dc-did-choose-sextant = { $who } тайно выбирает, какой предмет передать.
dc-did-choose-texts = { $who } тайно решает, сработает ли отданный предмет.
dc-did-no-hypnosis = { $who } не выступает Гипнотизёром.
    .who-you = Вы не выступаете Гипнотизёром.
dc-chose-swords = Тайный выбор: { $who } за нападающего.
    .who-you = Тайный выбор: вы за нападающего.
dc-chose-shields = Тайный выбор: { $who } за защитника.
    .who-you = Тайный выбор: вы за защитника.
dc-chose-no = Тайный выбор: { $who } ничего не делает.
    .who-you = Тайный выбор: вы ничего не делаете.
dc-chose-use = Тайный выбор: { $who } открывает профессию: { $profession }.
    .who-you = Тайный выбор: вы открываете профессию: { $profession }.
dc-chose-hand = Тайный выбор: { $who } передаст { $item-acc }.
    .who-you = Тайный выбор: вы передадите { $item-acc }.
dc-did-spy = { $who } шпионит за { $other-ins }.
    .who-you = Вы шпионите за { $other-ins }.
    .other-you = { $who } шпионит за вами.
dc-did-yield = { $who } отвечает: предмет есть.
    .who-you = Вы отвечаете: предмет есть.
dc-did-yield-bag = { $who } отвечает: предмет есть, { $item }.
    .who-you = Вы отвечаете: предмет есть, { $item }.
dc-did-keep = { $who } оставляет всё как есть.
    .who-you = Вы оставляете всё как есть.
dc-did-left = { $who } выбирает «влево»: все передают по предмету.
    .who-you = Вы выбираете «влево»: все передают по предмету.
dc-did-right = { $who } выбирает «вправо»: все передают по предмету.
    .who-you = Вы выбираете «вправо»: все передают по предмету.
dc-did-token = { $who } добавляет жетон дуэли на сторону { $other-gen }.
    .who-you = Вы добавляете жетон дуэли на сторону { $other-gen }.
    .other-you = { $who } добавляет жетон дуэли на вашу сторону.
dc-did-token-own = { $who } добавляет жетон дуэли.
    .who-you = Вы добавляете жетон дуэли.
dc-did-decide = { $who } решает: победит { $other }.
    .who-you = Вы решаете: победит { $other }.
    .other-you = { $who } решает: победите вы.
dc-did-pass = { $who } пасует.
    .who-you = Вы пасуете.
dc-note-spied = { $who } видит у { $other-gen } { $item-acc }.
    .who-you = Вы видите у { $other-gen } { $item-acc }.
    .other-you = { $who } видит у вас { $item-acc }.
dc-note-spied-hidden = { $who } видит один предмет у { $other-gen }.
dc-note-offered = { $who } предлагает { $other-dat } { $item-acc }.
    .who-you = Вы предлагаете { $other-dat } { $item-acc }.
    .other-you = { $who } предлагает вам { $item-acc }.
dc-note-offered-hidden = { $who } предлагает { $other-dat } предмет лицом вниз.
dc-note-refused = { $who } отказывается меняться с { $other-ins }.
    .who-you = Вы отказываетесь меняться с { $other-ins }.
    .other-you = { $who } отказывается меняться с вами.
dc-note-got-token = { $who } берёт жетон дуэли.
    .who-you = Вы берёте жетон дуэли.
dc-note-traded = { $who } отдаёт { $other-dat } { $given-acc } и получает { $returned-acc }.
    .who-you = Вы отдаёте { $other-dat } { $given-acc } и получаете { $returned-acc }.
    .other-you = { $who } отдаёт вам { $given-acc } и получает { $returned-acc }.
dc-note-traded-hidden = { $who } и { $other } меняются предметами.
dc-note-read = { $other } зачитывает предмет { $who-gen }: { $item }.
    .who-you = { $other } зачитывает ваш предмет: { $item }.
    .other-you = Вы зачитываете предмет { $who-gen }: { $item }.
dc-note-drew = { $who } берёт из колоды { $item-acc }.
    .who-you = Вы берёте из колоды { $item-acc }.
dc-note-drew-hidden = { $who } берёт предмет из колоды.
dc-note-gave = { $who } отдаёт { $other-dat } лишний предмет: { $item }.
    .who-you = Вы отдаёте { $other-dat } лишний предмет: { $item }.
    .other-you = { $who } отдаёт вам лишний предмет: { $item }.
dc-note-gave-hidden = { $who } отдаёт { $other-dat } лишний предмет.
dc-note-paid = { $who } отдаёт Священнику ({ $other }) { $item-acc }.
    .who-you = Вы отдаёте Священнику ({ $other }) { $item-acc }.
    .other-you = { $who } отдаёт вам, Священнику, { $item-acc }.
dc-note-paid-hidden = { $who } отдаёт Священнику ({ $other }) предмет.
dc-note-took = { $other } забирает у { $who-gen } { $item-acc }.
    .who-you = { $other } забирает у вас { $item-acc }.
    .other-you = Вы забираете у { $who-gen } { $item-acc }.
dc-note-took-hidden = { $other } забирает у { $who-gen } предмет.
dc-note-gave-back = { $who } отдаёт взамен { $other-dat } { $item-acc }.
    .who-you = Вы отдаёте взамен { $other-dat } { $item-acc }.
    .other-you = { $who } отдаёт вам взамен { $item-acc }.
dc-note-gave-back-hidden = { $who } отдаёт взамен { $other-dat } предмет.
dc-note-passed-on = { $who } передаёт { $other-dat } { $item-acc }.
    .who-you = Вы передаёте { $other-dat } { $item-acc }.
    .other-you = { $who } передаёт вам { $item-acc }.
dc-note-passed-on-hidden = { $who } передаёт { $other-dat } предмет.
dc-note-saw-society = { $who } видит карту общества { $other-gen }: { $society }.
    .who-you = Вы видите карту общества { $other-gen }: { $society }.
    .other-you = { $who } видит вашу карту общества: { $society }.
dc-note-saw-society-hidden = { $who } видит карту общества { $other-gen }.
dc-note-saw-items = { $who } видит все предметы { $other-gen }.
    .who-you = Вы видите все предметы { $other-gen }.
    .other-you = { $who } видит все ваши предметы.
dc-note-saw-pile = { $who } просматривает колоду.
    .who-you = Вы просматриваете колоду.
dc-listed = – { $item }
dc-note-ordered = { $who } кладёт на колоду { $item-acc }, следом { $next-acc }.
    .who-you = Вы кладёте на колоду { $item-acc }, следом { $next-acc }.
dc-note-ordered-hidden = { $who } кладёт на колоду два предмета.
dc-note-opened = { $who } открывает профессию: { $profession }.
    .who-you = Вы открываете профессию: { $profession }.
dc-note-spoke = { $who } даёт сработать свойству отданного предмета, если оно есть.
    .who-you = Вы даёте сработать свойству отданного предмета, если оно есть.
dc-note-hushed = { $who } умалчивает об отданном предмете.
    .who-you = Вы умалчиваете об отданном предмете.
dc-note-meant-swords = Невскрытый выбор: { $who } на стороне нападающего.
    .who-you = Невскрытый выбор: вы на стороне нападающего.
dc-note-meant-shields = Невскрытый выбор: { $who } на стороне защитника.
    .who-you = Невскрытый выбор: вы на стороне защитника.
dc-note-swapped = { $who } и { $other } меняются профессиями.
    .who-you = Вы и { $other } меняетесь профессиями.
    .other-you = { $who } и вы меняетесь профессиями.
dc-note-changed = { $who } берёт профессию: { $profession }.
    .who-you = Вы берёте профессию: { $profession }.
dc-note-changed-hidden = { $who } меняет профессию.
dc-note-showed = { $who } показывает { $item-acc } на стороне { $other-gen }.
    .who-you = Вы показываете { $item-acc } на стороне { $other-gen }.
    .other-you = { $who } показывает { $item-acc } на вашей стороне.
dc-note-showed-own = { $who } показывает { $item-acc }.
    .who-you = Вы показываете { $item-acc }.
dc-note-demanded = { $who } просит у { $other-gen } { $item-acc }.
    .who-you = Вы просите у { $other-gen } { $item-acc }.
    .other-you = { $who } просит у вас { $item-acc }.
dc-note-lacked = { $who } отвечает: { $item-gen } нет.
    .who-you = Вы отвечаете: { $item-gen } нет.
dc-note-attacked = { $who } нападает на { $other-acc }!
    .who-you = Вы нападаете на { $other-acc }!
    .other-you = { $who } нападает на вас!
dc-note-stood = { $who } поддерживает { $other-acc }.
    .who-you = Вы поддерживаете { $other-acc }.
    .other-you = { $who } поддерживает вас.
dc-note-hypnotised = { $who } гипнотизирует { $other-acc } и выводит из дуэли.
    .who-you = Вы гипнотизируете { $other-acc } и выводите из дуэли.
    .other-you = { $who } гипнотизирует вас и выводит из дуэли.
dc-note-counted = Мечи ({ $who }): { $swords }. Щиты ({ $other }): { $shields }.
    .who-you = Мечи (вы): { $swords }. Щиты ({ $other }): { $shields }.
    .other-you = Мечи ({ $who }): { $swords }. Щиты (вы): { $shields }.
dc-note-tied = Ничья.
dc-note-won-duel = В дуэли побеждает { $who }.
    .who-you = В дуэли побеждаете вы.
dc-note-won-duel-alchemist = Алхимик решает дуэль: побеждает { $who }.
    .who-you = Алхимик решает дуэль: побеждаете вы.
dc-note-won-duel-poison-ring = Ничья, но решает кольцо с ядом: в дуэли побеждает { $who }.
    .who-you = Ничья, но решает кольцо с ядом: в дуэли побеждаете вы.
dc-note-declared = { $who } объявляет победу: у { $society-gen } есть нужные { $item-many }!
    .who-you = Вы объявляете победу: у { $society-gen } есть нужные { $item-many }!
dc-note-divined = { $who } гадает: у { $society-gen }, чужого общества, есть нужные { $item-many }!
    .who-you = Вы гадаете: у { $society-gen }, чужого общества, есть нужные { $item-many }!
dc-note-declared-alone = { $who } показывает гербовое кольцо и побеждает в одиночку. На руке:
    .who-you = Вы показываете гербовое кольцо и побеждаете в одиночку. На руке:
dc-note-named = Назван игрок: { $who }.
    .who-you = Названы вы.
dc-note-counts = { $who } — { $society }, { $items ->
    [0] ничего подходящего
    [one] { $items } подходящий предмет
    [few] { $items } подходящих предмета
   *[other] { $items } подходящих предметов
 }.
    .who-you = Вы — { $society }, { $items ->
        [0] ничего подходящего
        [one] { $items } подходящий предмет
        [few] { $items } подходящих предмета
       *[other] { $items } подходящих предметов
     }.
dc-note-true = Объявление верно.
dc-note-false = Объявление ложно.
dc-note-capped = Лимит ходов исчерпан.
dc-society-wins = Побеждает { $society }!
dc-wins = { $who } побеждает.
    .who-you = Вы побеждаете.
dc-drawn-game = Победу никто не объявил: ничья.

# Карета буквами
dc-board-piles = Ход { $turn }. В колоде: { $pile }. Жетонов в запасе: { $supply }. Лимит на руке: { $limit }.
dc-board-count = { $items ->
    [one] { $items } предмет
    [few] { $items } предмета
   *[other] { $items } предметов
 }{ $tokens ->
    [0] {""}
    [one] , { $tokens } жетон
    [few] , { $tokens } жетона
   *[other] , { $tokens } жетонов
 }
dc-board-seen-by = карту общества видят: { $names }
dc-board-top = Сверху на колоде:
dc-board-pile = В колоде:
dc-board-duel = Дуэль. Нападает { $who }, защищается { $other }. Мечи: { $swords }, щиты: { $shields }
dc-board-offer = На столе: { $item }; отдаёт { $who }, решает { $other }
dc-board-offer-hidden = На столе предмет лицом вниз; отдаёт { $who }, решает { $other }

# Почему так нельзя
dc-why-not-there = Этой карты там нет.
dc-why-not-in-pile = Этого в колоде нет.
dc-why-no-item = У вас нет { $item-gen }.
dc-why-gave-already = Этот игрок уже отдавал предмет в этой цепочке: выберите другого.
dc-why-another-seat = Выберите другого игрока за этим столом.
dc-why-must-accept = Вам придётся принять { $item-acc }: отказаться нельзя.
dc-why-bag-for-bag = Саквояж на саквояж не меняют.
dc-why-you-hold-it = Этот предмет у вас есть, и его придётся отдать.
dc-why-asked-for = У вас просят { $item-acc }.
dc-why-choose-side = Выберите сторону: мечи или щиты. Защитник отвечает «нет» или открывает Священника.
dc-why-a-supporter = Выберите одного из поддержавших.
dc-why-no-token = У вас нет жетона дуэли.
dc-why-used-in-duel = В этой дуэли это уже применено.
dc-why-not-where-you-stand = Вашей стороне в этой дуэли это не поможет.
dc-why-not-your-profession = Ваша профессия — не { $profession }.
dc-why-profession-used = { $profession } уже использован: сработает снова только после книги или плаща.
dc-why-loser-lacks = У проигравшего этого нет: возьмите другой предмет.
dc-why-pearl = С чёрной жемчужиной на руке победу не объявляют: сначала обменяйте её.
dc-why-no-goal-item = Чтобы объявить победу, нужен хотя бы один свой предмет, который идёт в счёт: { $item }.
dc-why-ring-needs-three = Для гербового кольца нужны три предмета на руке: ключи и кубки в любом сочетании.
dc-why-no-divination = За этим столом без гадания.
dc-why-name-others = Назовите других игроков за этим столом.
dc-why-name-somebody = Назовите хотя бы одного игрока.
dc-why-pile-empty = Колода пуста.
dc-why-only-bags = У вас одни саквояжи, а саквояж на саквояж не меняют.

# Боты и что они советуют
dc-bot-novice-about = Впервые в этой карете: бережёт багаж, вежливо отвечает и не загадывает дальше текущего хода.
dc-bot-courtier-about = Помнит, кто за кого вступался, с улыбкой меняет саквояжи и бьёт, когда дуэль почти выиграна.
dc-bot-master-about = Ездит этой дорогой давно: взвешивает все расклады обществ и объявляет победу, когда её ещё не ждут.
dc-hint-ring = С гербовым кольцом и тремя нужными предметами вы сразу побеждаете в одиночку.
dc-hint-own-hand = Всё нужное у вас на руке: это точно правда.
dc-hint-declare = Насколько вам известно, это верно с вероятностью { $percent } %.
dc-hint-divine = Насколько вам известно, у чужого общества есть всё нужное с вероятностью { $percent } %.
dc-hint-bag = За отданный саквояж вы берёте предмет из колоды.
dc-hint-pearl = Отказаться от жемчужины нельзя, а вы от неё избавитесь.
dc-hint-monocle = Если обмен примут, монокль покажет карту общества { $who-gen }.
dc-hint-token = Потеря невелика, а отказ принесёт вам жетон дуэли.
dc-hint-spy = Вы увидите предмет { $who-gen }.
dc-hint-loot = У { $who-gen } есть предмет, который идёт в счёт.
dc-hint-partner = { $who }, похоже, на вашей стороне ({ $percent } %).
dc-hint-opponent = { $who }, похоже, не на вашей стороне ({ $percent } %).
dc-hint-refuse = Вы отдали бы больше, чем получили.
dc-hint-least = Этого не так жаль.
dc-hint-counts = Вашему обществу нужен этот предмет: { $item }.
dc-hint-deny = Чужому обществу нужен этот предмет: { $item }.
dc-hint-society = Вы узнаете, к какому обществу принадлежит { $who }.
dc-hint-search = Вы увидите весь багаж и возьмёте лучшее.
dc-hint-ahead = Дуэль и так складывается в вашу пользу.
dc-hint-save = Лучше приберечь то, что есть, для другой дуэли.
dc-hint-turns-duel = Это может переломить дуэль.
dc-hint-search-says = Так выходит по расчётам; одной главной причины нет.
dc-differs-spends-token = Стоит жетона дуэли.
dc-differs-keeps-token = Жетон дуэли остаётся у вас.
dc-differs-spends-profession = Ваша профессия будет использована.
dc-differs-keeps-profession = Профессия остаётся про запас.
dc-differs-spends-item = Все увидят один ваш предмет.
dc-differs-keeps-item = Ваши предметы никто не увидит.

# Карета в браузере
dc-page-items = { $count ->
    [one] { $count } предмет, лимит { $limit }
    [few] { $count } предмета, лимит { $limit }
   *[other] { $count } предметов, лимит { $limit }
 }
dc-page-tokens = { $count ->
    [0] Жетонов дуэли нет
    [one] { $count } жетон дуэли
    [few] { $count } жетона дуэли
   *[other] { $count } жетонов дуэли
 }
dc-page-tokens-help = Каждый — очко в дуэли для вашей стороны. Жетон достаётся вам, когда от вашего предложения отказываются.
dc-page-token = жетон дуэли
dc-page-open = Карта открыта для всех.
dc-page-open-short = открыта
dc-page-only-you = Знаете только вы.
dc-page-pile = { $count ->
    [0] Колода предметов пуста
    [one] Колода: { $count } предмет
    [few] Колода: { $count } предмета
   *[other] Колода: { $count } предметов
 }
dc-page-pile-help = Из неё берут за отданный саквояж и при ничьей в дуэли. Когда она пуста, саквояж идёт в счёт как то, что в нём зашито.
dc-page-pile-empty = Теперь саквояж идёт в счёт как то, что в нём зашито.
dc-page-professions = { $count ->
    [one] Стопка профессий: { $count } карта
    [few] Стопка профессий: { $count } карты
   *[other] Стопка профессий: { $count } карт
 }
dc-page-professions-help = Из них может выбрать тот, кто отдаст при обмене плащ.
dc-page-supply = { $count ->
    [one] Остался { $count } жетон дуэли
    [few] Осталось { $count } жетона дуэли
   *[other] Осталось { $count } жетонов дуэли
 }
dc-page-supply-help = Жетон берёт тот, от чьего предложения отказались.
dc-page-has-turn = сейчас ход
dc-page-of-society = Общество: { $society }
dc-page-society-unknown = Общество неизвестно
dc-page-certain = Точно есть: { $items }
dc-page-possible = Может быть: { $items }
dc-page-face-down = { $name } (лицом вниз)
dc-page-hidden-item = Предмет лицом вниз
dc-page-turn = Ход { $turn }: { $who }
    .who-you = Ход { $turn }: вы
dc-page-turn-of = Ход { $turn } из { $cap }: { $who }
    .who-you = Ход { $turn } из { $cap }: вы
dc-page-setting-out = Карета отправляется
dc-page-way-left = Все передают по предмету влево
dc-page-way-right = Все передают по предмету вправо

dc-page-deed-spy = Шпионаж
dc-page-deed-spy-help = Увидеть случайный предмет другого игрока.
dc-page-deed-offer = Обмен
dc-page-deed-offer-help = Предложить предмет лицом вниз. Если откажутся, вы берёте жетон дуэли.
dc-page-deed-duel = Дуэль
dc-page-deed-duel-help = При победе — увидеть карту общества или забрать предмет.
dc-page-deed-declare = Победа
dc-page-deed-declare-help = Объявить, что у вашего общества есть нужное. Это конец партии.
dc-page-deed-ring = Гербовое кольцо
dc-page-deed-ring-help = Объявить победу в одиночку. Это конец партии.
dc-page-deed-divine = Гадание
dc-page-deed-divine-help = Объявить, что нужное есть у чужого общества. Это конец партии.
dc-page-deed-diplomat = Дипломат
dc-page-deed-diplomat-help = Попросить у другого игрока предмет, назвав его.
dc-page-deed-clairvoyant = Ясновидящий
dc-page-deed-clairvoyant-help = Просмотреть колоду и положить два предмета наверх.

dc-page-tray-take = Багаж, который вы обыскали
dc-page-tray-cloak = Профессии на выбор
dc-page-tray-top = Колода
dc-page-tray-diplomat = Что попросить?

dc-page-duel = Дуэль: нападает { $who }, защищается { $other }
dc-page-attacker = Нападает
dc-page-defender = Защищается
dc-page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
 }
dc-page-void = не в счёт
dc-page-wins-tie = Кольцо с ядом: победа при ничьей
dc-page-alchemist-says = Победа по решению Алхимика
dc-page-duelist = { $who } — Дуэлянт: остальные не участвуют.
    .who-you = Вы — Дуэлянт: остальные не участвуют.
dc-page-hypnotised = { $who } под гипнозом и вне этой дуэли.
    .who-you = Вы под гипнозом и вне этой дуэли.

dc-page-claim-needs = Нужны { $items }: { $count }.
dc-page-claim-needs-maybe = Нужны { $items }: { $most }, а если общество в меньшинстве — { $least }.
dc-page-claim-whom-declare = Чьи { $items } нужны вам кроме своих?
dc-page-claim-whom-divine = У кого { $items } этого общества?
dc-page-claim-declare = { $count ->
    [0] Вы объявите, что вам хватает своего; { $items } у вас: { $own }.
   *[other] Вы объявите, что у вашего общества есть всё нужное: своё ({ $own }) и то, что держат: { $names }.
 }
dc-page-claim-divine = { $count ->
    [0] Назовите хотя бы одного игрока.
   *[other] Вы объявите, что у чужого общества есть всё нужное. Держат: { $names }.
 }
dc-page-claim-do-declare = Объявить победу…
dc-page-claim-do-divine = Объявить это…
dc-page-claim-stakes = Партия на этом кончится. Если это правда, победит ваше общество, если нет — чужое.
dc-page-member = из этого общества
dc-page-member-not = из другого общества
dc-page-member-unknown = общество неизвестно
dc-page-holds = { $items }: { $count }
dc-page-holds-least = { $items }: не меньше { $count }
dc-page-holds-maybe = { $items }: возможно
dc-page-holds-none = { $items }: нет
dc-page-sure-sure = Судя по блокноту, это точно правда.
dc-page-sure-open = Блокнот молчит: это риск.
dc-page-sure-wrong = Судя по блокноту, это точно неправда.

dc-page-notebook-who = Пассажиры
dc-page-notebook-log = Что вам показали
dc-page-notebook-empty = Пока ничего: шпионьте, меняйтесь, побеждайте в дуэлях.
dc-page-notebook-nothing = Ничего достоверного
dc-page-notebook-when = ход { $turn }

dc-page-end-declared = { $who } объявляет победу: { $society }
    .who-you = Вы объявляете победу: { $society }
dc-page-end-divined = { $who } гадает о чужом обществе: { $society }
    .who-you = Вы гадаете о чужом обществе: { $society }
dc-page-end-alone = { $who } показывает гербовое кольцо
    .who-you = Вы показываете гербовое кольцо
dc-page-end-true = Правда!
dc-page-end-false = Неправда!
dc-page-end-sum = { $sum } из { $needed }
dc-page-end-stranger = из другого общества
dc-page-end-capped = Победу никто не объявил: дорога кончилась, победителей нет.

dc-page-choose-kind = Теперь выберите: шпионаж, обмен или дуэль.
dc-page-choose-item = Выберите предмет.
dc-page-choose-next = Выберите второй предмет.
dc-page-choose-seat = Выберите пассажира.
dc-page-then-spy = Вы увидите случайный предмет.
dc-page-then-offer = Откажут — возьмёте жетон.
dc-page-then-duel = Победа — карта общества или предмет.
dc-page-then-declare = Это конец партии.
dc-page-then-ring = Это конец партии.
dc-page-then-diplomat = Если предмета нет, ход окончен.
dc-page-then-token = Одно очко; жетон уйдёт.
dc-page-actions = Что можно сделать
dc-page-since = После вашего хода
dc-page-lately = Недавно
dc-page-said-last = Последние слова
dc-page-caption-items = Предметы
dc-page-caption-works = Профессии
dc-page-caption-tokens = Жетоны
dc-page-limit = из { $limit }
dc-page-unused = закрыта
dc-page-used = использована
dc-page-answer-token = Жетон +1
dc-page-secret-made = Тайный выбор: { $made } из { $all }
dc-page-still-think = Ещё решают: { $names }
dc-page-about = Подробнее: { $name }
dc-page-evidence = Что происходило, по ходам
dc-page-evidence-none = Пока ничего.
dc-page-my-mark = Моя пометка, только для меня
dc-page-mark = Ваша пометка — { $name }: { $mark }. Нажмите, чтобы сменить.
dc-page-mark-none = Нет пометки
dc-page-mark-order = Орден
dc-page-mark-order-sign = О
dc-page-mark-brotherhood = Братство
dc-page-mark-brotherhood-sign = Б
dc-page-mark-trust = Доверие
dc-page-mark-doubt = Сомнение
dc-page-do-declare = { $count ->
    [0] Объявить победу: у вас есть всё
    [1] Объявить победу, назвав так: { $one }
    [2] Объявить победу, назвав так: { $one } и { $two }
    [3] Объявить победу, назвав так: { $one }, { $two } и { $three }
    [4] Объявить победу, назвав так: { $one }, { $two }, { $three } и { $four }
    [5] Объявить победу, назвав так: { $one }, { $two }, { $three }, { $four } и { $five }
    [6] Объявить победу, назвав так: { $one }, { $two }, { $three }, { $four }, { $five } и { $six }
   *[7] Объявить победу, назвав так: { $one }, { $two }, { $three }, { $four }, { $five }, { $six } и { $seven }
 }
dc-page-do-divine = { $count ->
    [1] Объявить, что нужное есть у чужого общества, назвав так: { $one }
    [2] Объявить, что нужное есть у чужого общества, назвав так: { $one } и { $two }
    [3] Объявить, что нужное есть у чужого общества, назвав так: { $one }, { $two } и { $three }
    [4] Объявить, что нужное есть у чужого общества, назвав так: { $one }, { $two }, { $three } и { $four }
    [5] Объявить, что нужное есть у чужого общества, назвав так: { $one }, { $two }, { $three }, { $four } и { $five }
    [6] Объявить, что нужное есть у чужого общества, назвав так: { $one }, { $two }, { $three }, { $four }, { $five } и { $six }
   *[7] Объявить, что нужное есть у чужого общества, назвав так: { $one }, { $two }, { $three }, { $four }, { $five }, { $six } и { $seven }
 }

# Цель и как дела
dc-goal = Вы — { $society }: { $needed ->
    [2] два
    [3] три
   *[other] два или три
 } { $item-gen }
dc-goal-stands = у вас { $count }, остальное у союзников · ход { $turn }{ $cap ->
    [0] {""}
   *[other] {" "}из { $cap }
 }
dc-goal-over = Ваше общество — { $society }
dc-goal-watching = Ордену нужны ключи, Братству — кубки
dc-goal-turn = ход { $turn }{ $cap ->
    [0] {""}
   *[other] {" "}из { $cap }
 }

# Что кто делал: рядом с местом
dc-ev-times = { $what } (×{ $times })
dc-ev-outcome = { $outcome ->
    [won] победа { $mine } : { $theirs }
    [lost] поражение { $mine } : { $theirs }
    [won-alchemist] победа по решению Алхимика
    [lost-alchemist] поражение по решению Алхимика
    [won-poison-ring] при ничьей победа: кольцо с ядом
    [lost-poison-ring] при ничьей поражение: кольцо с ядом
    [tied] ничья { $mine } : { $theirs }
    [cancelled] исход отменил Доктор
   *[stopped] дуэль остановил Священник
 }
dc-ev-attacked = нападает на { $other-acc }: { dc-ev-outcome }
    .other-you = нападает на вас: { dc-ev-outcome }
dc-ev-defended = защищается от { $other-gen }: { dc-ev-outcome }
    .other-you = защищается от вас: { dc-ev-outcome }
dc-ev-backed = за { $other-acc } против { $against-gen }
    .other-you = за вас против { $against-gen }
    .against-you = за { $other-acc } против вас
dc-ev-backed-void = не в счёт: за { $other-acc } против { $against-gen }
    .other-you = не в счёт: за вас против { $against-gen }
    .against-you = не в счёт: за { $other-acc } против вас
dc-ev-spied = шпионит за { $other-ins }
    .other-you = шпионит за вами
dc-ev-saw-item = шпионит за { $other-ins }: { $item }
    .other-you = шпионит за вами: { $item }
dc-ev-refused = отказывает { $other-dat }
    .other-you = отказывает вам
dc-ev-traded = меняется с { $other-ins }
    .other-you = меняется с вами
dc-ev-gave = отдаёт { $other-dat } { $item-acc }
    .other-you = отдаёт вам { $item-acc }
dc-ev-saw-society = знает общество { $other-gen }
    .other-you = знает ваше общество
dc-ev-saw-items = видит предметы { $other-gen }
    .other-you = видит ваши предметы
dc-ev-took = забирает предмет у { $other-gen }
    .other-you = забирает у вас предмет
dc-ev-asked = просит у { $other-gen } { $item-acc }
    .other-you = просит у вас { $item-acc }
dc-ev-lacked = не имеет { $item-gen }
dc-ev-showed = показывает { $item-acc }

# Ход одной фразой
dc-news-duel = { $who } нападает на { $other-acc }: { dc-ev-outcome }.
    .who-you = Вы нападаете на { $other-acc }: { dc-ev-outcome }.
    .other-you = { $who } нападает на вас: { dc-ev-outcome }.

# Развязки, шаг за шагом
dc-stage-duel = { $who } нападает на { $other-acc }: по очку каждому.
    .who-you = Вы нападаете на { $other-acc }: по очку каждому.
    .other-you = { $who } нападает на вас: по очку каждому.
dc-stage-piece = { $who } за { $other-acc }: { $what }.
    .who-you = Вы за { $other-acc }: { $what }.
    .other-you = { $who } за вас: { $what }.
dc-stage-piece-own = { $who } показывает: { $what }.
    .who-you = Вы показываете: { $what }.
dc-stage-token = Жетон дуэли за { $other-acc }.
    .other-you = Жетон дуэли за вас.
dc-stage-void = Не в счёт на стороне { $other-gen }: { $what }.
    .other-you = Не в счёт на вашей стороне: { $what }.
dc-stage-void-support = { $who } за { $other-acc }: поддержка не в счёт.
    .who-you = Вы за { $other-acc }: поддержка не в счёт.
    .other-you = { $who } за вас: поддержка не в счёт.
dc-stage-alchemist = Алхимик ({ $who }) решает: победит { $other }.
    .who-you = Вы, Алхимик, решаете: победит { $other }.
    .other-you = Алхимик ({ $who }) решает: победите вы.
dc-stage-won = { $swords } : { $shields }. В дуэли побеждает { $who }.
    .who-you = { $swords } : { $shields }. В дуэли побеждаете вы.
dc-stage-won-alchemist = { $swords } : { $shields }. По решению Алхимика побеждает { $who }.
    .who-you = { $swords } : { $shields }. По решению Алхимика побеждаете вы.
dc-stage-won-poison-ring = { $swords } : { $shields }. Кольцо с ядом решает ничью: побеждает { $who }.
    .who-you = { $swords } : { $shields }. Кольцо с ядом решает ничью: побеждаете вы.
dc-stage-tied = { $swords } : { $shields }. Ничья.
dc-stage-holds = { $who } показывает, что идёт в счёт: { $items }.
    .who-you = Вы показываете, что идёт в счёт: { $items }.
dc-stage-members = { $society } открывает карты.
