cn-title = Придворный ним
cn-line = Одна кучка, не больше трёх камней за раз; последний камень побеждает
cn-do-take = Взять { $stones }
cn-took = { $who } берёт { $stones }
cn-bot-novice-about = Берёт по одному камню.
cn-bot-master-about = Знает секрет.
