import { inQuotes } from './material.ts';
import type { Abroad, Tongue } from './tongue.ts';

type Pair = readonly [RegExp, string];
const word = (form: string) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'giu');
const pairs = (table: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(table).map(([from, to]): Pair => [word(from), to]);

/** From the client's 'you' to the writer's 'I', the special ones first; each language has what its clauses are made of. */
const TURNS: Record<Abroad, readonly Pair[]> = {
  es: [
    ...pairs({
      tienes: 'tengo',
      has: 'he',
      eres: 'soy',
      estás: 'estoy',
      puedes: 'puedo',
      sabes: 'sé',
      haces: 'hago',
      conoces: 'conozco',
      quieres: 'quiero',
      prefieres: 'prefiero',
      sueles: 'suelo',
      vives: 'vivo',
      emites: 'emito',
      ofreces: 'ofrezco',
      incluyes: 'incluyo',
      entiendes: 'entiendo',
      propones: 'propongo',
      hayas: 'haya',
      '(\\p{L}+r[ií]a)s': '$1',
      '(?<=(?:si|cómo|cuándo|dónde|cuánto|ya|no|que|qué|qué \\p{L}+|con qué \\p{L}+|en qué \\p{L}+) )(\\p{L}{2,})as':
        '$1o',
      tu: 'mi',
      tus: 'mis',
      te: 'me',
      ti: 'mí',
      contigo: 'conmigo',
    }),
  ],
  pt: [
    ...pairs({
      '(?:você|vc) (já |não )?tem': '$1tenho',
      '(?:você|vc) (já |não )?é': '$1sou',
      '(?:você|vc) (já |não )?está': '$1estou',
      '(?:você|vc) (já |não )?pode': '$1posso',
      '(?:você|vc) (já |não )?faz': '$1faço',
      '(?:você|vc) (já |não )?fez': '$1fiz',
      '(?:você|vc) (já |não )?sabe': '$1sei',
      '(?:você|vc) (já |não )?consegue': '$1consigo',
      '(?:você|vc) (já |não )?prefere': '$1prefiro',
      '(?:você|vc) (já |não )?(\\p{L}{2,}ria)': '$1$2',
      '(?:você|vc) (já |não )?(\\p{L}{2,})ou': '$1$2ei',
      '(?:você|vc) (já |não )?(\\p{L}{2,})[ei]u': '$1$2i',
      '(?:você|vc) (já |não )?(\\p{L}{2,})[ae]': '$1$2o',
      '(?<=se )tem': 'tenho',
      '(?<=se )(?:é)': 'sou',
      '(?<=se )pode': 'posso',
      '(?<=se )faz': 'faço',
      '(?<=se )(?!você)(\\p{L}{3,})[ae]': '$1o',
    }),
  ],
  fr: [
    ...pairs({
      'vous avez': 'j’ai',
      'tu as': 'j’ai',
      'vous êtes': 'je suis',
      'tu es': 'je suis',
      'vous pouvez': 'je peux',
      'vous faites': 'je fais',
      'vous savez': 'je sais',
      'vous voulez': 'je veux',
      'vous prenez': 'je prends',
      'vous vous (\\p{L}+)(?:ez)': 'je me $1e',
      'vous (\\p{L}+)iez': 'je $1ais',
      'vous (\\p{L}+)ez': 'je $1e',
      'tu (\\p{L}+)es': 'je $1e',
      tu: 'je',
      ton: 'mon',
      ta: 'ma',
      tes: 'mes',
      vos: 'mes',
      'votre(?= [aeiouyéèêàh])': 'mon',
      'je(?: )(?=[aeiouyéèêàâh])': 'j’',
      "s[’']je": 'si je',
    }),
  ],
  de: [
    ...pairs({
      'Sie (.*) haben': 'ich $1 habe',
      'Sie (.*) hätten': 'ich $1 hätte',
      'Sie (.*) sind': 'ich $1 bin',
      'Sie sind': 'ich bin',
      'Sie (.*) können': 'ich $1 kann',
      'Sie (.*) könnten': 'ich $1 könnte',
      'Sie (.*) würden': 'ich $1 würde',
      'Sie (.*) wollen': 'ich $1 will',
      'Sie (.*?)(\\p{Ll}{2,})en$': 'ich $1$2e',
      'du (.*) hast': 'ich $1 habe',
      'du (.*) hättest': 'ich $1 hätte',
      'du (.*) bist': 'ich $1 bin',
      'du (.*) kannst': 'ich $1 kann',
      'du (.*) würdest': 'ich $1 würde',
      'du (.*?)nimmst$': 'ich $1nehme',
      'du (.*?)(\\p{Ll}{2,}?)e?st$': 'ich $1$2e',
      '(?:Ihre|deine)(?=[nmrs]?)': 'meine',
      'Ihr(?=e?[nmrs]? )': 'mein',
      dein: 'mein',
      Ihnen: 'mir',
      dir: 'mir',
      sich: 'mich',
    }),
  ],
};
const CLAUSE =
  /^(?:si|se|s[’']|qué|que|cómo|como|cuánd|cuánt|dónde|quando|quant|onde|qual|quais|cuál|comment|quel|quand|combien|pourquoi|où|desde|a partir|à partir|en qu|em qu|con qu|com qu|avec qu|ob|welche|was|wie|wann|wo|womit|warum)/iu;
/** Still speaks to somebody, or of the client. */
const LEFT: Record<Abroad, RegExp> = {
  es: /(?<!\p{L})(?:tú|usted|su|sus|le|nos|nuestr\p{L}+|\p{L}+(?:aste|iste)|vosotros)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:você|vc|seus?|suas?|nos|noss\p{L}+|te|tu)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|nous|notre|nos|toi|te|t[’']\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Sie|Ihre?[nmrs]?|du|dich|deine?[nmrs]?|uns|unsere?[nmrs]?)(?!\p{L})/u,
};
const POSSESSIVE: Record<Abroad, RegExp> = {
  es: /^(?:tus?|sus?) /iu,
  pt: /^(?:o |a |os |as )?(?:seus?|suas?) /iu,
  fr: /^(?:votre|vos|ton|ta|tes) /iu,
  de: /^(?:Ihre?[nmrs]?|deine?[nmrs]?) (?=\p{Lu})/u,
};

/** What the client asks to hear, as the writer takes it up: 'si emites factura' → 'Si emito factura', 'votre SIRET' → 'SIRET'. */
export function inPerson(asked: string, language: Abroad, { fixed }: Tongue): string {
  const bare = asked.replace(POSSESSIVE[language], '');
  const turned = TURNS[language].reduce((text, [from, to]) => text.replace(from, to), bare);
  const isSaid = !CLAUSE.test(bare) || turned !== bare;
  return isSaid && !LEFT[language].test(turned)
    ? capital(turned.replace(/\s+/g, ' ').trim())
    : inQuotes(asked, fixed.quotes);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
