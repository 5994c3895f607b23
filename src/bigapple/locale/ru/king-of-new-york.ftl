# King of New York: names, questions, actions, events, refusals, descriptions.
# A phrase for where (in the Bronx) or where to (to the Bronx) comes whole, with its preposition.

## Monsters, boroughs, places

king-player = { $player } — { $monster }
king-monster-captain-fish = Капитан Фиш
king-monster-drakonis = Драконис
king-monster-kong = Конг
king-monster-mantis = Мантис
king-monster-rob = Роб
king-monster-sheriff = Шериф
king-borough-bronx = Бронкс
king-borough-queens = Квинс
king-borough-brooklyn = Бруклин
king-borough-staten-island = Статен-Айленд
king-borough-manhattan = Манхэттен
king-place-bronx = Бронкс
king-place-queens = Квинс
king-place-brooklyn = Бруклин
king-place-staten-island = Статен-Айленд
king-place-lower = Нижний Манхэттен
king-place-midtown = Средний Манхэттен
king-place-upper = Верхний Манхэттен
king-place-lower-5-6 = Нижний Манхэттен, место 5–6
king-place-midtown-5-6 = Средний Манхэттен, место 5–6
king-place-upper-5-6 = Верхний Манхэттен, место 5–6
king-in-nowhere = вне поля
king-in-bronx = в Бронксе
king-in-queens = в Квинсе
king-in-brooklyn = в Бруклине
king-in-staten-island = на Статен-Айленде
king-in-manhattan = на Манхэттене
king-in-lower = на Нижнем Манхэттене
king-in-midtown = на Среднем Манхэттене
king-in-upper = на Верхнем Манхэттене
king-in-lower-5-6 = на Нижнем Манхэттене (место 5–6)
king-in-midtown-5-6 = на Среднем Манхэттене (место 5–6)
king-in-upper-5-6 = на Верхнем Манхэттене (место 5–6)
king-to-bronx = в Бронкс
king-to-queens = в Квинс
king-to-brooklyn = в Бруклин
king-to-staten-island = на Статен-Айленд
king-to-manhattan = на Манхэттен
king-to-lower = на Нижний Манхэттен
king-to-midtown = на Средний Манхэттен
king-to-upper = на Верхний Манхэттен
king-to-lower-5-6 = на Нижний Манхэттен (место 5–6)
king-to-midtown-5-6 = на Средний Манхэттен (место 5–6)
king-to-upper-5-6 = на Верхний Манхэттен (место 5–6)

## Dice, tiles, units, tokens

king-face-energy = «энергия»
king-face-attack = «атака»
king-face-heart = «жизнь»
king-face-celebrity = «звезда»
king-face-destruction = «разрушение»
king-face-ouch = «Ай!»
king-symbols-energy =
    { $count ->
        [one] { $count } «энергия»
        [few] { $count } «энергии»
        [many] { $count } «энергий»
       *[other] { $count } «энергии»
    }
king-symbols-attack =
    { $count ->
        [one] { $count } «атака»
        [few] { $count } «атаки»
        [many] { $count } «атак»
       *[other] { $count } «атаки»
    }
king-symbols-heart =
    { $count ->
        [one] { $count } «жизнь»
        [few] { $count } «жизни»
        [many] { $count } «жизней»
       *[other] { $count } «жизни»
    }
king-symbols-celebrity =
    { $count ->
        [one] { $count } «звезда»
        [few] { $count } «звезды»
        [many] { $count } «звёзд»
       *[other] { $count } «звезды»
    }
king-symbols-destruction =
    { $count ->
        [one] { $count } «разрушение»
        [few] { $count } «разрушения»
        [many] { $count } «разрушений»
       *[other] { $count } «разрушения»
    }
king-symbols-ouch = { $count } «Ай!»
king-tile-high-rise-1 = небоскрёб 1
king-tile-high-rise-2 = небоскрёб 2
king-tile-high-rise-3 = небоскрёб 3
king-tile-power-plant-2 = электростанция 2
king-tile-power-plant-3 = электростанция 3
king-tile-hospital-2 = больница 2
king-tile-hospital-3 = больница 3
king-tiles = { $tile }: { $count }
king-pile = стопка { $number }
king-unit-infantry = пехота
king-unit-jet = истребитель
king-unit-tank = танк
king-units-infantry =
    { $count ->
        [one] { $count } отряд пехоты
        [few] { $count } отряда пехоты
        [many] { $count } отрядов пехоты
       *[other] { $count } отряда пехоты
    }
king-units-jet =
    { $count ->
        [one] { $count } истребитель
        [few] { $count } истребителя
        [many] { $count } истребителей
       *[other] { $count } истребителя
    }
king-units-tank =
    { $count ->
        [one] { $count } танк
        [few] { $count } танка
        [many] { $count } танков
       *[other] { $count } танка
    }
king-buildings =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
        [many] { $count } зданий
       *[other] { $count } здания
    }
king-tokens-web =
    { $count ->
        [one] { $count } жетон паутины
        [few] { $count } жетона паутины
        [many] { $count } жетонов паутины
       *[other] { $count } жетона паутины
    }
king-tokens-curse =
    { $count ->
        [one] { $count } жетон проклятия
        [few] { $count } жетона проклятия
        [many] { $count } жетонов проклятия
       *[other] { $count } жетона проклятия
    }
king-tokens-carapace =
    { $count ->
        [one] { $count } жетон панциря
        [few] { $count } жетона панциря
        [many] { $count } жетонов панциря
       *[other] { $count } жетона панциря
    }

## Amounts: ★ victory points, ⚡ energy cubes, ♥ life points, damage

king-points =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
        [many] { $count } победных очков
       *[other] { $count } победного очка
    }
king-energy =
    { $count ->
        [one] { $count } энергокуб
        [few] { $count } энергокуба
        [many] { $count } энергокубов
       *[other] { $count } энергокуба
    }
king-life =
    { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
        [many] { $count } жизней
       *[other] { $count } жизни
    }
king-damage =
    { $count ->
        [one] { $count } урон
       *[other] { $count } урона
    }

## What is asked

king-ask-place = { $player }: в каком районе начинает { $monster }?
king-ask-roll =
    { $count ->
        [one] { $player }: бросьте { $count } кубик.
        [few] { $player }: бросьте { $count } кубика.
        [many] { $player }: бросьте { $count } кубиков.
       *[other] { $player }: бросьте { $count } кубика.
    }
king-ask-roll-speed =
    { $count ->
        [one] { $player }: бросьте { $count } кубик или сначала переместитесь («Суперскорость»).
        [few] { $player }: бросьте { $count } кубика или сначала переместитесь («Суперскорость»).
        [many] { $player }: бросьте { $count } кубиков или сначала переместитесь («Суперскорость»).
       *[other] { $player }: бросьте { $count } кубика или сначала переместитесь («Суперскорость»).
    }
king-ask-reroll =
    { $rerolls ->
        [one] { $player }: { $dice }. Перебросить какие-нибудь кубики или оставить все? Остался { $rerolls } переброс.
        [few] { $player }: { $dice }. Перебросить какие-нибудь кубики или оставить все? Осталось { $rerolls } переброса.
        [many] { $player }: { $dice }. Перебросить какие-нибудь кубики или оставить все? Осталось { $rerolls } перебросов.
       *[other] { $player }: { $dice }. Перебросить какие-нибудь кубики или оставить все? Осталось { $rerolls } переброса.
    }
king-ask-reroll-forced =
    { $rerolls ->
        [1] { $player }: { $dice }. «Аура невезения»: нужно перебросить хотя бы один кубик. Это последний переброс.
        [one] { $player }: { $dice }. «Аура невезения»: нужно перебросить хотя бы один кубик. Остался { $rerolls } переброс.
        [few] { $player }: { $dice }. «Аура невезения»: нужно перебросить хотя бы один кубик. Осталось { $rerolls } переброса.
        [many] { $player }: { $dice }. «Аура невезения»: нужно перебросить хотя бы один кубик. Осталось { $rerolls } перебросов.
       *[other] { $player }: { $dice }. «Аура невезения»: нужно перебросить хотя бы один кубик. Осталось { $rerolls } переброса.
    }
king-ask-convert = { $player }: { $dice }. Сколько кубиков повернуть на грань { $into } («{ $card }»)?
king-ask-cabs = { $player }: { $destruction }. Добавить ещё два и в этот ход уничтожать только отряды («Град из такси»)?
king-ask-resolve = { $player }: какую грань применить следующей? Осталось: { $dice }.
king-ask-webs =
    { $tokens ->
        [1] { $player }: { $attack }. Потратить одну «атаку», чтобы сбросить жетон паутины?
       *[other] { $player }: { $attack }. Сколько «атак» потратить, чтобы сбросить жетоны паутины? Всего жетонов: { $tokens }.
    }
king-ask-curses =
    { $tokens ->
        [1] { $player }: { $hearts }. Потратить одну «жизнь», чтобы сбросить жетон проклятия?
       *[other] { $player }: { $hearts }. Сколько «жизней» потратить, чтобы сбросить жетоны проклятия? Всего жетонов: { $tokens }.
    }
king-ask-ray = { $player }: { $destruction }. Потратить { $where } или заплатить и выбрать другой район («Сейсмический луч»)?
king-ask-destroy = { $player }: { $where } осталось потратить { $destruction }. Что уничтожить?
king-ask-destroy-units = { $player }: { $where } осталось потратить на отряды { $destruction }. Что уничтожить?
king-ask-pay-damage = { $player } получает { $damage }, в запасе { $energy }. Какую часть урона оплатить энергией, от 0 до { $most }?
king-ask-leave = { $player }: на Манхэттене теперь место только для одного монстра. В какой район уйти?
king-ask-flee = { $player }: после атаки ({ $rival }, { $damage }) остаётся { $life }. Сбежать с Манхэттена или держаться?
king-ask-flee-fee = { $player }: после атаки ({ $rival }, { $damage }) остаётся { $life }. Заплатить { $fee } и сбежать с Манхэттена или держаться?
king-ask-move = { $player }: остаться { $where } или перейти в другой район?
king-ask-move-fee = { $player }: остаться { $where } или заплатить { $fee } и перейти в другой район?
king-ask-move-enter = { $player }: на Манхэттене есть место, и туда нужно войти.
king-ask-move-up = { $player }: поднимитесь { $to }.
king-ask-move-top = { $player }: оставайтесь { $where }.
king-ask-send = { $player }: какой из отрядов { $where } отправить { $to }?
king-ask-buy = { $player }: в запасе { $energy }. Купить карты, заменить их все за { $cost } или закончить ход?
king-ask-buy-only = { $player }: в запасе { $energy }. Купить карты или закончить ход?
king-ask-buy-replace = { $player }: в запасе { $energy }, купить ничего нельзя. Заменить все карты за { $cost } или закончить ход?
king-ask-buy-end = { $player }: в запасе { $energy }, купить ничего нельзя. Закончите ход.
king-ask-pay-cost = { $player }: цена — { $cost }. Какую часть оплатить жизнями, от { $least } до { $most }?
king-ask-split = { $player }: предстоит обменять { $stars } на жизни и энергокубы. Сколько жизней восстановить, от 0 до { $most }?
king-ask-photo = { $player }: какой монстр попадёт в кадр?
king-ask-discard = { $player }: какую карту «сохранить» сбросить («Пушка Теслы»)? На выбор: { $cards }.

## Actions

king-action-roll =
    { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
        [many] Бросить { $count } кубиков
       *[other] Бросить { $count } кубика
    }
king-action-keep = Оставить все кубики: { $dice }
king-action-reroll = Перебросить: { $dice }; оставить: { $kept }
king-action-reroll-cursed = Перебросить: { $dice }; оставить: { $kept }; цена проклятия — { $cost }
king-action-reroll-all = Перебросить все кубики: { $dice }
king-action-reroll-all-cursed = Перебросить все кубики: { $dice }; цена проклятия — { $cost }
king-action-resolve-energy = Применить: { $dice } — получить { $energy }
king-action-resolve-energy-nothing = Применить: { $dice } — без эффекта («{ $card }»)
king-action-resolve-attack = Применить: { $dice } — под ударом { $targets }
king-action-resolve-attack-webs = Применить: { $dice } — атаковать или сбросить жетоны паутины
king-action-resolve-attack-void = Применить: { $dice } — без урона, ведь в начале хода на Манхэттене никого не было
king-action-resolve-attack-nobody = Применить: { $dice } — удар никого не заденет
king-action-resolve-heart = Применить: { $dice } — восстановить { $life }
king-action-resolve-heart-nothing = Применить: { $dice } — восстанавливать нечего
king-action-resolve-heart-curses = Применить: { $dice } — лечиться или сбросить жетоны проклятия
king-action-resolve-heart-manhattan = Применить: { $dice } — на Манхэттене это не лечит
king-action-resolve-celebrity = Применить: { $dice } — получить { $stars }, ведь Суперзвезда — вы
king-action-resolve-celebrity-take = Применить: { $dice } — взять карту «Суперзвезда» и получить { $stars }
king-action-resolve-celebrity-nothing =
    { $needed ->
        [one] Применить: { $dice } — без эффекта (для карты «Суперзвезда» нужна { $needed } «звезда»)
        [few] Применить: { $dice } — без эффекта (для карты «Суперзвезда» нужны { $needed } «звезды»)
        [many] Применить: { $dice } — без эффекта (для карты «Суперзвезда» нужно { $needed } «звёзд»)
       *[other] Применить: { $dice } — без эффекта (для карты «Суперзвезда» нужно { $needed } «звезды»)
    }
king-action-resolve-destruction = Применить: { $dice } — уничтожать здания и отряды { $where }
king-action-resolve-destruction-nothing = Применить: { $dice } — { $where } ничего не уничтожить
king-action-resolve-ouch-mine =
    { $units ->
        [0] Применить: { $dice } — отрядов { $where } нет, стрелять в вас некому
        [one] Применить: { $dice } — в вас стреляет { $units } отряд { $where }
        [few] Применить: { $dice } — в вас стреляют { $units } отряда { $where }
        [many] Применить: { $dice } — в вас стреляют { $units } отрядов { $where }
       *[other] Применить: { $dice } — в вас стреляют { $units } отряда { $where }
    }
king-action-resolve-ouch-borough =
    { $units ->
        [0] Применить: { $dice } — отрядов { $where } нет, стрелять некому
        [one] Применить: { $dice } — { $units } отряд стреляет во всех монстров { $where }
        [few] Применить: { $dice } — { $units } отряда стреляют во всех монстров { $where }
        [many] Применить: { $dice } — { $units } отрядов стреляют во всех монстров { $where }
       *[other] Применить: { $dice } — { $units } отряда стреляют во всех монстров { $where }
    }
king-action-resolve-ouch-city =
    { $units ->
        [0] Применить: { $dice } — стреляют все отряды города ({ $where } их нет), и Статуя Свободы ваша
        [one] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отряд), и Статуя Свободы ваша
        [few] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отряда), и Статуя Свободы ваша
        [many] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отрядов), и Статуя Свободы ваша
       *[other] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отряда), и Статуя Свободы ваша
    }
king-action-resolve-ouch-city-again =
    { $units ->
        [0] Применить: { $dice } — стреляют все отряды города ({ $where } их нет); Статуя Свободы уже ваша
        [one] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отряд); Статуя Свободы уже ваша
        [few] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отряда); Статуя Свободы уже ваша
        [many] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отрядов); Статуя Свободы уже ваша
       *[other] Применить: { $dice } — стреляют все отряды города ({ $where } — { $units } отряда); Статуя Свободы уже ваша
    }
king-action-chameleon = «Хамелеон»: сбросить «звезду» и повернуть кубик с грани { $face } на грань { $into }
king-action-carapace = Сбросить «Панцирь» ради его жетонов: у вас будет { $life }
king-action-place = Начать { $where }
king-action-go = Перейти { $to }
king-action-go-fee = Заплатить { $fee } и перейти { $to }
king-action-enter = Войти на Манхэттен и получить победное очко
king-action-enter-again = Снова войти на Манхэттен
king-action-go-up = Подняться { $to }
king-action-flee = Сбежать { $to }
king-action-flee-fee = Заплатить { $fee } и сбежать { $to }
king-action-leave = Покинуть Манхэттен и перейти { $to }
king-action-subway = Поехать на метро { $to }
king-action-subway-fee = Заплатить { $fee } и поехать на метро { $to }
king-action-speed = «Суперскорость»: переместиться { $to } до броска
king-action-stay = Остаться { $where }
king-action-no = Нет
king-action-end = Закончить ход
king-action-stop = Больше ничего не уничтожать
king-action-cabs = «Град из такси»: ещё 2 «разрушения», и в этот ход уничтожаются только отряды
king-action-no-cabs = Обойтись без «Града из такси»
king-action-ray = «Сейсмический луч»: заплатить { $cost } и потратить «разрушения» { $where }
king-action-no-ray = Потратить «разрушения» { $where }
king-action-destroy-gain = Разрушить здание { $where } ({ $tile }, стопка { $pile }): потратить { $cost }, получить { $reward }
king-action-destroy-heal = Разрушить здание { $where } ({ $tile }, стопка { $pile }): потратить { $cost }, восстановить { $reward }
king-action-destroy-empty = Разрушить здание { $where } (стопка { $pile }): эта стопка пуста
king-action-destroy-infantry = Уничтожить пехоту { $where }: потратить { $cost }, восстановить 1 жизнь
king-action-destroy-jet = Уничтожить истребитель { $where }: потратить { $cost }, получить 2 энергокуба
king-action-destroy-tank = Уничтожить танк { $where }: потратить { $cost }, получить 3 победных очка
king-action-send-infantry = Отправить пехоту { $to }
king-action-send-jet = Отправить истребитель { $to }
king-action-send-tank = Отправить танк { $to }
king-action-send-new-infantry = Отправить новую пехоту { $to }
king-action-send-new-jet = Отправить новый истребитель { $to }
king-action-send-new-tank = Отправить новый танк { $to }
king-action-send-none = Никого не отправлять { $to }
king-action-convert = Повернуть на грань { $into }: { $dice }
king-action-convert-none = Оставить кубики { $face } как есть
king-action-webs =
    { $tokens ->
        [0] Не сбрасывать жетоны паутины; для удара: { $rest }
        [one] Сбросить { $tokens } жетон паутины; для удара: { $rest }
        [few] Сбросить { $tokens } жетона паутины; для удара: { $rest }
        [many] Сбросить { $tokens } жетонов паутины; для удара: { $rest }
       *[other] Сбросить { $tokens } жетона паутины; для удара: { $rest }
    }
king-action-curses =
    { $tokens ->
        [0] Не сбрасывать жетоны проклятия; для лечения: { $rest }
        [one] Сбросить { $tokens } жетон проклятия; для лечения: { $rest }
        [few] Сбросить { $tokens } жетона проклятия; для лечения: { $rest }
        [many] Сбросить { $tokens } жетонов проклятия; для лечения: { $rest }
       *[other] Сбросить { $tokens } жетона проклятия; для лечения: { $rest }
    }
king-action-pay-damage = Заплатить { $energy } и потерять { $life }
king-action-pay-damage-none = Ничего не платить и потерять { $life }
king-action-pay-damage-all = Заплатить { $energy } и не потерять ни одной жизни
king-action-pay-cost = Заплатить { $energy } и { $life }
king-action-pay-cost-energy = Заплатить { $energy }
king-action-pay-cost-life = Заплатить { $life }
king-action-split = Восстановить { $life } и получить { $energy }
king-action-split-energy = Ничего не восстанавливать и получить { $energy }
king-action-split-life = Восстановить { $life } и не получать энергокубов
king-action-amount = Ответить: { $count }
king-action-buy = Купить карту «{ $card }» за { $cost }
king-action-buy-free = Бесплатно взять карту «{ $card }»
king-action-buy-nothing = Купить карту { $number }: её нет
king-action-sweep = Заплатить { $cost } и заменить все карты в продаже
king-action-scavenge = Купить из сброса карту «{ $card }» за { $cost }
king-action-scavenge-free = Бесплатно взять из сброса карту «{ $card }»
king-action-photo = Сделать снимок, в кадре { $monster }: получить { $stars }
king-action-photo-nothing = Сделать снимок, в кадре { $monster }: ничего не получить
king-action-photo-nobody = Сделать снимок, в кадре игрок { $number }: такого нет
king-action-discard = Сбросить карту «{ $card }»

## Events

king-event-monster-drawn = { $player } — это { $monster }.
king-event-start-rolled =
    { $attacks ->
        [0] В броске за первый ход { $player } не выбрасывает ни одной «атаки».
        [one] В броске за первый ход { $player } выбрасывает { $attacks } «атаку».
        [few] В броске за первый ход { $player } выбрасывает { $attacks } «атаки».
        [many] В броске за первый ход { $player } выбрасывает { $attacks } «атак».
       *[other] В броске за первый ход { $player } выбрасывает { $attacks } «атаки».
    }
king-event-game-started = Игру начнёт { $player }.
king-event-tile-revealed = Открыто здание { $where }: { $tile }, стопка { $pile }.
king-event-card-revealed = Открыта карта «{ $card }», цена — { $cost }.
king-event-deck-shuffled =
    { $cards ->
        [1] Колода пуста: единственная сброшенная карта становится новой колодой.
        [one] Колода пуста: { $cards } сброшенная карта перемешана и образует новую.
        [few] Колода пуста: { $cards } сброшенные карты перемешаны и образуют новую.
        [many] Колода пуста: { $cards } сброшенных карт перемешаны и образуют новую.
       *[other] Колода пуста: { $cards } сброшенной карты образуют новую.
    }
king-event-placed = { $player } начинает { $where }.
king-event-turn-started-none = Ходит { $player }.
king-event-turn-started-plain = { $player } делает дополнительный ход.
king-event-turn-started-subway = { $player } делает дополнительный ход с картой «Метро».
king-event-rolled = { $player }, на кубиках: { $dice }.
king-event-rerolled =
    { $count ->
        [one] { $player } перебрасывает { $count } кубик.
        [few] { $player } перебрасывает { $count } кубика.
        [many] { $player } перебрасывает { $count } кубиков.
       *[other] { $player } перебрасывает { $count } кубика.
    }
king-event-converted = { $player } поворачивает кубики на грань { $into }: { $dice } («{ $card }»).
king-event-added = Благодаря карте «{ $card }» { $player } добавляет к результату: { $dice }.
king-event-chameleon = «Хамелеон»: { $player } сбрасывает «звезду» и поворачивает кубик с грани { $face } на грань { $into }.
king-event-resolved = { $player } применяет: { $dice }.
king-event-stars-gained-celebrity = { $player } получает { $amount } за славу.
king-event-stars-gained-manhattan = { $player } получает на Манхэттене { $amount }.
king-event-stars-gained-entering = { $player } получает { $amount } за вход на Манхэттен.
king-event-stars-gained-building = { $player } получает { $amount } за разрушенное здание.
king-event-stars-gained-unit = { $player } получает { $amount } за уничтоженный отряд.
king-event-stars-gained-statue = { $player } получает { $amount } за Статую Свободы.
king-event-stars-gained-card = { $player } получает { $amount } благодаря карте «{ $card }».
king-event-stars-lost-statue = Без Статуи Свободы { $player } теряет { $amount }.
king-event-stars-lost-card = { $player } теряет { $amount } из-за карты «{ $card }».
king-event-energy-gained-energy = { $player } получает { $amount } за кубики.
king-event-energy-gained-manhattan = { $player } получает на Манхэттене { $amount }.
king-event-energy-gained-building = { $player } получает { $amount } за разрушенное здание.
king-event-energy-gained-unit = { $player } получает { $amount } за уничтоженный отряд.
king-event-energy-gained-card = { $player } получает { $amount } благодаря карте «{ $card }».
king-event-energy-given = «{ $card }»: { $energy } отдаёт { $player }, получает { $receiver }.
king-event-healed-heart = { $player } восстанавливает { $amount } благодаря кубикам.
king-event-healed-building = { $player } восстанавливает { $amount } за разрушенное здание.
king-event-healed-unit = { $player } восстанавливает { $amount } за уничтоженный отряд.
king-event-healed-card = { $player } восстанавливает { $amount } благодаря карте «{ $card }».
king-event-hearts-lost-card = { $player } теряет { $amount } из-за карты «{ $card }».
king-event-paid = { $player } платит { $energy }.
king-event-paid-life = { $player } платит { $life }.
king-event-paid-both = { $player } платит { $energy } и { $life }.
king-event-die-rolled = «{ $card }»: { $player } бросает кубик, выпадает { $face } — урон не растёт.
king-event-die-rolled-ouch = «{ $card }»: { $player } бросает кубик, выпадает «Ай!» — урон удваивается!
king-event-damaged-attack = { $rival } атакует, { $player } получает { $damage }.
king-event-damaged-attack-paid = { $rival } атакует, { $player } получает { $damage }, но смягчает удар, заплатив { $paid }.
king-event-damaged-units = { $player } попадает под огонь и получает { $damage }.
king-event-damaged-units-paid = { $player } попадает под огонь и получает { $damage }, но смягчает удар, заплатив { $paid }.
king-event-damaged-rival = { $rival } пускает в ход карту «{ $card }»: { $player } получает { $damage }.
king-event-damaged-rival-paid = { $rival } пускает в ход карту «{ $card }»: { $player } получает { $damage }, но смягчает удар, заплатив { $paid }.
king-event-damaged-card = Из-за карты «{ $card }» { $player } получает { $damage }.
king-event-damaged-card-paid = Из-за карты «{ $card }» { $player } получает { $damage }, но смягчает удар, заплатив { $paid }.
king-event-eliminated = { $player }: монстр устранён!
king-event-token-gained-web = { $rival } плетёт паутину: { $player } получает её жетон.
king-event-token-gained-curse = { $rival } насылает проклятие: { $player } получает его жетон.
king-event-token-gained-carapace =
    { $count ->
        [one] { $player } кладёт на «Панцирь» ещё { $count } жетон.
        [few] { $player } кладёт на «Панцирь» ещё { $count } жетона.
        [many] { $player } кладёт на «Панцирь» ещё { $count } жетонов.
       *[other] { $player } кладёт на «Панцирь» ещё { $count } жетона.
    }
king-event-token-discarded-web =
    { $count ->
        [1] { $player } избавляется от жетона паутины.
        [one] { $player } избавляется от { $count } жетона паутины.
        [few] { $player } избавляется от { $count } жетонов паутины.
        [many] { $player } избавляется от { $count } жетонов паутины.
       *[other] { $player } избавляется от { $count } жетона паутины.
    }
king-event-token-discarded-curse =
    { $count ->
        [1] { $player } избавляется от жетона проклятия.
        [one] { $player } избавляется от { $count } жетона проклятия.
        [few] { $player } избавляется от { $count } жетонов проклятия.
        [many] { $player } избавляется от { $count } жетонов проклятия.
       *[other] { $player } избавляется от { $count } жетона проклятия.
    }
king-event-building-destroyed = { $player } разрушает здание { $where }: { $tile }, стопка { $pile }.
king-event-unit-appeared-infantry = Пехота появляется { $where }.
king-event-unit-appeared-jet = Истребитель появляется { $where }.
king-event-unit-appeared-tank = Танк появляется { $where }.
king-event-unit-destroyed-infantry = { $player } уничтожает пехоту { $where }.
king-event-unit-destroyed-jet = { $player } уничтожает истребитель { $where }.
king-event-unit-destroyed-tank = { $player } уничтожает танк { $where }.
king-event-unit-sent-infantry = «Зловонная атака»: { $player } прогоняет пехоту { $to }.
king-event-unit-sent-jet = «Зловонная атака»: { $player } прогоняет истребитель { $to }.
king-event-unit-sent-tank = «Зловонная атака»: { $player } прогоняет танк { $to }.
king-event-ray-aimed = «Сейсмический луч»: { $player } тратит «разрушения» { $where }.
king-event-superstar-taken = { $player } становится Суперзвездой!
king-event-superstar-taken-from = { $player } становится Суперзвездой, а { $previous } теряет это звание!
king-event-statue-taken = { $player } получает Статую Свободы!
king-event-statue-taken-from = { $player } забирает Статую Свободы, а { $previous } остаётся без неё!
king-event-goal-returned-superstar = Карта «Суперзвезда» снова лежит рядом с колодой.
king-event-goal-returned-statue = Статуя Свободы снова лежит рядом с колодой.
king-event-moved-move = { $player } переходит { $to }.
king-event-moved-enter = { $player } входит на Манхэттен и оказывается { $where }.
king-event-moved-up = { $player } поднимается { $to }.
king-event-moved-flee = { $player } сбегает { $to }.
king-event-moved-leave = { $player } вынужденно покидает Манхэттен и переходит { $to }.
king-event-moved-slide = { $player } сдвигается на свободное место { $where }.
king-event-moved-speed = «Суперскорость»: { $player } мчится { $to }.
king-event-moved-subway = { $player } едет на метро { $to }.
king-event-stayed = { $player } остаётся { $where }.
king-event-souvenir-placed = { $player } оставляет сувенир { $where }.
king-event-souvenirs-removed =
    { $count ->
        [one] С поля исчезает { $count } жетон сувенира ({ $player }).
        [few] С поля исчезают { $count } жетона сувениров ({ $player }).
        [many] С поля исчезают { $count } жетонов сувениров ({ $player }).
       *[other] С поля исчезают { $count } жетона сувениров ({ $player }).
    }
king-event-bought-market = { $player } покупает карту «{ $card }».
king-event-bought-market-free = { $player } берёт карту «{ $card }», которая ничего не стоит.
king-event-bought-discard-pile = { $player } покупает из сброса карту «{ $card }».
king-event-bought-discard-pile-free = { $player } бесплатно берёт из сброса карту «{ $card }».
king-event-bought-claim = { $player } бесплатно получает карту «{ $card }» благодаря Колумбийскому университету.
king-event-swept = { $player } заменяет все карты в продаже.
king-event-card-lost = { $player } теряет карту «{ $card }».
king-event-claimed = Следующую открытую карту «сохранить» { $player } получит бесплатно.
king-event-extra-turn = { $player } получает дополнительный ход благодаря карте «{ $card }».
king-event-photographed = { $player } делает снимок, в кадре { $rival }.
king-event-game-won-stars = { $player } побеждает, набрав 20 победных очков или больше!
king-event-game-won-survival = { $player } побеждает как последний живой монстр!
king-event-game-won-painbow = { $player } сразу же побеждает благодаря карте «Радуга боли»!
king-event-game-ended = Живых монстров не осталось: победителя нет.

## Refusals

king-refusal-game-over = Игра окончена.
king-refusal-not-your-decision = Сейчас решает другой игрок. { $question }
king-refusal-wrong-decision = Сейчас этого сделать нельзя. { $question }
king-refusal-place-in-manhattan = На Манхэттене никто не начинает.
king-refusal-place-full = Район заполнен: { $where } уже два монстра.
king-refusal-no-such-dice = Таких кубиков нет. Есть: { $dice }.
king-refusal-rage = «Последняя ярость»: кубики «атака» перебрасывать нельзя.
king-refusal-must-reroll = «Аура невезения» ({ $rival }): нужно использовать каждый переброс, хотя бы с одним кубиком.
king-refusal-no-such-face = Применять нечего: грани { $face } нет.
king-refusal-face-resolved = Эта грань уже применена: { $face }.
king-refusal-no-chameleon = Менять кубики сейчас может только владелец «Хамелеона».
king-refusal-nothing-to-change = Для «Хамелеона» нужны неприменённая «звезда», чтобы её сбросить, и ещё один неприменённый кубик, чтобы его повернуть.
king-refusal-change-resolved = Кубик нельзя повернуть на грань, которая уже применена: { $into }.
king-refusal-no-carapace = Сбросить «Панцирь» может только его владелец.
king-refusal-no-subway = Это не дополнительный ход с картой «Метро».
king-refusal-subway-used-up = Все восемь поездок на метро в этот ход уже использованы.
king-refusal-no-speed = Перемещаться до броска может только владелец «Суперскорости».
king-refusal-speed-used-up = «Суперскорость» в этот ход уже использована.
king-refusal-must-enter = На Манхэттене есть место: туда нужно войти.
king-refusal-must-go-up = Монстр на Манхэттене должен подняться на одну зону: { $up }.
king-refusal-top-of-manhattan = Верхний Манхэттен — самая высокая зона.
king-refusal-stuck-in-manhattan = Покинуть Манхэттен можно, только сбежав после атаки или с помощью карты.
king-refusal-manhattan-full = На Манхэттене нет места.
king-refusal-already-there = Монстр уже { $where }.
king-refusal-borough-full = Район заполнен: { $where } уже два монстра.
king-refusal-flight-into-manhattan = Тот, кто сбегает, покидает Манхэттен.
king-refusal-flight-full = Район заполнен: { $where } уже два монстра.
king-refusal-must-leave = На Манхэттене теперь место только для одного: этот монстр должен уйти.
king-refusal-leave-full = Район заполнен: { $where } уже два монстра.
king-refusal-too-many-converted =
    { $most ->
        [1] Повернуть можно только один кубик.
        [one] Повернуть можно не больше { $most } кубика.
        [few] Повернуть можно не больше { $most } кубиков.
        [many] Повернуть можно не больше { $most } кубиков.
       *[other] Повернуть можно не больше { $most } кубика.
    }
king-refusal-too-many-webs =
    { $most ->
        [1] Сбросить можно только один жетон паутины.
        [one] Сбросить можно не больше { $most } жетона паутины.
        [few] Сбросить можно не больше { $most } жетонов паутины.
        [many] Сбросить можно не больше { $most } жетонов паутины.
       *[other] Сбросить можно не больше { $most } жетона паутины.
    }
king-refusal-too-many-curses =
    { $most ->
        [1] Сбросить можно только один жетон проклятия.
        [one] Сбросить можно не больше { $most } жетона проклятия.
        [few] Сбросить можно не больше { $most } жетонов проклятия.
        [many] Сбросить можно не больше { $most } жетонов проклятия.
       *[other] Сбросить можно не больше { $most } жетона проклятия.
    }
king-refusal-ray-at-home = «Разрушения» и так тратятся { $where }; «Сейсмический луч» нужен для другого района.
king-refusal-only-units = После «Града из такси» в этот ход можно уничтожать только отряды.
king-refusal-other-borough = «Разрушения» тратятся { $home }, а не { $where }.
king-refusal-no-target = Такой цели { $where } нет.
king-refusal-new-unit = Этот отряд { $where } только что появился, и в этот ход его нельзя уничтожить.
king-refusal-too-durable = Для этого нужно { $needed }, а осталось только { $left }.
king-refusal-must-destroy = Пока { $home } можно что-нибудь уничтожить, это нужно сделать.
king-refusal-no-unit-to-send = Такого отряда { $where } нет. { $units }
king-refusal-nothing-for-sale = Эта карта не продаётся. { $sale }
king-refusal-needs-jet = Карту «{ $card }» можно купить только в тот ход, в который вы уничтожили истребитель.
king-refusal-needs-tank = Карту «{ $card }» можно купить только в тот ход, в который вы уничтожили танк.
king-refusal-no-scavenger = Покупать из сброса может только владелец «Старьёвщика».
king-refusal-not-in-discard-pile = Такой карты «сохранить» в сбросе нет. { $discarded }
king-refusal-wrong-damage-payment =
    { $most ->
        [one] Энергией можно оплатить не больше { $most } единицы этого урона.
        [few] Энергией можно оплатить не больше { $most } единиц этого урона.
        [many] Энергией можно оплатить не больше { $most } единиц этого урона.
       *[other] Энергией можно оплатить не больше { $most } единицы этого урона.
    }
king-refusal-wrong-cost-payment = Жизнями можно оплатить часть этой цены: от { $least } до { $most }.
king-refusal-wrong-split =
    { $most ->
        [one] Восстановить можно не больше { $most } жизни.
        [few] Восстановить можно не больше { $most } жизней.
        [many] Восстановить можно не больше { $most } жизней.
       *[other] Восстановить можно не больше { $most } жизни.
    }
king-refusal-no-photo = В кадре может быть только другой монстр, живой или устранённый в этот ход.
king-refusal-card-not-held = Среди ваших карт «сохранить» этой нет. Есть такие: { $held }.
king-refusal-cannot-pay = Это стоит { $cost }, а в запасе только { $energy }.
king-refusal-cannot-pay-curse = Из-за проклятия переброс «Ай!» стоит { $cost }, а в запасе только { $energy }.
king-refusal-cannot-pay-marathon = Во время Нью-Йоркского марафона это перемещение стоит { $fee }, а в запасе только { $energy }.
king-cards-for-sale = В продаже: { $cards }.
king-cards-for-sale-none = В продаже ничего нет.
king-cards-discarded = Есть такие: { $cards }.
king-cards-discarded-none = Там нет ни одной.

## Options, positions, input

option-monsters = какие монстры играют, в порядке игроков
option-two-in-manhattan = помещаются ли на Манхэттене два монстра, если игроков пять или шесть
option-clash-monsters = На каждого игрока нужен один монстр.
option-clash-two-in-manhattan = Два монстра помещаются на Манхэттене, только если игроков пять или шесть.
king-position-monsters = На каждого игрока нужен один монстр.
king-position-names = Не все эти монстры разные, или они не совпадают с указанными в настройке.
king-position-hearts = У живых от 1 до 10 жизней (с «Панцирем» до 12), у устранённых — ни одной.
king-position-fallen = У устранённого монстра больше нет ни места, ни карт, ни энергокубов, ни жетонов, ни целей, ни заявок, ни ходов.
king-position-place = Каждый живой монстр должен где-то стоять.
king-position-crowded = В одном районе или на местах одного вида слишком много монстров.
king-position-tokens = Жетонов этого вида всего { $most }.
king-position-carapace = Жетоны панциря лежат только на карте «Панцирь».
king-position-card-twice = Карта «{ $card }» встречается дважды.
king-position-not-keep = «{ $card }» — не карта «сохранить».
king-position-cards = Все 64 карты должны где-то лежать.
king-position-tiles-of = Столько тайлов этого вида нет: { $tile }.
king-position-units = Столько отрядов этого вида нет: { $unit }.
king-position-tiles = Стопки, неизвестные тайлы, отряды и трофеи вместе должны составлять все 45 тайлов.
king-position-agenda = То, что происходит в этой позиции, невозможно.
king-position-decision = Такого вопроса здесь быть не может.
king-position-damage = Оплатить можно не больше урона, чем нанесено.
king-position-winner = Победитель не соответствует тому, как закончилась игра.
king-input-verb = Непонятно: { $text }. Действие начинается с одного из слов: { $known }.
king-input-too-much = Здесь это лишнее: { $text }.
king-input-faces = Это не грани: { $text }. Грани обозначаются буквами E, A, H, C, D и O.
king-input-target = Такой цели нет: { $text }. Укажите район и стопку или отряд: bronx 2, bronx jet.
king-input-borough = Района { $text } нет. Районы: { $known }.
king-input-card = Карты { $text } нет.
king-input-number = Такое число здесь не подходит: { $text }.

## Descriptions

king-describe-placing = Монстры занимают места. Игру начнёт { $player }.
king-describe-turn = Ход { $turn }: { $player }, { $where }.
king-describe-turn-extra = Ход { $turn }, дополнительный: { $player }, { $where }.
king-describe-turn-subway =
    { $moves ->
        [0] Ход { $turn }, дополнительный, с картой «Метро»: { $player }, { $where }. Поездок на метро не осталось.
        [one] Ход { $turn }, дополнительный, с картой «Метро»: { $player }, { $where }. Осталась { $moves } поездка на метро.
        [few] Ход { $turn }, дополнительный, с картой «Метро»: { $player }, { $where }. Осталось { $moves } поездки на метро.
        [many] Ход { $turn }, дополнительный, с картой «Метро»: { $player }, { $where }. Осталось { $moves } поездок на метро.
       *[other] Ход { $turn }, дополнительный, с картой «Метро»: { $player }, { $where }. Осталось { $moves } поездки на метро.
    }
king-describe-no-attack = В начале хода на Манхэттене никого не было: «атака» не наносит урона.
king-describe-entered = Очко за вход на Манхэттен { $player } в этот ход больше не получит.
king-describe-sped = { $player }: «Суперскорость» в этот ход уже использована.
king-describe-only-units = После «Града из такси» в этот ход можно уничтожать только отряды.
king-describe-destroyed = { $player }, уничтожено в этот ход: { $things }.
king-describe-lost =
    { $count ->
        [one] { $player }: активный монстр отнял в этот ход { $count } жизнь.
        [few] { $player }: активный монстр отнял в этот ход { $count } жизни.
        [many] { $player }: активный монстр отнял в этот ход { $count } жизней.
       *[other] { $player }: активный монстр отнял в этот ход { $count } жизни.
    }
king-describe-received =
    { $count ->
        [3] { $player }: в этот ход получено три энергокуба или больше («Отвод энергии»).
       *[other] { $player }: энергокубов получено в этот ход — { $count }; на третьем «Отвод энергии» забирает один.
    }
king-describe-damage =
    { $count ->
        [one] { $player } получает сейчас { $count } урон.
       *[other] { $player } получает сейчас { $count } урона.
    }
king-describe-in-play = Сейчас покупается карта «{ $card }».
king-describe-normal-order = Последний обычный ход: { $player }. После дополнительных ходов порядок продолжится отсюда.
king-describe-no-dice = На столе нет кубиков.
king-describe-no-dice-yet =
    { $count ->
        [one] Ещё предстоит бросить { $count } кубик.
        [few] Ещё предстоит бросить { $count } кубика.
        [many] Ещё предстоит бросить { $count } кубиков.
       *[other] Ещё предстоит бросить { $count } кубика.
    }
king-describe-dice = Кубики: { $dice }.
king-describe-added = Добавлено картами: { $dice }.
king-describe-rerolls =
    { $count ->
        [one] Остался { $count } переброс.
        [few] Осталось { $count } переброса.
        [many] Осталось { $count } перебросов.
       *[other] Осталось { $count } переброса.
    }
king-describe-resolved = Применённые грани: { $faces }.
king-describe-unresolved = Ещё не применены: { $dice }.
king-describe-all-resolved = Все кубики применены.
king-describe-borough = { $borough }. Монстры: { $monsters }.
king-describe-borough-empty = { $borough }. Монстров нет.
king-describe-manhattan =
    { $room ->
        [0] { $borough }. Монстры: { $monsters }. Свободных мест нет.
        [one] { $borough }. Монстры: { $monsters }. Есть { $room } свободное место.
        [few] { $borough }. Монстры: { $monsters }. Есть { $room } свободных места.
        [many] { $borough }. Монстры: { $monsters }. Есть { $room } свободных мест.
       *[other] { $borough }. Монстры: { $monsters }. Есть { $room } свободного места.
    }
king-describe-manhattan-empty =
    { $room ->
        [one] { $borough }. Монстров нет. Есть { $room } свободное место.
        [few] { $borough }. Монстров нет. Есть { $room } свободных места.
        [many] { $borough }. Монстров нет. Есть { $room } свободных мест.
       *[other] { $borough }. Монстров нет. Есть { $room } свободного места.
    }
king-describe-in-zone = { $player } { $where }
king-describe-piles = Здания: { $piles }.
king-describe-pile =
    { $below ->
        [0] { $pile }, { $tile }, ниже ничего
       *[other] { $pile }, { $tile }, ниже ещё { $below }
    }
king-describe-pile-empty = { $pile }, пусто
king-describe-units = Отряды: { $units }.
king-describe-units-new = Отряды: { $units }. Новые, в этот ход их не уничтожить: { $new }.
king-describe-units-only-new = Новые отряды, в этот ход их не уничтожить: { $new }.
king-describe-no-units = Отрядов нет.
king-describe-units-in = { $borough }: { $units }.
king-describe-units-in-new = { $borough }: { $units }. Новые, в этот ход их не уничтожить: { $new }.
king-describe-units-in-only-new = { $borough }, новые, в этот ход их не уничтожить: { $new }.
king-describe-units-in-none = { $borough }: отрядов нет.
king-describe-unit-values = Чтобы уничтожить пехоту, нужно 2 «разрушения», вознаграждение — 1 жизнь (♥); истребитель — 3, вознаграждение — 2 энергокуба (⚡); танк — 4, вознаграждение — 3 победных очка (★).
king-describe-souvenir = { $borough }: жетон сувенира, владелец — { $player }.
king-describe-unseen-tiles =
    { $count ->
        [0] Все тайлы уже известны.
        [one] Под другими лежит { $count } неизвестный тайл.
        [few] Под другими лежат { $count } неизвестных тайла.
        [many] Под другими лежат { $count } неизвестных тайлов.
       *[other] Под другими лежат { $count } неизвестного тайла.
    }
king-describe-unseen-kinds = Неизвестны: { $tiles }.
king-describe-tile-values = Число здания — это и его прочность в «разрушениях», и вознаграждение: небоскрёб даёт победные очки (★), электростанция — энергокубы (⚡), больница — жизни (♥). На обороте здания 1 — пехота, здания 2 — истребитель, здания 3 — танк.
king-describe-market = В продаже; заменить все три карты стоит 2 энергокуба (⚡):
king-describe-slot = { $number }. { $card }
king-describe-slot-empty = { $number }. Карты нет.
king-describe-keep = «{ $card }», карта «сохранить», { $cost } (⚡). { $effect }
king-describe-discard = «{ $card }», карта «сбросить», { $cost } (⚡). { $effect }
king-describe-discard-cheaper = «{ $card }», карта «сбросить», { $cost } (⚡), на 1 дешевле { $where }. { $effect }
king-describe-card-held = Владелец: { $player }.
king-describe-card-in-play = Эта карта сейчас покупается.
king-describe-card-for-sale = Эта карта продаётся.
king-describe-card-discarded = Эта карта в сбросе.
king-describe-card-unseen = Эта карта в колоде.
king-describe-discards =
    { $count ->
        [one] В сбросе { $count } карта: { $cards }.
        [few] В сбросе { $count } карты: { $cards }.
        [many] В сбросе { $count } карт: { $cards }.
       *[other] В сбросе { $count } карты: { $cards }.
    }
king-describe-no-discards = Сброс пуст.
king-describe-deck =
    { $count ->
        [0] Колода пуста.
        [one] В колоде { $count } карта.
        [few] В колоде { $count } карты.
        [many] В колоде { $count } карт.
       *[other] В колоде { $count } карты.
    }
king-describe-unseen-cards = В колоде, в неизвестном порядке: { $cards }.
king-describe-player = { $player }, { $where }: { $life } (♥) из { $most }, { $stars } (★), { $energy } (⚡).
king-describe-eliminated = { $player }: монстр устранён, { $stars } (★).
king-describe-cards = Карты «сохранить»: { $cards }.
king-describe-no-cards = Карт «сохранить» нет.
king-describe-tokens = Жетоны: { $tokens }.
king-describe-has-superstar = Владеет картой «Суперзвезда».
king-describe-has-statue = Владеет Статуей Свободы.
king-describe-trophies = Трофеи, уничтоженные отряды: { $units }.
king-describe-dice-rolled =
    { $count ->
        [one] Бросает { $count } кубик.
        [few] Бросает { $count } кубика.
        [many] Бросает { $count } кубиков.
       *[other] Бросает { $count } кубика.
    }
king-describe-extra-turns =
    { $count ->
        [1] { $player } сделает дополнительный ход: { $turns }.
        [one] { $player } сделает { $count } дополнительный ход, по порядку: { $turns }.
        [few] { $player } сделает { $count } дополнительных хода, по порядку: { $turns }.
        [many] { $player } сделает { $count } дополнительных ходов, по порядку: { $turns }.
       *[other] { $player } сделает { $count } дополнительного хода, по порядку: { $turns }.
    }
king-turn-plain = обычный
king-turn-subway = с картой «Метро»
king-describe-superstar-free =
    { $needed ->
        [one] Карта «Суперзвезда» лежит рядом с колодой. Чтобы её взять, нужна { $needed } «звезда».
        [few] Карта «Суперзвезда» лежит рядом с колодой. Чтобы её взять, нужны { $needed } «звезды».
        [many] Карта «Суперзвезда» лежит рядом с колодой. Чтобы её взять, нужно { $needed } «звёзд».
       *[other] Карта «Суперзвезда» лежит рядом с колодой. Чтобы её взять, нужно { $needed } «звезды».
    }
king-describe-superstar-held =
    { $needed ->
        [one] Картой «Суперзвезда» владеет { $player }. Чтобы её забрать, нужна { $needed } «звезда».
        [few] Картой «Суперзвезда» владеет { $player }. Чтобы её забрать, нужны { $needed } «звезды».
        [many] Картой «Суперзвезда» владеет { $player }. Чтобы её забрать, нужно { $needed } «звёзд».
       *[other] Картой «Суперзвезда» владеет { $player }. Чтобы её забрать, нужно { $needed } «звезды».
    }
king-describe-statue-free = Статуя Свободы лежит рядом с колодой. Чтобы её взять, нужно три «Ай!»; она даёт 3 победных очка (★).
king-describe-statue-held = Статуей Свободы владеет { $player }. Её забирают три «Ай!», а вместе с ней — 3 победных очка (★).
king-describe-claims = Следующие открытые карты «сохранить» достанутся бесплатно, по порядку: { $players }.
king-describe-supply = Осталось в общем запасе: { $tokens }.
king-describe-score = Место { $place }: { $player }, { $stars } (★), { $life } (♥).
king-describe-score-out = Место { $place }: { $player }, { $stars } (★), монстр устранён.
king-describe-score-goal = Побеждает тот, у кого в конце хода 20 победных очков (★) или больше, а также последний живой монстр.

## Words for parts of the table that can be typed

part-dice = кубики
part-borough = район
part-market = рынок продажа
part-discards = сброс
part-deck = колода
part-tiles = тайлы
part-card = карта
part-units = отряды
part-goals = цели
