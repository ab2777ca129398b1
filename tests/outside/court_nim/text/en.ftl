cn-title = Court Nim
cn-line = One pile, three stones at most, and the last one wins
cn-do-take = Take { $stones }
cn-took = { $who } takes { $stones }
cn-bot-novice-about = Takes one stone at a time.
cn-bot-master-about = Knows the trick.
