# Служба столов.

cli-serve = Запускает службу столов для игры с этого и других устройств.
cli-verify = Проверяет запись партии: каждый случайный исход должен следовать из её зерна, а зерно — из объявленного.
cli-verify-record = файл с записью партии
cli-option-data = папка базы данных, секрета и копий
cli-option-address = адрес, на котором слушать; 0.0.0.0 — на всех
cli-option-port = порт, на котором слушать
cli-option-client = папка собранного веб-стола
serve-needs-parts = Службе нужны дополнительные части: pip install 'bigapple[server]'
serve-ready = Big Apple доступна по адресу { $address } (Ctrl-C завершает).
serve-no-web = Веб-стол здесь не собран. В копии репозитория: make play. Или: cd client && npm ci && npm run build, затем запустите службу снова.
serve-bad-setting = Настройка { $name } не может быть { $value }.
verify-fine = { $file }: записей — { $entries }, случайных исходов — { $draws }; все следуют из зерна, и зерно именно то, что было объявлено.
verify-commitment = Стол объявил { $commitment }: именно это он должен был показать до начала партии.
verify-no-seed = В записи нет зерна: оно появляется только после конца игры.
verify-no-commitment = В записи нет обязательства, по которому можно проверить зерно.
verify-differs = Строка { $line }: в записи { $recorded }, а зерно даёт { $drawn }.
verify-given = { $count ->
    [one] { $count } исход был задан игроками, а не выпал.
    [few] { $count } исхода были заданы игроками, а не выпали.
   *[other] { $count } исходов были заданы игроками, а не выпали.
}
verify-dice = Кубики: брошено { $thrown }, ожидалось каждой грани по { $expected }: { $faces }.

cli-host = Управляет столами службы: list, close СТОЛ, delete СТОЛ, export СТОЛ ФАЙЛ, backup ФАЙЛ, restore ФАЙЛ.
cli-host-action = что сделать: list, close, delete, export, backup или restore
cli-host-table = стол, как его показывает list
cli-host-file = файл, в который записать или из которого восстановить
cli-option-all = сохранить и запись незаконченной партии; она выдаёт тайный выбор игроков
host-unknown-action = { $action } — не действие хозяина. Известные действия: { $known }.
host-listed = { $table }  { $changed }  { $game }: { $phase ->
    [lobby] не начата
    [playing] идёт
    [over] окончена
   *[closed] закрыта
}, гостей { $guests }, записей { $entries }
host-no-tables = Столов нет.
host-done-close = Стол { $table } закрыт.
host-done-delete = Стол { $table } удалён.
host-done-export = Запись партии за столом { $table } — в файле { $file }.
host-done-backup = Всё сохранено в файле { $file }. Берегите его: он выдаёт кубики незаконченных партий.
host-done-restore = Всё восстановлено из файла { $file }.
host-done-restore-over = Всё восстановлено из файла { $file }. То, что было раньше, — в файле { $before }.
host-no-table = Стола { $table } нет.
host-closed-already = Стол { $table } уже закрыт.
host-not-begun = За столом { $table } партия не начата.
host-goes-on = Партия за столом { $table } не окончена: её запись выдала бы тайны. Чтобы всё же сохранить её, укажите --all.
host-nothing-there = Здесь ничего нет: { $path }.
host-other-form = У этой базы данных другая форма: запустите службу один раз, и база обновится.
host-newer-form = Эта база данных — от более новой версии Big Apple: используйте её.
host-no-back-up = { $path } — не резервная копия службы.
host-not-sqlite = У этой службы своя база данных: копируйте и восстанавливайте её средствами этой базы.
host-runs = С базой { $path } уже работает служба. Сначала остановите её.
host-database = Базу данных нельзя использовать: { $reason }.
host-file = Файл { $path } нельзя использовать: { $reason }.
host-address = Нельзя слушать по адресу { $address }: { $reason }.

problem-unknown-table = Такого стола нет, или вас к нему не приглашали.
problem-table-closed = Этот стол закрыт.
problem-table-full = За этим столом больше нет места для гостей.
problem-unknown-seat = За этим столом нет места { $seat }.
problem-foreign-seat = Место { $seat } не ваше.
problem-seat-taken = Место { $seat } занято.
problem-knows-another-hand = Кто уже видел чужие карты в этой партии, не может играть за этого бота.
problem-open-seat = Место { $seat } ещё свободно: там должен сидеть человек или бот.
problem-only-host = Это может только хозяин стола.
problem-only-players = Это могут только игроки.
problem-unknown-guest = Такого гостя здесь нет.
problem-already-begun = Игра уже началась.
problem-not-begun = Игра ещё не началась.
problem-not-over = С этим придётся подождать до конца игры.
problem-game-over = Игра окончена: отменить больше ничего нельзя.
problem-late = Игра уже ушла вперёд: это ответ на прежний вопрос.
problem-hint-company = Подсказки — для игр против ботов: за этим столом играют и другие люди.
problem-hint-not-asked = Сейчас вас ни о чём не спрашивают.
problem-nothing-to-undo = Вы ещё ничего не сделали, что можно было бы отменить.
problem-undo-asked-already = Кто-то уже просит отменить действие.
problem-no-undo-asked = Никто не просит отменить действие.
problem-not-asked = Ваше согласие не требуется.
problem-unknown-message = Такого сообщения нет.
problem-grant-to-oneself = Дополнительное время могут дать только другие.
problem-unknown-entry = Действия с номером { $number } здесь нет.
problem-time-control = Такой контроль времени невозможен.
problem-draining = Сервер перезапускается. Попробуйте чуть позже.
problem-name = В имени от 1 до { $most } знаков, без пробелов по краям.
problem-colour = Такого цвета нет.
problem-language = Такого языка нет.
problem-link = Эта ссылка больше не действует.
problem-who-are-you = Сначала нужно представиться.
problem-origin = Этой странице здесь это не разрешено.
problem-form = Страница устарела: обновите её.
problem-message = Это сообщение нельзя прочесть.
problem-request = Этот запрос нельзя прочесть.
problem-not-found = Здесь ничего нет.
problem-method = Здесь так делать нельзя.
problem-too-large = Это слишком много.
problem-too-many = Слишком много запросов: подождите немного.
problem-internal = Здесь что-то пошло не так. Ничего не изменилось.

said-hello = Привет!
said-good-luck = Удачи!
said-thanks = Спасибо!
said-well-played = Отличный ход!
said-nice = Здорово!
said-oops = Ой!
said-sorry = Извините!
said-one-moment = Минутку, пожалуйста.
said-i-am-back = Я снова здесь.
said-your-turn = Ваш ход.
said-wow = Вот это да!
said-ha-ha = Ха-ха!
said-again = Ещё партию?
said-good-game = Хорошая игра!
said-goodbye = До свидания!
