highcard-title = High Card
highcard-line = По одной тайной карте, и ставки, которые слышат все
highcard-goal = Соберите больше всех монет; раундов: { $rounds }.

highcard-rounds = Раунды
highcard-rounds-help = Сколько раундов в партии.

highcard-ask = Сделайте ставку: не больше { $most }.
highcard-do-bid = Поставить от { $low } до { $high }
highcard-do-bid-at = Поставить { $number }

highcard-dealt-you = Вам досталась карта { $card }.
highcard-dealt = Карта для { $who-gen }.
highcard-bids = { $who }: ставка { $coins }.
    .who-you = Ваша ставка: { $coins }.
highcard-shows = { $who } показывает карту { $card }.
    .who-you = Вы показываете карту { $card }.
highcard-takes = { $who } забирает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.

highcard-show-round = Раунд
highcard-show-coins = монеты
highcard-show-bids = ставка
highcard-show-shown = показано
highcard-show-card = ваша карта

highcard-bot-novice-about = Смотрит на одну ставку вперёд.
highcard-bot-courtier-about = Представляет себе карты, которых не видит, и доигрывает с ними.
