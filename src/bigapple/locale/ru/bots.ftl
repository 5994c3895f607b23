# Боты: их имена, их манеры и подсказки.

bot-random = Случайный
bot-random-manner = Делает любой допустимый ход, без плана.
bot-greedy = Жадный
bot-greedy-manner = Берёт то, что ценнее всего прямо сейчас.
bot-search = Искатель
bot-search-manner = Десятую долю секунды — или сколько скажете — перебирает, что может быть дальше.
bot-beginner = Новичок
bot-beginner-manner = Смотрит на несколько возможностей и часто пропускает лучшую.
bot-casual = Любитель
bot-casual-manner = Видит то, что лежит перед ним.
bot-skilled = Умелый
bot-skilled-manner = Думает немного вперёд.
bot-expert = Знаток
bot-expert-manner = Взвешивает сотни возможных партий.
bot-master = Мастер
bot-master-manner = Не торопится и взвешивает тысячи возможных партий.
bot-builder = Строитель
bot-builder-manner = Любит собственные башни в «Манхэттене» и карты силы в «Короле Нью-Йорка».
bot-brawler = Задира
bot-brawler-manner = Любит, когда у других меньше.
bot-hermit = Отшельник
bot-hermit-manner = Любит быть один на самом верху: города или Манхэттена.
bot-budget = Бот не может думать столько: { $budget }. Укажите число розыгрышей (от 1 до { $playouts }) или секунд (до { $seconds }, например 0.5s).

hint = { $action } — { $odds }.
hint-because = { $action } — { $odds }. { $reasons }
hint-wins = выигрывает партию
hint-chance =
    { $percent ->
        [0] почти никогда не выигрывает
        [100] почти всегда выигрывает
       *[other] выигрывает примерно в { $percent } % случаев
    }
hint-new = { $event }
hint-more = На { $points } больше, чем раньше: { $event }
hint-less = На { $points } меньше, чем раньше: { $event }
hint-gone = Этого больше не будет: { $event }
hint-scored-now = Если подсчитать прямо сейчас: { $points }
hint-share =
    { $percent ->
        [0] почти никогда
        [100] почти всегда
       *[other] примерно в { $percent } % случаев
    }
hint-share-otherwise =
    { $percent ->
        [0] почти никогда
        [100] почти всегда
       *[other] в { $percent } %
    }
hint-then = Потом { $share }: { $event }
hint-then-compared = Потом { $share } (иначе { $otherwise }): { $event }
hint-count = Нельзя дать столько подсказок: { $count }. Попросите хотя бы одну.
