# Боты и каково играть против них.

bots-random = Случайный
bots-random-about = Делает любой разрешённый ход, какой подвернётся.
bots-greedy = Жадный
bots-greedy-about = Берёт то, что сразу даёт больше всего, и никогда не думает о завтрашнем дне.
bots-ismcts = Искатель
bots-ismcts-about = Знает одни правила; представляет себе то, чего не видит, и перебирает варианты, пока есть время.

bots-novice = Новичок
bots-courtier = Придворный
bots-master = Мастер
bots-openspiel-mcts = Гость из OpenSpiel
bots-openspiel-mcts-about = Поиск по дереву методом Монте-Карло из OpenSpiel, в одном воображаемом мире.
bots-openspiel-ismcts = Провидец из OpenSpiel
bots-openspiel-ismcts-about = Поиск по информационным множествам из OpenSpiel: воображает скрытое, как и наши боты.
