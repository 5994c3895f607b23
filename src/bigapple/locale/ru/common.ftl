# Общие тексты обеих игр: ввод, партии, записи, терминал.

compile-progress = Подготовка игры к работе на этом компьютере. Это нужно только один раз.
player-number = Игрок { $number }
bot-called = { $name } ({ $level })
bot-name-1 = Ада
bot-name-2 = Бруно
bot-name-3 = Клео
bot-name-4 = Декстер
bot-name-5 = Этта
bot-name-6 = Феликс
nothing = нет
parts-separator = { "; " }

## Что не удаётся прочитать

input-game = Нет игры с названием { $game }. Известные игры: { $known }.
input-option = Нет настройки с названием { $option }. Известные настройки: { $known }.
input-value = Настройка { $option } не может иметь значение { $value }. Возможные значения: { $known }.
input-names = Укажите имя (или ничего) для каждого из игроков. Всего игроков: { $players }.
input-name = Имя { $name } не подходит. Длина имени в печатных символах: от 1 до { $most }.
input-seed = Зерно должно быть текстом, который можно записать в UTF-8.
input-player = Игрока { $player } нет.
input-seat = Нет игрока с индексом { $player }.
input-device = Нет устройства с названием { $device }. Укажите cpu или cuda.
input-format = Документ в формате { $format } не является позицией.
input-version = Позиции версии { $version } здесь неизвестны.
input-rules = Версия правил { $version } здесь неизвестна. Известные версии: { $known }.
input-json = Это некорректный JSON: { $reason }.
input-key = Ключ { $key } неизвестен, или его значение имеет неверный вид.
input-number = Значение { $key } должно быть числом от { $low } до { $high }, а не { $value }.
input-action = Нет действия с номером { $action }.
input-record = Это не запись Big Apple.
input-too-long = Наибольшая длина текста действия в символах: { $most }.
input-part = Описать не получится: { $part }. Попробуйте, например: { $known }.
input-outcome = Это не случайный исход: { $outcome }.
file-no-name = { $option }: нужно имя файла.
file-refused = { $option } не может быть { $file }: { $reason }.
file-not-text = имя файла не является текстом в UTF-8
file-is-folder = это папка
file-not-ordinary = это не обычный файл

## Записи и случай

record-line = Строка { $line }: { $reason }
record-empty = ничего не записано.
record-first-entry = Запись начинается ровно с одной раздачи (или одного старта с позиции).
record-commitment = Зерно (seed) не соответствует обязательству (commitment).
chance-impossible = Случайный исход { $number }, { $outcome }, здесь невозможен.
chance-missing = Не хватает случайного исхода { $number }.
chance-left-over = Лишний исход: { $outcome }. Такой случайности здесь не требуется.
chance-script-too-long = Наибольшее число исходов в сценарии: { $most }.
refusal-nothing-to-undo = Отменять нечего.

standing-none = В этой игре никто не принимает решений в чужой ход.
standing-unreadable = { $text } — не постоянное указание. Примеры: { $examples }.
