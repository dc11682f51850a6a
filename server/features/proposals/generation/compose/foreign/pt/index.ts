import { lowered, small } from '../lowered.ts';
import type { Tongue } from '../tongue.ts';
import { ADVICE } from './advice.ts';
import { CASUAL, FRIENDLY } from './familiar.ts';
import { CONVERSATIONAL, ENTHUSIASTIC } from './lively.ts';
import { PLAIN } from './plain.ts';
import { FORMAL, PROFESSIONAL } from './polite.ts';
import { TRADES } from './trades.ts';

/** Portuguese as written in Brazil: 'você' in every tone, and impersonal where it is formal. */
export const PT: Tongue = {
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
  familiar: new Set(),
  address: null,
  smooth: (text) => text,
  fixed: {
    quotes: ['“', '”'],
    colon: ': ',
    and: 'e',
    titleLines: [
      'O título diz em poucas palavras: {t}.',
      'O anúncio tem por título {t}.',
      '{t} é o título, e ali está tudo.',
      'Assim se intitula o anúncio: {t}.',
    ],
    tipLeads: [
      'Seja quem for a pessoa escolhida:',
      'Uma dica, em todo caso:',
      'Útil de qualquer forma:',
      'E algo que serve sempre:',
    ],
    codeLines: [
      'A palavra pedida: {w}',
      'Como pede o anúncio: {w}',
      'A palavra-chave: {w}',
      'Sinal de que o anúncio foi lido: {w}',
    ],
    check: { answered: 'A verificação, {e}: {v}', blank: 'A verificação: [resposta para {e}]' },
    labels: {
      samples: 'Amostras de trabalhos parecidos',
      portfolio: 'Portfólio',
      rate: 'Valor',
      timeline: 'Prazo estimado',
      availability: 'Disponibilidade',
      experience: 'Experiência',
      plan: 'Plano',
      resume: 'Currículo (CV)',
      introduction: 'Apresentação',
    },
    askBlanks: {
      samples: '[links das suas amostras]',
      portfolio: '[link do seu portfólio]',
      rate: '[seu valor]',
      timeline: '[seu prazo]',
      availability: '[suas horas e quando pode começar]',
      experience: '[sua experiência nisso e um resultado]',
      plan: '[seu plano]',
      resume: '[seu CV, anexo ou em link]',
      introduction: '[uma frase sobre você]',
      other: '[sua resposta]',
    },
    blanks: {
      experience: '[sua experiência nisso e um resultado]',
      availability: '[suas horas e quando pode começar]',
      rate: '[seu valor]',
      timeline: '[seu prazo]',
      approach: '[sua escolha e o motivo]',
      location: '[onde você mora]',
      other: '[sua resposta]',
    },
    planAbove: 'Plano e abordagem: estão mais acima, passo a passo.',
    saidAbove: 'É disso que trata o trabalho citado mais acima.',
    onRequest: 'As demais perguntas: em detalhe, assim que for preciso.',
    beginnings: [
      'A primeira coisa seria esta: {f}',
      'O primeiro passo é pequeno: {f}',
      'Para começar: {f}',
      'Um bom começo: {f}',
    ],
    along: ['Pelo caminho: {m}', 'Nesse meio-tempo: {m}', 'Entre uma etapa e outra: {m}', 'Em cada etapa: {m}'],
    endings: ['E no fim: {l}', 'Para fechar: {l}', 'Por último: {l}', 'A última etapa: {l}'],
    heard: [
      'Uma frase do anúncio pesa mais do que as outras: {q}.',
      'O anúncio diz isso com clareza: {q}.',
      'De tudo o que está escrito, isto marca o trabalho: {q}.',
      'Vale começar por aqui: {q}.',
      'No anúncio se lê {q}, e o resto vem daí.',
      'Isto não se pode perder de vista: {q}.',
    ],
    skills: 'Do que o anúncio pede, no meu perfil consta: {tools}.',
    ownWords: [
      'Do meu perfil, no idioma original:',
      'Uma frase do meu perfil, tal como está escrita:',
      'Literalmente, do meu perfil:',
      'No meu perfil se lê:',
    ],
    afterColon: small,
    midSentence: lowered,
    asksHow:
      /(?<!\p{L})como (?:voc[êe] )?(?:faria|abordaria|resolveria|trabalharia|come[cç]aria|organizaria|\p{L}+aria|\p{L}+eria|\p{L}+iria)(?!\p{L})/iu,
  },
};
