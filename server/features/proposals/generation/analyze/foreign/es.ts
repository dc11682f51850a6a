import { announcedBy, coded, quotedIn, type Reading, starts, words } from './reading.ts';
import { toldClauses } from './told/clauses.ts';
import { TOLD_ES } from './told/es.ts';

const PROPOSAL =
  '(?:(?:tu|su|la|el|tus|sus|cada|toda)\\s+)?(?:propuesta|respuesta|mensaje|postulaci[oó]n|oferta|solicitud|carta|candidatura|texto|aplicaci[oó]n)';
const WORD =
  '(?:la\\s+|el\\s+|las\\s+)?(?:palabra|frase|t[eé]rmino|c[oó]digo|contraseña|expresi[oó]n|palabras|l[ií]nea)(?:\\s+(?:clave|secreta|exacta|siguiente))?';
const NO_VERB =
  '(?!(?:ayer|mujer|lugar|hogar|taller|bar|par|mar|celular|particular|similar|popular|escolar|militar|auxiliar|alquiler|nivel|ser|tener|estar)(?!\\p{L}))';
const INF = `${NO_VERB}\\p{L}{2,}(?:ar|er|ir|ír)(?:l[aoe]s?|nos|me|se)?(?=[\\s,])`;
export const ES: Reading = {
  infinitive: new RegExp(`^${INF}`, 'iu'),
  announces: new RegExp(
    `(?<!\\p{L})(?:habr[ií]a que|la idea es|el trabajo (?:es|consiste en)|tienes que|tendr[ií](?:as|a|an) que|que (?:pueda|sepa)|capaz de|qui[eé]n (?:me |nos )?(?:puede|podr[ií]a)(?: ayudar(?:me|nos)? a)?|para(?: que nos ayude a| que me ayude a)?|necesit(?:o|amos)(?: que nos ayuden a)?|quer(?:emos|r[ií]amos)|quiero|quisiera|deseo|deseamos|hay que|habr[aá] que|tendr[aá]s? que|deber[aá]s?|debes?|ayude(?:n)? a|ayudar(?:nos|me)? a|se trata de|consiste en|el objetivo es|te encargar[aá]s de|se encargar[aá] de|gustar[ií]a)\\s+(?=${INF})`,
    'giu',
  ),
  wants:
    /(?<!\p{L})(?:lo que (?:necesito|necesitamos|quiero|queremos|busco|buscamos|me hace falta|nos hace falta) es|(?:estar[ií]a|vendr[ií]a|ser[ií]a) (?:bien|bueno|genial|ideal|[uú]til) (?:tener|contar con|recibir)|(?:me|nos) (?:hace|har[ií]a) falta|me gustar[ií]a (?:tener|recibir)|necesitar[ií]a(?:mos)?|necesit(?:o|amos)|busc(?:o|amos)|quiero|queremos|se necesita|deseo|deseamos|requiero|requerimos)(?: tambi[eé]n| adem[aá]s)?:?\s+(?=(?:un|una|unos|unas|el|la|los|las|dos|tres|cuatro|cinco|seis|varios|varias|algunos|algunas|otr[oa]|\d+)\s)|(?<!\p{L})(?:necesit(?:o|amos)|busc(?:o|amos))\s+(?=(?:ayuda|apoyo) )|(?<!\p{L})(?:necesit(?:o|amos)|quiero|queremos)\s+(?=(?!que |saber |ayuda|apoyo|\p{L}+[aeií]r(?!\p{L}))\p{L}+(?: de \p{L}+)?, [^.,;:?\n]{2,60}(?:, [^.,;:?\n]{2,60}){0,3} y )/iu,
  person: starts(
    '(?:(?:un|una|unos|unas|el|la)\\s)(?:\\S+\\s)?(?:desarrollador|programador|diseñador|redactor|escritor|expert|especialista|profesional|traductor|asistente|editor|ilustrador|corrector|analista|consultor|gestor|abogad|contador|contable|profesor|fot[oó]graf|locutor|persona|alguien|freelance|aut[oó]nom|colaborador|perfil|maquetador|community|equipo de|agencia|chic)\\p{L}*',
  ),
  quality: words(
    'experiencia|conocimientos?|dominio|nivel|años|capacidad|disponibilidad|responsable|puntual\\p{L}*|habilidad\\p{L}*|manejo de|idiomas?|titulaci[oó]n|formaci[oó]n|portafolio|buena|excelente|ganas|comunicaci[oó]n|atenci[oó]n al detalle|nativ[oa]|residir|(?:buen|hablar) inglés|inglés (?:fluido|avanzado|alto|hablado|requerido|imprescindible)|autonom[ií]a|candidat[oa]s?',
  ),
  told: (sentence) => toldClauses(sentence, TOLD_ES),
  and: new RegExp(`(?:,\\s+(?:y\\s+)?|\\s+(?:y|e)\\s+)(?=${INF})`, 'iu'),
  own: [
    [/(?<!\p{L})(?:nuestr[oa]|mi)(?!\p{L})/giu, 'su'],
    [/(?<!\p{L})(?:nuestr[oa]s|mis)(?!\p{L})/giu, 'sus'],
  ],
  firstPerson: words('\\p{L}+[aei]mos|nos|tengo|quiero|vendo|necesito|uso|estoy|soy|hago|me|he|yo'),
  orders: starts(
    '(?:(?:y|adem[aá]s|tambi[eé]n|por favor|para (?:aplicar|postular(?:te)?)|si te interesa|si le interesa|en (?:tu|su) \\p{L}+)[,:]? )*(?:env[ií]\\p{L}+|mand\\p{L}+|inclu\\p{L}+|adjunt\\p{L}+|compart\\p{L}+|indi[cq]\\p{L}+|cu[eé]nt(?:a|e)\\p{L}*|describ\\p{L}+|expli[cq]\\p{L}+|mu[eé]str\\p{L}+|detall\\p{L}+|d[ií](?:nos|ganos|me|game)|menci[oó]n\\p{L}+|especifi\\p{L}+|propon\\p{L}*|present\\p{L}+|respond\\p{L}+|facilit\\p{L}+|señal\\p{L}+)',
  ),
  please: words(
    '(?:por favor|te pedimos(?: que)?|le rogamos(?: que)?|se ruega|se pide|debes|para (?:aplicar|postular(?:te)?),?|interesados,?) (?:env[ií]\\p{L}+|mand\\p{L}+|inclu\\p{L}+|adjunt\\p{L}+|compart\\p{L}+|indi[cq]\\p{L}+|cu[eé]nt\\p{L}+|describ\\p{L}+|expli[cq]\\p{L}+|detall\\p{L}+|menci[oó]n\\p{L}+|respond\\p{L}+|d[ií]\\p{L}+)',
  ),
  applicants: words('tu|tus|su|sus|has|hayas|haya|hiciste|harías'),
  refuses: words('no (?:env[ií]es|mandes|incluyas|env[ií]e)|abstenerse|nunca'),
  askKinds: [
    [
      'samples',
      words(
        'muestras?|ejemplos?|trabajos? (?:anterior|previo|similar|realizad|hecho)\\p{L}*|proyectos? (?:anterior|previo|similar|parecid)\\p{L}*|enlaces?|links?|casos de [eé]xito|referencias|repositorios?',
      ),
    ],
    ['portfolio', words('portafolios?|portfolio|behance|dribbble|github|p[aá]gina web')],
    ['resume', words('cv|curr[ií]culum(?: vitae)?|curr[ií]culo|hoja de vida')],
    ['rate', words('tarifas?|precios?|presupuesto|costes?|costos?|honorarios|cu[aá]nto cobr\\p{L}+|cotizaci[oó]n')],
    [
      'timeline',
      words('plazos?|tiempo (?:de entrega|estimado|que necesit\\p{L}+)|fecha de entrega|cu[aá]nto tiempo|tiempos'),
    ],
    [
      'availability',
      words('disponibilidad|horarios?|cu[aá]ndo (?:puedes|puede|podr[ií]as)|horas (?:por|a la)|zona horaria'),
    ],
    ['introduction', words('presentaci[oó]n|qui[eé]n eres|sobre ti|sobre usted|pres[eé]ntate')],
    [
      'plan',
      words(
        'c[oó]mo (?:lo )?(?:har[ií]as|abordar[ií]as|trabajar[ií]as|\\p{L}+r[ií]as?)|enfoque|metodolog[ií]a|propuesta t[eé]cnica|plan(?: de trabajo)?|proceso|ideas?',
      ),
    ],
    [
      'experience',
      words('experiencia|trayectoria|formaci[oó]n|conocimientos|certificad\\p{L}+|por qu[eé] (?:t[uú]|eres)'),
    ],
  ],
  counts: { dos: 2, tres: 3, cuatro: 4, cinco: 5 },
  questionKinds: [
    ['other', words('ver (?:\\p{L}+ ){0,2}?(?:trabajos|portafolio|muestras)')],
    [
      'rate',
      words('tarifas?|precios?|cu[aá]nto (?:cobr\\p{L}+|cuesta|costar[ií]a)|presupuesto|honorarios|coste|costo'),
    ],
    ['location', words('d[oó]nde|(?:en|de) qu[eé] (?:pa[ií]s|ciudad)|zona horaria|resides?')],
    [
      'timeline',
      words(
        'cu[aá]nto (?:tiempo|tard\\p{L}+|demor\\p{L}+)|plazo|en qu[eé] fecha|cu[aá]ntos d[ií]as|cu[aá]ndo (?:estar[ií]a|lo tendr[ií]as|podr[ií]as entregar\\p{L}*|terminar[ií]as)',
      ),
    ],
    [
      'availability',
      words(
        'disponib\\p{L}+|cu[aá]ndo (?:puedes?|podr[ií]as?) (?:empezar|comenzar)|cu[aá]ntas horas|horario|fines de semana|jornada',
      ),
    ],
    [
      'experience',
      words(
        'experiencia|has (?:trabajado|hecho|usado|utilizado|traducido|diseñado|creado|escrito|editado|desarrollado|\\p{L}+do)|ha (?:trabajado|\\p{L}+do)|conoces?|manejas?|sabes|dominas?|años|familiarizad\\p{L}+|ejemplos?|portafolio|certificad\\p{L}+|nivel de',
      ),
    ],
    [
      'approach',
      words(
        'c[oó]mo|qu[eé] (?:herramientas?|programas?|software|m[eé]todo|proceso|tecnolog[ií]as?|enfoque|propones|usar[ií]as|har[ií]as|recomiendas)|cu[aá]l (?:ser[ií]a|es) (?:tu|su) (?:proceso|m[eé]todo|enfoque)',
      ),
    ],
  ],
  yesNo: starts('¿?\\s*(?:has|ha|tienes|tiene|cuentas con|conoces|conoce|sabes|sabe|manejas|dominas)'),
  rhetorical: starts(
    '¿?\\s*(?:te (?:apasiona|gusta|interesa)|eres (?:un|una|la|el|apasionad)|buscas|quieres (?:formar|unirte|trabajar con)|listo|preparad|suena bien|a qu[eé] esperas|por qu[eé] (?:nosotros|trabajar con)|qu[eé] (?:buscamos|ofrecemos|har[aá]s|necesitamos)|qui[eé]nes somos)\\p{L}*',
  ),
  openers: [
    coded(
      `(?:empieza|empiece|empezar|comienza|comience|comenzar|inicia|inicie|iniciar|encabeza|encabece|abre|abra)\\s+(?:${PROPOSAL}\\s+)?(?:con|por)`,
      WORD,
    ),
    coded(`${PROPOSAL}\\s+(?:debe|deber[aá]|tiene que|ha de)\\s+(?:empezar|comenzar|iniciar)\\s+(?:con|por)`, WORD),
    coded(
      `(?:la\\s+)?primera\\s+(?:palabra|l[ií]nea|frase)(?:\\s+de\\s+${PROPOSAL})?\\s+(?:debe|tiene que|ha de|deber[aá])\\s+ser`,
      WORD,
    ),
    coded(
      '(?:escribe|escriba|pon|ponga|coloca|coloque|incluye|incluya)',
      WORD,
      '\\s+(?:al|en el)\\s+(?:principio|inicio|comienzo)',
    ),
  ],
  anywhere: [
    announcedBy(
      `(?:incluye|incluya|incluir|menciona|mencione|mencionar|usa|use|escribe|escriba|a[ñn]ade|a[ñn]ada|pon|ponga|inserta|cita|cite)\\s+(?:(?:en|dentro de)\\s+(?:alg[uú]n (?:lugar|sitio|punto) de\\s+)?${PROPOSAL}\\s+)?`,
      WORD,
    ),
    announcedBy('', '(?:palabra\\s+(?:clave|secreta)|c[oó]digo\\s+secreto|contraseña)(?:\\s+es)?'),
    quotedIn(
      '(?:incluye|incluya|menciona|mencione|usa|use|escribe|escriba|pon|ponga|a[ñn]ade|a[ñn]ada)',
      `(?:en|dentro de)\\s+${PROPOSAL}`,
    ),
  ],
  timeline: [
    /(?<!\p{L})(?:(?:en|dentro de|un plazo de|m[aá]ximo|en un m[aá]ximo de)\s+)?(?:\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|ocho|diez)(?:\s?(?:a|-|–|o)\s?(?:\d{1,3}|dos|tres|cuatro|seis))?\s(?:d[ií]as|semanas?|mes(?:es)?)(?:\s+h[aá]biles)?(?!\p{L})/iu,
    /(?<!\p{L})(?:antes del?|para el|hasta el|a m[aá]s tardar el)\s+\d{1,2}\s+de\s+\p{L}+|(?<!\p{L})(?:antes de|para|a)\s+(?:finales|principios|mediados)\s+de\s+\p{L}+|(?<!\p{L})(?:lo antes posible|cuanto antes|con urgencia)(?!\p{L})/iu,
  ],
  budget: words(
    'presupuesto|pago|pagamos|tarifa|precio|ofrecemos|hasta|m[aá]ximo|por (?:palabra|hora|proyecto|art[ií]culo)',
  ),
  forbidsAi:
    /(?<!\p{L})(?:no|sin|nada de|nunca|prohibid\p{L}+|descart\p{L}+|rechaz\p{L}+|ignor\p{L}+)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:IA|inteligencia artificial|chat ?gpt)(?!\p{L})|(?<!\p{L})(?:IA|inteligencia artificial|chat ?gpt)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:descart\p{L}+|rechaz\p{L}+|ignor\p{L}+|no (?:se|ser[aá]n|los|las)|prohibid\p{L}+)(?!\p{L})/iu,
  noAgencies: words(
    'abst[eé]nganse (?:las )?agencias|abstenerse agencias|(?:no|sin|nada de) (?:a |trabajamos con |queremos )?(?:agencias?|empresas|intermediarios)|agencias,? (?:no|abstenerse)|(?:solo|s[oó]lo|[uú]nicamente) (?:freelancers?|aut[oó]nomos|particulares|personas)',
  ),
};
