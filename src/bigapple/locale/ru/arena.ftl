# Арена: турниры ботов.

## Командная строка

cli-arena = Турнир ботов с рейтингами. Если повторить ту же команду, он продолжится с того же места.
cli-arena-bots = кто играет: два имени ботов или больше, например greedy, expert или search:2000
cli-arena-seed = текст или число, от которого зависит всё случайное (по умолчанию: 0)
cli-arena-option = настройка игры, например urban_rules=on; можно указать несколько раз
cli-option-game = игра: manhattan (по умолчанию) или king-of-new-york
cli-option-players = сколько игроков за столом
cli-option-games = сколько партий, с округлением до целых раздач (по умолчанию: 100)
cli-option-lineup = mixed: все боты между собой (по умолчанию); one-against: первый бот один против столов из каждого другого
cli-option-jobs = сколько партий играется одновременно (по умолчанию: по одной на ядро)
cli-option-ray = играть на кластере Ray по этому адресу; local запускает Ray на этой машине
cli-option-out = где хранить результаты, в Parquet (по умолчанию: results.parquet)
cli-option-markdown = записать таблицу ещё и в Markdown; - печатает её вместо этого
cli-option-show = только показать результаты из файла ещё раз

## Что может пойти не так

arena-needs-parts = Арене нужны дополнительные части: pip install 'bigapple[arena]'
arena-needs-ray = Для игры на кластере нужна ещё одна часть: pip install 'bigapple[arena,ray]'
arena-too-few-bots = Для турнира нужно ботов не меньше, чем { $least }.
arena-bot-twice = Бот { $bot } назван дважды: бота сравнивают только с другими.
arena-other-tournament = В файле { $file } результаты другого турнира ({ $key }: { $kept }, а не { $wanted }). Выберите другой файл с помощью --out.
arena-not-results = В файле { $file } нет результатов арены, или он повреждён.
arena-busy = Файл { $file } сейчас записывает другой турнир.
arena-file = Не удаётся прочитать или записать { $file }: { $reason }.
arena-results-there = там хранятся результаты
arena-other-engine = У исполнителя Big Apple { $found }, а не { $wanted }: у всех должна быть одна версия.
arena-workers-lost = Процессы, которые играют партии, снова и снова завершаются, возможно, из-за нехватки памяти. Укажите меньше с помощью --jobs.
arena-address = Для --ray нужен адрес кластера Ray (HOST:PORT или ray://HOST:PORT), auto или local, а не «{ $address }».
arena-cluster = Кластер { $address } недоступен или потерян: { $reason }.
arena-interrupted = Прервано.
arena-kept =
    { $done ->
        [one] Для { $file } сохранена { $done } законченная партия; та же команда продолжит с этого места.
        [few] Для { $file } сохранены { $done } законченные партии; та же команда продолжит с этого места.
       *[other] Для { $file } сохранено { $done } законченных партий; та же команда продолжит с этого места.
    }
arena-goes-on = Уже сыграно партий: { $done } из { $total }.

## Что получилось

arena-pace = { $pace } партий/с
arena-title = { $game }, игроков: { $players }
arena-played =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } на { $deals ->
        [one] { $deals } раздаче.
       *[other] { $deals } раздачах.
    }
arena-lineup-mixed = Все боты между собой, каждый состав со всеми поворотами мест.
arena-lineup-one-against = { $bot } один против столов из каждого другого бота, с каждого места.
arena-even = Поровну вышло бы { $percent } побед.
arena-options = Настройки: { $options }.
arena-column-bot = бот
arena-column-rating = рейтинг
arena-column-rating-interval = 95 %
arena-column-share = победы
arena-column-share-interval = 95 %
arena-column-games = партии
arena-column-pace = мс на ход
