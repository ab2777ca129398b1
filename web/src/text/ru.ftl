# Собственные слова страницы, по-русски.

page-name = Камарилья
page-title = Камарилья: игры придворных интриг
page-line = Дом придворных интриг: садитесь за стол или позовите друзей по ссылке.
page-unofficial = Неофициальная программа, не связанная ни с авторами, ни с издателями игр. Понравилась игра — купите коробку.

# Верхняя строка и переходы
page-nav = Главное меню
page-more = Остальные разделы
page-language = Язык
page-to-dark = Тёмное оформление
page-to-light = Светлое оформление
page-sound = Звук
page-me = { $name }: настройки
page-guest = Гость
page-skip-to-room = К содержимому
page-home = Все игры
page-close = Закрыть
page-yes = да
page-no = нет
page-back = Назад
page-confirm = Подтвердить
page-you = вы
page-nobody = пока никого
page-trouble = Что-то пошло не так ({ $status }). Попробуйте ещё раз.
page-nothing = Такой страницы нет
page-nothing-words = По этому адресу ничего нет. Все игры — на главной странице.

# Главная страница
page-play = Играть
page-with-friends = С друзьями
page-door-choices = Соперники и варианты: { $game }
page-door-opponents = Кто сядет с вами за стол?
page-door-level = Уровень
page-door-players = Игроков
page-door-seat = Моё место
page-door-seat-random = случайное
page-door-seated = За столом: { $names }.
page-level-novice = Новички
page-level-courtier = Придворные
page-level-master = Мастера
page-anyone-novice = любой новичок
page-anyone-courtier = любой придворный
page-anyone-master = любой мастер
page-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
 }
page-players-range = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
 }
page-minutes = около { $minutes } мин
page-my-games = Мои партии
page-games-waiting = { $count ->
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
   *[other] { $count } партий ждут вас
 }
page-your-turn-short = Ваш ход
page-steward-listed = За вас играет управляющий
page-open-tables = Открытые столы
page-open-none = Пока ни одного. Позовите кого-нибудь или сыграйте с ботами.
page-watch = Сейчас играют
page-watch-none = Открытых партий сейчас нет.
page-continue = Продолжить
page-look-in = К столу
page-watch-this = Смотреть
page-won = победа
page-lost = поражение
page-turn-elsewhere = Ваш ход: { $game }.

# Стол до начала
page-lobby-seats = Места
page-lobby-hint = Партия начнётся, когда все места будут заняты и каждый нажмёт «Можно начинать».
page-seat-free = свободно
page-seat-ready = ждёт начала
page-seat-not-ready = ещё собирается
page-sit = Сесть сюда
page-stand = Выйти из-за стола
page-ready = Можно начинать
page-not-ready = Подождите меня
page-add-bot = Посадить бота
page-remove-bot = Убрать
page-kick = Выставить
page-opponent = Соперник
page-invite-title = Приглашение
page-link = Ссылка на этот стол
page-copy = Скопировать ссылку
page-copied = Скопировано.
page-share = Поделиться
page-qr = Ссылка в виде QR-кода
page-terms = Настройки стола
page-terms-clock = Время
page-terms-kind = Тип
page-terms-watching = Зрители
page-rated = на рейтинг
page-casual = без рейтинга
page-private = только по ссылке
page-public = открытый
page-watch-open = допускаются
page-watch-late = с задержкой { $seconds } с
page-watch-closed = не допускаются
page-clock-none = без ограничения
page-clock-move = { $seconds } с на ход
page-clock-bank = { $minutes } мин + { $increment } с
page-clock-correspondence = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
 }
page-clock-days = { $days } дн. { $hours } ч
page-table-closed = Этот стол закрыт.

# За столом
page-move-text = { $text }
page-blank = ничего
page-choose-move = Что делать
page-choose-seat = Выбрать: { $name }
page-your-answer = Ваш ответ.
page-your-turn = Ваш ход.
page-waiting-for = Ждём: { $who }.
page-you-decided = Вы сделали выбор. Ждём: { $who }.
page-chance-acts = Минуту…
page-line-lost = Связь потеряна, пробуем снова…
page-skip = Пропустить
page-how-many = Сколько
page-moves-key = Все ходы списком (клавиша M)
page-moves-title = Ваши ходы
page-moves-filter = Начните печатать, чтобы найти ход
page-moves-found = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
 }
page-undo = Отменить
page-hint = Подсказка
page-hint-title = Мастер советует
page-hint-none = Здесь подсказать нечего.
page-hint-chance = оценка шанса победить
page-hint-same = Примерно то же.
page-hint-as-good = Не хуже первого.
page-hint-less-tried = Этот ход изучен меньше.
page-hint-number = { $move }: { $number }
page-chances = { $percent } %
page-leave = Выйти из партии
page-leave-title = Выйти из партии?
page-leave-words = За вас будет играть управляющий (это бот). Вернуться можно, пока партия не окончена.
page-leave-alone = За столом с вами только боты, они подождут: партия останется в разделе «Мои партии».
page-stay = Остаться
page-steward-plays = За вас играет управляющий.
page-come-back = Я снова здесь
page-seat-won = победа
page-seat-steward = играет управляющий
page-seat-decided = готово
page-seat-thinking = думает…
page-seat-waited = решает…
page-seat-bot = бот
page-seat-here = на месте
page-seat-away = нет на месте
page-menu = Меню
page-result = Итог
page-moves-short = Ходы
page-hint-thinking-short = Думает…
page-live = К партии
page-next-step = Дальше
page-once-more = Ещё раз
page-pace = Темп событий
page-pace-slow = медленный
page-pace-normal = обычный
page-pace-fast = быстрый
page-pace-once = всё сразу
page-pace-help = Сколько времени показывать каждое событие за столом. Касание пропускает.
page-lead = Очки по ходу партии
page-verdict-two = { $how ->
    [won] Вы победили,
    [lost] Вы проиграли,
   *[draw] Ничья,
 } { $mine } : { $theirs }.
page-verdict-sides = { $how ->
    [won] Ваша сторона победила.
    [shared] Ваша сторона победила: { $names }.
    [lost] Вы проиграли. Победили: { $names }.
   *[draw] Никто не победил.
 }
page-verdict-many = { $how ->
    [won] Вы победили, очков: { $mine }.
    [shared] Вы разделили победу, очков: { $mine } ({ $names }).
    [lost] { $behind ->
        [0] Очков поровну, но победа не ваша: { $names }.
       *[other] Вы на { $place }-м месте из { $count }, до победы не хватило { $behind ->
            [one] { $behind } очка
           *[other] { $behind } очков
         }. { $winners ->
            [one] Победитель
           *[other] Победители
         }: { $names }.
     }
   *[draw] Ничья, очков: { $mine }.
 }
page-verdict-games = { $how ->
    [won] Вы выиграли матч.
    [shared] Вы разделили победу в матче ({ $names }).
    [lost] { $behind ->
        [0] Партий поровну, но победа не ваша: { $names }.
       *[other] Вы на { $place }-м месте из { $count }, до победы не хватило { $behind ->
            [one] { $behind } партии
           *[other] { $behind } партий
         }. { $winners ->
            [one] Победитель
           *[other] Победители
         }: { $names }.
     }
   *[draw] Матч завершился вничью.
 }
page-answered-for-you = Ответ возможен только один: «{ $words }».
page-side = Ход партии, чат, блокнот, правила
page-log = Ход партии
page-log-empty = Пока ничего не произошло.
page-chat = Чат
page-chat-empty = Сообщений пока нет.
page-chat-say = Напишите что-нибудь
page-chat-send = Отправить
page-notes = Блокнот
page-notes-own = Мои заметки
page-notes-hint = Видно только вам; хранится в этом браузере.
page-rules = Правила
page-watchers = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
 }
page-end-draw = Ничья
page-end-winners = { $count ->
    [one] Победитель
   *[other] Победители
 }: { $names }.
page-end-winner-two = Победитель: { $names }, { $mine } : { $theirs }.
page-rematch = Реванш
page-rematch-wanted = { $count ->
    [one] { $names } предлагает реванш.
   *[other] { $names } предлагают реванш.
 }
page-rematch-agreed = Согласие на реванш: { $names }.
page-rematch-asked = Ждём ответа: { $names }.
page-rematch-away = Нет на месте: { $names }.
page-rematch-declined = Отказ от реванша: { $names }.
page-rematch-begun = Реванш начался.
page-rematch-offer = { $name } предлагает реванш. { $game }
page-rematch-yes = Сыграть
page-rematch-no = Нет, спасибо
page-rematch-back = Передумать
page-rematch-bots = { $count ->
    [one] Играть с ботом
   *[other] Играть с ботами
 }
page-rematch-go = К реваншу
page-rematch-watch = Смотреть реванш
page-level-easier = { $count ->
    [one] Соперник послабее
   *[other] Соперники послабее
 }
page-level-easier-short = Проще
page-level-harder = { $count ->
    [one] Соперник посильнее
   *[other] Соперники посильнее
 }
page-level-harder-short = Сложнее
page-review = Просмотр и разбор
page-review-short = Разбор
page-record = Запись партии

# Другие комнаты
page-leaderboard = Лучшие игроки
page-history = История
page-settings = Настройки
page-credits = Благодарности

page-rules-choose = Выберите игру вверху.

# Запись партии
page-eyes = Чьими глазами
page-eyes-spectator = зритель: только открытое
page-eyes-of = { $name } ({ $letter })
page-first = К первому шагу
page-previous = Шаг назад
page-next = Шаг вперёд
page-last = К последнему шагу
page-run = Запустить
page-pause = Пауза
page-step = Шаг
page-nothing-seen = С этого места ничего не было видно.
page-eyes-open = все карты открыты
page-told-by = Как это видит { $name }:
page-so-far = Просмотр ходов
page-master-review = Разбор мастера
page-review-seat = Чьи ходы
page-review-ask = Спросить мастера
page-review-going = Мастер разбирает ходы: { $done } из { $total }…
page-review-done = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
 }, сомнительных: { $bad }.
page-review-curve = Шансы { $name-gen } от хода к ходу
page-review-all = Показать и хорошие ходы
page-review-played = { $you ->
    [yes] Ваш ход: { $move } (шанс победить { $percent } %).
   *[no] Ход { $name-gen }: { $move } (шанс победить { $percent } %).
 }
page-review-played-untried = { $you ->
    [yes] Ваш ход: { $move }. Мастер его не рассматривал.
   *[no] Ход { $name-gen }: { $move }. Мастер его не рассматривал.
 }
page-review-better = Лучше: { $move } ({ $percent } %). { $why }
page-review-as-good = Ничего лучше не нашлось.
page-review-about-as-good = Почти не хуже лучшего: { $move } ({ $percent } %).
page-review-previous = Предыдущая ошибка
page-review-next = Следующая ошибка
page-mark-best = лучший ход
page-mark-good = хорошо
page-mark-doubtful = сомнительно
page-mark-mistake = ошибка
page-mark-blunder = грубая ошибка
page-record-json = Запись (JSON)
page-to-table = Вернуться к столу

# Новый стол
page-new-line = Настройте стол и поделитесь ссылкой.
page-new-name = Ваше имя
page-new-name-help = Чтобы друзья знали, кто их зовёт.
page-new-more = Соперники, варианты, время и другие настройки
page-new-opponents = Кто где сидит
page-new-seats = Мест за столом
page-new-seat = Место { $number }
page-seat-person = человек
page-new-options = Варианты
page-new-private = Только по ссылке
page-new-private-help = Стола нет в списках: сесть может любой, у кого есть ссылка.
page-new-rated = На рейтинг
page-new-rated-help = Результат идёт в таблицу лучших.
page-new-rated-guest = Нужна учётная запись: создайте её в настройках.
page-new-watchable = Пускать зрителей
page-new-delay = Задержка для зрителей, с
page-new-undo = Можно отменить ход, пока ничего не раскрыто
page-new-order = Места по жребию
page-new-open = Открыть стол
page-clock-kind-none = без ограничения
page-clock-kind-move = время на ход
page-clock-kind-bank = время на партию
page-clock-kind-days = по переписке
page-clock-seconds = Секунд на ход
page-clock-bank-size = Время на партию
page-clock-increment = Секунд прибавляется за ход
page-clock-days-size = Дней на ход

# Люди
page-history-over = Сыгранные партии
page-history-none = Сыгранных партий пока нет. Выберите игру на главной странице.
page-history-none-yet = Открытых партий пока нет.
page-show-more = Показать ещё
page-leaderboard-line = Чем больше партий, тем точнее рейтинг; поначалу он занижен.
page-leaderboard-none = Партий на рейтинг пока никто не сыграл.
page-rank = Место
page-player = Игрок
page-rating = Рейтинг
page-games = Партии
page-games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 }
page-ratings = Рейтинги
page-ratings-none = Партий на рейтинг пока нет.
page-since = С нами с { $day }
page-kind-guest = гость
page-kind-bot = бот
page-kind-account = учётная запись
page-mute = Скрыть реплики этого игрока
page-muted = Реплики этого игрока скрыты.

page-tally = Партия в цифрах
page-tally-line = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 } за { $time }
page-tally-decisions = Решений
page-tally-average = В среднем
page-tally-longest = Дольше всего
page-figures = Статистика
page-figures-none = Законченных открытых партий пока нет.
page-figures-line = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 }, побед: { $wins }
page-figures-game = Игра
page-figures-wins = Побед
page-figures-length = Средняя длина
page-figures-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }, { $time }
page-figures-company = Против кого
page-company-people = людей
page-company-bots = ботов
page-company-both = людей и ботов
page-figures-curve = Рейтинг в игре «{ $game }»: от { $first } до { $last }

# Настройки
page-settings-me = Имя и герб
page-settings-name = Имя
page-settings-look = Внешний вид
page-settings-table = За столом
page-keep = Сохранить
page-kept = Сохранено.
page-my-profile = Моя страница
page-avatar = Герб
page-avatar-rose = Роза
page-avatar-crown = Корона
page-avatar-dagger = Кинжал
page-avatar-key = Ключ
page-avatar-mask = Маска
page-avatar-quill = Перо
page-avatar-raven = Ворон
page-avatar-fox = Лиса
page-avatar-owl = Сова
page-avatar-stag = Олень
page-avatar-lantern = Фонарь
page-avatar-coach = Конь
page-avatar-goblet = Кубок
page-avatar-seal = Печать
page-avatar-harp = Арфа
page-avatar-hourglass = Песочные часы
page-theme = Оформление
page-as-system = как в системе
page-theme-light = светлое
page-theme-dark = тёмное
page-motion = Анимация
page-on = включена
page-off = выключена
page-marks = Различать и по форме
page-marks-help = Там, где цвета трудно различить, на полях появятся фигуры и узоры.
page-confirm-moves = Подтверждать каждый ход
page-confirm-moves-help = Ход делает кнопка «Подтвердить» или Enter. Без этого ход делается, как только выбор полон.
page-volume = Громкость
page-alerts = Сообщать, когда мой ход
page-alerts-help = Уведомлением браузера, когда эта страница не на виду.
page-reach = Когда страница закрыта
page-reach-help = О ходе можно узнать письмом или через вебхук, не чаще раза в минуту для каждого стола.
page-reach-email = Электронная почта
page-reach-email-help = Пришлём ссылку для подтверждения. Пустое поле — писем не будет.
page-reach-email-yours = Адрес подтверждён: письма идут туда.
page-reach-webhook = Вебхук
page-reach-webhook-help = Адрес вашей программы; мы отправим туда JSON.
page-reach-keep = Сохранить адреса
page-reach-asked = Письмо для подтверждения отправлено на { $email }. Откройте ссылку из него в течение суток.
page-alerts-refused = Уведомления запрещены. Разрешите их в настройках браузера.
page-account = Учётная запись
page-account-no = Вы гость: вас знает только этот браузер. Создайте учётную запись, чтобы играть на рейтинг и входить с других устройств.
page-account-yes = Учётная запись: { $name }.
page-account-kept = Учётная запись создана.
page-account-entered = С возвращением!
page-passkey-keep = Регистрация по ключу
page-passkey-another = Добавить ключ доступа
page-passkey-enter = Войти по ключу доступа
page-passkey-cancelled = Отменено: ключ доступа не использован.
page-login = Логин
page-password = Пароль
page-password-help = Не меньше 8 знаков.
page-password-keep = Регистрация по паролю
page-password-enter = Войти
page-login-help = От 3 до 30 латинских букв, цифр, точек, дефисов.
page-password-old = Нынешний пароль
page-password-new = Новый пароль
page-password-change = Сменить пароль
page-password-changed = Пароль изменён. На других устройствах нужно войти заново.
page-passkeys = Ключи доступа
page-passkey-label = ключ от { $day }
page-passkey-forget = Удалить
page-passkey-forgotten = Ключ доступа удалён.
page-devices = Устройства
page-device-this = это устройство
page-device-ended = Сеанс на том устройстве завершён.
page-sign-out = Выйти
page-signed-out = Вы вышли.
page-vacation = Отпуск
page-vacation-help = Прибавляет эти дни к вашему времени во всех партиях по переписке, где ждут вашего хода.
page-vacation-days = Дней
page-vacation-take = Уйти в отпуск
page-vacation-taken = Хорошего отдыха!

# Благодарности
page-credits-games = Авторы игр
page-credits-box = Понравилась игра — купите коробку: её создатели этим живут.
page-credits-emblems = Гербы и знаки
page-credits-emblems-words = С сайта game-icons.net, лицензия CC BY 3.0 (creativecommons.org/licenses/by/3.0); раскрашены и обрезаны здесь.
page-credits-fonts = Шрифты
page-credits-house = Дом
