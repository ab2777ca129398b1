# Собственные слова страницы, по-русски.

page-name = Камарилья
page-title = Камарилья: игры придворных интриг
page-line = Дом придворных интриг: садитесь за стол или пришлите друзьям ссылку.
page-unofficial = Неофициальная программа, не связанная ни с авторами, ни с издателями игр. Понравилась игра — купите коробку.

# Верхняя строка и переходы
page-nav = Дом
page-more = Другие комнаты
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
page-trouble = Дом ответил не так, как должен ({ $status }). Попробуйте ещё раз.
page-nothing = Здесь никого нет
page-nothing-words = Этот адрес никуда не ведёт. Двери ко всем играм — на главной странице.

# Главная страница
page-play-now = Играть
page-invite = Позвать друзей
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
page-minutes = около { $minutes } мин
page-my-games = Мои партии
page-open-tables = Открытые столы
page-open-none = Пока ни одного. Позовите кого-нибудь или сыграйте с ботами.
page-watch = Сейчас играют
page-watch-none = Открытых партий сейчас нет.
page-continue = Продолжить
page-look-in = Заглянуть
page-watch-this = Смотреть
page-won = победа
page-lost = поражение
page-turn-elsewhere = Ваш ход: { $game }.

# Стол до начала
page-lobby-seats = Места
page-lobby-hint = Партия начнётся, когда все места займут и все будут готовы.
page-seat-free = свободно
page-seat-ready = наготове
page-seat-not-ready = пока не наготове
page-sit = Сесть сюда
page-stand = Выйти из-за стола
page-ready = Можно начинать
page-not-ready = Подождите меня
page-add-bot = Посадить бота
page-remove-bot = Убрать
page-kick = Попросить уйти
page-bot-level = Каких ботов сажать
page-invite-title = Приглашение
page-link = Ссылка на этот стол
page-copy = Скопировать ссылку
page-copied = Скопировано.
page-share = Поделиться
page-qr = Ссылка в виде QR-кода
page-terms = Условия
page-terms-clock = Часы
page-terms-kind = Стол
page-terms-watching = Зрители
page-rated = на рейтинг
page-casual = без рейтинга
page-private = только по ссылке
page-public = открытый
page-watch-open = приглашаются
page-watch-late = с опозданием на { $seconds } с
page-watch-closed = не допускаются
page-clock-none = без часов
page-clock-move = { $seconds } с на ход
page-clock-bank = { $minutes } мин + { $increment } с
page-clock-correspondence = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
 }
page-clock-days = { $days } д { $hours } ч
page-table-closed = Этот стол закрыт.

# За столом
page-board = Доска, нарисованная буквами
page-your-turn = Ваш ход.
page-waiting-for = Сейчас решает: { $who }.
page-you-decided = Ваше решение принято. Ещё решают: { $who }.
page-chance-acts = Решает случай.
page-game-over = Партия окончена.
page-line-lost = Связь потеряна, пробуем снова…
page-playing-back = Что случилось за это время…
page-skip = Пропустить
page-how-many = Сколько
page-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
 }
page-moves-key = Все ходы списком (клавиша M)
page-moves-title = Ваши ходы
page-moves-filter = Начните печатать, чтобы найти ход
page-moves-found = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
 }
page-undo = Вернуть ход
page-hint = Подсказка
page-hint-thinking = Мастер думает…
page-hint-title = Мастер обдумал бы эти ходы
page-hint-none = Мастеру здесь нечего подсказать.
page-hint-number = { $move }: { $number }
page-chances = { $percent } %
page-leave = Выйти из партии
page-leave-title = Выйти из партии?
page-leave-words = За вас будет играть управляющий — бот, чтобы остальные могли закончить. Вернуться можно в любое время.
page-stay = Остаться
page-steward-plays = За вас играет управляющий.
page-come-back = Я снова здесь
page-seat-won = победа
page-seat-steward = отсутствует, играет управляющий
page-seat-decided = решение принято
page-seat-thinking = думает…
page-seat-waited = сейчас решает
page-seat-bot = бот
page-seat-here = за столом
page-seat-away = не за столом
page-side = Ход игры, разговор, записи, правила
page-log = Ход игры
page-log-empty = Пока ничего не произошло.
page-chat = Разговор
page-chat-empty = Пока все молчат.
page-chat-say = Скажите что-нибудь
page-chat-send = Сказать
page-notes = Записи
page-notes-own = Мои пометки
page-notes-hint = Видно только вам; хранится в этом браузере.
page-rules = Правила
page-watchers = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
 }
page-end-draw = Ничья
page-end-you = Вы победили!
page-end-winners = { $count ->
    [one] Победа: { $names }
   *[other] Победа на всех: { $names }
 }
page-rematch = Сыграть ещё раз
page-review = Просмотр и разбор
page-record = Запись партии

# Другие комнаты
page-leaderboard = Лучшие игроки
page-history = История
page-settings = Настройки
page-credits = Благодарности

page-rules-choose = Выберите игру вверху.

# Запись партии
page-replay-line = Вся партия заново, шаг за шагом. Стрелки — шаги, пробел — пуск.
page-eyes = Чьими глазами
page-eyes-spectator = то, что видели все
page-eyes-of = { $name } ({ $letter })
page-first = К первому шагу
page-previous = Шаг назад
page-next = Шаг вперёд
page-last = К последнему шагу
page-run = Пуск
page-pause = Пауза
page-step = Шаг
page-nothing-seen = Этими глазами ничего не увидеть.
page-replay-line-mine = Ваша партия до этой минуты, какой её видели вы. Стрелки — шаги, пробел — пуск.
page-eyes-open = всё открыто
page-told-by = Как это видит { $name }:
page-board-now = Поле на этом шаге
page-so-far = Оглянуться
page-master-review = Разбор мастера
page-review-seat = Чьи ходы
page-review-ask = Спросить мастера
page-review-going = Мастер посмотрел { $done } из { $total } ходов…
page-review-done = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
 }, стоит задуматься: { $bad }.
page-review-curve = Шансы игрока { $name } от хода к ходу
page-review-all = Все ходы, а не только сомнительные
page-review-untried = Мастеру это и в голову не пришло.
page-mark-best = ход мастера
page-mark-good = хорошо
page-mark-doubtful = сомнительно
page-mark-mistake = ошибка
page-mark-blunder = грубая ошибка
page-record-json = Запись (JSON)
page-to-table = К столу

# Новый стол
page-new-line = Выберите условия и пришлите ссылку друзьям.
page-new-seats = Мест за столом
page-new-seat = Место { $number }
page-seat-person = человек
page-new-options = Варианты игры
page-new-private = Только по ссылке
page-new-private-help = Стола нет в списках; сесть может всякий, у кого есть ссылка.
page-new-rated = На рейтинг
page-new-rated-help = Результат идёт в таблицу лучших.
page-new-rated-guest = Для тех, у кого есть учётная запись: сначала сохраните имя в настройках.
page-new-watchable = Зрители приглашаются
page-new-delay = Зрители видят с опозданием, секунд
page-new-undo = Ход можно вернуть, пока ничего не открылось
page-new-order = Места по жребию
page-new-open = Открыть стол
page-clock-kind-none = без часов
page-clock-kind-move = время на каждый ход
page-clock-kind-bank = время на всю партию
page-clock-kind-days = по переписке
page-clock-seconds = Секунд на ход
page-clock-bank-size = На всю партию
page-clock-increment = Секунд прибавляется за ход
page-clock-days-size = Дней на ход

# Люди
page-history-over = Сыгранные партии
page-history-none = Сыгранных партий пока нет. На главной странице — четыре двери.
page-history-none-yet = Открытых партий пока нет.
page-show-more = Показать ещё
page-leaderboard-line = Рейтинг растёт по мере того, как дом узнаёт силу игрока.
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
page-since = В этом доме с { $day }
page-kind-guest = гость
page-kind-bot = программа
page-kind-account = учётная запись
page-mute = Не показывать мне эти реплики
page-muted = Этих реплик вы больше не увидите.

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
page-settings-look = Вид
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
page-motion = Движение
page-on = включено
page-off = выключено
page-marks = Отчётливые метки
page-marks-help = Там, где цвета трудно различить, доски добавляют фигуры и узоры.
page-confirm-moves = Подтверждать каждый ход
page-confirm-moves-help = Первое касание показывает, что будет, второе — делает ход.
page-volume = Громкость
page-alerts = Сообщать, когда мой ход
page-alerts-help = Уведомлением браузера, когда эта страница не на виду.
page-reach = Когда страница закрыта
page-reach-help = Дом может сообщить о вашем ходе и в другое место, не чаще раза в минуту для каждого стола.
page-reach-email = Электронная почта
page-reach-email-help = Придёт письмо с вопросом, ваш ли это адрес. Пустое поле — никаких писем.
page-reach-email-yours = Адрес подтверждён: письма идут туда.
page-reach-webhook = Вебхук
page-reach-webhook-help = Адрес вашей программы; дом отправит туда JSON.
page-reach-keep = Сохранить адреса
page-reach-asked = Письмо отправлено на { $email }. Откройте ссылку из него в течение суток.
page-alerts-refused = Браузер не разрешает уведомления; это можно изменить в его настройках.
page-account = Учётная запись
page-account-no = Вы гость: вас знает только этот браузер. Сохраните имя, чтобы играть на рейтинг и входить с других устройств.
page-account-yes = Учётная запись: { $name }.
page-account-kept = Имя сохранено за вами.
page-account-entered = С возвращением!
page-passkey-keep = Сохранить имя ключом доступа
page-passkey-another = Добавить ключ доступа
page-passkey-enter = Войти по ключу доступа
page-passkey-cancelled = Ключ доступа не предъявлен.
page-login = Логин
page-password = Пароль
page-password-help = Не меньше 8 знаков.
page-password-keep = Сохранить имя паролем
page-password-enter = Войти
page-login-help = От 3 до 30 латинских букв, цифр, точек, дефисов.
page-password-old = Нынешний пароль
page-password-new = Новый пароль
page-password-change = Сменить пароль
page-password-changed = Пароль изменён. На других устройствах выполнен выход.
page-passkeys = Ключи доступа
page-passkey-label = ключ от { $day }
page-passkey-forget = Забыть
page-passkey-forgotten = Ключ доступа забыт.
page-devices = Устройства
page-device-this = это
page-device-ended = На том устройстве выполнен выход.
page-sign-out = Выйти
page-signed-out = Выход выполнен.
page-vacation = Отпуск
page-vacation-help = Все партии по переписке, где ждут вашего хода, подождут на столько дней дольше.
page-vacation-days = Дней
page-vacation-take = Уйти в отпуск
page-vacation-taken = Хорошего отдыха!

# Благодарности
page-credits-games = Игры придумали
page-credits-box = Понравилась игра — купите коробку: её создатели этим живут.
page-credits-emblems = Гербы и знаки
page-credits-emblems-words = С сайта game-icons.net, лицензия CC BY 3.0 (creativecommons.org/licenses/by/3.0); раскрашены и подогнаны здесь.
page-credits-fonts = Шрифты
page-credits-house = Дом
