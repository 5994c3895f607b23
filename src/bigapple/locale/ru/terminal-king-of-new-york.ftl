# King of New York за столом в терминале.

## Нарисованный стол. Буквы и короткие названия там, где мало места.

king-table-letter-infantry = П
king-table-letter-jet = И
king-table-letter-tank = Т
king-table-zone-lower = Нижний
king-table-zone-midtown = Средний
king-table-zone-upper = Верхний
king-table-second-space = (5–6)
king-table-empty = пусто
king-table-no-units = нет отрядов
king-table-room =
    { $count ->
        [0] мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
king-table-souvenir = сувенир: { $monster }
king-table-legend = Здания: { $example } требует 2 { $face } и даёт { $example }; { $heights } от одного до трёх тайлов.
king-table-legend-units = Отряды ({ $new } новый): { $units }
king-table-monsters = Монстры
king-table-superstar = Суперзвезда
king-table-statue = Статуя Свободы
king-table-eliminated = устранён
king-table-trophies = трофеи { $units }
king-table-claim = следующая карта «сохранить»
king-table-extra-turn = дополнительный ход
king-table-extra-subway = дополнительный ход (Метро)
king-table-market = В продаже (в колоде { $deck })
king-table-keep = Сохранить.
king-table-discard = Сбросить.
king-table-turn = Ход { $turn }
king-table-placing = Монстры занимают места
king-table-over = Игра окончена
king-table-phase-roll = бросок
king-table-phase-resolve = применение
king-table-phase-move = движение
king-table-phase-buy = покупка
king-table-rerolls =
    { $count ->
        [one] остался { $count } переброс
        [few] осталось { $count } переброса
       *[other] осталось { $count } перебросов
    }
king-table-resolved = применены: { $dice }
king-table-added = добавлено картами: { $dice }
king-table-no-attack = { $face } не наносит урона: Манхэттен был пуст.

## Списки

king-table-list-rerolls = Введите кубики: перебросить — DDO, оставить — k DDD. Enter покажет все варианты.
king-table-list-count =
    { $count ->
        [one] Перебросить { $count } кубик:
        [few] Перебросить { $count } кубика:
       *[other] Перебросить { $count } кубиков:
    }
king-table-list-stop = оставить все
king-table-list-keep = оставить только
king-table-list-reroll = перебросить
king-table-list-all = перебросить все
king-table-which = { $text } может означать разное: { $known }.
king-table-reroll-what = Скажите, какие кубики перебросить, например DDO; «оставить» — закончить броски.

## Новости вкратце, без подлежащего: оно стоит впереди

king-table-news-monsters = Монстры. { $monsters }.
king-table-news-each = { $who }: { $what }
king-table-news-start = Атаки в броске за первый ход. { $rolls }.
king-table-news-start-again = ничья, ещё раз: { $rolls }
king-table-news-piles = Здания. { $piles }.
king-table-news-cards = В продаже: { $cards }.
king-table-news-starts = начинает { $where }
king-table-news-hits = бьёт:
king-table-news-shoot = под огнём:
king-table-news-eliminated = { $monster }: монстр устранён!
king-table-news-destroys = разрушает: { $what } { $where }
king-table-news-sends = прогоняет: { $unit } { $to }
king-table-news-takes = получает: { $goal }
king-table-news-takes-from = получает: { $goal } (прежде { $monster })
king-table-news-goes = переходит { $to }
king-table-news-enters = входит на Манхэттен
king-table-news-climbs = поднимается { $to }
king-table-news-flees = сбегает { $to }
king-table-news-leaves = вынужденно уходит { $to }
king-table-news-stays = остаётся
king-table-news-souvenir = сувенир { $where }
king-table-news-buys = покупает: { $card }
king-table-news-gets = бесплатно получает: { $card }
king-table-news-sweeps = заменяет карты в продаже
king-table-news-loses = теряет: { $card }
king-table-standing-flee-at = если осталось { $life } или меньше — бежать
king-table-standing-flee-at-to = если осталось { $life } или меньше — бежать, лучше всего { $to }
king-table-standing-flee-always = всегда бежать
king-table-standing-flee-always-to = всегда бежать, лучше всего { $to }
king-table-standing-flee-never = никогда не бежать
king-table-standing-leave = уйти с Манхэттена, лучше всего { $to }
king-table-standing-damage-some = оплачивать урон энергией, самое большее — { $energy }
king-table-standing-damage-energy = оплачивать урон всей энергией, какая есть
king-table-standing-damage-hearts = не оплачивать урон энергией
king-table-standing-costs-energy = платить энергией, пока её хватает
king-table-standing-costs-hearts = платить жизнями, сколько возможно
king-table-standing-discard = сбросить первую из этих карт: { $cards }
king-table-standing-send = никого не прогонять
king-table-standing-examples = бежать при 4; бежать при 4 в квинс; никогда не бежать; уйти в квинс; платить урон 3 энергией; платить цену энергией; сбросить откачка; никого не отправлять

## Слова, которые можно вводить: несколько для одного и того же, через пробел

king-table-verb-roll = бросить бросок
king-table-verb-keep = оставить
king-table-verb-stop = стоп хватит
king-table-verb-reroll = перебросить переброс
king-table-verb-resolve = применить разыграть
king-table-verb-chameleon = хамелеон
king-table-verb-convert = превратить
king-table-verb-cabs = такси
king-table-verb-webs = паутина
king-table-verb-curses = проклятия
king-table-verb-ray = луч
king-table-verb-destroy = разрушить
king-table-verb-pay = заплатить
king-table-verb-heal = лечить вылечить
king-table-verb-go = идти перейти сбежать
king-table-verb-stay = остаться
king-table-verb-speed = скорость
king-table-verb-subway = метро
king-table-verb-carapace = панцирь
king-table-verb-send = отправить прогнать
king-table-verb-buy = купить
king-table-verb-scavenge = подобрать
king-table-verb-sweep = заменить
king-table-verb-photo = фото
king-table-verb-discard = сбросить
king-table-verb-no = нет не
king-table-verb-end = конец закончить
king-table-verb-yes = да
king-table-verb-all = все всё
king-table-verb-new = новый новая
king-table-standing-word-flee = бежать сбежать
king-table-standing-word-at = при
king-table-standing-word-to = в на
king-table-standing-word-always = всегда
king-table-standing-word-never = никогда
king-table-standing-word-leave = уйти
king-table-standing-word-pay = платить оплатить
king-table-standing-word-damage = урон
king-table-standing-word-costs = цену цены
king-table-standing-word-with = из
king-table-standing-word-energy = энергией энергии
king-table-standing-word-hearts = жизнями
king-table-standing-word-discard = сбросить сбрасывать
king-table-standing-word-send = отправлять отправить
king-table-standing-word-nothing = никого ничего
king-table-standing-word-skip = не затем

## Справка: не больше 79 знаков в строке, чтобы поместиться на любом экране

help-king-of-new-york =
    Кубики (буквы латинские): E энергия, A атака, H жизнь, C звезда,
    D разрушение, O Ай!
    бросить (или r, или Enter)  бросить кубики
    DDO, k DDD, k             перебросить эти; оставить эти; оставить все
    A, AED                    применить грань или несколько в этом порядке
    q, bx, bk, si, m          Квинс, Бронкс, Бруклин, Статен-Айленд, Манхэттен
    2, истребитель            разрушить здание стопки 2 или истребитель
    2, откачка, заменить, конец  купить по номеру или названию, заменить, закончить
    указание бежать при 4     решить заранее (указания, отозвать бежать)
    Между шагами: панцирь, метро q. Перед броском: скорость q.
    Буква кубика или района — это не команда.
    Части: стол, ход, кубики, район квинс, игрок 2, рынок, карта откачка,
    отряды, цели, тайлы, сброс, колода, счёт.
    Например: почему DDO, правила K5.9.
