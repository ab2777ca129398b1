lf-title = Ярмарка фонарей
lf-line = Вешайте фонари, идите по аллее, ставьте на скрытые кости.
lf-goal = Уйдите по аллее дальше всех: вы на месте { $place }.

lf-ask = Повесьте фонарь, сделайте ставку, подарите монеты или отдохните.

lf-do-hang = Повесить фонарь «{ $card }» на { $square }
lf-do-bet = Поставить на { $quantity } × { $face }
lf-do-give = Подарить монеты, от { $low } до { $high }: { $seat }
lf-do-give-at = Подарить монеты: { $number }. Кому: { $seat }
lf-do-rest = Отдохнуть и найти монету

lf-hang = { $who } вешает фонарь «{ $card }» на { $square }.
lf-bet = { $who } ставит на { $quantity } × { $face }.
lf-give = { $who } дарит монеты: { $number }. Кому: { $seat }.
lf-rest = { $who } отдыхает.
lf-deal = { $who } что-то получает.
lf-deal-card = Вы получаете фонарь «{ $card }».
lf-deal-die = На вашей кости { $face }.
lf-won-bet = { $who } выигрывает ставку.
lf-quiet = Ярмарка начинается.

lf-card-sun = Солнце
lf-card-moon = Луна
lf-card-star = Звезда

lf-kind-hang = Повесить
lf-kind-bet = Ставка
lf-kind-give = Подарить
lf-kind-rest = Отдых
lf-part-seat = Кому

lf-show-round = Круг
lf-show-deck = Осталось фонарей
lf-show-lanterns = Площадь
lf-show-bets = Ставки
lf-show-bet = Последняя ставка
lf-show-seat = Кто
lf-show-quantity = Кости
lf-show-face = Грань
lf-show-lane = Аллея
lf-show-coins = Монеты
lf-show-dice-shown = Кости
lf-show-news = Новости
lf-show-hand = Ваши фонари
lf-show-dice = Ваши кости
lf-show-place = Ваше место
