# El servicio de mesas.

cli-serve = Inicia el servicio de mesas para quienes usan este y otros dispositivos.
cli-verify = Comprueba un registro: cada resultado del azar debe salir de su semilla, y la semilla de lo publicado.
cli-verify-record = el archivo del registro
cli-option-data = carpeta de la base de datos, el secreto y las copias
cli-option-address = dirección en la que escuchar; 0.0.0.0 para todas
cli-option-port = puerto en el que escuchar
cli-option-client = carpeta de la mesa web ya construida
serve-needs-parts = El servicio necesita más partes: pip install 'bigapple[server]'
serve-ready = Big Apple está en { $address } (Ctrl-C lo termina).
serve-no-web = La mesa web no está construida aquí. En una copia del repositorio: make play. O bien: cd client && npm ci && npm run build, y vuelve a iniciar el servicio.
serve-bad-setting = El ajuste { $name } no puede ser { $value }.
verify-fine = { $file }: { $entries } entradas y { $draws } resultados del azar son como dice la semilla, y la semilla es la comprometida.
verify-commitment = La mesa se había comprometido con { $commitment }: eso debió mostrar antes de la partida.
verify-no-seed = El registro no tiene semilla: solo la tiene cuando la partida ha acabado.
verify-no-commitment = El registro no tiene compromiso con que comprobar la semilla.
verify-differs = Línea { $line }: el registro tiene { $recorded }, pero la semilla da { $drawn }.
verify-given = { $count ->
    [one] Un resultado lo dieron los jugadores y no salió al azar.
   *[other] { $count } resultados los dieron los jugadores y no salieron al azar.
}
verify-dice = Dados: { $thrown } lanzados, { $expected } esperados de cada cara: { $faces }.

cli-host = Cuida de las mesas de un servicio: list, close MESA, delete MESA, export MESA ARCHIVO, backup ARCHIVO, restore ARCHIVO.
cli-host-action = qué hacer: list, close, delete, export, backup o restore
cli-host-table = la mesa, tal como la muestra list
cli-host-file = el archivo que escribir o del que restaurar
cli-option-all = exportar también una partida en curso; su registro revela lo que los jugadores eligieron en secreto
host-unknown-action = { $action } no es nada que pueda hacer un anfitrión. Acciones conocidas: { $known }.
host-listed = { $table }  { $changed }  { $game }: { $phase ->
    [lobby] sin empezar
    [playing] en juego
    [over] acabada
   *[closed] cerrada
}, invitados { $guests }, entradas { $entries }
host-no-tables = No hay ninguna mesa.
host-done-close = La mesa { $table } está cerrada.
host-done-delete = La mesa { $table } está borrada.
host-done-export = El registro de la mesa { $table } está en { $file }.
host-done-backup = Todo está en { $file }. Guárdalo bien: revela los dados de las partidas en curso.
host-done-restore = Todo está como en { $file }.
host-done-restore-over = Todo está como en { $file }. Lo que había antes está en { $before }.
host-no-table = No hay ninguna mesa { $table }.
host-closed-already = La mesa { $table } ya está cerrada.
host-not-begun = En la mesa { $table } no ha empezado ninguna partida.
host-goes-on = La partida de la mesa { $table } no ha acabado: su registro revelaría secretos. Usa --all para exportarla de todos modos.
host-nothing-there = No hay nada en { $path }.
host-other-form = Esta base de datos tiene otra forma: inicia una vez el servicio y se pondrá al día.
host-newer-form = Esta base de datos viene de una versión más nueva de Big Apple: usa esa.
host-no-back-up = { $path } no es una copia de seguridad de un servicio.
host-not-sqlite = Este servicio usa su propia base de datos: haz la copia y restáurala con las herramientas de esa base.
host-runs = Hay un servicio en marcha con { $path }. Detenlo primero.
host-database = No se puede usar la base de datos: { $reason }.
host-file = No se puede usar { $path }: { $reason }.
host-address = No se puede escuchar en { $address }: { $reason }.

problem-unknown-table = Esa mesa no existe, o no te han invitado a ella.
problem-table-closed = Esta mesa está cerrada.
problem-table-full = No caben más invitados en esta mesa.
problem-unknown-seat = Esta mesa no tiene el asiento { $seat }.
problem-foreign-seat = El asiento { $seat } no es tuyo.
problem-seat-taken = El asiento { $seat } está ocupado.
problem-knows-another-hand = Quien ya ha visto otra mano de esta partida no puede jugar en lugar de este bot.
problem-open-seat = El asiento { $seat } sigue libre: hace falta alguien, o un bot.
problem-only-host = Solo quien abrió la mesa puede hacer eso.
problem-only-players = Solo quienes juegan pueden hacer eso.
problem-unknown-guest = No hay ningún invitado así aquí.
problem-already-begun = La partida ya ha empezado.
problem-not-begun = La partida aún no ha empezado.
problem-not-over = Eso tiene que esperar hasta que acabe la partida.
problem-game-over = La partida ha acabado: ya no se puede deshacer nada.
problem-late = La mesa ha avanzado: esto responde a una pregunta anterior.
problem-hint-company = Las pistas son para partidas contra bots: en esta mesa juegan otras personas.
problem-hint-not-asked = Ahora no se te pregunta nada.
problem-nothing-to-undo = Aún no has hecho nada que se pueda deshacer.
problem-undo-asked-already = Alguien ya ha pedido deshacer una acción.
problem-no-undo-asked = Nadie ha pedido deshacer una acción.
problem-not-asked = No hace falta tu acuerdo.
problem-unknown-message = Ese no es uno de los mensajes.
problem-grant-to-oneself = Solo los demás pueden darte más tiempo.
problem-unknown-entry = Aquí no hay ninguna acción con el número { $number }.
problem-time-control = Esos tiempos no son posibles.
problem-draining = El servidor se está reiniciando. Prueba dentro de un momento.
problem-name = Un nombre tiene de 1 a { $most } letras, sin espacios alrededor.
problem-colour = Ese no es uno de los colores.
problem-language = Ese no es uno de los idiomas.
problem-link = Este enlace ya no es válido.
problem-who-are-you = Primero tienes que decir quién eres.
problem-origin = Esta página no puede hacer eso aquí.
problem-form = La página está anticuada: recárgala.
problem-message = Este mensaje no se puede leer.
problem-request = Esta petición no se puede leer.
problem-not-found = Aquí no hay nada.
problem-method = Eso no se puede hacer aquí.
problem-too-large = Es demasiado grande.
problem-too-many = Demasiadas peticiones: espera un momento.
problem-internal = Algo ha fallado aquí. No se ha cambiado nada.

said-hello = ¡Hola!
said-good-luck = ¡Suerte!
said-thanks = ¡Gracias!
said-well-played = ¡Bien jugado!
said-nice = ¡Qué bien!
said-oops = ¡Uy!
said-sorry = ¡Perdón!
said-one-moment = Un momento, por favor.
said-i-am-back = Ya he vuelto.
said-your-turn = Te toca.
said-wow = ¡Vaya!
said-ha-ha = ¡Ja, ja!
said-again = ¿Otra partida?
said-good-game = ¡Buena partida!
said-goodbye = ¡Adiós!
