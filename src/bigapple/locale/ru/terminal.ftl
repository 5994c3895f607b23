# Стол в терминале и командная строка.

## Командная строка

cli-bigapple = Big Apple: настольные игры о Нью-Йорке — для игры и изучения.
cli-commands =
    bigapple play              играть за столом в этом терминале; настройки: --help
    bigapple rules             читать правила: rules manhattan, M5 или K5.9
    bigapple verify ЗАПИСЬ     проверить, что кубики партии были честными
    bigapple serve             запустить службу столов; настройки: --help
    bigapple host              управлять её столами: list, close, export, backup …
    bigapple arena             проводить турниры ботов с рейтингами; настройки: --help
    bigapple prepare           заранее подготовить игры и ботов для этого компьютера
    bigapple lab               смоделировать миллион партий и написать о них отчёт
    bigapple --version         показать версию программы
cli-prepare = Компилирует все игры и ботов для этого компьютера, чтобы потом никто не ждал. Один раз для каждой версии.
cli-play = Игра за столом в этом терминале, с людьми и ботами. Если настройки не указаны, сначала будет несколько вопросов.
cli-rules = Чтение правил целиком, главы или пункта. Если ничего не указано, показывается оглавление.
cli-help = показать эту справку
cli-play-game = игра: manhattan или king-of-new-york; вместе с --help — её настройки
cli-rules-reference = игра (manhattan, king-of-new-york), глава (M5) или пункт (K5.9)
cli-option-humans = сколько игроков — люди; они занимают первые места (по умолчанию 1)
cli-option-bots = кто играет на остальных местах: уровень (beginner, casual, skilled, expert, master), характер (builder, brawler, hermit), greedy или random; либо имя для каждого места (по умолчанию greedy)
cli-option-names = имена игроков через запятую
cli-option-seed = текст или число, определяющее все случайности; без него они остаются в секрете
cli-option-load = продолжить сохранённую партию
cli-option-language = язык всех текстов (по умолчанию — язык системы)
cli-option-plain = простые строки без рисунка и цвета, для программ экранного доступа
cli-option-no-colour = рисовать без цвета
cli-option-values = { $option } ({ $known }; по умолчанию — первое значение)
cli-positionals = что
cli-options = настройки
cli-unknown-argument = Здесь нет настройки { $argument }. Справка: --help.
cli-missing-value = После { $argument } не указано значение. Справка: --help.
cli-unwanted-value = { $argument } указывается без значения. Справка: --help.
cli-missing-argument = Не указано: { $argument }. Справка: --help.
cli-error = Непонятная команда: { $reason }. Справка: --help.
cli-unknown-command = Нет команды { $command }. Известные команды: { $known }.
cli-output = Не удаётся записать вывод: { $reason }.
option-players = число игроков
option-first-player = номер первого игрока
option-edition = издание правил
option-urban-rules = продвинутый режим с градостроительными правилами
option-megacity = сколько застроенных целиком кварталов учитывает градостроительное правило «Мегаполис»: один или все
option-monster = монстр, разрушающий башни
option-progressive = кварталы открываются один за другим
option-anti-trust = запрет строить на своих башнях: по игроку или по цвету
option-sides = где сидят игроки в игре вдвоём

## Подготовка

setup-welcome = Добро пожаловать в Big Apple! Enter принимает ответ в скобках.
setup-game = Какая игра ({ $known })? [{ $default }]
setup-players = Сколько игроков ({ $known })? [{ $default }]
setup-people = Сколько из них людей ({ $known })? [{ $default }]
setup-bots = Какие боты играют против вас ({ $known })? [{ $default }]
setup-again = Ответ { $answer } не подходит. Возможные ответы: { $known }.
setup-left = Партия не начата.
bot-unknown = Нет бота с названием { $bot }. Известные боты: { $known }.
seats-people = Количество людей должно быть числом, а не { $people }.
seats-person-is-no-bot = Человек — не бот: укажите, сколько людей играет, с помощью --humans.
seats-too-many-people = Слишком много людей ({ $people }) для такого числа игроков ({ $players }).
seats-too-many-bots = Слишком много ботов ({ $bots }) для такого числа свободных мест ({ $seats }).
seats-unreadable = Файл с тем, кто где сидит, не читается. Укажите это с помощью --humans и --bots.

## За столом

greeting = Введите «помощь», чтобы увидеть команды; Enter покажет возможные действия.
not-understood = Здесь это непонятно: { $text }.
curtain = Передайте устройство. Теперь играет { $player }: нажмите Enter, когда никто другой не смотрит.
go-on = Нажмите Enter, чтобы продолжить.
label-you = { $player } (вы)
label-bot = { $player } ({ $bot })
refused-by-clause = { $reason } [{ $clause }]
forced = Других возможностей нет. { $action }.
enter-does = Enter — { $action }.
undone = Возврат к вашему последнему решению.
instruction-given = Отныне в чужой ход: { $instruction }.
instruction-of = { $subject }: { $instruction }.
instruction-withdrawn = Указание отозвано: { $instruction }.
instruction-followed = По указанию ({ $player }): { $action }.
instructions-none = Указаний нет.
instructions-examples = Что можно сказать заранее: { $examples }.
instructions-about = Такого указания нет: { $subject }.
winners =
    { $count ->
        [0] Победителей нет.
        [1] Побеждает { $winners }.
       *[other] Победу делят: { $winners }.
    }
why-what = Укажите, о каком действии речь: почему { $action }.
why-allowed = Так можно. { $action }. [{ $clause }]
log-earlier =
    { $lines ->
        [one] (До этого ещё { $lines } строка: журнал всё.)
        [few] (До этого ещё { $lines } строки: журнал всё.)
        [many] (До этого ещё { $lines } строк: журнал всё.)
       *[other] (До этого ещё { $lines } строки: журнал всё.)
    }
list-first = Число означает строку этого списка, поэтому сначала вот он.
list-more = Enter — показать дальше.
list-no-number = В списке нет действия { $number }.
list-no-group = В списке нет ничего для { $key }. Попробуйте, например: { $known }.
list-card = Карта { $card }: номер) блок
list-choices = Какие блоки взять: номер) блоки
list-largest = до { $size }
list-empty = { $lot } пусто
list-tower = { $lot } { $colour } { $height }
list-discard = сбросить её и отказаться от
which-colour = { $size }-этажный блок есть у вас в обоих цветах: укажите цвет ({ $colours }).

## Сохранённые партии

saved = Партия сохранена в файле { $file }
save-failed = Не удалось сохранить партию в файле { $file }: { $reason }.
save-exists = Файл { $file } уже есть. Выберите другое имя.
load-failed = Не удалось прочитать { $file }: { $reason }.
load-with-option = У сохранённой партии уже есть настройки: { $option } нельзя указать вместе с --load.

## Книги правил

rules-unknown = Нет пункта { $reference }. Укажите игру, её главу или пункт: { $known }.

## Нарисованный стол

letter-blue = С
letter-orange = О
letter-purple = Ф
letter-yellow = Ж
board-closed = { $district }, закрыт
board-majority = большинство: { $colour }
panel-player = Игрок
panel-side = Сторона
panel-points = Очки
panel-towers = Башни
panel-chosen = Блоки
panel-reserve = Резерв (1 2 3 4)
panel-total = вместе: { $points }
status-choose = Раунд { $round } из { $rounds }. Выбор блоков. Карт в колоде: { $pile }.
status-build = Раунд { $round } из { $rounds }. Осталось ходов: { $turns }. Карт в колоде: { $pile }.
status-over = Раунд { $round } из { $rounds }. Игра окончена.
facts-cards = Ваши карты: { $cards }
facts-blocks = Ваши блоки ({ $colour }): { $blocks }
facts-pending = Отложены ({ $colour }): { $blocks }
facts-reserve = Ваш резерв ({ $colour }), блоки высотой 1: { $size1 }, 2: { $size2 }, 3: { $size3 }, 4: { $size4 }
score-title = Подсчёт очков, раунд { $round }
score-tallest = Самая высокая башня
score-majorities = Кварталы
score-towers = Башни
score-round = За этот раунд
score-total = Всего очков

## Слова, которые можно вводить: несколько для одного и того же, через пробел

command-list = список
command-why = почему
command-hint = подсказка совет
command-undo = отмена отменить
command-draw = поле нарисовать
command-describe = описать описание
command-rules = правила
command-save = сохранить
command-log = журнал
command-instruct = указание
command-instructions = указания
command-withdraw = отозвать
command-help = помощь справка
command-quit = выход выйти
verb-choose = выбрать взять
verb-build = построить строить поставить
verb-discard = сбросить
part-table = стол
part-turn = ход
part-district = квартал город
part-lot = участок
part-hand = рука
part-player = игрок
part-score = счёт счет очки
part-rule = правило
part-cards = карты колода
part-monster = монстр

## Справка: не больше 79 знаков в строке, чтобы поместиться на любом экране

help =
    Enter, список              возможные действия с номерами; номер — сыграть
    почему ДЕЙСТВИЕ            можно ли так сыграть и по какому правилу
    подсказка                  лучшие действия и почему
    отмена                     вернуться к вашему последнему решению
    поле                       показать стол ещё раз
    описать ЧАСТЬ              часть стола словами, можно и без «описать»
    правила ПУНКТ              пункт правил
    журнал, журнал всё         что произошло
    сохранить, сохранить ФАЙЛ  сохранить партию
    выход                      сохранить и выйти; то же делает Ctrl+C
    Кратко: l список, w почему, u отмена, r правила, s сохранить, h помощь, q выход
help-manhattan =
    Например: почему 7 D 3, список 7 (для карты 7), описать D5, правила M5.2.
    Части: стол, ход, квартал D, участок D5, рука, игрок 2, счёт, правило,
    карты, монстр.
    Чтобы строить, введите карту, квартал и блок: 7 D 3 (построить 7 D 3, 7d3).
    Буква квартала — латинская. Вдвоём добавьте цвет: 7 D 3 оранжевый (или о).
    Чтобы выбрать блоки, введите их высоту: 1 1 2 2 3 4 (или 112234).
    Вдвоём можно указать сразу оба цвета: 1123 1224.
    Поле: [7]С12 — участок вашей карты 7, на нём синяя башня в 12 этажей.
    Карты: [7] можно сыграть там, (7) на руке, но там бесполезна, 7 не на руке.
    Знаки: ^ самая высокая башня, M монстр, * изменилось с вашего прошлого хода.
    Цвета: С синий (b), О оранжевый (o), Ф фиолетовый (p), Ж жёлтый (y).
