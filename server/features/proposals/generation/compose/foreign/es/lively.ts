import type { Frames } from '../tongue.ts';

/** The tones that talk, and that show energy; both say 'tú'. */
export const CONVERSATIONAL: Frames = {
  hookOne: [
    'Si he entendido bien, se trata de {a}.',
    'Leyendo tu anuncio, lo primero que salta a la vista: {a}.',
    'Así lo leo yo: alguien tiene que {a}.',
    'Entonces, lo que hay que hacer es {a}.',
  ],
  hookTwo: [
    'Así lo leo yo: primero {a} y después {b}.',
    'Leyendo tu anuncio saltan dos cosas a la vista: {a} y {b}.',
    'Entonces son dos frentes: {a} y {b}.',
    'Si lo leo bien, quieres {a} y, de paso, {b}.',
  ],
  hookNoun: [
    'Entonces, lo que te falta es {n}.',
    'Así lo leo yo: quieres {n}.',
    'Si lo leo bien, buscas {n}.',
    'Al final del camino quieres {n}.',
  ],
  hookTitle: ['Entonces, la cosa va de {t}.', 'Así lo leo yo: {t}.', 'Lo que te ocupa es {t}.', 'Hablemos de {t}.'],
  more: [
    'Y hay más sobre la mesa: {list}.',
    'Luego mencionas también: {list}.',
    'Por el camino aparece además: {list}.',
    'Tampoco quiero olvidar esto: {list}.',
  ],
  tools: [
    'Dices que usas {tools}; perfecto, de ahí no me moveré.',
    'En cuanto a herramientas, tú mencionas {tools}.',
    'Lo haríamos con {tools}, como escribes.',
    'Y eso con {tools}, si lo leo bien.',
  ],
  timing: [
    'Escribes {quote}, y eso ya ordena bastante las cosas.',
    'Lo de {quote} me dice por dónde empezar.',
    'Y luego está el plazo: {quote}. Habrá que ir a lo importante.',
    'Tomo en serio lo que escribes: {quote}.',
  ],
  approach: [
    'Yo lo haría de esta manera:',
    'Te explico cómo iría:',
    'Mi forma de hacerlo, en orden:',
    'En la práctica sería así:',
  ],
  conduct: [
    'Te enseñaré cada parte en cuanto se pueda ver, y hablaremos de ella.',
    'Irás viendo cómo crece, y me dirás si va por donde quieres.',
    'Mejor muchas vueltas cortas que una larga: así nadie se lleva sorpresas.',
    'Te contaré también lo que se complique, no solo lo que salga bien.',
  ],
  manner: [
    'Cuando algo no me cuadre, te preguntaré antes de tirar por un lado.',
    'Si veo un camino mejor, te lo diré y lo decides tú.',
    'Después de cada charla dejaré lo acordado en unas líneas.',
    'Y si algo se tuerce, te lo diré ese mismo día.',
  ],
  portfolio: [
    'Si quieres curiosear: {url}',
    'Échale un vistazo a esto: {url}',
    'Aquí hay cosas mías: {url}',
    'Por si quieres verlo: {url}',
  ],
  before: [
    'Me queda una duda:',
    'Hay algo que me gustaría saber:',
    'Antes de seguir, dime una cosa:',
    'Y ahora te pregunto yo:',
  ],
  after: [
    'Con eso te cuento cómo sería el primer paso.',
    'Me lo dices y te escribo cómo empezaríamos.',
    'Según lo que respondas, te mando un comienzo concreto.',
    'Contéstame con calma y seguimos desde ahí.',
  ],
  close: [
    'Contéstame a eso y te cuento cómo sería el primer paso.',
    'Me dices cómo lo ves y te escribo cómo empezaríamos.',
    'Con tu respuesta ya podemos hablar de algo concreto.',
    'Si te suena bien, respóndeme y seguimos desde ahí.',
  ],
};

export const ENTHUSIASTIC: Frames = {
  hookOne: [
    '¡Qué buen proyecto! Hay que {a}, y eso tiene mucho recorrido.',
    'Esto da ganas de empezar: {a}.',
    'Aquí se puede lograr mucho: {a}.',
    'Un encargo con sentido: {a}.',
  ],
  hookTwo: [
    'Esto da ganas de empezar: {a} y, además, {b}.',
    'Dos tareas que juntas lucen mucho: {a} y {b}.',
    'Aquí se puede lograr mucho: {a} y también {b}.',
    '¡Qué buena combinación! Toca {a} y {b}.',
  ],
  hookNoun: [
    '¡Qué ganas de ver esto terminado! Quieres {n}.',
    'Aquí hay algo bonito por hacer: {n}.',
    'Esto promete: {n}.',
    'Lo que sueñas tener es {n}.',
  ],
  hookTitle: [
    '{t}: ¡qué buen punto de partida!',
    'Esto promete: {t}.',
    'Aquí hay algo bonito por hacer: {t}.',
    'Da ganas de ponerse con {t}.',
  ],
  more: [
    'Y todavía mejor, porque también está esto: {list}.',
    'La lista sigue, y con razón: {list}.',
    'Además, tiene más partes que suman: {list}.',
    'Y con lo demás se redondea: {list}.',
  ],
  tools: [
    'Y con {tools}: ¡buena elección!',
    'Me gusta que ya esté decidido con qué: {tools}.',
    'Todo con {tools}, tal como pides.',
    'Se hará con {tools}, y se notará.',
  ],
  timing: [
    'Escribes {quote}: pues a lo importante desde el primer momento.',
    'Con {quote}, cada paso tendrá que contar, y contará.',
    '{quote}, dices. El plan va con ese ritmo.',
    'El plazo también está claro: {quote}.',
  ],
  approach: ['Así le daría vida:', 'Este sería el camino:', 'Me imagino el trabajo así:', 'Y así iría tomando forma:'],
  conduct: [
    'Verás resultados pronto, y cada uno se podrá mejorar con lo que tú digas.',
    'Cada paso dejará algo a la vista que ya se pueda probar.',
    'Cuanto antes lo veas crecer, mejor saldrá.',
    'Avanzaremos con entregas pequeñas, y cada una te acercará al final.',
  ],
  manner: [
    'Cada duda te llegará a tiempo, nunca cuando ya sea tarde.',
    'Si aparece una idea mejor por el camino, la oirás enseguida.',
    'Todo lo decidido quedará escrito, así nada bueno se pierde.',
    'Y si algo cuesta más de lo previsto, lo sabrás ese mismo día.',
  ],
  portfolio: [
    '¡Mira esto! {url}',
    'Aquí hay trabajo para ver: {url}',
    'Para abrir el apetito: {url}',
    'Unas muestras: {url}',
  ],
  before: [
    'Una pregunta, y empieza lo bueno:',
    'Solo falta saber una cosa:',
    'Con esta respuesta se aclara todo:',
    'Lo que más me intriga:',
  ],
  after: [
    '¡Cuéntamelo y pondré el primer paso por escrito!',
    'Respóndeme y tendrás un comienzo concreto en la mano.',
    'Con tu respuesta, el primer paso saldrá enseguida.',
    'Dímelo, y te mandaré un esquema con el que ya se puede empezar.',
  ],
  close: [
    '¡Respóndeme a eso y pondré el primer paso por escrito!',
    'Con tu respuesta, el primer paso saldrá enseguida.',
    'Cuéntame cómo lo ves, y te mandaré un comienzo concreto.',
    'Una línea tuya, y esto arranca.',
  ],
};
