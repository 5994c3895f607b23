# Манхэттен: цвета, места, вопросы, действия, события, отказы, описания, градостроительные правила.

colour-blue = синий
colour-orange = оранжевый
colour-purple = фиолетовый
colour-yellow = жёлтый
colour-points = { $colour } — { $points }
block = { $colour } { $size }
blocks-of-size =
    { $count ->
        [one] { $count } блок высотой { $size }
        [few] { $count } блока высотой { $size }
        [many] { $count } блоков высотой { $size }
       *[other] { $count } блока высотой { $size }
    }
district = Квартал { $letter }
city-sydney = Сидней ({ $letter })
city-manhattan = Манхэттен ({ $letter })
city-frankfurt = Франкфурт ({ $letter })
city-hongkong = Гонконг ({ $letter })
city-saopaulo = Сан-Паулу ({ $letter })
city-cairo = Каир ({ $letter })
side-south = юг
side-west = запад
side-north = север
side-east = восток
monster-godzilla = Годзилла
monster-baby = Малыш Годзилла

## О чём спрашивают

ask-over = Игра окончена.
ask-choose =
    { $count ->
        [one] { $player }: выберите { $count } блок на этот раунд.
        [few] { $player }: выберите { $count } блока на этот раунд.
        [many] { $player }: выберите { $count } блоков на этот раунд.
       *[other] { $player }: выберите { $count } блока на этот раунд.
    }
ask-choose-colour =
    { $count ->
        [one] { $player }: выберите { $count } блок на этот раунд ({ $colour }).
        [few] { $player }: выберите { $count } блока на этот раунд ({ $colour }).
        [many] { $player }: выберите { $count } блоков на этот раунд ({ $colour }).
       *[other] { $player }: выберите { $count } блока на этот раунд ({ $colour }).
    }
ask-build = { $player }: сыграйте карту и поставьте блок.

## Действия

action-choose = Взять эти блоки ({ $colour }): { $blocks }
action-build-new = Карта { $card }: { $size }-этажный блок ({ $colour }) на пустой участок { $lot }
action-build-own = Карта { $card }: { $size }-этажный блок ({ $colour }) на свою башню на участке { $lot }
action-build-over = Карта { $card }: { $size }-этажный блок ({ $colour }) поверх другого цвета ({ $rival }) на участке { $lot }
action-discard = Сбросить карту { $card } и отказаться от { $size }-этажного блока ({ $colour })

## События

event-game-started = Игру начнёт { $player }.
event-card-dealt = { $player } получает карту { $card }.
event-monster-placed = { $monster } появляется на участке { $lot }.
event-round-started = Начинается раунд { $round }. Первый игрок: { $player }.
event-rule-revealed = Градостроительное правило этого раунда: «{ $rule }». { $effect }
event-rule-revealed-fake = За фейковыми новостями скрывалось правило «{ $rule }». { $effect }
event-blocks-chosen = { $player } берёт эти блоки ({ $colour }): { $blocks }.
event-built = { $player } разыгрывает карту { $card } и ставит { $size }-этажный блок ({ $colour }) на участок { $lot }.
event-built-over = { $player } разыгрывает карту { $card }, ставит { $size }-этажный блок ({ $colour }) на участок { $lot } и забирает башню (прежний владелец: { $rival }).
event-gave-up = { $player } не может строить: карта { $card } сброшена, { $size }-этажный блок ({ $colour }) потерян.
event-monster-moved = { $monster } переходит с участка { $origin } на участок { $lot }.
event-monster-stayed = { $monster } остаётся на участке { $lot }.
event-block-destroyed = На участке { $lot } разрушен { $size }-этажный блок ({ $colour }).
event-card-drawn = { $player } берёт карту { $card }.
event-card-drawn-hidden = { $player } берёт карту.
event-pile-shuffled =
    { $cards ->
        [one] Колода пуста: { $cards } сыгранная карта образует новую.
        [few] Колода пуста: { $cards } сыгранные карты перемешаны и образуют новую.
        [many] Колода пуста: { $cards } сыгранных карт перемешаны и образуют новую.
       *[other] Колода пуста: { $cards } сыгранной карты образуют новую.
    }
event-scored-tallest =
    { $points ->
        [one] Самая высокая башня, на участке { $lot }: { $colour } получает { $points } очко.
        [few] Самая высокая башня, на участке { $lot }: { $colour } получает { $points } очка.
        [many] Самая высокая башня, на участке { $lot }: { $colour } получает { $points } очков.
       *[other] Самая высокая башня, на участке { $lot }: { $colour } получает { $points } очка.
    }
event-scored-majority =
    { $points ->
        [one] { $district }, большинство: { $colour } получает { $points } очко.
        [few] { $district }, большинство: { $colour } получает { $points } очка.
        [many] { $district }, большинство: { $colour } получает { $points } очков.
       *[other] { $district }, большинство: { $colour } получает { $points } очка.
    }
event-scored-towers =
    { $points ->
        [one] Башни: { $colour } получает { $points } очко.
        [few] Башни: { $colour } получает { $points } очка.
        [many] Башни: { $colour } получает { $points } очков.
       *[other] Башни: { $colour } получает { $points } очка.
    }
event-scored-urban =
    { $points ->
        [one] «{ $rule }»: { $colour } получает { $points } очко.
        [few] «{ $rule }»: { $colour } получает { $points } очка.
        [many] «{ $rule }»: { $colour } получает { $points } очков.
       *[other] «{ $rule }»: { $colour } получает { $points } очка.
    }
event-scored-urban-at =
    { $points ->
        [one] { $place }, «{ $rule }»: { $colour } получает { $points } очко.
        [few] { $place }, «{ $rule }»: { $colour } получает { $points } очка.
        [many] { $place }, «{ $rule }»: { $colour } получает { $points } очков.
       *[other] { $place }, «{ $rule }»: { $colour } получает { $points } очка.
    }
event-round-scored = После раунда { $round }: { $standing }.
event-game-ended = Игра окончена.

## Отказы

refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас ход другого игрока.
refusal-time-to-build = Блоки уже выбраны: пора строить.
refusal-time-to-choose = Сначала нужно выбрать блоки на этот раунд.
refusal-wrong-number =
    { $count ->
        [one] Нужно взять ровно { $count } блок.
        [few] Нужно взять ровно { $count } блока.
        [many] Нужно взять ровно { $count } блоков.
       *[other] Нужно взять ровно { $count } блока.
    }
refusal-colour-not-asked = Сначала выбирают блоки другого цвета ({ $colour }).
refusal-not-in-reserve = Не все эти блоки есть в резерве ({ $colour }: { $reserve }).
refusal-must-build = Пока можно поставить блок по правилам, это нужно сделать.
refusal-card-not-held = Карты { $card } нет на руке.
refusal-foreign-colour = Это цвет другого игрока.
refusal-block-not-chosen = Среди выбранных больше нет { $size }-этажного блока.
refusal-wrong-lot = Карта { $card } указывает там на участок { $lot }.
refusal-closed-district = { $district }: строить здесь пока нельзя.
refusal-under-monster = На участке { $lot } строить нельзя: там стоит монстр.
refusal-anti-trust = Антимонопольное правило: башня на участке { $lot } уже принадлежит этому игроку.
refusal-too-few-floors =
    { $needed ->
        [one] Чтобы перекрыть башню на участке { $lot } ({ $rival }), нужен блок не менее чем в { $needed } этаж.
        [few] Чтобы перекрыть башню на участке { $lot } ({ $rival }), нужен блок не менее чем в { $needed } этажа.
        [many] Чтобы перекрыть башню на участке { $lot } ({ $rival }), нужен блок не менее чем в { $needed } этажей.
       *[other] Чтобы перекрыть башню на участке { $lot } ({ $rival }), нужен блок не менее чем в { $needed } этажа.
    }

## Настройки и позиции

option-clash-urban-rules = В издании 1994 года нет градостроительных правил.
option-clash-sides = Соседние стороны можно выбрать только при игре вдвоём.
option-clash-first-player = Первый игрок должен быть одним из участников.
position-colour = Этим цветом в партии никто не играет: { $colour }.
position-too-many-blocks = Столько { $size }-этажных блоков ({ $colour }) нет.
position-tower = Башня на участке { $lot } невозможна: на каждом уровне, считая от земли, у верхнего цвета должно быть не меньше этажей, чем у любого другого.
position-majorities = Большинство можно иметь только в шести кварталах.
position-first-player = Первый игрок не совпадает с указанным в настройке.
position-who = Укажите, кто первый игрок или кто принимает решение.
position-actor = Этот игрок не может принимать здесь решение.
position-end = Оконченная игра находится в последнем раунде, и выбранных блоков в ней нет.
position-chosen = Выбранные блоки не соответствуют тому, чей сейчас ход.
position-set-aside = Эти блоки не могли быть здесь отложены.
position-reserve = Блоки в резерве, выбранные, на поле, разрушенные и потерянные вместе должны составлять полный набор.
position-cards = Карт { $card } всего пять.
position-hand = На каждой руке четыре карты.
position-pile = Колода, сыгранные карты и карты на руках вместе должны составлять все 45 карт.
position-pile-empty = Между ходами колода никогда не бывает пустой.
position-no-monster = В этой партии нет монстра.
position-no-rules = Эта партия идёт без градостроительных правил.
position-rules = Градостроительные правила не сочетаются друг с другом, или их осталось слишком мало.
input-verb = Непонятно: { $text }. Действие начинается с choose, build или discard.
input-card = Карты { $card } нет. Карты пронумерованы от 1 до 9.
input-block = Блока такой высоты нет: { $block }. В блоке от 1 до 4 этажей.
input-colour = Цвета { $colour } нет. Цвета: blue, orange, purple и yellow.
input-district = Квартала { $district } нет. Кварталы обозначены буквами от A до F.
input-build = Укажите карту, квартал и блок: build 7 D 3.
input-discard = Укажите карту и блок: discard 7 3.

## Описания

describe-round = Раунд { $round } из { $rounds }. Первый игрок: { $player }.
describe-turns-left =
    { $turns ->
        [one] В этом раунде остался { $turns } ход.
        [few] В этом раунде осталось { $turns } хода.
        [many] В этом раунде осталось { $turns } ходов.
       *[other] В этом раунде осталось { $turns } хода.
    }
describe-district =
    { $towers ->
        [0] { $district }: башен нет.
        [one] { $district }: { $towers } башня.
        [few] { $district }: { $towers } башни.
        [many] { $district }: { $towers } башен.
       *[other] { $district }: { $towers } башни.
    }
describe-district-closed = { $district }: строительство ещё не открыто.
describe-lot-empty = { $lot }: пусто.
describe-lot =
    { $height ->
        [one] { $lot }: { $colour }, { $height } этаж. От земли: { $blocks }.
        [few] { $lot }: { $colour }, { $height } этажа. От земли: { $blocks }.
        [many] { $lot }: { $colour }, { $height } этажей. От земли: { $blocks }.
       *[other] { $lot }: { $colour }, { $height } этажа. От земли: { $blocks }.
    }
describe-empty-lots = Пустые участки: { $lots }.
describe-hand = { $player } держит на руке карты { $cards }.
describe-hand-hidden = { $player } держит на руке четыре скрытые карты.
describe-player =
    { $points ->
        [one] { $player }: { $points } очко, сторона — { $side }.
        [few] { $player }: { $points } очка, сторона — { $side }.
        [many] { $player }: { $points } очков, сторона — { $side }.
       *[other] { $player }: { $points } очка, сторона — { $side }.
    }
describe-colour =
    { $towers ->
        [0] Цвет: { $colour }. Башен нет. Выбранные блоки: { $chosen }. Резерв: { $reserve }.
        [one] Цвет: { $colour }. { $towers } башня. Выбранные блоки: { $chosen }. Резерв: { $reserve }.
        [few] Цвет: { $colour }. { $towers } башни. Выбранные блоки: { $chosen }. Резерв: { $reserve }.
        [many] Цвет: { $colour }. { $towers } башен. Выбранные блоки: { $chosen }. Резерв: { $reserve }.
       *[other] Цвет: { $colour }. { $towers } башни. Выбранные блоки: { $chosen }. Резерв: { $reserve }.
    }
describe-points =
    { $points ->
        [one] { $player }: { $points } очко.
        [few] { $player }: { $points } очка.
        [many] { $player }: { $points } очков.
       *[other] { $player }: { $points } очка.
    }
describe-place =
    { $points ->
        [one] Место { $place }: { $player }, { $points } очко.
        [few] Место { $place }: { $player }, { $points } очка.
        [many] Место { $place }: { $player }, { $points } очков.
       *[other] Место { $place }: { $player }, { $points } очка.
    }
describe-colours = По цветам: { $standing }.
describe-no-rules = Игра идёт без градостроительных правил.
describe-rule = «{ $rule }». { $effect }
describe-unseen-rules = Ещё не вышедшие градостроительные правила: { $rules }.
describe-pile =
    { $cards ->
        [one] В колоде { $cards } карта.
        [few] В колоде { $cards } карты.
        [many] В колоде { $cards } карт.
       *[other] В колоде { $cards } карты.
    }
describe-played = Сыгранные карты: { $cards }.
describe-monster = { $monster } стоит на участке { $lot }.
describe-no-monster = В этой партии нет монстра.

## Градостроительные правила

urban-big-business = Большой бизнес
urban-big-business-effect = В каждом квартале самая высокая башня, если она одна такой высоты, приносит владельцу 2 очка.
urban-founder = Основатель
urban-founder-effect = 1 очко за каждую башню, которая стоит на блоке вашего цвета, но принадлежит другому цвету.
urban-megacity = Мегаполис
urban-megacity-effect = 1 очко за каждую вашу башню в единственном застроенном целиком квартале; если таких нет — в том единственном, где башен больше всего.
urban-fog-free-view = Выше тумана
urban-fog-free-view-effect = 1 очко за каждую вашу башню в пять этажей и выше.
urban-multiple-tower = Многоцветная башня
urban-multiple-tower-effect = 2 очка за каждую вашу башню из блоков трёх и более цветов.
urban-villa = Вилла
urban-villa-effect = 2 очка за каждую вашу одноэтажную башню рядом с пустым участком того же квартала.
urban-worldwide-expansion = Мировая экспансия
urban-worldwide-expansion-effect = 1 очко за каждый квартал, где у вас есть башня.
urban-hobbit-home = Дом хоббита
urban-hobbit-home-effect = В квартале с самой высокой башней поля самая низкая башня приносит владельцу 2 очка.
urban-small-town = Маленький городок
urban-small-town-effect = 1 очко за каждую вашу башню в том единственном квартале, где башен меньше всего.
urban-fake-news = Фейковые новости
urban-fake-news-effect = Настоящее правило откроется только при подсчёте очков.
