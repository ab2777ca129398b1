# «Карета к замку дьявола» по-русски.

dc-title = Карета к замку дьявола
dc-line = Одна карета, два тайных общества, и никто не показывает настоящего лица.

# Настройки
dc-option-smuggling = Контрабанда
dc-option-smuggling-help = Отдавший предмет сам решает, сработает ли его свойство; если нет, предмет не зачитывают.
dc-option-divination = Гадание
dc-option-divination-help = Можно объявить, что нужное собрало чужое общество, и победить, если это правда.
dc-option-turns = Предел ходов
dc-option-turns-help = После стольких ходов партия кончается без победителя. 0: играют, пока кто-нибудь не объявит победу.
dc-option-turns-0 = нет предела
dc-option-first = Первый ход
dc-option-first-help = Место, с которого начинают; 1 — место A. 0: решает случай.
dc-option-first-0 = решает случай

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
dc-item-goblet = кубок
    .gen = кубка
    .many = кубки
    .acc = кубок
    .ins = кубком
    .text = Братству нужно три.
dc-item-bag = саквояж
    .gen = саквояжа
    .acc = саквояж
    .ins = саквояжем
dc-item-bag-key = саквояж с ключом
    .gen = саквояжа с ключом
    .acc = саквояж с ключом
    .ins = саквояжем с ключом
    .text = При обмене: вы берёте предмет из стопки. Когда стопка пуста, считается ключом.
dc-item-bag-goblet = саквояж с кубком
    .gen = саквояжа с кубком
    .acc = саквояж с кубком
    .ins = саквояжем с кубком
    .text = При обмене: вы берёте предмет из стопки. Когда стопка пуста, считается кубком.
dc-item-dagger = кинжал
    .gen = кинжала
    .acc = кинжал
    .ins = кинжалом
    .text = Нападающему в дуэли: один меч.
dc-item-gloves = перчатки
    .gen = перчаток
    .acc = перчатки
    .ins = перчатками
    .text = Защитнику в дуэли: один щит.
dc-item-poison-ring = кольцо с ядом
    .gen = кольца с ядом
    .acc = кольцо с ядом
    .ins = кольцом с ядом
    .text = Нападающему или защитнику: при ничьей побеждаете вы.
dc-item-knives = метательные ножи
    .gen = метательных ножей
    .acc = метательные ножи
    .ins = метательными ножами
    .text = При поддержке нападающего: один меч.
dc-item-whip = хлыст
    .gen = хлыста
    .acc = хлыст
    .ins = хлыстом
    .text = При поддержке защитника: один щит.
dc-item-tome = книга
    .gen = книги
    .acc = книгу
    .ins = книгой
    .text = При обмене: можно поменяться с партнёром профессиями; обе снова лежат лицом вниз.
dc-item-cloak = плащ
    .gen = плаща
    .acc = плащ
    .ins = плащом
    .text = При обмене: можно сменить профессию на любую из стопки; новая лежит лицом вниз.
dc-item-privilege = привилегия
    .gen = привилегии
    .acc = привилегию
    .ins = привилегией
    .text = При обмене: вы видите все предметы партнёра.
dc-item-monocle = монокль
    .gen = монокля
    .acc = монокль
    .ins = моноклем
    .text = При обмене: вы видите, к какому обществу принадлежит партнёр.
dc-item-sextant = секстант
    .gen = секстанта
    .acc = секстант
    .ins = секстантом
    .text = При обмене: влево или вправо? Все передают в ту сторону по предмету на свой выбор.
dc-item-mirror = разбитое зеркало
    .gen = разбитого зеркала
    .acc = разбитое зеркало
    .ins = разбитым зеркалом
    .text = От него нельзя отказаться. При обмене с ним ничего не зачитывают.
dc-item-pearl = чёрная жемчужина
    .gen = чёрной жемчужины
    .acc = чёрную жемчужину
    .ins = чёрной жемчужиной
    .text = От неё нельзя отказаться. С ней на руках нельзя объявить победу.
dc-item-lodge-ring = гербовое кольцо
    .gen = гербового кольца
    .acc = гербовое кольцо
    .ins = гербовым кольцом
    .text = С тремя ключами и кубками на руках, в любом сочетании, можно победить в одиночку.

# Профессии и их свойства
dc-profession-thug = Головорез
    .ins = Головорезом
    .gen = Головореза
    .text = Нападающему: один меч.
dc-profession-grandmaster = Гроссмейстер
    .ins = Гроссмейстером
    .gen = Гроссмейстера
    .text = Защитнику: один щит.
dc-profession-bodyguard = Телохранитель
    .ins = Телохранителем
    .gen = Телохранителя
    .text = Одно очко стороне, которую вы поддерживаете.
dc-profession-hypnotist = Гипнотизёр
    .ins = Гипнотизёром
    .gen = Гипнотизёра
    .text = Нападающему: чья-то поддержка не в счёт, и этот игрок ничего не применяет в дуэли.
dc-profession-duelist = Дуэлянт
    .ins = Дуэлянтом
    .gen = Дуэлянта
    .text = Один раз. Нападающему или защитнику: никто больше не участвует, и у вас на очко больше.
dc-profession-alchemist = Алхимик
    .ins = Алхимиком
    .gen = Алхимика
    .text = Один раз. В чужой дуэли: вы решаете, кто победит.
dc-profession-doctor = Доктор
    .ins = Доктором
    .gen = Доктора
    .text = Один раз. После дуэли: её исход не имеет последствий.
dc-profession-priest = Священник
    .ins = Священником
    .gen = Священника
    .text = Один раз, не нападающему: дуэли не будет; если у нападающего два предмета или больше, один он отдаёт вам.
dc-profession-diplomat = Дипломат
    .ins = Дипломатом
    .gen = Дипломата
    .text = Один раз, в свой ход: назовите игрока и предмет; его обязаны обменять на любой ваш. Если предмета нет, вам показывают все предметы, и ваш ход окончен.
dc-profession-clairvoyant = Ясновидящий
    .ins = Ясновидящим
    .gen = Ясновидящего
    .text = Один раз, в свой ход: просмотрите стопку и положите два предмета наверх.

# Чего ждут от игрока
dc-ask-turn = Шпионаж, обмен, дуэль или объявление победы.
dc-ask-answer = { $who } предлагает вам { $item-acc }: примите и дайте что-нибудь взамен или откажитесь.
dc-ask-must-accept = { $who } предлагает вам { $item-acc }, и отказаться нельзя: что вы дадите взамен?
dc-ask-must-refuse = { $who } предлагает вам { $item-acc }, а у вас только саквояж: придётся отказаться.
dc-ask-demand = { $who } просит у вас { $item-acc }: ответьте честно.
dc-ask-returning = { $who } отдаёт вам { $item-acc }: что вы дадите взамен?
dc-ask-texts = Пусть свойство отданного предмета сработает? Спрашивают обоих, что бы ни меняли.
dc-ask-tome = Книга: меняетесь профессиями? Партнёр — { $other }.
dc-ask-cloak = Плащ: возьмите одну из этих профессий или оставьте свою.
dc-ask-sextant-way = Секстант: в какую сторону все передают по предмету?
dc-ask-sextant = Секстант: выберите, что передать. Получит { $other }. Все выбирают одновременно.
dc-ask-overflow = У вас больше предметов, чем можно ({ $limit }): отдайте один.
dc-ask-support = Нападает { $who }, защищается { $other }. Кого вы поддержите? Остальные решают одновременно с вами.
dc-ask-defence = { $who } нападает на вас. Остановить дуэль как Священник?
dc-ask-hypnosis = Загипнотизировать кого-нибудь из поддержавших?
dc-ask-toll = Священник вас остановил: выберите, что отдать. Получит { $other }.
dc-ask-powers = { $swords } против { $shields }: примените, что есть, или пасуйте.
dc-ask-doctor = В дуэли побеждает { $who }. Отменить исход как Доктор?
dc-ask-doctor-tie = Ничья. Отменить исход как Доктор?
dc-ask-reward = Вы победили. Проигравшая сторона — { $other }: посмотреть карту общества или обыскать багаж?
dc-ask-taking = Возьмите один из предметов. Отдаёт { $other }.
dc-ask-giving-back = Это был последний предмет: верните один свой. Получит { $other }.
dc-ask-ordering = Ясновидящий: выберите два предмета, которые лягут на стопку, первый — сверху.

# Что можно сделать
dc-do-spy = Шпионаж: { $seat }
dc-do-offer = Предложить { $item-acc }: { $seat }
dc-do-duel = Напасть: { $seat }
dc-do-diplomat = Дипломат: попросить { $item-acc }, отвечает { $seat }
dc-do-clairvoyant = Ясновидящий: просмотреть стопку
dc-do-top = Положить сверху { $item-acc }, следом { $next-acc }
dc-do-declare = { $count ->
    [0] Объявить победу: всё нужное у вас
   *[other] Объявить победу вместе с: { $names }
 }
dc-do-divine = Объявить, что чужое общество собрало нужное: { $names }
dc-do-ring = Объявить победу в одиночку, с гербовым кольцом
dc-do-refuse = Отказаться
dc-do-accept = Принять и дать { $item-acc }
dc-do-yield = Отдать { $item-acc }
dc-do-nothing = Этого у вас нет
dc-do-return = Дать взамен { $item-acc }
dc-do-speak = Пусть сработает
dc-do-hush = Промолчать
dc-do-swap = Поменяться профессиями
dc-do-keep = Оставить как есть
dc-do-cloak = Новая профессия: { $profession }
dc-do-left = Влево
dc-do-right = Вправо
dc-do-hand = Передать { $item-acc }
dc-do-gift = Отдать { $item-acc }: { $seat }
dc-do-swords = Поддержать нападающего
dc-do-shields = Поддержать защитника
dc-do-no = Нет
dc-do-use = Открыть профессию: { $profession }
dc-do-hypnotise = Загипнотизировать: { $seat }
dc-do-token = Добавить жетон дуэли
dc-do-show = Показать { $item-acc }
dc-do-alchemist = Алхимик: пусть победит { $seat }
dc-do-pass = Пас
dc-do-society = Посмотреть карту общества
dc-do-search = Обыскать багаж
dc-do-take = Взять { $item-acc }
dc-do-back = Вернуть { $item-acc }
dc-do-pay = Отдать { $item-acc }

# Что происходит
dc-turn = Ход { $turn }: { $who }.
dc-first = Путь был самым долгим, и потому первый ход делает { $who }.
dc-laid-aside = Один предмет не глядя откладывают для раздачи.
dc-dealt-society = { $who } принадлежит к обществу: { $society }.
dc-dealt-society-hidden = { $who } получает карту общества.
dc-dealt-profession = { $who } получает профессию: { $profession }.
dc-dealt-profession-hidden = { $who } получает профессию.
dc-dealt-item = { $who } получает { $item-acc }.
dc-dealt-item-hidden = { $who } получает предмет.
dc-did-choose = Решение принимает { $who }.
dc-chose-swords = Тайный выбор: { $who } за нападающего.
dc-chose-shields = Тайный выбор: { $who } за защитника.
dc-chose-no = Тайный выбор: { $who } ничего не делает.
dc-chose-use = Тайный выбор: { $who } действует как { $profession }.
dc-chose-hand = Тайный выбор: { $who } передаст { $item-acc }.
dc-did-spy = { $who } шпионит. Под подозрением { $other }.
dc-did-yield = Предмет есть: его отдаёт { $who }.
dc-did-yield-bag = Предмет есть: { $who } отдаёт { $item-acc }.
dc-did-keep = { $who } оставляет всё как есть.
dc-did-left = { $who } решает: влево. Все передают по предмету.
dc-did-right = { $who } решает: вправо. Все передают по предмету.
dc-did-token = { $who } добавляет жетон дуэли. Это очко получает { $other }.
dc-did-decide = { $who } решает: победит { $other }.
dc-did-pass = { $who } пасует.
dc-note-spied = { $who } подсматривает { $item-acc }. Владеет { $other }.
dc-note-spied-hidden = { $who } подсматривает один предмет. Владеет { $other }.
dc-note-offered = { $who } предлагает { $item-acc }. Решает { $other }.
dc-note-offered-hidden = { $who } предлагает предмет лицом вниз. Решает { $other }.
dc-note-refused = { $who } отказывается. Предмет забирает { $other }.
dc-note-got-token = { $who } берёт жетон дуэли.
dc-note-traded = { $who } отдаёт { $given-acc } и получает { $returned-acc }. В обмене участвует { $other }.
dc-note-traded-hidden = { $who } и { $other } меняются предметами.
dc-note-read = { $other } зачитывает: { $item }. Свойство выполняет { $who }.
dc-note-drew = { $who } берёт из стопки { $item-acc }.
dc-note-drew-hidden = { $who } берёт предмет из стопки.
dc-note-gave = { $who } избавляется от лишнего: { $item }. Получает { $other }.
dc-note-gave-hidden = { $who } избавляется от лишнего предмета. Получает { $other }.
dc-note-paid = { $who } платит { $item-ins }. Священник — { $other }.
dc-note-paid-hidden = { $who } платит предметом. Священник — { $other }.
dc-note-took = { $other } забирает { $item-acc }. Теряет { $who }.
dc-note-took-hidden = { $other } забирает предмет. Теряет { $who }.
dc-note-gave-back = { $who } возвращает { $item-acc }. Получает { $other }.
dc-note-gave-back-hidden = { $who } возвращает предмет. Получает { $other }.
dc-note-passed-on = { $who } передаёт { $item-acc }. Получает { $other }.
dc-note-passed-on-hidden = { $who } передаёт предмет. Получает { $other }.
dc-note-saw-society = { $who } видит карту общества: { $other } — { $society }.
dc-note-saw-society-hidden = { $who } видит карту общества. Её показывает { $other }.
dc-note-saw-items = { $who } видит все предметы. Их показывает { $other }.
dc-note-saw-pile = { $who } просматривает стопку.
dc-listed = – { $item }
dc-note-ordered = { $who } кладёт на стопку { $item-acc }, следом { $next-acc }.
dc-note-ordered-hidden = { $who } кладёт на стопку два предмета.
dc-note-opened = { $who } действует как { $profession }.
dc-note-spoke = { $who } даёт сработать свойству отданного предмета, если оно есть.
dc-note-hushed = { $who } умалчивает об отданном предмете.
dc-note-meant-swords = Невскрытый выбор: { $who } на стороне нападающего.
dc-note-meant-shields = Невскрытый выбор: { $who } на стороне защитника.
dc-note-swapped = { $who } и { $other } меняются профессиями.
dc-note-changed = { $who } берёт профессию: { $profession }.
dc-note-changed-hidden = { $who } меняет профессию.
dc-note-showed = { $who } показывает { $item-acc }. На чьей стороне: { $other }.
dc-note-demanded = { $who } просит { $item-acc }. Отвечает { $other }.
dc-note-lacked = { $who }: нет { $item-gen }.
dc-note-attacked = { $who } нападает! Защищается { $other }.
dc-note-stood = { $who } становится на сторону: { $other }.
dc-note-hypnotised = { $who } гипнотизирует. Из дуэли выбывает { $other }.
dc-note-counted = Мечи, { $who }: { $swords }. Щиты, { $other }: { $shields }.
dc-note-tied = Ничья.
dc-note-won-duel = В дуэли побеждает { $who }.
dc-note-declared = { $who } объявляет: { $society } собирает нужные { $item-many }!
dc-note-divined = { $who } объявляет: чужое общество, { $society }, собирает нужные { $item-many }!
dc-note-declared-alone = { $who } показывает гербовое кольцо и побеждает в одиночку. На руках:
dc-note-named = Названный союзник: { $who }.
dc-note-counts = { $who } — { $society }, { $items ->
    [0] ничего подходящего
    [one] { $items } подходящий предмет
    [few] { $items } подходящих предмета
   *[other] { $items } подходящих предметов
 }.
dc-note-true = Объявление верно.
dc-note-false = Объявление ложно.
dc-note-capped = Отведённые столу ходы кончились.
dc-society-wins = Побеждает { $society }!
dc-wins = { $who } побеждает.
dc-drawn-game = Победу никто не объявил: ничья.

# Карета буквами
dc-board-piles = Ход { $turn }. В стопке: { $pile }. Жетонов в запасе: { $supply }. Предел на руке: { $limit }.
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
dc-board-top = Сверху на стопке:
dc-board-pile = В стопке:
dc-board-duel = Дуэль. Нападает { $who }, защищается { $other }. Мечи: { $swords }, щиты: { $shields }
dc-board-offer = На столе: { $item }; отдаёт { $who }, решает { $other }
dc-board-offer-hidden = На столе предмет лицом вниз; отдаёт { $who }, решает { $other }

# Почему так нельзя
dc-why-not-there = Этой карты там нет.
dc-why-not-in-pile = Этого в стопке нет.
dc-why-no-item = У вас нет { $item-gen }.
dc-why-gave-already = Выберите другого игрока: того, кто ещё ничего не отдавал в этой цепочке.
dc-why-another-seat = Выберите другого игрока за этим столом.
dc-why-must-accept = Отказаться нельзя: это { $item }.
dc-why-bag-for-bag = Саквояж на саквояж не меняют.
dc-why-you-hold-it = Этот предмет у вас есть, и его придётся отдать.
dc-why-asked-for = У вас просят { $item-acc }.
dc-why-choose-side = Выберите сторону: мечи или щиты. Защитник отвечает «нет» или открывает Священника.
dc-why-a-supporter = Выберите одного из поддержавших.
dc-why-no-token = У вас нет жетона дуэли.
dc-why-used-in-duel = Это в этой дуэли уже применено.
dc-why-not-where-you-stand = На вашей стороне этой дуэли от этого нет толку.
dc-why-not-your-profession = Ваша профессия — не { $profession }.
dc-why-profession-used = Профессия «{ $profession }» уже использована и сработает снова только после книги или плаща.
dc-why-loser-lacks = Этого у проигравшего нет.
dc-why-pearl = С чёрной жемчужиной на руках победу не объявляют.
dc-why-no-goal-item = Чтобы объявить победу, нужен хотя бы один свой предмет, который идёт в счёт: { $item }.
dc-why-ring-needs-three = Для гербового кольца нужны три предмета на руках: ключи и кубки в любом сочетании.
dc-why-no-divination = За этим столом без гадания.
dc-why-name-others = Назовите других игроков за этим столом.
dc-why-name-somebody = Назовите хотя бы одного игрока.
dc-why-pile-empty = Стопка пуста.
dc-why-only-bags = У вас одни саквояжи, а саквояж на саквояж не меняют.

# Боты и что они советуют
dc-bot-novice-about = Впервые в этой карете: бережёт багаж, вежливо отвечает и не загадывает дальше текущего хода.
dc-bot-courtier-about = Помнит, кто за кого вступался, с улыбкой меняет саквояжи и бьёт, когда дуэль почти выиграна.
dc-bot-master-about = Ездит этой дорогой давно: взвешивает все расклады обществ и объявляет победу, когда её ещё не ждут.
dc-hint-ring = С гербовым кольцом и тремя нужными предметами вы сразу побеждаете в одиночку.
dc-hint-own-hand = Всё нужное у вас на руках: возразить никто не сможет.
dc-hint-declare = Насколько вам известно, это верно в { $percent } случаях из ста.
dc-hint-divine = Насколько вам известно, у соперников есть всё нужное в { $percent } случаях из ста.
dc-hint-bag = За отданный саквояж вы берёте предмет из стопки.
dc-hint-pearl = Отказаться от жемчужины нельзя, а вы от неё избавитесь.
dc-hint-monocle = Если предложение примут, монокль покажет карту общества. Её владелец — { $who }.
dc-hint-token = Потеря невелика, а отказ принесёт вам жетон дуэли.
dc-hint-spy = Вы увидите часть багажа. Владелец — { $who }.
dc-hint-loot = { $who } держит при себе то, что идёт в счёт.
dc-hint-partner = { $who } — на вашей стороне, { $percent } против { $rest }.
dc-hint-opponent = { $who } — не на вашей стороне, { $percent } против { $rest }.
dc-hint-refuse = Вы отдали бы больше, чем получили.
dc-hint-least = Этого не так жаль.
dc-hint-counts = Предмет идёт в счёт вашему обществу: { $item }.
dc-hint-deny = Предмет нужен чужому обществу: { $item }.
dc-hint-society = Вы узнаете, на чьей стороне { $who }.
dc-hint-search = Вы увидите весь багаж и возьмёте лучшее.
dc-hint-ahead = Дуэль и так складывается в вашу пользу.
dc-hint-save = Лучше приберечь то, что есть, для другой дуэли.
dc-hint-turns-duel = Это может переломить дуэль.
dc-hint-prospect = После этого ваши виды на победу — { $percent } из ста.

# Карета в браузере
dc-page-mine = Ваше
dc-page-items = { $count ->
    [one] { $count } предмет, предел { $limit }
    [few] { $count } предмета, предел { $limit }
   *[other] { $count } предметов, предел { $limit }
 }
dc-page-tokens = { $count ->
    [0] Жетонов дуэли нет
    [one] { $count } жетон дуэли
    [few] { $count } жетона дуэли
   *[other] { $count } жетонов дуэли
 }
dc-page-tokens-help = Каждый — очко в дуэли для вашей стороны. Жетон достаётся вам, когда от вашего предложения отказываются.
dc-page-token = жетон дуэли
dc-page-open = Карта открыта для всех.
dc-page-open-short = открыта
dc-page-only-you = Знаете только вы.
dc-page-pile = { $count ->
    [0] Стопка предметов пуста
    [one] Стопка: { $count } предмет
    [few] Стопка: { $count } предмета
   *[other] Стопка: { $count } предметов
 }
dc-page-pile-help = Из неё берут за отданный саквояж и при ничьей в дуэли. Когда она пуста, саквояж идёт в счёт как то, что в нём зашито.
dc-page-pile-empty = Теперь саквояж идёт в счёт как то, что в нём зашито.
dc-page-professions = { $count ->
    [one] В стороне лежит { $count } профессия
    [few] В стороне лежат { $count } профессии
   *[other] В стороне лежат { $count } профессий
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
dc-page-society-unknown = Общество вам неизвестно
dc-page-certain = Точно есть: { $items }
dc-page-possible = Может быть: { $items }
dc-page-face-down = { $name } (лицом вниз)
dc-page-hidden-item = Предмет лицом вниз
dc-page-turn = Ход { $turn }: { $who }
dc-page-turn-of = Ход { $turn } из { $cap }: { $who }
dc-page-setting-out = Карета отправляется
dc-page-way-left = Все передают по предмету влево
dc-page-way-right = Все передают по предмету вправо

dc-page-deed-spy = Шпионаж
dc-page-deed-spy-help = Увидеть случайный предмет другого игрока.
dc-page-deed-offer = Обмен
dc-page-deed-offer-help = Предложить предмет лицом вниз. Если откажутся, вы берёте жетон дуэли.
dc-page-deed-duel = Дуэль
dc-page-deed-duel-help = При победе — увидеть карту общества или забрать предмет.
dc-page-deed-declare = Победа
dc-page-deed-declare-help = Объявить, что ваше общество собрало нужное. Это конец партии.
dc-page-deed-ring = Гербовое кольцо
dc-page-deed-ring-help = Объявить победу в одиночку. Это конец партии.
dc-page-deed-divine = Гадание
dc-page-deed-divine-help = Объявить, что нужное собрало чужое общество. Это конец партии.
dc-page-deed-diplomat = Дипломат
dc-page-deed-diplomat-help = Попросить у кого-нибудь предмет, назвав его.
dc-page-deed-clairvoyant = Ясновидящий
dc-page-deed-clairvoyant-help = Просмотреть стопку и положить два предмета наверх.

dc-page-tray-take = Багаж, который вы обыскали
dc-page-tray-cloak = Профессии на выбор
dc-page-tray-top = Стопка
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
dc-page-secret = Тайный выбор
dc-page-still-decides = ещё решает
dc-page-wins-tie = Кольцо с ядом: победа при ничьей
dc-page-alchemist-says = Так решил Алхимик
dc-page-duelist = { $who } — Дуэлянт: остальные не участвуют.
dc-page-hypnotised = { $who } под гипнозом и вне этой дуэли.

dc-page-no-thanks = Нет, спасибо — пока не передумаю
dc-page-no-thanks-help = Спрашивают всякий раз и всех, что бы у кого ни было. За вас ответит страница, всякий раз выждав одно и то же время; никто ничего из этого не узнает.
dc-page-no-thanks-this = Всегда отвечать за меня
dc-page-window-asked = Об этом всякий раз спрашивают всех.
dc-page-window-powers = Ничего не применять в дуэлях
dc-page-window-doctor = Не открывать Доктора
dc-page-window-hypnosis = Никого не гипнотизировать
dc-page-window-defence = Не останавливать нападения как Священник
dc-page-window-texts = Пусть отданное всегда срабатывает
dc-page-answering = Ответ за вас: { $answer }
dc-page-ask-me = Спрашивать снова

dc-page-claim-title-declare = За своё общество: { $society }
dc-page-claim-title-divine = О чужом обществе: { $society }
dc-page-claim-needs = Нужны { $items }: { $count }.
dc-page-claim-needs-maybe = Нужны { $items }: { $most }, а если общество в меньшинстве — { $least }.
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
dc-page-claim-once-more = Сказать это вслух?
dc-page-claim-stakes = Партия на этом кончится. Если это правда, победит ваше общество, если нет — чужое.
dc-page-claim-yes = Да, объявить
dc-page-member = на этой стороне
dc-page-member-not = на другой стороне
dc-page-member-unknown = общество неизвестно
dc-page-holds = { $items }: { $count }
dc-page-holds-least = { $items }: не меньше { $count }
dc-page-holds-maybe = { $items }: возможно
dc-page-holds-none = { $items }: нет
dc-page-sure-sure = По вашим записям это точно правда.
dc-page-sure-open = Записи молчат: это риск.
dc-page-sure-wrong = По вашим записям это точно неправда.

dc-page-notebook-who = Пассажиры
dc-page-notebook-log = Что вам показали
dc-page-notebook-empty = Пока ничего: шпионьте, меняйтесь, побеждайте в дуэлях.
dc-page-notebook-nothing = Ничего достоверного
dc-page-notebook-when = ход { $turn }

dc-page-end-declared = Объявляет { $who }. Общество: { $society }
dc-page-end-divined = О чужом обществе объявляет { $who }: { $society }
dc-page-end-alone = { $who } показывает гербовое кольцо
dc-page-end-true = Правда!
dc-page-end-false = Неправда!
dc-page-end-sum = { $sum } из { $needed }
dc-page-end-stranger = из другого общества
dc-page-end-capped = Победу никто не объявил: дорога кончилась, победителей нет.
