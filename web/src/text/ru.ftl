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
page-skip-to-room = К содержанию
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
page-seat-ready = готовность есть
page-seat-not-ready = пока не готовы
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
page-watch-late = с опозданием { $seconds } с
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
page-note-turn = Ход { $turn }:
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
page-review = Смотреть запись
page-record = Запись партии

# Другие комнаты
page-leaderboard = Лучшие игроки
page-history = История
page-settings = Настройки
page-credits = Благодарности

page-rules-choose = Выберите игру вверху.
