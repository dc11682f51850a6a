import { lowered, small } from '../lowered.ts';
import type { Tongue } from '../tongue.ts';
import { ADDRESS } from './address.ts';
import { ADVICE } from './advice.ts';
import { CASUAL, FRIENDLY } from './familiar.ts';
import { CONVERSATIONAL, ENTHUSIASTIC } from './lively.ts';
import { PLAIN } from './plain.ts';
import { FORMAL, PROFESSIONAL } from './polite.ts';
import { TRADES } from './trades.ts';

/** Spanish: 'usted' where it is businesslike and the client does not say 'tú', 'tú' elsewhere. */
export const ES: Tongue = {
  frames: {
    professional: PROFESSIONAL,
    formal: FORMAL,
    friendly: FRIENDLY,
    casual: CASUAL,
    conversational: CONVERSATIONAL,
    enthusiastic: ENTHUSIASTIC,
  },
  advice: ADVICE,
  plain: PLAIN,
  trades: TRADES,
  familiar: new Set(['friendly', 'casual', 'conversational', 'enthusiastic']),
  address: ADDRESS,
  smooth: (text) => text.replace(/ y (?=h?i(?!e))/giu, ' e '),
  fixed: {
    quotes: ['«', '»'],
    colon: ': ',
    and: 'y',
    titleLines: [
      'El título lo dice en pocas palabras: {t}.',
      'El anuncio lleva por título {t}.',
      '{t} es el título, y ahí está todo.',
      'Así se titula el anuncio: {t}.',
    ],
    tipLeads: [
      'Sea quien sea la persona elegida:',
      'Un consejo, en cualquier caso:',
      'Útil de todos modos:',
      'Y algo que sirve siempre:',
    ],
    codeLines: [
      'La palabra pedida: {w}',
      'Tal como pide el anuncio: {w}',
      'La palabra clave: {w}',
      'Señal de que el anuncio está leído: {w}',
    ],
    check: { answered: 'La comprobación, {e}: {v}', blank: 'La comprobación: [respuesta a {e}]' },
    labels: {
      samples: 'Muestras de trabajos similares',
      portfolio: 'Portafolio',
      rate: 'Tarifa',
      timeline: 'Plazo estimado',
      availability: 'Disponibilidad',
      experience: 'Experiencia',
      plan: 'Plan',
      resume: 'Currículum (CV)',
      introduction: 'Presentación',
    },
    askBlanks: {
      samples: '[enlaces a sus muestras]',
      portfolio: '[enlace a su portafolio]',
      rate: '[su tarifa]',
      timeline: '[su plazo]',
      availability: '[sus horas y cuándo puede empezar]',
      experience: '[su experiencia en esto y un resultado]',
      plan: '[su plan]',
      resume: '[su CV, adjunto o enlazado]',
      introduction: '[una frase sobre usted]',
      other: '[su respuesta]',
    },
    blanks: {
      experience: '[su experiencia en esto y un resultado]',
      availability: '[sus horas y cuándo puede empezar]',
      rate: '[su tarifa]',
      timeline: '[su plazo]',
      approach: '[su elección y el motivo]',
      location: '[dónde vive]',
      other: '[su respuesta]',
    },
    planAbove: 'Plan y enfoque: están más arriba, paso a paso.',
    saidAbove: 'De eso trata el trabajo citado más arriba.',
    onRequest: 'Las demás preguntas: con detalle, en cuanto haga falta.',
    beginnings: [
      'Lo primero sería esto: {f}',
      'El primer paso es pequeño: {f}',
      'Para empezar: {f}',
      'Un buen comienzo: {f}',
    ],
    along: ['Por el camino: {m}', 'Mientras tanto: {m}', 'Entre un paso y otro: {m}', 'En cada paso: {m}'],
    endings: ['Y al final: {l}', 'Para cerrar: {l}', 'Por último: {l}', 'El último paso: {l}'],
    heard: [
      'Una frase del anuncio pesa más que las demás: {q}.',
      'El anuncio lo dice con claridad: {q}.',
      'De todo lo escrito, esto marca el trabajo: {q}.',
      'Por aquí conviene empezar: {q}.',
      'En el anuncio se lee {q}, y de ahí sale el resto.',
      'Esto no se debe perder de vista: {q}.',
    ],
    skills: 'De lo que pide el anuncio, en mi perfil figura: {tools}.',
    ownWords: [
      'De mi perfil, en el idioma original:',
      'Una frase de mi perfil, tal como está escrita:',
      'Literalmente, de mi perfil:',
      'En mi perfil se lee:',
    ],
    afterColon: small,
    midSentence: lowered,
    asksHow:
      /(?<!\p{L})c[oó]mo (?:lo |la |los |las |te |se )?(?:har[ií]as?|abordar[ií]as?|resolver[ií]as?|enfocar[ií]as?|plantear[ií]as?|trabajar[ií]as?|empezar[ií]as?|organizar[ií]as?|\p{L}+ar[ií]as?|\p{L}+er[ií]as?|\p{L}+ir[ií]as?)/iu,
  },
};
