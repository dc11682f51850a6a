import type { Frames } from '../tongue.ts';

/** The tones that say 'tú'. */
export const FRIENDLY: Frames = {
  hookOne: [
    'Te vendría bien una mano para {a}.',
    'Tu anuncio cuenta algo muy concreto: hace falta {a}.',
    'Parece que lo que más te importa es {a}.',
    'Lo que buscas se entiende enseguida: {a}.',
  ],
  hookTwo: [
    'Te vendría bien una mano para {a} y para {b}.',
    'En tu anuncio destacan dos deseos: {a} y {b}.',
    'Lo que buscas se entiende enseguida: {a} y, después, {b}.',
    'Parece que lo más importante es {a}. Justo detrás viene {b}.',
  ],
  hookNoun: [
    'Lo que te haría feliz aquí es {n}.',
    'Te gustaría terminar con {n}.',
    'En tu lista de deseos está {n}.',
    'Lo que te falta es {n}.',
  ],
  hookTitle: [
    'Te vendría bien una mano con {t}.',
    'Todo tu anuncio gira en torno a {t}.',
    'Lo tuyo es {t}, y da gusto leerlo tan claro.',
    'Buscas ayuda con {t}.',
  ],
  more: [
    'También te gustaría esto: {list}.',
    'Y en tu lista queda algo más: {list}.',
    'De paso, agradecerías esto otro: {list}.',
    'A eso le añades: {list}.',
  ],
  tools: [
    'Trabajas con {tools}, así que todo se quedará ahí.',
    'Ya está elegido con qué trabajar: {tools}.',
    'Ayuda que digas con qué trabajas: {tools}.',
    'Tu caja de herramientas está clara: {tools}.',
  ],
  timing: [
    'Mencionas {quote}, así que lo que necesitas antes irá antes.',
    'Tu nota, {quote}, ayuda: dice qué tiene que ir primero.',
    'Con {quote} en mente, tiene sentido empezar por lo difícil.',
    'Leo {quote} en tu anuncio, y el plan lo tendrá en cuenta.',
  ],
  approach: [
    'Así lo haría, paso a paso:',
    'Te cuento cómo lo llevaría:',
    'Un plan sencillo, para que sepas qué esperar:',
    'Si lo hacemos juntos, iría así:',
  ],
  conduct: [
    'Estarás al tanto en todo momento y tendrás algo que mirar después de cada paso.',
    'No tendrás que perseguirme: cada paso acabará en algo que puedas ver.',
    'Iremos poco a poco, para que digas «un poco más a la izquierda» cuando aún sea fácil.',
    'Verás cosas pronto y a menudo, y tus comentarios decidirán lo siguiente.',
  ],
  manner: [
    'Si algo no se entiende, te lo preguntaré sin más.',
    'Y si un plan sale mal, lo sabrás por mí, con una idea para arreglarlo.',
    'Lo que acordemos lo dejaré por escrito, para que nadie tenga que acordarse.',
    'Mis preguntas llegarán juntas, para no comerte el día.',
  ],
  portfolio: [
    'Date una vuelta por aquí: {url}',
    'Unas cuantas cosas para mirar: {url}',
    'Si quieres ver más: {url}',
    'Aquí te haces una idea: {url}',
  ],
  before: [
    'Hay una cosa que me ayudaría a arrancar:',
    'Antes me gustaría preguntarte algo:',
    'Una pregunta pequeña, porque cambia el comienzo:',
    'Solo para empezar por el sitio correcto:',
  ],
  after: [
    'Escríbeme y te haré un esquema del primer paso.',
    'Cuéntame un poco y te mandaré un primer esquema.',
    'Con unas palabras tuyas me basta; del resto me encargo yo.',
    'En cuanto me digas, pondré el primer paso por escrito.',
  ],
  close: [
    'Dime qué te parece y te haré un esquema del primer paso.',
    'Mándame unas palabras sobre eso y yo sigo desde ahí.',
    'Cuéntame cómo lo ves y tendrás un primer esquema.',
    'Escríbeme cuando te venga bien y pondré el primer paso por escrito.',
  ],
};

export const CASUAL: Frames = {
  hookOne: [
    'El encargo, en dos palabras: {a}.',
    'Resumen de tu anuncio: {a}.',
    'A ver, toca {a}. Entendido.',
    'O sea: {a}, y que quede bien.',
  ],
  hookTwo: [
    'El encargo, en corto: {a}. Y luego, {b}.',
    'A ver: {a} y {b}. Entendido.',
    'Resumen de tu anuncio: {a}, más {b}.',
    'Lo primero de la lista: {a} y {b}.',
  ],
  hookNoun: [
    'Quieres {n}. Así de simple.',
    'En corto: necesitas {n}.',
    'Lo que hay que hacer: {n}.',
    'Lo que falta: {n}.',
  ],
  hookTitle: ['Necesitas una mano con {t}.', 'Esto va de {t}.', 'En corto: {t}. Entendido.', 'Toca ponerse con {t}.'],
  more: ['También en la lista: {list}.', 'Y lo demás: {list}.', 'Además: {list}.', 'Luego está esto: {list}.'],
  tools: [
    'Herramientas: {tools}. Bien.',
    'Todo con {tools}, según tu anuncio.',
    'Usas {tools}. Es bueno saberlo.',
    'Con qué: {tools}.',
  ],
  timing: [
    'Dices {quote}, así que lo primero, primero.',
    '{quote}, escribes. Entonces lo difícil va antes.',
    'Plazo: {quote}. Anotado.',
    'Con {quote}, no tiene sentido empezar despacio.',
  ],
  approach: ['Iría así:', 'Mi idea:', 'El plan:', 'Más o menos esto:'],
  conduct: [
    'Verás las cosas según salgan. Nada de esperar al gran final.',
    'Pasos pequeños, y puedes meter mano en cada uno.',
    'Después de cada paso tendrás algo que abrir.',
    'Sin silencios raros: sabrás qué está hecho y qué se ha atascado.',
  ],
  manner: [
    'Si no se entiende, pregunto. Nada de adivinar.',
    'Si el plan es malo, lo diré y traeré otro mejor.',
    'Las preguntas, de una vez y no con cuentagotas.',
    'Lo que acordemos quedará escrito. Corto, pero escrito.',
  ],
  portfolio: ['Para mirar: {url}', 'Míralo tú: {url}', 'Echa un ojo: {url}', 'Más por aquí: {url}'],
  before: ['Una cosa antes:', 'Pregunta rápida:', 'Solo me falta saber:', 'Lo único que me pregunto:'],
  after: [
    'Dímelo y te paso un primer esquema.',
    'Escríbeme y arrancamos.',
    'Me dices y dibujo el primer paso.',
    'Con una línea basta.',
  ],
  close: [
    'Mándame una línea y arrancamos.',
    'Dime y dibujo el primer paso.',
    'Con una línea basta. Yo sigo desde ahí.',
    'Cuéntame tu idea y te paso un esquema.',
  ],
};
