import type { Trade, TradeName } from '../tongue.ts';
import { PROFESSIONS } from './professions.ts';

export const TRADES: Record<TradeName, Trade> = {
  // The narrow ones first: they win a tie.
  ...PROFESSIONS,
  software: {
    signs:
      /(?<!\p{L})(?:desarroll\p{L}*|program\p{L}*|aplicaci[oó]n\p{L}*|app|apps|web|sitio|tienda online|prestashop|woocommerce|wordpress|shopify|api|stripe|base de datos|servidor|c[oó]digo|plugin|pasarela|integra\p{L}*|migra\p{L}*|react|python|php|laravel|flutter|bot)(?!\p{L})/giu,
    insights: [
      'En un trabajo así, lo caro no es construir sino descubrir tarde un caso que nadie había previsto.',
      'Una versión pequeña que ya funciona de punta a punta enseña más que una grande a medio hacer.',
      'Los errores y los casos vacíos merecen tanto cuidado como el camino normal.',
      'Lo que se conecta con otros servicios falla algún día, y conviene decidir ahora qué pasa entonces.',
    ],
    first: [
      'Montar una copia de pruebas, para que nada de lo que hoy funciona corra peligro.',
      'Recorrer el sistema actual y anotar qué se queda, qué cambia y qué se va.',
      'Levantar un esqueleto que funcione de extremo a extremo, y crecer desde ahí.',
      'Poner las condiciones de aceptación por escrito, en frases que se puedan comprobar.',
    ],
    questions: [
      '¿Quién mantendrá esto después de la entrega?',
      '¿Existe un entorno de pruebas, o habría que crearlo?',
      '¿Qué pasa hoy cuando algo falla, y quién se entera?',
      '¿Qué parte del sistema actual no se puede tocar?',
    ],
    tips: [
      'probar una restauración de la copia de seguridad antes de cualquier cambio evita el peor de los sustos.',
      'una cuenta de acceso propia para cada colaborador facilita cerrarla después.',
      'conviene probar el sitio con un teléfono viejo y una conexión lenta: ahí aparece lo que estorba.',
      'anotar cada contraseña en un gestor, y no en el correo, ahorra disgustos.',
    ],
  },
  text: {
    signs:
      /(?<!\p{L})(?:redac\p{L}*|escrib\p{L}*|art[ií]culos?|blog|textos?|contenidos?|traduc\p{L}*|traducir|correctora?|relectura|ortogr[aá]fic\p{L}*|ortograf[ií]a|cartas?|correcci[oó]n|corregir|edita\p{L}*|edici[oó]n|libro|novela|gui[oó]n|palabras|boletín|newsletter|copy|subt[ií]tul\p{L}*|cat[aá]logo)(?!\p{L})/giu,
    insights: [
      'Un texto funciona cuando quien lo lee encuentra su propia pregunta en la primera línea.',
      'La voz se decide en los primeros párrafos; por eso conviene acordarla con una muestra corta.',
      'Quitar suele mejorar más que añadir, y para quitar hay que saber qué debe quedar.',
      'Los términos que se repiten merecen una lista propia, o cada página los dirá de otro modo.',
    ],
    first: [
      'Escribir una muestra corta y afinar con ella el tono antes de seguir.',
      'Leer lo ya publicado y anotar palabras, giros y cosas que se deben evitar.',
      'Preparar una lista de términos y darla por buena antes del primer texto.',
      'Fijar para quién se escribe y qué debe hacer esa persona después de leer.',
    ],
    questions: [
      '¿Qué texto ya publicado suena como debería sonar este?',
      '¿Quién lo leerá, y qué debería hacer después?',
      '¿Hay palabras que la casa usa siempre, o que no usa nunca?',
      '¿Quién revisa el contenido antes de publicarlo?',
    ],
    tips: [
      'leer un texto en voz alta descubre en un momento lo que sobra.',
      'una lista de palabras propias de la casa vale para todos los textos que vengan después.',
      'el mejor título suele estar escondido en el segundo párrafo.',
      'dejar reposar un texto una noche mejora cualquier corrección.',
    ],
  },
  design: {
    signs:
      /(?<!\p{L})(?:diseñ\p{L}*|portadas?|logo\p{L}*|marca|identidad|folletos?|carteles?|cartel|ilustra\p{L}*|figma|photoshop|banner\p{L}*|tipograf\p{L}*|v[ií]deos?|animaci\p{L}*|fotos?|imagen\p{L}*|envases?|etiquetas?|maqueta\p{L}*)(?!\p{L})/giu,
    insights: [
      'Un buen diseño se reconoce en pequeño y en un solo color; lo demás es adorno.',
      'Lo primero que se ve decide si lo segundo se lee, así que la jerarquía va antes que el estilo.',
      'Pocas direcciones bien distintas ayudan a elegir más que muchas parecidas.',
      'Conviene ver el diseño en su lugar real cuanto antes: en la pantalla, en la caja o en la pared.',
    ],
    first: [
      'Reunir ejemplos que gusten y que no gusten, y poner en palabras el porqué.',
      'Mostrar bocetos rápidos en direcciones distintas, antes de pulir ninguno.',
      'Fijar dónde se verá el resultado y en qué tamaños, y probarlo ahí desde el principio.',
      'Acordar colores, letras y tono con una sola página de muestra.',
    ],
    questions: [
      '¿Dónde se verá primero: en pantalla, en papel o en otro sitio?',
      '¿Qué debería pensar alguien que lo ve durante un segundo?',
      '¿Hay colores o letras que ya pertenecen a la casa?',
      '¿Qué ejemplo gusta, y qué tiene que no tengan los demás?',
    ],
    tips: [
      'mirar un diseño en gris enseña enseguida si la jerarquía funciona.',
      'pedir siempre los archivos abiertos evita pagar lo mismo otra vez.',
      'una prueba impresa en la impresora de la oficina descubre la mitad de los fallos.',
      'enseñar el diseño a quien no conoce el proyecto da la opinión más útil.',
    ],
  },
  data: {
    signs:
      /(?<!\p{L})(?:datos|excel|planillas?|hojas? de c[aá]lculo|informes?|an[aá]lisis|analizar|panel\p{L}*|dashboard|power ?bi|sql|estad[ií]stic\p{L}*|f[oó]rmulas?|gr[aá]ficos?|encuestas?|indicador\p{L}*|scraping|modelo\p{L}*)(?!\p{L})/giu,
    insights: [
      'Las cifras convencen cuando cualquiera puede seguirlas hasta su origen.',
      'La mayor parte del trabajo está en limpiar, y es la que decide si el resultado es de fiar.',
      'Una tabla vale lo que vale la pregunta que responde, así que la pregunta va primero.',
      'Los valores que faltan cuentan una historia propia y no se deben tapar.',
    ],
    first: [
      'Revisar los datos de partida y anotar huecos, duplicados y rarezas.',
      'Escribir las preguntas que el resultado debe responder, con un ejemplo de cada una.',
      'Calcular una pequeña parte a mano, para tener con qué comparar.',
      'Acordar de dónde sale cada cifra y quién la da por buena.',
    ],
    questions: [
      '¿Qué decisión se tomará con el resultado?',
      '¿De dónde vienen los datos, y quién los corrige cuando están mal?',
      '¿Cada cuánto habrá que actualizarlo?',
      '¿Qué cifra de hoy no inspira confianza?',
    ],
    tips: [
      'guardar los datos originales intactos en otra hoja permite rehacer cualquier paso.',
      'una columna con la fecha del dato evita muchas discusiones.',
      'conviene escribir la definición de cada cifra justo al lado de la cifra.',
      'una comprobación de totales al final descubre casi todos los errores.',
    ],
  },
  office: {
    signs:
      /(?<!\p{L})(?:asistente|administrativ\p{L}*|agenda|correos?|facturas?|contab\p{L}*|atenci[oó]n al cliente|clientes|llamadas?|redes sociales|instagram|campañas?|publicidad|marketing|ventas|reservas|transcri\p{L}*|legal\p{L}*|contratos?|impuestos?)(?!\p{L})/giu,
    insights: [
      'En este tipo de trabajo la regularidad vale más que cualquier día brillante.',
      'Lo que se repite merece una regla por escrito; lo raro, una pregunta a tiempo.',
      'Un buen sistema se nota en que nadie tiene que preguntar cómo va.',
      'Las primeras semanas deciden: qué se aprende, qué se anota y qué empieza a ir solo.',
    ],
    first: [
      'Recorrer una semana normal y anotar qué llega, quién lo atiende y qué se queda parado.',
      'Escribir las reglas de los casos frecuentes y darlas por buenas antes de empezar.',
      'Tomar primero una tarea pequeña completa, y ampliar desde ahí.',
      'Aclarar qué se puede decidir sin preguntar y qué no.',
    ],
    questions: [
      '¿Qué tarea quita hoy más tiempo del que merece?',
      '¿Qué casos se pueden resolver sin preguntar, y cuáles no?',
      '¿Por qué vía es mejor avisar cuando algo corre prisa?',
      '¿Qué debería ir solo dentro de un tiempo?',
    ],
    tips: [
      'apuntar durante una semana lo que interrumpe enseña qué conviene delegar primero.',
      'unas pocas respuestas modelo bien escritas ahorran horas cada semana.',
      'un solo lugar para los pendientes vale más que el mejor programa.',
      'conviene acordar qué es urgente, porque si no, todo lo es.',
    ],
  },
};
