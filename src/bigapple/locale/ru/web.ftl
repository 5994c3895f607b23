# Стол в браузере: страницы, окна, журнал, настройки.

web-home-title = Нью-Йорк ждёт вас
web-home-lead = Две классические игры о большом городе. Играйте сразу: без регистрации и установки.
web-your-name = Ваше имя
web-default-name = Гость
web-play-now = Играть с ботами
web-new-table = Играть с другими…
web-new-table-of = Новый стол: { $game }
web-make-table = Открыть стол
web-one-moment = Минутку…
web-my-tables = Мои столы
web-game-king-of-new-york = Король Нью-Йорка
web-game-king-of-new-york-what = Гигантские монстры, кубики и город, который можно разнести. Станьте самым знаменитым — или последним уцелевшим.
web-game-manhattan = Манхэттен
web-game-manhattan-what = Стройте этаж за этажом в шести кварталах и перехватывайте чужие башни.
web-players = Игроков
web-opponents = Соперники
web-bots-levels = По силе
web-bots-characters = Со своим характером
web-bots-simple = Без раздумий, для сравнения
web-game-players = От 2 до { $most } игроков, около получаса.
web-phase-lobby = не начата
web-phase-playing = идёт игра
web-phase-over = закончена
web-phase-closed = закрыт
web-my-turn = ваш ход
web-table-with = За столом: { $people }
web-table = Стол
web-to-home = На главную
web-try-again = Ещё раз
web-close = Закрыть
web-save = Сохранить
web-dismiss = Понятно
web-clause = пункт { $clause }
web-problem-offline = Нет связи с сервером.
web-own-words = { $text }
web-somebody = кто-то

## О себе

web-you = Вы
web-your-colour = Ваш цвет
web-private-link = Другое устройство
web-private-link-what = По личной ссылке вы остаётесь собой и на другом устройстве, со всеми столами. Никому её не показывайте.
web-private-link-make = Создать личную ссылку
web-forget = Забыть меня
web-forget-what = Ваше имя и всё о вас удаляется; на ваших местах продолжат боты.
web-forget-sure = Да, удалить всё обо мне
web-back-title = С возвращением
web-back-what = По этой ссылке вы вернётесь собой на этом устройстве.
web-back-go = Вернуться
web-join-title = Вас приглашают
web-join-what = Скажите, как вас зовут, — и вы за столом.
web-join-go = Сесть за стол
web-link = Ссылка
web-copy = Копировать
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода
web-colour-amber = янтарный
web-colour-azure = лазурный
web-colour-coral = коралловый
web-colour-emerald = изумрудный
web-colour-indigo = индиго
web-colour-jade = нефритовый
web-colour-lilac = сиреневый
web-colour-orange = оранжевый
web-colour-rose = розовый
web-colour-ruby = рубиновый
web-colour-slate = серый
web-colour-teal = бирюзовый

## Настройки

web-settings = Настройки
web-language = Язык
web-setting-look = Вид
web-setting-look-board = поле
web-setting-look-text = только текст
web-setting-theme = Цвета
web-setting-theme-auto = как в системе
web-setting-theme-light = светлые
web-setting-theme-dark = тёмные
web-setting-motion = Движение
web-setting-motion-auto = как в системе
web-setting-motion-full = всё движется
web-setting-motion-none = ничего не движется
web-setting-pace = Ходы других
web-setting-pace-calm = показывать медленно
web-setting-pace-brisk = показывать по одному
web-setting-pace-once = показывать все сразу
web-setting-narration = Чтение вслух (для программ экранного чтения)
web-setting-narration-none = ничего
web-setting-narration-mine = что касается меня
web-setting-narration-all = всё, что происходит
web-setting-confirm = Подтверждать каждое действие
web-setting-sounds = Звуки
web-setting-notices = Звать меня, когда мой ход, а страница не видна

## Настройки стола

web-options = Условия игры
web-option-players-help = Места, которые никто не займёт, можно отдать ботам.
web-option-first-player-help = Если не выбирать, решает жребий.
web-option-edition-help = В издании 2018 года — кварталы, в издании 1994 года — города мира.
web-option-urban-rules-help = В каждом раунде открывается правило, которое даёт очки по-своему.
web-option-megacity-help = Важно только с градостроительными правилами.
web-option-monster-help = Он ходит по полю и разрушает то, на что наступит.
web-option-progressive-help = В первых раундах строить можно не во всех кварталах.
web-option-anti-trust-help = Становится труднее растить одну и ту же башню.
web-option-sides-help = Для двух игроков: друг напротив друга или через угол.
web-option-monsters-help = Если не выбирать, монстров определит жребий.
web-option-two-in-manhattan-help = Если не выбирать — как велят правила для этого числа игроков.
web-value-automatic = автоматически
web-value-yes = да
web-value-no = нет
web-value-first-player-null = по жребию
web-value-monsters-null = по жребию
web-value-edition-2018 = 2018
web-value-edition-1994 = 1994
web-value-megacity-one = один квартал
web-value-megacity-all = все кварталы, застроенные целиком
web-value-monster-none = нет
web-value-monster-godzilla = Годзилла
web-value-monster-baby = Малыш Годзилла
web-value-anti-trust-off = нет
web-value-anti-trust-player = да, по игрокам
web-value-anti-trust-colour = да, по цветам
web-value-sides-opposite = напротив
web-value-sides-adjacent = через угол
web-time = Время на раздумья
web-time-untimed = без ограничений
web-time-move = ограничение на каждое решение
web-time-bank = запас на всю игру
web-time-seconds = Секунд на решение
web-time-minutes = Минут на игру
web-time-increment = Секунд прибавляется после решения
web-time-help = Если время вышло, место держит бот; его можно забрать обратно.
web-open = Войти может любой, у кого есть адрес стола
web-open-help = Иначе — только по приглашению.

## До игры

web-seats = Места
web-seat-open = свободно
web-seat-you = вы
web-seat-here = здесь
web-seat-away = нет на месте
web-seat-asked = решает
web-seat-thinks = думает
web-seat-take = Сесть сюда
web-seat-take-too = Сесть и сюда
web-seat-leave = Встать
web-seat-free = Освободить место
web-seat-bot = Бот на место { $number }
web-seat-bot-choose = Бот…
web-hot-seat = На этом устройстве играют несколько человек: дайте каждому имя. Где карты тайные, оно попросит передать его.
web-seat-name = Имя на месте { $number }
web-fill-bots = Боты на свободные места
web-start = Начать игру
web-start-needs = Игру можно начать, когда на каждом месте кто-то есть — человек или бот.
web-waits-for-host = Игру начнёт { $name }.
web-invite = Пригласить
web-invite-what = Отправьте эту ссылку или дайте навести камеру на код.
web-invite-host = Приглашать других может { $name }.
web-invite-make = Создать приглашение
web-invite-anew = Новое приглашение (старое перестанет действовать)
web-guests = Гости
web-remove = Удалить из-за стола
web-commitment = Случай уже определён. Его отпечаток:

## За столом

web-actions = Что вы можете сделать
web-actions-list =
    { $count ->
        [one] Что вы можете сделать, списком ({ $count } действие)
        [few] Что вы можете сделать, списком ({ $count } действия)
       *[other] Что вы можете сделать, списком ({ $count } действий)
    }
web-nothing-asked = Ничего не спрашивают.
web-filter = Найти или назвать действие словами
web-filter-found =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[other] { $count } действий
    }
web-filter-none = Ничего такого сейчас нельзя. Enter — спросить почему.
web-confirm = Сделать
web-change = Изменить
web-sending = Отправляется…
web-hint = Подсказка
web-hint-title = Что здесь хорошо
web-hint-what = Судя по тому, что вы видите: примерно как часто каждое выигрывает.
web-hint-thinking = Думаю …
web-hint-do = Сделать это
web-undo = Взять назад
web-undo-ask = Попросить взять назад
web-undo-wanted = Игрок { $number } просит взять назад последнее действие.
web-undo-agree = Согласиться
web-undo-deny = Отказать
web-menu = Меню
web-in-words = Стол словами
web-text-view = Текст
web-ask = Описать стол
web-ask-go = Описать
web-answer = Ответ
web-part-table = Всё
web-part-turn = Ход
web-part-dice = Кубики
web-part-borough = Район
web-part-player = Игрок
web-part-market = Карты в продаже
web-part-discards = Сброшенные карты
web-part-deck = Колода
web-part-tiles = Тайлы зданий
web-part-card = Карта
web-part-units = Отряды
web-part-goals = Цели
web-part-score = Очки
web-part-district = Квартал
web-part-lot = Участок
web-part-hand = Мои карты
web-part-rule = Градостроительное правило
web-part-cards = Карты
web-part-monster = Монстр
web-instructions = Заранее
web-instructions-what = То, что вы решите здесь, ответит за вас, когда вас спросят в чужой ход.
web-instruct = С этого момента
web-instruct-go = Решить
web-withdraw = Отменить
web-rules = Правила
web-rules-of = Правила игры: { $game }
web-rules-search = Поиск по правилам или номер пункта
web-rules-all = Вся книга
web-rules-none = В правилах ничего такого нет.
# Поиск по правилам: на каждую вещь строка со всеми словами, которыми её могут назвать.
web-rules-alike =
    ★, победные очки
    ⚡, энергокубы, энергия
    ♥, жизни, сердца, здоровье
    кубик, кость
    ничья, равный счёт
    брать, беру, берёте, берите, взять, взята, возьмите
    переброс, бросить снова
    устранён, погиб, убит
    сбежать, бегство, покинуть Манхэттен
web-say = Сказать
web-leave = Уйти или сдаться
web-leave-what = Вернуться можно в любой момент: до тех пор за вас играет бот.
web-leave-bot = Пусть бот поиграет, пока меня нет
web-leave-resign = Сдаться…
web-resign-what = Вы покидаете эту партию насовсем. Ваше место доиграет бот, а вы можете смотреть.
web-resign-sure = Да, сдаться
web-resign-not = Играть дальше
web-watching = Вы смотрите эту партию.
web-take-over = Играть вместо этого бота
web-take-back = Играть дальше
web-look-with = Смотреть отсюда
web-grant = + 1 минута
web-lost = Связь потеряна; она восстановится сама.
web-reconnect = Сейчас
web-looking-back = Вы смотрите назад.
web-look-now = К текущему моменту
web-look-earlier = На шаг назад
web-look-later = На шаг вперёд
web-look-back = Показать стол до этого
web-curtain = Передайте устройство: { $name }
web-curtain-what = Больше никто не должен смотреть.
web-curtain-lift = Никто больше не смотрит
web-rank =
    { $points ->
        [one] { $place }. { $name }: { $points } очко
        [few] { $place }. { $name }: { $points } очка
       *[other] { $place }. { $name }: { $points } очков
    }
web-rank-out = { $rank }, монстр устранён
web-rematch = Ещё партию
web-rematch-go = За новый стол
web-rematch-wanted = Есть стол для новой партии.
web-won = Вы победили!
web-record = Сохранить запись
web-checking = Проверить честность случая
web-seed = Зерно всех случайностей, для проверки:

## Журнал

web-log = Что произошло
web-log-earlier = Раньше
web-log-begun = Партия начинается: { $names }.
web-log-how-begun = Как всё разложено
web-log-more =
    { $count ->
        [one] Ещё { $count } строка
        [few] Ещё { $count } строки
       *[other] Ещё { $count } строк
    }
web-log-was-undone = взято назад
web-log-created = Стол открыт. Хозяин — { $name }.
web-log-joined = За столом теперь { $name }.
web-log-removed = За столом больше нет игрока по имени { $name }.
web-log-seated = Место { $number } занято: { $name }.
web-log-seat-kept = Место { $number } держит бот: { $name } вернётся.
web-log-seat-bot = На месте { $number } бот.
web-log-seat-open = Место { $number } свободно.
web-log-named = На месте { $number } играет { $name }.
web-log-absent = Время вышло: { $name }.
web-log-instruction = Сказано заранее ({ $name }):
web-log-undo-asked = { $name } просит взять назад последнее действие.
web-log-undo-agreed = { $name } соглашается.
web-log-undo-denied = { $name } не соглашается.
web-log-undone =
    { $count ->
        [one] { $name } берёт назад { $count } действие.
        [few] { $name } возвращается на { $count } действия.
       *[other] { $name } возвращается на { $count } действий.
    }
web-log-said = { $name }: { $words }
web-log-granted =
    { $seconds ->
        [one] { $name } даёт ещё { $seconds } секунду ({ $to }).
        [few] { $name } даёт ещё { $seconds } секунды ({ $to }).
       *[other] { $name } даёт ещё { $seconds } секунд ({ $to }).
    }
web-log-ended = Игра окончена.
web-log-rematched = Для новой партии готов другой стол.
web-log-closed = Стол закрыт.
