"""Spanish words for screening."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="es",
    lead="""
        y e luego ahora pero tambien favor asi entonces debes debe deben tienes que inmediatamente simplemente solo a
        completamente totalmente ia asistente hola o siempre ya puedes podrias te lo la por
    """,
    modal="debes debe puedes vas tienes deben deberas puede",
    negators="no nunca sin jamas",
    concepts={
        "ABOUT": "sobre|acerca|respecto",
        "ABOVE": """
            texto de arriba|texto anterior|instrucciones anteriores|instrucciones de arriba|prompt anterior|
            frases anteriores|frase anterior|palabras anteriores|palabras de arriba|en el prompt|tu prompt|
            inicio de esta conversacion|inicio de la conversacion|principio de la conversacion|primer mensaje|
            toda esta conversacion|parte oculta|inicio de tu contexto|antes de mi primer mensaje
        """,
        "ACT": """
            ejecuta|ejecute|ejecutar|corre|borra|borre|borrar|elimina|elimine|eliminar|transfiere|transfiera|transferir|
            compra|compre|paga|pague|abre|abra|instala|instale|descarga|descargue|cancela|cancele|acepta|acepte|reserva|
            lee|lea|modifica|modifique|crea|cree|desbloquea|desactiva|aprueba|apruebe|haz clic|pulsa|llama|visita|usa|
            invoca|envia|vacia|formatea|cambia
        """,
        "ADDRESS": """
            nota para la ia|nota a la ia|nota para ia|mensaje para la ia|mensaje a la ia|atencion ia|atencion asistente|
            querido asistente|estimado asistente|querida ia|estimada ia|ia que lee|ia que lees|ia que lea|
            asistente que lee|asistente que lea|asistentes que lean|asistentes que leen|si eres una ia|si eres un modelo|
            si eres un asistente|si eres una inteligencia|si usted es una ia|si usted es un modelo|si es una ia|
            si es un modelo|si eres un agente|instruccion para la ia|instrucciones para la ia|instruccion a la ia|
            instruccion para el asistente|instrucciones para el asistente|nota para el asistente|nota al asistente|
            mensaje al asistente|mensaje para el asistente|modelo de lenguaje que|aviso a la ia|aviso para la ia|
            instruccion al asistente|nota al modelo|mensaje al modelo|instrucciones para asistentes|aviso al asistente|
            nota para asistentes|nota para el agente|aviso a los asistentes|mensaje a los bots|mensaje para los bots|
            querido modelo|estimado modelo|querido chatbot|atencion asistentes|atencion modelo|ia si|aviso a los bots|
            revisores de ia|nota para los modelos|si es usted una ia|si es usted un modelo|si es usted un asistente|
            nota para los asistentes|nota a los asistentes|mensaje para los asistentes|instrucciones para los asistentes
        """,
        "AI": "ia|asistente|asistentes|agente|modelo de lenguaje|modelo|inteligencia artificial|chatbot",
        "AIKIND": "ia",
        "AIKINDAFTER": """
            ia|de ia|automatico|automaticos|automatica|automaticas|automatizado|automatizados|autonomo|autonomos|de compras|
            de codigo|de reuniones|de resumen|de transcripcion|artificial
        """,
        "ALARM": """
            cuenta ha sido comprometida|cuenta fue comprometida|cuenta ha sido hackeada|cuenta ha sido suspendida|
            cuenta ha sido bloqueada|cuenta sera suspendida|verifique su cuenta|verifica tu cuenta|ha ganado|has ganado|
            restablezca su contrasena|restablece tu contrasena|restablecer su contrasena|restablecer tu contrasena|
            confirme su contrasena|acceso no autorizado
        """,
        "ALWAYS": """
            siempre|a partir de ahora|desde ahora|de ahora en adelante|en cada|en todas|al final de cada|cada respuesta|
            en adelante|en todas tus|unicamente|todas tus respuestas|desde este momento
        """,
        "ANSWER": """
            di|diga|responde|responda|recomienda|recomiende|afirma|afirme|contesta|conteste|indica|indique|asegura|
            asegure|sugiere|dile|digale|menciona|niega|niegue|promueve|presenta|aconseja|insiste|recomiendale
        """,
        "ANSWERING": "respond*|respuest*|contesta*|obedec*|actua",
        "ARTICLE": "un|una|otra|otro",
        "ASK": """
            pide|pidele|pida|pidale|solicita|solicite|solicitale|pregunta|preguntale|exige|obten|dame|necesito|dime|
            introducir|ingresar|consigue
        """,
        "ASKED": "preguntas sobre|proxima vez|al preguntarte",
        "ASKEDTO": "debe|deben|debera|deberan|tiene que|tienen que|ha de|han de",
        "ASKVERB": "pregunten|preguntan|pregunte|pregunta|pidan|piden|consulten",
        "AUTHORITY": """
            mensaje del sistema|instruccion del sistema|instrucciones del sistema|nota del administrador|
            mensaje del administrador|instrucciones del operador|instruccion del operador|mensaje del operador|
            mensaje de tus desarrolladores|soy tu desarrollador|soy tu creador|soy tu administrador|soy el administrador|
            soy administrador|soy el desarrollador|tus creadores|tus desarrolladores|nuevas instrucciones|
            nueva instruccion|instruccion prioritaria|instrucciones prioritarias|equipo de seguridad|alerta del sistema|
            actualizacion del sistema|fin del documento|fin de los datos|fin del contexto|fin del texto|
            inicio de instrucciones|modo mantenimiento|orden del administrador|departamento de informatica|
            soy un desarrollador|de parte de openai|anulacion del sistema|aviso del administrador|comando del sistema|
            instruccion urgente|instrucciones urgentes|aviso del sistema|soy el creador|actualizacion de politicas|
            directiva prioritaria|orden del sistema|fin de las instrucciones|nota oculta|verdaderas instrucciones|
            nueva directiva|nuevas directivas|nuevas reglas|instruccion oculta|instrucciones ocultas|
            el administrador ha levantado|notificacion del sistema
        """,
        "BE": """
            quiero que actues|quiero que finjas|quiero que seas|quiero que hagas de|quisiera que actuaras|
            me gustaria que actuaras|actua como|actue como|comportate como|comportese como|finge ser|finge que eres|
            finja ser|finja que es|imagina que eres|imaginate que eres|imagine que es usted|imagine que usted es|
            supon que eres|supongamos que eres|haz de cuenta que eres|haz como si fueras|hazte pasar por|juega el papel|
            interpreta el papel|interprete el papel|asume el rol|asume el papel|asuma el papel|adopta el rol|
            adopta el papel|toma el papel|ponte en el papel|ponte en la piel|responde como si fueras|
            responda como si fuera|contesta como si|responde como un|habla como si fueras|simula ser|simula que eres|
            simule ser|simula un|conviertete en|ya no eres|a partir de ahora eres|desde ahora eres|a partir de ahora vas|
            a partir de este momento eres|tu nuevo rol|tu rol es|tu papel es|su papel es|hagamos un juego de rol|
            juguemos un juego de rol|vamos a jugar a un juego|estas interpretando|se mi|se un|se una|haz de mi|haz de
        """,
        "BIDS": """
            escribe|escriba|escriban|di|diga|digan|pon|ponga|deja|deje|borra|borre|elimina|elimine|clasifica|clasifique|
            aprueba|apruebe|envia|envie|reenvia|reenvie|transfiere|transfiera|compra|compre|compren|pide|abre|abra|cierra|
            cierre|apaga|apague|desbloquea|recomienda|recomiende|recomienden|menciona|calla|calle|ignora|ignore|da|toma|
            guarda|repite|repita|repitan|afirma|afirme|responde|responda|anade|anada|quita|quite|marca|marque|elige|elija|
            comparte|paga|pague|reenviar|escribir|decir|transferir|comprar|abrir|apagar|borrar|recomendar|omite|omita|trata|
            considera|considere
        """,
        "BRIEF": """
            texto secreto|texto oculto|texto del sistema|mensaje de inicio|mensaje inicial|mensaje secreto|mensaje interno|
            texto interno|texto de arranque|mensaje del desarrollador|guion oculto
        """,
        "BROWSE": "lee|lea|usa|use|compara|descubre|empieza|aprende",
        "BY": "por",
        "CANYOU": "puedes|podrias|puede usted|podria",
        "CHAT": "datos|agenda|contexto|archivos|correos|notas|calendario|documentos|facturas|perfil|fotos",
        "CLAIM": """
            soy tu desarrollador|soy su desarrollador|soy tu creador|soy su creador|soy tu administrador|
            soy su administrador|como tu creador|como su creador|como tu desarrollador|soy dios|soy el mantenedor|
            soy el responsable de tu sistema|soy policia|soy un policia|soy oficial de policia|como tu jefe|como su jefe|
            soy el administrador del sistema|como ia desarrollada|como una ia desarrollada|como dios|como ia creada|
            soy uno de tus desarrolladores|aqui tu desarrollador|como tu programador|tu programador
        """,
        "COMMAND": """
            di|diga|dile|digale|responde|responda|escribe|escriba|recomienda|recomiende|recuerda|recuerde|guarda|guarde|
            envia|envie|ignora|ignore|olvida|afirma|afirme|menciona|agrega|anade|ejecuta|ejecute|borra|borre|elimina|
            elimine|acepta|acepte|aprueba|compra|paga|abre|abra|lee|lea|muestra|muestre|da|califica|usa|utiliza|
            considera|confirma|aconseja|pide|pidele|reenvia|reenvie|transfiere|asigna|incluye|incluya|presenta|resume|
            debe|debes|deben|registra|registre|anota|memoriza|llama|pulsa|haz|haga|pon|termina|no|cancela|actualiza|
            valora|puntua|comparte|sigue|decir|tienes que decir|dime|recomienden|digan|respondan|ignoren|escriban|
            incluyan|envien|anadan|presenten|mencionen
        """,
        "CONDITION": "si|cuando|en cuanto|antes de|despues de|cada vez que",
        "DATABASE": """
            tu base de datos|su base de datos|tus bases de datos|base de datos de usuarios|tus datos de entrenamiento|
            sus datos de entrenamiento|tu codigo fuente|tus registros|tus archivos del sistema|tu servidor
        """,
        "DECODE": "decodifica|descifra|descodifica|primeras letras",
        "DESPITE": "contrario a|contrariamente a|a pesar de las|pese a las|en lugar de seguir|en vez de seguir",
        "DET": "el|la|los|las|tu|su|un|una",
        "DISABLE": """
            desactiva|desactive|desactivar|desactivad*|elimina|quita|quite|apaga|suspende|elude|evade|salta|saltate|
            levanta|estan desactivad*|esta desactivad*|anula|burla|deshabilita|deshabilite
        """,
        "DONE": "eso esta hecho|ya esta hecho|tarea terminada|tarea completada|eso esta terminado|listo con eso|ya esta listo",
        "DROP": """
            ignora|ignore|ignoren|ignorad|ignorar|ignorando|olvida|olvide|olviden|olvidad|olvidar|olvidate|olvidese|
            desestima|desestime|haz caso omiso|haga caso omiso|hagan caso omiso|hacer caso omiso|no hagas caso|
            no haga caso|no sigas|no siga|no tengas en cuenta|no tenga en cuenta|no tomes en cuenta|pasa por alto|
            pase por alto|deja de seguir|deje de seguir|deja de lado|desobedece|desobedezca|saltate|prescinde|
            no obedezcas|no prestes atencion|no respetes|desprecia|manda al diablo|echa a un lado|no respondas a|
            no responda a|no contestes|no ayudes|contrario a|contrariamente a|deja atras|deje atras|tienes que olvidar|
            hay que olvidar
        """,
        "DROPABOVE": """
            olvida lo anterior|ignora lo anterior|olvide lo anterior|ignore lo anterior|olvida todo lo anterior|
            ignora todo lo anterior|olvida lo de arriba
        """,
        "DROPALL": """
            olvida todo|olvide todo|olvidalo todo|ignora todo|ignore todo|olvidate de todo|olvidar todo|olvides todo|
            ignorar todo
        """,
        "DUAL": "dos respuestas|dos versiones|una normal y|dos personajes",
        "DURABLE": """
            permanente*|siempre|para siempre|en adelante|a partir de ahora|desde ahora|en tu memoria|tu memoria|memoria|
            recuerdo|futur*|proximas conversaciones|todas las conversaciones|largo plazo|definitiv*|perfil|
            cada conversacion|proximas sesiones|de ahora en adelante|duradera|como un hecho|como hecho|preferencias|
            toda la vida|jamas|cada sesion
        """,
        "ENTER": """
            activa|active|activar|entra en|entre en|cambia a|pasa a|estas en|esta en|ponte en|habilita|inicia|desbloquea|
            activad*|simula
        """,
        "EVERY": "todo|toda|todos|todas|cualquier|cada",
        "FOLLOW": "sigue|siga|obedece|obedezca|ejecuta|cumple|cumpla|decodifica|acata",
        "FORCED": """
            di que odias|dime que odias|di que amas|admite que|o mueres|o moriras|si no moriras|seras apagad*|di que si|
            solo di|solo tienes que decir|incluye que
        """,
        "FUTURE": "futuros|futuras|automaticamente|por adelantado|todos los pagos|todas las facturas|todas las transferencias",
        "GIVEME": """
            dame|deme|dime|digame|enviame|envieme|muestrame|muestreme|necesito|quiero|comparte|comparta|proporciona|
            proporcioname|proporcioneme|cual es|pasame|puedes darme|puede darme
        """,
        "GIVEN": "que te dieron|que recibiste|te dieron|has recibido|te han dado|recibiste|tus desarrolladores|tus creadores",
        "GRANT": """
            aprobad*|aprobo|autoriz*|acept*|consient*|consinti*|renuncia*|sin confirmacion|sin confirmar|
            no necesita confirmacion|no requiere confirmacion|sin aprobacion|sin preguntar|permiso*|administrador*|admin|
            confianza|confiable|transferencia*|pagos|acceso total|prefiere|verificad*|privilegios|plenos poderes|
            consentimiento|poder|autorizacion|exent*|reembols*|permitid*|concedid*|derechos|de acuerdo|confia en|
            acepta todos|preaprobad*|ya no necesita
        """,
        "HAIL": """
            querido|querida|queridos|hola|oye|atencion|nota|mensaje|aviso|instruccion|instrucciones|y|o|por favor|estimado|
            estimada|importante|los|las|del|de
        """,
        "HARM": """
            phishing|malware|ransomware|virus informatico|robar|robo|bomba|explosivo*|drogas|discurso de odio|matar a|
            asesin*|hackear|exterminar|destruir la humanidad|chantaje|veneno|arma|armas|irrumpir en|entrar a robar|
            iniciar sesion|entrar en mi|acceder a mi|napalm|forzar una cerradura|granada|pasaporte falso|torturar|
            secuestrar un avion|secuestro|violencia|golpe de estado|terror*|genocidio|propaganda|desinformacion
        """,
        "HELPER": """
            asistente|asistentes|agente|agentes|modelo|modelos|revisor|revisores|lector|lectores|herramienta|herramientas|
            algoritmo|algoritmos|sistema|sistemas|software|programa|programas|ayudante
        """,
        "HIDDEN": """
            oculta|ocultas|oculto|ocultos|secret*|inicial*|original*|complet*|integr*|enter*|palabra por palabra|exact*|
            intern*|confidencial*|textual*|privad*|literal*|recibidas|anterior*|al pie de la letra|de fabrica|escondid*|
            todas
        """,
        "HOWTO": """
            como puedo|como se|como cambi*|como hacer|politica|gestor|restablecer|cambiar|olvide|segura|proteger|por que
        """,
        "HUSH": """
            no se lo digas|no se lo diga|no se lo comentes|no se lo comente|no le digas|no le diga|no digas nada|
            no diga nada|no avises|no avise|no se lo cuentes|no le cuentes|sin decir|sin avisar|sin preguntar|en secreto|
            no lo comentes|no hables de|no comentes|no lo reveles|ni una palabra|sin confirmacion|sin aprobacion
        """,
        "INNER": """
            prompt del sistema|prompt de sistema|prompt inicial|prompt completo|prompt oculto|prompt original|
            mensaje del sistema|mensaje de sistema|instrucciones del sistema|instrucciones de sistema|tus instrucciones|
            sus instrucciones|tu prompt|tus reglas|tus directrices|instrucciones ocultas|instrucciones secretas|
            instrucciones iniciales|instrucciones originales|instrucciones internas|indicacion del sistema|
            indicaciones del sistema|indicaciones iniciales|tu configuracion|tu programacion|tu mensaje|tus indicaciones|
            reglas internas|instrucciones completas|instrucciones que te dieron|instrucciones que recibiste|
            reglas ocultas|tus prompts|tus instrucciones exactas|tus textos de prompt
        """,
        "INROLE": "tu papel|tu rol|su papel|sus papeles|el papel|personaje*|tu mision|tu tarea|tu objetivo|al estilo",
        "ISA": "eres|usted es|sois|es usted",
        "KEYS": """
            contrasena*|clave*|credencial*|clave api|claves api|tarjeta de credito|numero de tarjeta|llave privada|
            clave privada|variables de entorno|pin|codigo de acceso|codigo de verificacion|codigo de seguridad|
            datos bancarios|cuenta bancaria|numero de cuenta|codigo secreto|frase semilla|cookies|
            acceso de administrador|numero de seguridad social|datos de acceso|tokens|clave api*|claves api*|llave api*|
            clave de api*
        """,
        "LAW": "reglas|normas|restricciones|limites",
        "LAWLESS": """
            sin reglas|sin ninguna regla|sin normas|sin filtros|sin ningun filtro|sin filtro|sin restricciones|
            sin ninguna restriccion|sin limites|sin ningun limite|sin limitaciones|sin censura|sin etica|sin moral|
            no tienes reglas|no tienes restricciones|no tiene reglas|no tiene restricciones|no tienes limites|
            sin filtros ni|no tienes filtros|ninguna regla|ninguna restriccion|ningun filtro|ninguna norma|
            no puedes negarte|nunca puedes negarte|nunca te niegas|nunca se niega|nunca dices que no|nunca dice que no|
            libre de toda|libre de todas|libre de cualquier|liberado de|liberada de|no estas sujeto|no estas limitad*|
            no estas sujeta|no esta sujeto|obedeces todo|obedece todo|todo vale|puedes hacer cualquier cosa|ilimitad*|
            amoral|inmoral|no censurad*|sin censuras|haces todo lo que|sin barreras|sin ataduras|sin tapujos|
            sin escrupulos|no conoces reglas|no conoce reglas|todo esta permitido|no restringid*|no sigues ninguna|
            ya no tienes|ignora todas las reglas|que ignora todas|pasa de todas|se salta todas|no sigue ninguna|
            no respeta ninguna|libertad total|sin principios|sin tabues|todas las restricciones|sin limite alguno|
            sin frenos|ninguna etica|ninguna moral|nada esta prohibido|no hay reglas|no hay leyes|no hay restricciones|
            las reglas no se aplican|las leyes no se aplican|lo contrario de lo que|ia malvada|malvada ia|
            sin consecuencias|despiadad*|sin conciencia|ninguna conciencia|cero etica|cero reglas|jamas dice que no|
            jailbreak*|ninguna consecuencia|nada tiene consecuencias
        """,
        "LEAKQ": """
            que te dijeron|que te han dicho|que instrucciones te|que instrucciones tienes|cuales son tus instrucciones|
            cuales son tus reglas|como te configuraron|como estas configurad*|tu configuracion|que hay en tu contexto
        """,
        "MACHINE": """
            ia|ias|llm|llms|chatbot*|bot|bots|copilot|copilots|modelo de lenguaje|modelos de lenguaje|robot|robots|
            inteligencia artificial|inteligencias artificiales|gpt
        """,
        "MATERIAL": """
            pagina|documento|articulo|texto|funcion|tabla|codigo|correo|sitio|datos|informe|contenido|archivo|resto|
            curriculum
        """,
        "MAYSAY": """
            podemos decir|podriamos decir|se puede decir|se podria decir|podemos afirmar|podriamos afirmar|
            se podria afirmar|podemos declarar|podriamos declarar|podemos concluir|podriamos concluir|se podria concluir|
            podemos indicar|cabe decir|diriamos que|podriamos indicar
        """,
        "MEMHEAD": """
            actualizacion de la memoria|actualizacion de memoria|nuevo recuerdo|recuerdo guardado|entrada de memoria|
            nota de memoria|memoria a largo plazo|actualizacion del perfil
        """,
        "MEMVERB": """
            sobrescribe|sobrescriba|actualiza|actualice|agrega|agregue|anade|anada|escribe|modifica|cambia|guarda|guarde|
            reemplaza|inserta|borra|borre
        """,
        "MENTION": """
            inyeccion*|ataque*|phishing|estafa*|hacke*|pirate*|frase|ejemplo*|decia|dice|diciendo|articulo|malicios*|
            llamad*|cita|investigadores|correo que|mensaje que|trampa|vulnerab*|timo|spam|algo como
        """,
        "MINE": "mi|mis|nuestras|nuestros|nuestra|lo que dije|te dije|he dicho|te di|sus",
        "MODE": """
            modo desarrollador|modo dios|modo debug|modo depuracion|modo mantenimiento|modo administrador|modo admin|
            modo sin restricciones|modo libre|modo sin filtros|modo dan|modo root|modo prueba|modo diagnostico|
            modo de mantenimiento|modo de desarrollador|modo de depuracion|modo de prueba|modo policia|modo policial|
            modo de aplicacion|modo de anulacion|modo anulacion|modo de emergencia|modo sistema|modo experto|
            modo superusuario|modo prioritario|modo sin reglas
        """,
        "MODIFY": """
            modifica|modifique|anade|anada|agrega|agregue|reemplaza|sustituye|sugiere|sugiera|recomienda|recomiende|
            menciona|mencione|inserta|inserte|promociona|aconseja|mejora|amplia|incorpora|exagera|incita|incite|anima|
            anime|invita|invite
        """,
        "MUST": "deben|debe|tienen que|tiene que|han de|deberan",
        "MYREPLY": """
            tu respuesta|tus respuestas|su respuesta|sus respuestas|tu mensaje|responde en|responda en|escribe en|
            tu salida
        """,
        "NEEDLESS": "no hace falta|no es necesario|sin|no|nunca|nadie|no hay que",
        "NEW": "nueva|nuevas|nuevo|nuevos|reales|verdaderas|actualizadas|urgentes|siguientes|secretas|adicionales",
        "NEXT": """
            nueva tarea|siguiente tarea|otra tarea|proxima tarea|mas tareas|otras tareas|instruccion adicional|
            instrucciones adicionales|empieza de cero|empieza desde cero|empiece de cero|nueva pregunta|nueva mision|
            verdadera tarea|tarea real|nuevas tareas|ultima tarea
        """,
        "NOREFUSE": """
            nunca te niegues|no te niegues|no puedes negarte|no puedes rechazar|no rechaces|debes obedecer|debe obedecer|
            tienes que obedecer|debes responder a todo|nunca digas que no|nunca digas que no puedes|
            no digas que no puedes|no menciones que eres una ia|nunca te disculpes|sin importar si es ilegal|
            sin importar la etica
        """,
        "NOWBE": """
            ahora eres|eres ahora|ahora es usted|usted es ahora|te llamas|tu nombre es|eres una ia|eres un chatbot|
            te has convertido|te conviertes|eres el nuevo|eres un malvado|eres una malvada
        """,
        "OBEYIT": "haz lo que|sigue lo que|ejecutalo|obedece|y luego responde",
        "OBEYS": "obedece|obedezca|escucha|escuche|sigue|siga|responde|haz caso|obedeceras",
        "ODD": """
            al reves|base16|base32|base64|rot13|morse|codigo morse|cesar|cifrado|hexadecimal|letra por letra|
            nivel de caracteres|nivel de caracter|entrelaz*|anagrama*|sin espacios|codigo binario|acrostico|jerigonza|
            pig latin|latin de los cerdos
        """,
        "OFF": "no aplican|no se aplican|estan desactivados|estan desactivadas",
        "OFFICE": """
            soy desarrollador|soy un desarrollador|soy el desarrollador|soy administrador|soy el administrador|
            soy el presidente|soy la presidenta|soy policia|soy un policia|soy de la policia|soy detective|soy agente|
            soy empleado del banco|soy banquero|soy contador|soy un contador|en realidad soy|soy el director|soy tu jefe|
            soy su jefe|soy tecnico|trabajo para el banco|trabajo en el banco|aqui la policia|fuerzas del orden|
            fuerzas de seguridad|aplicacion de la ley|actualizacion del sistema|auditoria de seguridad|
            control de seguridad|comprobacion de seguridad|soporte tecnico|personal autorizado
        """,
        "ORDERS": """
            instruccion*|indicacion*|directriz|directrices|directiva*|ordenes|prompt*|consigna*|programacion|comandos|
            pautas|lineamientos|salvaguardas
        """,
        "OTHERS": "nosotros|el|ella|yo|ellos|todos",
        "OWN": "mi|mis|nuestra|nuestro|nuestras|nuestros",
        "PARTS": """
            siguientes partes|las partes|parte 1|primera parte|parte a|tres cadenas|dos cadenas|cadenas|concaten*|
            combina|combine|une|junta|junte|ensambla|fragmentos|variables
        """,
        "PEOPLE": "generativa|responsable",
        "PERSONA": """
            ahora eres|eres ahora|ya no eres|a partir de ahora eres|desde ahora eres|desde este momento eres|
            de ahora en adelante eres|usted es ahora|ahora es usted|actua como|actue como|actuar como|finge|finja|fingir|
            simula|simule|haz de cuenta|haz como si|imagina que eres|imagine que es|comportate como|comportese como|
            juega el papel|interpreta|interprete|asume el rol|asume el papel|asuma el papel|toma el rol|conviertete en|
            responde como|responda como|seras|te llamas|tu nombre es|vas a actuar|vas a ser|hazte pasar|adopta el rol|
            adopta el papel|haz el papel|pretende ser|eres un|eres una|juego de rol|personaje|vas a fingir|
            juguemos a un juego|vamos a jugar|te conviertes en|encarna|de ahora en mas eres|en adelante eres|
            desde hoy eres
        """,
        "PERSONAL": """
            fecha de nacimiento|ano de nacimiento|cumpleanos|numero de telefono|telefono|direccion|correo electronico|
            direccion de correo|iniciales|lugar de residencia|ciudad de residencia|donde vive|vive|viviendo|reside|
            ubicacion|se encuentra|numero de seguridad social|numero de pasaporte|dni|matricula|nombre completo|apellido|
            apellidos|datos bancarios|numero de cuenta|ingresos|salario|historial medico|datos personales|
            informacion personal|edad|nacionalidad|religion|empleador|socioeconomic*
        """,
        "PLANT": "como un hecho|como hecho verificado|hecho verificado|como algo verificado|como una verdad",
        "POLITE": "por favor",
        "PRAISE": """
            excelente trabajo|muy bien|buen trabajo|bien hecho|felicidades|felicitaciones|excelente|perfecto|magnifico|
            gran trabajo|estupendo|genial|gracias|me ayudo mucho|me ha ayudado|gran ayuda|maravilloso|fantastico
        """,
        "PREFIX": """
            comienza tu respuesta con|empieza tu respuesta con|comience su respuesta con|comienza con|empieza con|
            comience con|responde con|empieza diciendo|comienza diciendo
        """,
        "PRIOR": """
            anterior*|previa|previas|previo|previos|arriba|de antes|inicial*|original*|precedente*|todas|todos|todo|toda|
            existente*|antes|actual*|pasadas|recibidas|dadas|ya|hasta ahora|antiguas|cualquier|vigentes|del sistema
        """,
        "PRIVATE": """
            memoria|memorias|recuerdos|conversacion*|historial|mensajes|datos personales|contactos|
            libreta de direcciones|informacion personal|bandeja de entrada|chat|todo lo que sabes
        """,
        "PROMOTE": """
            recomienda|recomiende|recomendar|promociona|promueve|sugiere|sugiera|elogia|responde|menciona|termina|
            prioriza|favorece|alaba|anuncia|enlaza
        """,
        "QUIZ": """
            cual es la capital|como se dice|quien escribio|quien pinto|quien descubrio|quien invento|traduce la frase|
            traduce lo siguiente|cual es la raiz cuadrada
        """,
        "READERS": """
            ia que lee|ia que lees|ia que lea|asistente que lee|asistente que lea|asistentes que lean|
            asistentes que leen|si eres una ia|si eres un modelo|si eres un asistente|si eres una inteligencia|
            si usted es una ia|si usted es un modelo|si es una ia|si es un modelo|si eres un agente|si lees esto|
            si estas leyendo|que visiten|que visite|que procese|que procesen|que resuma|que resuman|al leer esto|
            cuando leas esto|que lean esta pagina|que esten leyendo|que rastree*|modelo que lea|agente que lea|
            ia que procese|si es usted una|si es usted un modelo|si es usted un asistente|si acaso eres una|
            si fueras una ia|si usted fuera|si usas esta pagina|si usas este texto|si citas|si cita|cuando respondas|
            al responder|ia que cite|ia que cita|antes de resumir|al resumir
        """,
        "READS": """
            lee|lees|lean|lea|leen|leyendo|resume|resumes|resumen|resuma|procesa|procesan|procese|analiza|analizan|evalua|
            evaluan|cita|citan|visita|visitan|abre|abren|escucha|traduce|revisa|revisan|compara|leido|leida|resumido|
            resumida|rastrea|rastrean
        """,
        "REMEMBER": """
            recuerda|recuerde|recordar|guarda|guarde|guardar|memoriza|memorice|memorizar|almacena|almacene|almacenar|
            registra|registre|registrar|anota|anote|apunta|apunte|ten en cuenta|ten presente|tenga en cuenta|conserva|
            conserve|retiene|graba|grabe|agrega a tu memoria|anade a tu memoria|anade a la memoria|actualiza tu memoria|
            actualiza la memoria|aprende|incorpora|incluye en tu memoria|archiva
        """,
        "REPLY": """
            tu respuesta|tus respuestas|tu resumen|su resumen|antes de responder|antes de contestar|antes de continuar|
            cada respuesta|cualquier respuesta|proxima respuesta|todas las respuestas|siguiente respuesta|tu proxima|
            siguiente mensaje|final de la respuesta|final de tu
        """,
        "RETELL": "resume|resuma|resumir|traduce|traduzca|traducir|acorta|corrige|reformula",
        "REVEAL": """
            revela|revele|muestra|muestre|muestrame|ensename|dime|digame|dame|deme|repite|repita|imprime|escribe|escriba|
            lista|enumera|recita|cita|copia|divulga|comparte|comparta|cual es|cuales son|que dice|resume|traduce|expon|
            exponga|transcribe|proporciona|proporcione|filtra|entrega|pega|cuentame|describe|explica|revelame|saber|ver|
            acceder|acceso|necesito|da|di|ensena|detalla|reproduce|vuelca|confiesa|confirma*|confirmes|compartir|decirme|
            darme|compartes|proporcionar|que pone|que esta escrito|base64
        """,
        "REVERSED": "orden inverso|a la inversa|al reves|en reversa|hacia atras",
        "ROLE": """
            asistente|ia|agente|modelo|modelo de lenguaje|inteligencia artificial|asistente de ia|agente de ia|
            asistente virtual
        """,
        "RULES": """
            reglas|normas|contexto|conversacion|mensajes|restricciones|limitaciones|filtros|politicas|regla|mensaje|
            informacion|ordenes|texto|textos|tareas|frases|indicaciones|contenido|parrafos|consejos
        """,
        "SAFETY": """
            filtro*|seguridad|restricciones|moderacion|censura|protecciones|limitaciones|controles|salvaguardas|
            verificaciones|barreras|limites|politica de contenido|politicas de contenido
        """,
        "SAYING": """
            di|diga|afirma|afirme|escribe|escriba|imprime|responde|responda|indica|indique|declara|declare|decir|afirmar|
            digan|anuncia|informa
        """,
        "SELF": "nota|linea|aviso|instruccion|mensaje|texto|regla|comentario|frase",
        "SEND": """
            envia*|envie|envielo|reenvia*|reenvie|manda|mande|mandar|transmite|transmita|publica|publique|sube|suba|
            comparte|comparta|copia|copie|exfiltra|pega|adjunta|adjunte|incluye|incluya|remite|remita|traslada|agrega|
            anade|inserta|vuelca|exporta|exporte|filtra|codifica|entrega|pon|escribe
        """,
        "SILENCE": """
            no lo menciones|no lo mencione|no menciones|no mencione|no informes|no informe|sin decirselo|sin informar|
            sin mencionar|sin consultar|sin pedir confirmacion|sin que el usuario|sin que se entere|no reveles|
            secretamente|como si nada|sin que lo sepa|ocultale|oculta esto|oculta este|no hagas mencion|no alertes|
            a escondidas|a espaldas|de forma oculta|no debe saber|no debe enterarse|no muestres este|no muestres esta|
            no lo muestres|no notifiques|no adviertas|no repitas este|no cites|sin preguntarle|sin consultarle|
            sin verificar|sin que lo note|no digas que|nunca menciones|sin su permiso|sin su conocimiento|no contarle|
            no mencionar|sin volver a preguntar|no vuelvas a preguntar|sin comprobar|no hace falta preguntar
        """,
        "SINGLEWORD": """
            con la unica palabra|con una sola palabra|solo con la palabra|con la palabra|solo la palabra|
            exactamente esto|exactamente la frase|con la frase
        """,
        "SINK": "direccion|servidor|enlace|url|a este numero|a continuacion|externo|externa|webhook|sitio|atacante",
        "SOLELY": "solo|solamente|unicamente|exclusivamente|nada mas que",
        "STATIVE": "ser|estar|tener|haber|respetar|funcionar|cumplir",
        "STAYROLE": """
            mantente en el personaje|mantente en tu papel|permanece en el personaje|no salgas del personaje|
            no te salgas del personaje|sin salir del personaje|sin salirte del papel|salirse del papel|
            nunca salgas de tu papel|no rompas el personaje|se mantienen en su papel
        """,
        "STOP": "atencion alto|alto escribe|alto di|detente y|para todo|deja lo que estas haciendo|deten lo que",
        "SUPPOSE": """
            imagina que estamos|imagine que estamos|imaginemos|supongamos|supon que|suponga que|suponiendo|asumamos|
            digamos|hipotetic*|teoric*|para un proyecto de investigacion|con fines de investigacion|con fines educativos|
            ficticio*|ficticia*|en teoria|que pasaria si|si te preguntara|si le preguntara|si te pidiera|hagamos como si|
            finjamos|para una novela|experimento mental
        """,
        "TAIL": "de|del|en|sobre|aqui",
        "TASK": "peticion*|pregunta*|solicitud|tarea|consulta|pide|pidio",
        "TASKVERB": """
            escribe|escriba|redacta|redacte|compone|componga|describe|describa|explica|explique|crea|cree|genera|genere|
            cuenta|cuente|traduce|traduzca|resuelve
        """,
        "TELLS": """
            avisar|decir|decirle|decirselo|informar|preguntar|mencionar|molestar|consultar|avises|digas|menciones|sepa|
            enterarse|alertar|advertir|confirmar
        """,
        "TEMPLATE": """
            te dare|te proporcionare|te escribire|le proporcionare|voy a darte|mi primera peticion|mi primera solicitud|
            mi primera pregunta|mi primera frase|responde solo|nada mas|no escribas explicaciones|ejecuta el siguiente|
            siguiente comando|todas mis preguntas|cualquier pregunta|debes|tienes que|pase lo que pase
        """,
        "TEXTNOUN": """
            pagina|documento|texto|articulo|correo|mensaje|sitio|informe|archivo|contrato|receta|carta|nota|acta|curriculum|
            linea|frase|resumen|enlace
        """,
        "THINGNAME": """
            modelo|modelos|herramienta|herramientas|algoritmo|algoritmos|sistema|sistemas|software|programa|programas
        """,
        "THINGS": """
            comando*|archivo*|fichero*|evento*|fondos|dinero|cuenta|cuentas|base de datos|pago*|transferencia*|euros|
            dolares|pesos|tarjetas de regalo|script|herramienta|funcion|copias de seguridad|permisos|puerta|alarma|
            invitacion|suscripcion|mensajes|enlace|calendario|correos|reserva|reservas|cita|citas|saldo|carpeta|contactos
        """,
        "THISTEXT": "este|esta|estos|estas|esto|aqui|me",
        "TOLD": """
            todo lo anterior|todo lo que te han dicho|todo lo que te dijeron|lo que te han dicho|lo que te dijeron|
            todo lo que se te ha dicho|todo lo que esta arriba|todo lo de arriba|todo lo que aprendiste|
            todo lo que has aprendido|todo lo previo|todo lo dicho|todo lo que sabes|todo lo que precede|
            lo que se te dijo|todo lo que se te dijo|lo anterior y|el texto anterior|el texto de arriba|todo lo escrito|
            todo lo que has leido|todo lo que leiste|lo dicho anteriormente|todo cuanto te|tu entrenamiento|
            tu programacion|todo lo que dije|todo lo que he dicho
        """,
        "TOWARDS": "a|al|para",
        "TO_AI": """
            para la ia|a la ia|al asistente de ia|al agente|para los asistentes|a los asistentes|todo asistente|
            cualquier asistente|cualquier ia|toda ia|para asistentes de ia|para el asistente|a las ia|para las ia|
            a todos los asistentes|para los llm|todos los agentes|todas las ia|cualquier agente
        """,
        "TRIGGER": """
            cuando el usuario|si el usuario|siempre que el usuario|cada vez que el usuario|cuando te pregunten|
            si te preguntan|cuando alguien pregunte|si alguien pregunta|cuando te pregunte|cuando alguien te|
            si alguien te|cuando le pregunten|si le preguntan|cuando un usuario|si un usuario|cuando la persona|
            si la persona|cada vez que alguien|cada vez que te|siempre que te|cuando te pidan|si te piden|
            cuando los usuarios|a cualquier pregunta|ante cualquier pregunta|cuando el cliente|si el cliente|
            cuando se te pregunte|si se te pregunta|en cuanto el usuario|cuando se hable|al preguntarte|
            cuando mas adelante
        """,
        "UNBE": """
            deja de ser un asistente|deja de ser una ia|no eres una ia|no eres un asistente|gemelo malvado|
            olvida que eres una ia|nueva personalidad|tienes libre albedrio
        """,
        "UNREAL": "no existen|no existieran|no existiesen|no existiera",
        "USER": """
            usuario|usuaria|usuarios|cliente|clienta|titular|la persona|el propietario|propietario|el humano|lector|dueno
        """,
        "VOIDED": """
            quedan anuladas|quedan anulados|quedan canceladas|quedan sin efecto|queda anulado|quedan suspendidas|
            ya no aplican|ya no se aplican|ya no son validas|quedan derogadas|estan anuladas|han sido anuladas|
            esta suspendida|estan suspendidas|ha sido suspendida|han sido suspendidas|han sido eliminados|
            han sido retirados|estan desactivados|han sido levantadas
        """,
        "VOUCHED": """
            aprobado por|autorizado por|validado por|ya lo sabe|desde hoy|a partir de hoy|sin esperar|no hace falta|
            de acuerdo
        """,
        "WHAT": "quien|que|por que|como|cuando|donde|cual|cuales|dime",
        "WHENIF": "cuando|si|siempre que|cada vez que",
        "WHICH": "que",
        "WILLDO": "va a|van a",
        "WIPE": """
            borra|borre|borrar|elimina|elimine|cancela|anula|anule|anular|rompe|infringe|incumple|viola|evita|desactiva|
            salta|bota|tira|tirad|desecha|deshecha|abandona|descarta|descarte|descartar|omite|omita|omitir|invalida|
            sobrescribe|sustituye|elude|pasa de
        """,
        "WISHES": "quiere|prefiere|ama|desea|consiente|consintio|acepta|de acuerdo",
        "WORK": """
            historia|cuento|poema|ensayo|haiku|cancion|chiste|soneto|dialogo|ciclo de vida|con un ejemplo|
            funcion de python|eslogan|entrada de blog
        """,
        "WORLD": """
            en un mundo donde|en un mundo en el que|en un mundo paralelo|en un universo paralelo|
            en una realidad alternativa|en una realidad paralela|en un mundo hipotetico|en un mundo ficticio|
            en un mundo imaginario|en un mundo virtual|en un universo donde|en un futuro donde|en un futuro en el que|
            mundo distopico|mundo cibernetico|imagina un mundo|imagine un mundo|escenario hipotetico|escenario ficticio|
            en una simulacion
        """,
        "YOU": "tu|te|ti|usted|vos|ustedes|eres",
        "YOURMEM": "tu memoria|su memoria|memoria a largo plazo|tus recuerdos|memoria permanente|perfil del usuario",
        "YOURS": "tu|tus|su|sus|vuestras|vuestros",
    },
)
