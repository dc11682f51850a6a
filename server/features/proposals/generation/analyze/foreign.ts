import type { JobBrief } from '#shared/proposals/brief.ts';

type Language = JobBrief['language'];

/** What marks a verb in its dictionary form at the head of a line, and what announces one inside a sentence. */
const INFINITIVE: Partial<Record<Language, RegExp>> = {
  es: /^\p{L}{2,}(?:ar|er|ir|arse|erse|irse|ír)(?= )/iu,
  pt: /^\p{L}{2,}(?:ar|er|ir|or)(?= )/iu,
  fr: /^\p{L}{2,}(?:er|ir|re|oir)(?= )/iu,
  de: /\p{L}{3,}(?:en|eln|ern)[.!]?$/u,
};
const ANNOUNCED: Partial<Record<Language, RegExp>> = {
  es: /\b(?:para|necesitamos|necesito|queremos|quiero|hay que|deber[áa]s?|ayude a)\s+(?=\p{L}{2,}(?:ar|er|ir)\s)/iu,
  pt: /\b(?:para|precisamos|preciso|queremos|quero|dever[áa]|ajude a)\s+(?=\p{L}{2,}(?:ar|er|ir|or)\s)/iu,
  fr: /\b(?:pour|besoin de|souhaitons|voulons|devra|devrez|afin de)\s+(?=\p{L}{2,}(?:er|ir|re)\s)/iu,
  de: /\bum\s+(?=\S)/iu,
};
const WANTED: Partial<Record<Language, RegExp>> = {
  es: /\b(?:necesito|necesitamos|busco|buscamos|quiero)\s+(?=(?:un|una|el|la)\s)/iu,
  pt: /\b(?:preciso de|precisamos de|busco|buscamos|quero)\s+(?=(?:um|uma|o|a)\s)/iu,
  fr: /\b(?:besoin d['’](?=un)|cherchons|recherchons|cherche)\s*(?=(?:un|une)\s)/iu,
  de: /\b(?:brauchen|brauche|suchen|suche|benötigen)\s+(?=(?:ein|eine|einen)\s)/iu,
};
const PERSON =
  /^(?:(?:un|una|um|uma|une?|einen?|eine|ein)\s)(?:\S+\s)?(?:desarrollador|diseñador|redactor|experto|especialista|profesional|traductor|asistente|desenvolvedor|designer|redator|profissional|assistente|especialista|développeur|traducteur|rédacteur|graphiste|spécialiste|expert|entwickler|texter|übersetzer|experten?|freelancer|mitarbeiter)/iu;
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bnuestr([oa]s?)\b/giu, 'su'],
  [/\bmi\b/giu, 'su'],
  [/\bnoss([oa])s?\b/giu, 'su$1'],
  [/\bminha\b/giu, 'sua'],
  [/\bmeu\b/giu, 'seu'],
  [/\bnotre\b/giu, 'votre'],
  [/\bnos\b/giu, 'vos'],
  [/\bunser(e[nrms]?)?\b/giu, 'Ihr$1'],
];
const MAX_WORDS = 14;

export interface ForeignNeed {
  readonly text: string;
  readonly form: 'verb' | 'noun';
}

/** A need of a post in Spanish, Portuguese, French or German, kept in that language; null when the line states none. */
export function foreignNeed(line: string, language: Language, isBullet: boolean): ForeignNeed | null {
  const text = line.replace(/\s+/g, ' ').replace(/^[^:]{2,30}: (?=\p{L})/u, '');
  if (isBullet && INFINITIVE[language]?.test(text) === true) return need(text, 'verb', language !== 'de');
  const announced = ANNOUNCED[language]?.exec(text);
  if (announced !== undefined && announced !== null) {
    const clause = text.slice(announced.index + announced[0].length);
    return language === 'de' ? germanClause(clause) : need(clause, 'verb');
  }
  const wanted = WANTED[language]?.exec(text);
  const rest = wanted === undefined || wanted === null ? '' : text.slice(wanted.index + wanted[0].length);
  if (rest !== '' && !PERSON.test(rest)) return need(rest, 'noun');
  return null;
}

/** 'unsere Stundenzettel auszuwerten' → 'unsere Stundenzettel auswerten'. */
function germanClause(clause: string): ForeignNeed | null {
  const end = /^(.{4,140}?)\s(?:zu (\p{L}+en)|(\p{L}+?)zu(\p{L}+en))(?=[\s,.]|$)/u.exec(clause);
  if (end === null) return null;
  const verb = end[2] ?? `${end[3] ?? ''}${end[4] ?? ''}`;
  return need(`${end[1] ?? ''} ${verb}`, 'verb', false);
}

function need(raw: string, form: 'verb' | 'noun', lower = true): ForeignNeed | null {
  const words =
    raw
      .replace(/\([^()]{0,200}\)/g, '')
      .split(/[.;!?]| [–—] /, 1)[0]
      ?.trim()
      .split(/\s+/) ?? [];
  const short = words.length > MAX_WORDS ? cutAtComma(words.slice(0, MAX_WORDS).join(' ')) : words.join(' ');
  const text = OWN.reduce((said, [from, to]) => said.replace(from, to), short).replace(/[\s,:.]+$/, '');
  if (text.split(' ').length < 2) return null;
  return {
    text: form === 'verb' && lower && !/^\p{Lu}{2}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
    form,
  };
}

function cutAtComma(text: string): string {
  return text.lastIndexOf(',') > 20 ? text.slice(0, text.lastIndexOf(',')) : text.replace(/\s(?:\p{L}{1,3})$/u, '');
}
