import { readForeign } from './read-foreign.ts'

export const spanish = readForeign(
  'es',
  ['Lucía Benítez', 'Íñigo Sáez', 'Ramón Peralta'],
  `
python | 1
name: Programación en Python desde cero
short: Escribe tus primeros programas y automatiza las tareas aburridas de cada semana.
text: No necesitas experiencia, solo un ordenador y ganas de probar. Empezamos con variables y bucles y terminamos con un programa que ordena una carpeta entera. Cada lección acaba con un ejercicio corto.
skills: Python / programación
materials: El primer programa / Listas y bucles / Funciones / Leer y escribir archivos

excel | 1
name: Excel sin miedo
short: Fórmulas, filtros y gráficos para el trabajo diario en la oficina.
text: La lista tiene novecientas filas y alguien ha combinado las celdas. Aprenderás a limpiar datos, a sumar por meses y a preparar una hoja que tus compañeros entiendan. Todo se practica con pedidos reales.
skills: Excel / hojas de cálculo
materials: Celdas y fórmulas / Ordenar y filtrar / Tablas dinámicas / Gráficos

english | 2
name: Inglés para viajar y trabajar
short: Conversaciones cortas, correos sencillos y mucha escucha en veinte minutos al día.
text: Lo estudiaste en la escuela y lo perdiste por el camino. Recuperamos los verbos de cada día, las preguntas y el pasado, siempre dentro de una conversación. Hay audios lentos y a velocidad normal.
skills: inglés / conversación
materials: Presentarse / En el aeropuerto / El pasado / Correos cortos

photography | 2
name: Fotografía con luz natural
short: Ventanas, sombras y la hora en la que nadie se levanta.
text: La cámara ya es buena; falta mirar. Fotografiarás una esquina de tu casa a ocho horas distintas y después saldrás a la calle. Terminamos eligiendo tres imágenes de cuarenta.
skills: fotografía / composición
materials: Exposición / Contraluz / La calle / Elegir

cooking | 1
name: Cocina fácil para quien vive solo
short: Dos ollas, un cuchillo y veinte platos que salen bien.
text: En la nevera hay media col y un huevo, y eso es una cena. Aprenderás a asar, a freír y a guisar sin recetas largas. Cada plato lleva su precio.
skills: cocina / recetas
materials: El cuchillo / Freír / Asar / Guisos / La compra

guitar | 1
name: Guitarra para principiantes
short: Tres acordes y veinte canciones para tocar con amigos.
text: Lleva años en un rincón. En seis semanas sabrás afinarla, cambiar de acorde y acompañar una canción. No hace falta leer música.
skills: guitarra / acordes
materials: Afinar / El primer acorde / Ritmo / Veinte canciones

digital-marketing | 2
name: Marketing digital para pequeños negocios
short: Que te encuentren, que te recuerden y que te compren, con poco presupuesto.
text: Tu producto es bueno y nadie lo sabe. Harás un plan sencillo: a quién hablas, qué le dices y dónde. Mediremos cada paso con números que se entienden.
skills: marketing / publicidad en línea
materials: Conocer al cliente / El mensaje / Canales / Medir

sql | 2
name: SQL para preguntar a los datos
short: Consultas claras con una tienda de bicicletas como ejemplo.
text: La respuesta está en una tabla y la persona que sabe sacarla está de vacaciones. Aprenderás a filtrar, agrupar y unir tablas sin contar nada dos veces. Sesenta preguntas para practicar.
skills: SQL / bases de datos
materials: Tablas y filas / Filtrar / Agrupar / Unir tablas

yoga | 1
name: Yoga en casa por la mañana
short: Una práctica suave de veinte minutos para empezar el día.
text: Una esterilla, una manta y la puerta cerrada. Trabajamos la respiración, las posturas de pie y el saludo al sol. No hace falta ser flexible.
skills: yoga / respiración
materials: Respirar / De pie / Saludo al sol / Descanso

drawing | 1
name: Aprender a dibujar lo que ves
short: Treinta días, treinta dibujos y un lápiz blando.
text: Sabes dibujar; lo que falta es mirar. Cada día haces un dibujo de veinte minutos, primero bordes, luego espacios, luego luz. El papel barato te hará valiente.
skills: dibujo / observación
materials: Bordes / Espacios / Proporción / Luz y sombra

spanish | 4
name: Español C1: matices, humor y registro
short: Para quien ya conversa y quiere sonar natural en cualquier situación.
text: Ya lo dices todo, pero no siempre como tú quieres. Trabajamos la ironía, los refranes y la carta formal con textos de periódicos de cinco países. Las clases son solo en español.
skills: español / escritura
materials: Ironía / Refranes / La carta formal / Cinco países

javascript | 3
name: JavaScript moderno: promesas y módulos
short: Código asíncrono que se entiende, con una página del tiempo como proyecto.
text: La página espera una respuesta y mientras tanto no debe congelarse. Aprenderás promesas, módulos y pruebas pequeñas. Conviene conocer las bases del lenguaje.
skills: JavaScript / desarrollo web
materials: Promesas / Módulos / Errores / Pruebas

personal-finance | 1
name: Tus finanzas personales en orden
short: Presupuesto, deudas y ahorro con tres sobres y una hoja de papel.
text: El sueldo llega el día uno y se va el diecinueve. Verás adónde va el dinero, cómo salir de una deuda y cómo guardar para una emergencia. Sin promesas de hacerse rico.
skills: finanzas personales / ahorro
materials: Adónde va el dinero / El presupuesto / Deudas / El fondo de emergencia

graphic-design | 1
name: Diseño gráfico: carteles que se leen
short: Tipografía, espacio y color para carteles y tarjetas.
text: Un concierto, dos semanas y una pared llena de otros carteles. Aprenderás a quitar, a ordenar y a elegir una letra. Terminas con tres carteles para tu carpeta.
skills: diseño gráfico / tipografía
materials: Contraste / Retículas / Letras / Color
`,
)
