import type { JobBrief } from '#shared/proposals/brief.ts';
import { obligedInGerman } from './obliged-german.ts';

interface Rule {
  /** Groups: the thing, the participle or reflexive verb, what follows. */
  readonly pattern: RegExp;
  /** The clause in the infinitive; null where the verb's dictionary form cannot be told from its participle. */
  readonly clause: (thing: string, verb: string, rest: string) => string | null;
}

const SPANISH: Readonly<Record<string, string>> = {
  hecho: 'hacer',
  escrito: 'escribir',
  traducido: 'traducir',
  corregido: 'corregir',
  convertido: 'convertir',
  resumido: 'resumir',
  reducido: 'reducir',
  construido: 'construir',
  puesto: 'poner',
  transcrito: 'transcribir',
  reescrito: 'reescribir',
  leído: 'leer',
  unido: 'unir',
  dividido: 'dividir',
};
const PORTUGUESE: Readonly<Record<string, string>> = {
  feito: 'fazer',
  refeito: 'refazer',
  escrito: 'escrever',
  traduzido: 'traduzir',
  corrigido: 'corrigir',
  convertido: 'converter',
  resumido: 'resumir',
  reduzido: 'reduzir',
  construído: 'construir',
  transcrito: 'transcrever',
  lido: 'ler',
  dividido: 'dividir',
  limpo: 'limpar',
};
const FRENCH: Readonly<Record<string, string>> = {
  lu: 'lire',
  relu: 'relire',
  traduit: 'traduire',
  écrit: 'écrire',
  réécrit: 'réécrire',
  fait: 'faire',
  refait: 'refaire',
  mis: 'mettre',
  remis: 'remettre',
  construit: 'construire',
  repris: 'reprendre',
  réduit: 'réduire',
  transcrit: 'transcrire',
  découpé: 'découper',
};
const THING =
  '((?:(?!\\b(?:que|qui|das|wir|ich|je|nous|mais|pero|aber|mas|ils|elles|existent|sind|ist|son|est[aá]n|s[aã]o)\\b)[^,.;:!?()]){2,60}?)';
const RULES: Partial<Record<JobBrief['language'], Rule>> = {
  es: {
    pattern: new RegExp(
      `(?:^|[,;] |(?<!\\p{L})(?:y|pero|adem[aá]s|tambi[eé]n) )(?:y |adem[aá]s,? |tambi[eé]n )?(?=(?:el|la|los|las|nuestr|mis?|cada|tod)[\\p{L}]* )${THING} (?:deben?|deber[ií]an?|tienen? que|ha[n]? de|necesitan?)(?: tambi[eé]n)? (?:(?:ser|estar) (\\p{L}+[ao]s?)|(\\p{L}+[aei]r)se)(?!\\p{L})([^.;!?]*)`,
      'giu',
    ),
    clause: (thing, verb, rest) => with1(latin(verb, SPANISH, 'ar', /ad[oa]s?$/), thing, rest),
  },
  pt: {
    pattern: new RegExp(
      `(?:^|[,;] |(?<!\\p{L})(?:e|mas|tamb[eé]m) )(?:e |al[eé]m disso,? |tamb[eé]m )?(?=(?:o|a|os|as|noss|meus?|minhas?|cada|tod)[\\p{L}]* )${THING} (?:precisam?|dev(?:e|em|eria|eriam)|t[êe]m (?:que|de)|necessitam?)(?: tamb[eé]m)? (?:(?:ser|estar) (\\p{L}+[ao]s?)|(\\p{L}+[aei]r)-se)(?!\\p{L})([^.;!?]*)`,
      'giu',
    ),
    clause: (thing, verb, rest) => with1(latin(verb, PORTUGUESE, 'ar', /ad[oa]s?$/), thing, rest),
  },
  fr: {
    pattern: new RegExp(
      `(?:^|[,;] |(?<!\\p{L})(?:et|mais|aussi) )(?:et |de plus,? |aussi,? )?(?=(?:l[ea]s?|l[’']|nos|mes|notre|mon|ma|chaque|tou)[\\p{L}’']* ?)${THING} (?:doi(?:t|vent)|devr(?:a|ont|ait|aient))(?: aussi| également)? être (\\p{L}+)((?!))?(?!\\p{L})([^.;!?]*)`,
      'giu',
    ),
    clause: (thing, verb, rest) => with1(french(verb), thing, rest),
  },
};

/** What a sentence says must be done to a thing, as a clause in the infinitive: 'Los textos deben ser revisados' → 'revisar los textos'. */
export function obligedAbroad(sentence: string, language: JobBrief['language']): string[] {
  if (language === 'de') return obligedInGerman(sentence);
  const rule = RULES[language];
  if (rule === undefined) return [];
  return [...sentence.slice(0, 600).matchAll(rule.pattern)]
    .map(([, thing = '', first = '', second = '', rest = '']) => rule.clause(thing, first || second, rest))
    .filter((clause) => clause !== null);
}

/** 'O tradutor tem de ser certificado' is said of whoever is looked for. */
const WHO =
  /^(?:el|la|los|las|o|a|os|as|le|les|l[’'])\s?(?:persona|pessoa|personne|profesional|profissional|professionnel|freelancer?|candidat|traduc?tor|traducteur|traductrice|corre[ct]tor|correct(?:eur|rice)|redact|redator|rédac|diseñador|designer|d[ée]velopp|desarrollador|desenvolvedor|program|profesor|professor|profess?eur|editor|consult|abogad|advogad|avocat|contad|comptable)\p{L}*$/iu;

function with1(verb: string | null, thing: string, rest: string): string | null {
  return verb === null || WHO.test(thing) ? null : `${verb} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${rest}`;
}

function latin(word: string, known: Readonly<Record<string, string>>, ending: string, regular: RegExp): string | null {
  const lower = word.toLowerCase();
  if (/[aei]r$/.test(lower)) return lower;
  const single = lower.replace(/s$/, '').replace(/a$/, 'o');
  return known[single] ?? (regular.test(lower) ? lower.replace(regular, ending) : null);
}

function french(word: string): string | null {
  const single = word.toLowerCase().replace(/s$/, '').replace(/e$/, '');
  const known = FRENCH[single] ?? FRENCH[word.toLowerCase()];
  if (known !== undefined) return known;
  if (single.endsWith('é')) return `${single.slice(0, -1)}er`;
  return single.endsWith('i') ? `${single}r` : null;
}
