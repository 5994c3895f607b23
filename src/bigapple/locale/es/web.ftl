# La mesa web: páginas, diálogos, registro, ajustes.

web-home-title = Nueva York es tuya
web-home-lead = Dos clásicos de la gran ciudad, para jugar ya: sin cuenta y sin instalar nada.
web-your-name = Tu nombre
web-default-name = Invitado
web-play-now = Jugar ya contra bots
web-new-table = Jugar con otros…
web-new-table-of = Mesa nueva: { $game }
web-make-table = Abrir la mesa
web-one-moment = Un momento…
web-my-tables = Mis mesas
web-game-king-of-new-york = King of New York
web-game-king-of-new-york-what = Monstruos gigantes, dados y una ciudad por derribar. Sé el más famoso, o el último en pie.
web-game-manhattan = Manhattan
web-game-manhattan-what = Construye planta sobre planta en seis barrios y quédate con las torres de los demás.
web-players = Jugadores
web-opponents = Rivales
web-bots-levels = Por nivel
web-bots-characters = Con carácter propio
web-bots-simple = Sin reflexión, para comparar
web-game-players = De 2 a { $most } jugadores; una media hora.
web-phase-lobby = sin empezar
web-phase-playing = en juego
web-phase-over = terminada
web-phase-closed = cerrada
web-my-turn = te toca
web-table-with = Con { $people }
web-table = Mesa
web-to-home = Al inicio
web-try-again = Reintentar
web-close = Cerrar
web-save = Guardar
web-dismiss = De acuerdo
web-clause = regla { $clause }
web-problem-offline = No se puede llegar al servicio.
web-own-words = { $text }
web-somebody = alguien

## Uno mismo

web-you = Tú
web-your-colour = Tu color
web-private-link = Otro dispositivo
web-private-link-what = Con un enlace privado eres tú también en otro dispositivo, con todas tus mesas. Guárdalo para ti.
web-private-link-make = Crear un enlace privado
web-forget = Ser olvidado
web-forget-what = Se borra tu nombre y todo lo tuyo; unos bots siguen en tus asientos.
web-forget-sure = Sí, borrar todo lo mío
web-back-title = Hola de nuevo
web-back-what = Con este enlace vuelves como tú mismo en este dispositivo.
web-back-go = Volver
web-join-title = Te han invitado
web-join-what = Di cómo te llamas y ya estás en la mesa.
web-join-go = Unirse a la mesa
web-link = Enlace
web-copy = Copiar
web-copied = Copiado
web-qr = El enlace como código QR
web-colour-amber = ámbar
web-colour-azure = azur
web-colour-coral = coral
web-colour-emerald = esmeralda
web-colour-indigo = índigo
web-colour-jade = jade
web-colour-lilac = lila
web-colour-orange = naranja
web-colour-rose = rosa
web-colour-ruby = rubí
web-colour-slate = pizarra
web-colour-teal = verde azulado

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-setting-look = Vista
web-setting-look-board = tablero
web-setting-look-text = solo texto
web-setting-theme = Colores
web-setting-theme-auto = como el sistema
web-setting-theme-light = claros
web-setting-theme-dark = oscuros
web-setting-motion = Movimiento
web-setting-motion-auto = como el sistema
web-setting-motion-full = todo se mueve
web-setting-motion-none = nada se mueve
web-setting-pace = Jugadas de los demás
web-setting-pace-calm = mostradas despacio
web-setting-pace-brisk = mostradas una por una
web-setting-pace-once = mostradas todas a la vez
web-setting-narration = Lectura en voz alta (lectores de pantalla)
web-setting-narration-none = nada
web-setting-narration-mine = lo que me toca
web-setting-narration-all = todo lo que pasa
web-setting-confirm = Confirmar cada acción antes de enviarla
web-setting-sounds = Sonidos
web-setting-notices = Avisarme cuando me toque y esta página no esté a la vista

## Opciones de una mesa

web-options = Opciones
web-option-players-help = Los asientos que nadie ocupe pueden ser de bots.
web-option-first-player-help = Sin elegir, se sortea.
web-option-edition-help = La edición de 2018 tiene barrios; la de 1994, ciudades del mundo.
web-option-urban-rules-help = En cada ronda se descubre una norma que da puntos de otra manera.
web-option-megacity-help = Solo importa con las normas urbanísticas.
web-option-monster-help = Camina por el tablero y destruye lo que pisa.
web-option-progressive-help = En las primeras rondas solo se construye en algunos barrios.
web-option-anti-trust-help = Hace más difícil subir siempre la misma torre.
web-option-sides-help = Con dos jugadores: frente a frente o en esquina.
web-option-monsters-help = Sin elegir, los Monstruos se sortean.
web-option-two-in-manhattan-help = Sin elegir, como dicen las reglas según el número de jugadores.
web-value-automatic = automático
web-value-yes = sí
web-value-no = no
web-value-first-player-null = por sorteo
web-value-monsters-null = por sorteo
web-value-edition-2018 = 2018
web-value-edition-1994 = 1994
web-value-megacity-one = un barrio
web-value-megacity-all = todos los barrios completos
web-value-monster-none = ninguno
web-value-monster-godzilla = Godzilla
web-value-monster-baby = Bebé Godzilla
web-value-anti-trust-off = no
web-value-anti-trust-player = sí, por jugador
web-value-anti-trust-colour = sí, por color
web-value-sides-opposite = frente a frente
web-value-sides-adjacent = en esquina
web-time = Tiempo para pensar
web-time-untimed = sin límite
web-time-move = un límite por decisión
web-time-bank = una reserva para la partida
web-time-seconds = Segundos por decisión
web-time-minutes = Minutos para la partida
web-time-increment = Segundos que se suman tras cada decisión
web-time-help = Si se acaba el tiempo, un bot guarda el asiento, y se puede recuperar.
web-open = Puede entrar quien tenga la dirección de la mesa
web-open-help = Si no, solo con la invitación.

## Antes de la partida

web-seats = Asientos
web-seat-open = libre
web-seat-you = tú
web-seat-here = aquí
web-seat-away = ausente
web-seat-asked = decide
web-seat-thinks = piensa
web-seat-take = Sentarse aquí
web-seat-take-too = Sentarse aquí también
web-seat-leave = Levantarse
web-seat-free = Liberar el asiento
web-seat-bot = Un bot para el asiento { $number }
web-seat-bot-choose = Un bot…
web-hot-seat = Varias personas juegan en este dispositivo: dale un nombre a cada una. Donde las manos son secretas, pide que lo pases.
web-seat-name = Nombre en el asiento { $number }
web-fill-bots = Bots en los asientos libres
web-start = Empezar la partida
web-start-needs = Se puede empezar cuando cada asiento es de alguien o de un bot.
web-waits-for-host = Esperando a que { $name } empiece la partida.
web-invite = Invitar
web-invite-what = Envía este enlace, o que apunten al código con la cámara.
web-invite-host = { $name } puede invitar a otros.
web-invite-make = Crear una invitación
web-invite-anew = Invitación nueva (la anterior deja de valer)
web-guests = Invitados
web-remove = Despedir
web-commitment = El azar ya está fijado. Su huella:

## En la mesa

web-actions = Lo que puedes hacer
web-actions-list =
    { $count ->
        [one] Lo que puedes hacer, en lista (una acción)
       *[other] Lo que puedes hacer, en lista ({ $count } acciones)
    }
web-nothing-asked = No se pregunta nada.
web-filter = Buscar, o decir una acción con palabras
web-filter-found =
    { $count ->
        [one] Una acción
       *[other] { $count } acciones
    }
web-filter-none = Nada así es posible ahora. Intro pregunta por qué.
web-confirm = Hecho
web-change = Cambiar
web-sending = Enviando…
web-hint = Pista
web-hint-title = Lo que conviene aquí
web-hint-what = Según lo que ves: más o menos con qué frecuencia gana cada una.
web-hint-thinking = Pensando …
web-hint-do = Hacer esto
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-wanted = El jugador { $number } pide deshacer su última acción.
web-undo-agree = Aceptar
web-undo-deny = Negarse
web-menu = Menú
web-in-words = La mesa en palabras
web-text-view = Texto
web-ask = Describir la mesa
web-ask-go = Describir
web-answer = Respuesta
web-part-table = Todo
web-part-turn = Turno
web-part-dice = Dados
web-part-borough = Distrito
web-part-player = Jugador
web-part-market = Cartas a la venta
web-part-discards = Cartas descartadas
web-part-deck = Mazo
web-part-tiles = Losetas
web-part-card = Una carta
web-part-units = Unidades
web-part-goals = Objetivos
web-part-score = Puntos
web-part-district = Barrio
web-part-lot = Solar
web-part-hand = Mi mano
web-part-rule = Norma urbanística
web-part-cards = Cartas
web-part-monster = Monstruo
web-instructions = De antemano
web-instructions-what = Lo que decidas aquí responde por ti cuando te pregunten en el turno de otro.
web-instruct = Desde ahora
web-instruct-go = Decidir
web-withdraw = Retirar
web-rules = Reglas
web-rules-of = Las reglas de { $game }
web-rules-search = Buscar en las reglas, o nombrar un apartado
web-rules-all = Todo el reglamento
web-rules-none = No hay nada así en las reglas.
# Buscar en las reglas: una línea para cada cosa, con todas las palabras que se pueden decir para ella.
web-rules-alike =
    ★, Puntos de Victoria
    ⚡, Cubos de Energía
    ♥, Vidas, puntos de vida, corazones
    relanzar, volver a lanzar, volver a tirar
    eliminado, muerto
    huir, ceder
    torre, edificio
web-say = Decir algo
web-leave = Salir o abandonar
web-leave-what = Puedes volver cuando quieras: hasta entonces juega un bot por ti.
web-leave-bot = Un bot juega hasta que vuelva
web-leave-resign = Abandonar…
web-resign-what = Dejas esta partida para siempre. Un bot juega tu asiento hasta el final, y puedes mirar.
web-resign-sure = Sí, abandonar
web-resign-not = Seguir jugando
web-watching = Estás mirando esta partida.
web-take-over = Jugar en lugar de este bot
web-take-back = Seguir jugando
web-look-with = Mirar desde aquí
web-grant = + 1 minuto
web-lost = Se perdió la conexión; vuelve sola.
web-reconnect = Ahora
web-looking-back = Estás mirando atrás.
web-look-now = Volver a ahora
web-look-earlier = Un paso atrás
web-look-later = Un paso adelante
web-look-back = Mostrar la mesa antes de esto
web-curtain = Pasa el dispositivo a { $name }
web-curtain-what = Nadie más debería mirar ahora.
web-curtain-lift = Nadie más mira
web-rank =
    { $points ->
        [one] { $place }. { $name }: { $points } punto
       *[other] { $place }. { $name }: { $points } puntos
    }
web-rank-out = { $rank }, Monstruo eliminado
web-rematch = Otra vez
web-rematch-go = A la mesa nueva
web-rematch-wanted = Hay una mesa para otra partida.
web-won = ¡Has ganado!
web-record = Guardar la partida
web-checking = Comprobar que el azar es limpio
web-seed = La semilla de todo el azar, para comprobar:

## El registro

web-log = Lo que ha pasado
web-log-earlier = Antes
web-log-begun = Empieza la partida: { $names }.
web-log-how-begun = Cómo se preparó
web-log-more =
    { $count ->
        [one] Una línea más
       *[other] { $count } líneas más
    }
web-log-was-undone = deshecho
web-log-created = { $name } abrió la mesa.
web-log-joined = { $name } ha llegado.
web-log-removed = { $name } se ha ido.
web-log-seated = { $name } tiene el asiento { $number }.
web-log-seat-kept = Un bot guarda el asiento { $number } para { $name }.
web-log-seat-bot = Un bot tiene el asiento { $number }.
web-log-seat-open = El asiento { $number } está libre.
web-log-named = En el asiento { $number } juega { $name }.
web-log-absent = { $name } no respondió a tiempo.
web-log-instruction = Como { $name } dijo de antemano:
web-log-undo-asked = { $name } pide deshacer su última acción.
web-log-undo-agreed = { $name } está de acuerdo.
web-log-undo-denied = { $name } no está de acuerdo.
web-log-undone =
    { $count ->
        [one] { $name } deshace una acción.
       *[other] { $name } vuelve { $count } acciones atrás.
    }
web-log-said = { $name }: { $words }
web-log-granted =
    { $seconds ->
        [one] { $name } da un segundo más a { $to }.
       *[other] { $name } da { $seconds } segundos más a { $to }.
    }
web-log-ended = La partida ha terminado.
web-log-rematched = Hay una mesa nueva para otra partida.
web-log-closed = La mesa está cerrada.
