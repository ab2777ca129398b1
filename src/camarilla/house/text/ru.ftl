# Дом: что он рассказывает и в чём отказывает.

house-guest = Гость { $number }

# Что слышат все за столом
house-told-late = Время вышло, за игрока { $who } ходит управляющий.
house-told-left = { $who } вне игры: дальше ходит управляющий.
house-told-back = { $who } снова за столом.
house-told-rest = { $who } в отпуске.

# В чём дом отказывает
house-no-table = Такого стола нет.
house-no-terms = Так сыграть нельзя: { $why }.
house-no-full = Все места заняты.
house-no-seat-taken = Это место уже занято.
house-no-no-seat = За этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, счёт от 0.
house-no-started = Игра уже началась.
house-no-not-started = Игра ещё не началась.
house-no-closed = Этот стол закрыт.
house-no-over = Игра окончена.
house-no-not-over = Это станет видно, когда игра закончится.
house-no-hint-rated = Пока идёт рейтинговая игра, подсказок нет: после неё будет разбор.
house-no-hint-nothing = Сейчас решать нечего, так что и подсказать нечего.
house-no-hint-pace = Слишком много подсказок подряд: подумайте немного сами и спросите снова.
house-no-reviews = Мастер уже разбирает много игр: спросите чуть позже.
house-no-review-pace = Мастер только что взялся для вас за несколько игр: спросите снова через пару минут.
house-no-letters = Вам или на этот адрес уже отправлены письма: подождите несколько минут.
house-no-stale = Пока ваш ход шёл, на столе что-то изменилось. Взгляните и выберите снова.
house-no-undo = Взять назад можно только свой последний ход и только пока ничего больше не произошло.
house-no-undo-revealed = Этот ход раскрыл то, что было скрыто: взять его назад нельзя.
house-no-not-seated = Вы не сидите за этим столом.
house-no-not-host = Это может только хозяин стола.
house-no-kick-self = Чтобы уйти из-за своего стола, просто встаньте.
house-no-bot = В этой игре нет бота «{ $bot }»; есть: { $bots }.
house-no-no-bots = За этот стол программы не садятся.
house-no-rated-guest = Рейтинговые столы — для тех, у кого есть учётная запись: сначала закрепите за собой имя.
house-no-no-watching = За этим столом зрителей не ждут.
house-no-open-tables = Ваших столов, за которыми ещё не начали играть, уже { $most }: начните игру или закройте один из них.
house-no-too-many-tables = Открыто уже столов: { $most }. Сначала закройте один из них.
house-no-no-guest = Сначала представьтесь, пожалуйста.
house-no-banned = Вам сюда нельзя.
house-no-token = Этот токен здесь не знают.
house-no-person = Здесь такого человека нет.
house-no-game = Такой игры здесь нет.
house-no-vacation = Вы уже в отпуске; следующий — когда этот закончится.
house-no-metrics = Свои показатели этот дом держит при себе.
house-no-no-mail = Этот дом не шлёт писем.
house-no-no-webhooks = Этот дом не обращается к вебхукам.
house-no-ticket = Эта ссылка устарела или выдана не нами.
house-no-webhook = Вебхук — это общедоступный адрес http или https.
house-no-name = В имени от 1 до 30 видимых знаков, и начинается оно не с @.
house-no-avatar = Такого портрета нет; есть: { $avatars }.
house-no-language = На этом языке здесь не говорят; говорят на: { $languages }.
house-no-message = Это сообщение не выразить словами: { $why }.
house-no-frame = Сообщение не понято: { $why }.
house-no-request = Запрос не понят: { $why }.
house-no-address = По этому адресу ничего нет.
house-no-other-site = Странице другого сайта это не разрешено.
house-no-too-fast = Слишком много запросов сразу: подождите немного.
house-no-zero = В адресе не бывает нулевых байтов.
house-no-trouble = В доме что-то сломалось. Это записано в журнал; попробуйте ещё раз.
house-no-empty = В пустой строке сказать нечего.
house-no-chat-pace = Не так быстро: дайте остальным прочесть.
house-no-late-chat = Зрители этого стола поговорят, когда игра закончится.
house-no-people-only = Это для людей, а не для программ.
house-no-device = Такого устройства у вас нет.
house-no-sign-in = Логин и пароль не подходят друг к другу.
house-no-guesses = Слишком много попыток с этим логином: подождите минуту.
house-no-login-taken = Этот логин уже занят.
house-no-has-password = Логин и пароль у вас уже есть.
house-no-no-password = Вы входите без пароля: менять нечего.
house-no-old-password = Старый пароль неверен.
house-no-password-weak = Такой пароль угадают сразу: придумайте другой.
house-no-passkey = Ключ доступа не прошёл проверку. Попробуйте ещё раз.
house-no-passkey-unknown = Этот ключ доступа здесь не знают.
house-no-passkey-known = Этот ключ доступа здесь уже есть.
house-no-passkeys-full = Ключей доступа у вас уже { $most }: сначала удалите один.
house-no-challenge = Прошло слишком много времени, или ответ уже получен. Начните сначала.
house-no-last-way-in = Другого входа у вас нет: сначала добавьте ключ доступа или пароль.
house-no-account-first = Боты есть только у учётных записей: сначала закрепите за собой имя.
house-no-program-unknown = Такого бота у вас нет.
house-no-programs-full = Ботов у вас уже { $most }.
house-no-token-unknown = Такого токена у этого бота нет.
house-no-tokens-full = Токенов у этого бота уже { $most }: сначала отзовите один.
house-no-crowded = Сейчас здесь слишком много соединений: зайдите позже.
house-no-too-many-pages = Открыто уже страниц: { $most }. Сначала закройте одну из них.

# Страница
house-page-title = Камарилья
house-page-line = Дом придворных интриг
house-page-play = Играть
house-page-open = Открытые столы
house-page-mine = Мои столы
house-page-none = Пока ни одного.
house-page-sit = Сесть за стол
house-page-ready = Можно начинать
house-page-home = Все игры
house-page-waiting = Ждём остальных.
house-page-log = Что произошло
house-page-moves = Ваши ходы
house-page-over = Игра окончена.
house-page-rematch = Ещё партию
house-page-lost = Связь потеряна, пробуем снова.
house-page-record = Запись

# Письма
house-mail-turn = Ваш ход: { $game }
house-mail-turn-body = Ваш ход в игре «{ $game }». Стол: { $link }
house-mail-confirm = Это ваш адрес?
house-mail-confirm-body = Кто-то хочет узнавать по этому адресу, что пора ходить. Если это вы, откройте { $link } в течение суток; если нет, ничего делать не нужно.
