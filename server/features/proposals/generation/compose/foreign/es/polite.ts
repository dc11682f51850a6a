import type { Frames } from '../tongue.ts';

/** The tones that say 'usted'. */
export const PROFESSIONAL: Frames = {
  hookOne: [
    'El centro de este encargo es claro: {a}.',
    'Usted busca a alguien para {a}.',
    'Su anuncio se resume en una tarea principal: {a}.',
    'Lo primero que pide este proyecto es {a}.',
    'La tarea está bien definida: {a}.',
  ],
  hookTwo: [
    'Dos tareas deciden este proyecto: {a} y {b}.',
    'Usted necesita {a} y, además, {b}.',
    'El encargo descansa sobre dos puntos: {a} y {b}.',
    'Lo esencial de su anuncio: {a} y {b}.',
  ],
  hookNoun: [
    'Lo que usted necesita es {n}.',
    'El resultado que espera está claro: {n}.',
    'Este proyecto termina cuando tenga {n}.',
    'Su anuncio pide {n}.',
  ],
  hookTitle: [
    'Su anuncio lo resume así: {t}.',
    '{t}: eso es lo que usted quiere resolver.',
    'Usted necesita avanzar con {t}.',
    'El encargo que describe es {t}.',
  ],
  more: [
    'El trabajo incluye también: {list}.',
    'A eso se suma lo siguiente: {list}.',
    'Su anuncio pide además: {list}.',
    'Forma parte del mismo encargo: {list}.',
  ],
  tools: [
    'Todo se hará con las herramientas que usted nombra: {tools}.',
    'El marco técnico está fijado: {tools}.',
    'Usted menciona {tools}, y a eso se ajustará el trabajo.',
    'En cuanto a herramientas, el anuncio habla de {tools}.',
  ],
  timing: [
    'Sobre los plazos usted escribe {quote}, y de ahí saldrá el orden del trabajo.',
    'El plazo que indica, {quote}, obliga a empezar por lo más incierto.',
    'Con {quote} como plazo, lo imprescindible irá primero.',
    'Su indicación de tiempo, {quote}, marcará cada paso.',
  ],
  approach: [
    'Así abordaría el trabajo:',
    'Mi propuesta, por orden:',
    'Los pasos serían estos:',
    'De principio a fin, el trabajo seguiría este orden:',
  ],
  conduct: [
    'Cada paso terminará con algo que usted podrá abrir y comprobar.',
    'Usted verá el avance por partes, a tiempo de corregirlo.',
    'Sabrá en todo momento qué está hecho, qué falta y qué depende de su respuesta.',
    'El resultado se revisará con su descripción en la mano, no solo al final.',
  ],
  manner: [
    'Si algo no queda claro en el anuncio, recibirá una pregunta y no una suposición.',
    'Si una parte del plan no funciona, lo diré enseguida y propondré una alternativa.',
    'Las decisiones quedarán por escrito, para no tener que tomarlas otra vez.',
    'Las dudas llegarán juntas, en una lista breve.',
  ],
  proof: ['De mi propio trabajo:', 'Lo que aporto:', 'Por mi parte:', 'Un dato de mi perfil:'],
  portfolio: [
    'Trabajos que puede revisar: {url}',
    'Aquí puede ver ejemplos: {url}',
    'Para juzgar el resultado de primera mano: {url}',
    'Muestras de trabajo: {url}',
  ],
  before: [
    'Una respuesta suya fijaría el orden del trabajo:',
    'Antes de empezar conviene aclarar un punto:',
    'Para concretar el plan me falta un dato:',
    'Solo queda una pregunta importante:',
  ],
  after: [
    'Con su respuesta le enviaré un esquema breve del primer paso.',
    'En cuanto lo sepa, le mandaré por escrito cómo empezaría.',
    'Bastan unas líneas; el primer paso se lo enviaré por escrito.',
    'Con ese dato podré preparar un comienzo concreto para que lo apruebe.',
  ],
  close: [
    'Escríbame unas líneas sobre esa pregunta y le enviaré el primer paso por escrito.',
    'Con una respuesta breve podré prepararle un esquema del comienzo.',
    'Cuénteme cómo lo ve y recibirá un primer esquema.',
    'Su respuesta es suficiente para que prepare el primer paso.',
  ],
};

export const FORMAL: Frames = {
  hookOne: [
    'De acuerdo con su anuncio, el encargo consiste en {a}.',
    'El objeto del encargo queda definido con precisión: {a}.',
    'Según lo publicado, se trata ante todo de {a}.',
    'El anuncio establece como tarea principal {a}.',
  ],
  hookTwo: [
    'El encargo comprende dos tareas principales: {a} y {b}.',
    'Según su anuncio, se trata de {a} y de {b}.',
    'El objeto del encargo es doble: {a} y {b}.',
    'Lo publicado establece dos prioridades: {a} y {b}.',
  ],
  hookNoun: [
    'El anuncio solicita {n}.',
    'El resultado previsto del encargo es {n}.',
    'El objeto del encargo es {n}.',
    'De acuerdo con lo publicado, se requiere {n}.',
  ],
  hookTitle: [
    'El encargo se publica bajo el título {t}.',
    'En relación con su anuncio {t}, el encargo queda definido.',
    'Su anuncio, {t}, plantea un encargo definido.',
    'El objeto de esta propuesta es su anuncio {t}.',
  ],
  more: [
    'El encargo comprende asimismo: {list}.',
    'Queda incluido también lo siguiente: {list}.',
    'Se solicita, además: {list}.',
    'Dentro del mismo alcance figura: {list}.',
  ],
  tools: [
    'El anuncio indica {tools}, y a ello se atendrá el trabajo.',
    'El anuncio señala {tools} como medio de trabajo.',
    'El trabajo se realizará con {tools}, según lo indicado.',
    'En lo relativo a los medios, consta {tools}.',
  ],
  timing: [
    'En cuanto al plazo, el anuncio indica {quote}; el plan se ajustará a ello.',
    'El plazo señalado, {quote}, determinará el orden de los pasos.',
    'Se tendrá presente el plazo indicado: {quote}.',
    'Respecto del plazo consta {quote}, y la parte más incierta se abordará primero.',
  ],
  approach: [
    'Propongo el siguiente procedimiento:',
    'El trabajo se desarrollaría en estas etapas:',
    'Someto a su consideración los siguientes pasos:',
    'El curso del trabajo sería el siguiente:',
  ],
  conduct: [
    'Cada etapa concluirá con un resultado sometido a su revisión.',
    'Recibirá usted cuenta del estado del trabajo en cada etapa.',
    'El trabajo se presentará por partes, de modo que siempre quepa corregirlo.',
    'Ninguna etapa se dará por concluida sin que usted la haya examinado.',
  ],
  manner: [
    'Las cuestiones abiertas se le plantearán por escrito y no se resolverán por suposición.',
    'Si el plan resultara inadecuado, se lo comunicaré sin demora y propondré otra vía.',
    'Las decisiones quedarán recogidas por escrito.',
    'Su documentación se tratará con reserva en todo momento.',
  ],
  proof: [
    'Sobre quien presenta esta propuesta:',
    'En apoyo de esta propuesta:',
    'Para su consideración:',
    'De mi perfil profesional:',
  ],
  portfolio: [
    'Pueden examinarse ejemplos en: {url}',
    'A su disposición para consulta: {url}',
    'Los trabajos de referencia se encuentran en: {url}',
    'Material adicional: {url}',
  ],
  before: [
    'Con carácter previo, procede aclarar un punto:',
    'Permítame plantearle una cuestión:',
    'Para definir la primera etapa, le ruego una aclaración:',
    'Queda por precisar una sola cuestión:',
  ],
  after: [
    'A la vista de su respuesta, le presentaré por escrito la primera etapa.',
    'Con su aclaración prepararé un esquema para su aprobación.',
    'Sobre esa base le remitiré un esquema por escrito.',
    'Su respuesta permitirá preparar la primera etapa.',
  ],
  close: [
    'A la vista de su respuesta, le remitiré por escrito un esquema de la primera etapa.',
    'Le agradecería una breve respuesta, sobre la que prepararé el esquema.',
    'Una respuesta breve bastará para preparar la primera etapa.',
    'Quedo a la espera de su criterio para presentar la primera etapa.',
  ],
};
