# Поля за столом в браузере: общее, «Манхэттен», «Король Нью-Йорка».

board-confirm = Подтвердить
board-cancel = Отмена
board-close = Закрыть
board-back = Назад
board-next = Дальше
board-skip = Пропустить
board-result = Итог
board-waiting = Ходит { $player }…

## Manhattan

board-city = Город
board-hand = Ваши карты
board-card = Карта { $card }
board-rack = Ваши блоки этого раунда ({ $colour })
board-reserve = Возьмите из запаса ({ $colour })
board-block-of =
    { $count ->
        [0] Блоки по { $size } ({ $colour }): нет
       *[other] Блоки по { $size } ({ $colour }): { $count }
    }
board-give-back = Вернуть блок на { $size }
board-take-more =
    { $count ->
        [one] Возьмите ещё { $count } блок.
        [few] Возьмите ещё { $count } блока.
       *[many] Возьмите ещё { $count } блоков.
    }
board-take = Взять
board-build = Построить
board-pick-card = Теперь выберите карту.
board-pick-district = Теперь коснитесь квартала.
board-hint-take = Коснитесь блоков, которые хотите взять.
board-hint-build = Коснитесь карты, затем квартала и блока.
board-target = Сюда можно поставить блок на { $size } или больше.
board-target-none = Сюда ничего нельзя поставить.
board-player-points =
    { $points ->
        [one] { $player }: { $points } очко
        [few] { $player }: { $points } очка
       *[many] { $player }: { $points } очков
    }
board-starts = начинает этот раунд
board-blocks-left = Остались блоки ({ $colour }): по 1 — { $ones }, по 2 — { $twos }, по 3 — { $threes }, по 4 — { $fours }
board-round = Раунд { $round } из { $rounds }
board-pile =
    { $cards ->
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }
board-look = Как смотреть на город
board-turn-left = Повернуть город влево
board-turn-right = Повернуть город вправо
board-own-side = Вернуться на свою сторону
board-plan = План сверху
board-seen-from = Взгляд со стороны: { $side }
board-scoring = Подсчёт после раунда { $round }
board-scoring-tallest = Самая высокая башня
board-scoring-majority = Большинство
board-scoring-towers = Башни
board-scoring-urban = Градостроительное правило
board-scoring-sum = За раунд
board-scoring-after = Очки

## King of New York

board-map = Карта Нью-Йорка
board-new = новый
board-superstar = Суперзвезда
board-statue = Статуя Свободы
board-superstar-free = Суперзвезды ни у кого нет.
board-superstar-held = Суперзвезда у игрока { $player }.
board-statue-free = Статуи Свободы ни у кого нет.
board-statue-held = Статуя Свободы у игрока { $player }.
board-zone-lower = Нижний
board-zone-midtown = Средний
board-zone-upper = Верхний
board-zone-pays = В начале хода: { $stars } ★ и { $energy } ⚡
board-dice = Кубики
board-no-dice = Кубики в стакане.
board-die-kept = { $face }, оставлено
board-die-resolved = { $face }, уже разыграно
board-added = добавлено картами
board-reroll =
    { $count ->
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[many] Перебросить { $count } кубиков
    }
board-keep = Оставить все
board-tap-to-keep = Отметьте кубики, которые оставляете, и перебросьте остальные.
board-all-kept = Все кубики оставлены.
board-sweep = Новые карты за 2 ⚡
board-why = Почему нельзя?
board-which = Что именно?
board-hint-face = Коснитесь кубика: его грань будет следующей.
board-hint-borough = Коснитесь на карте района с обводкой.
board-hint-target = Коснитесь того, что обведено на карте.
board-hint-card = Коснитесь карты, чтобы прочесть или взять её.
board-hint-player = Коснитесь панели игрока.
board-answers = Ответы
board-market = На продажу
board-deck = Колода: { $count }
board-discards = Сброс: { $count }
board-cards = Карты
board-your-cards = Ваши карты
board-keep-card = карта «сохранить»
board-discard-card = карта «сбросить»
board-cheaper = на 1 ⚡ дешевле { $where }
board-phase-roll = Бросок
board-phase-resolve = Розыгрыш
board-phase-move = Ход
board-phase-buy = Покупка
