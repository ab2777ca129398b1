# The bots, and what it is like to sit opposite them.

bots-random = Random
bots-random-about = Plays any legal move, whichever comes to hand.
bots-greedy = Greedy
bots-greedy-about = Takes what counts most at once and never thinks of tomorrow.
bots-ismcts = Searcher
bots-ismcts-about = Knows nothing but the rules; imagines what it cannot see and searches as long as it may.

bots-novice = Novice
bots-courtier = Courtier
bots-master = Master
bots-openspiel-mcts = OpenSpiel's searcher
bots-openspiel-mcts-about = OpenSpiel's Monte Carlo tree search, in one imagined world: a guest from another house.
bots-openspiel-ismcts = OpenSpiel's imaginer
bots-openspiel-ismcts-about = OpenSpiel's information-set tree search: a guest who imagines as ours do.
