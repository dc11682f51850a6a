import type { JobBrief } from '../brief.ts';
import { MAX_PROPOSAL_CHARS } from '../limits.ts';
import { toPlainLetters } from '../unicode-text.ts';
import { unsupportedClaims } from './claims.ts';
import { allNumbersIn, numbersIn } from './numbers.ts';
import type { Sources } from './sources.ts';
import { bareDomainsIn, blanksIn, contactIn, markdownIn, urlsIn } from './tokens.ts';
import { contentStems, sentencesOf, wordsOf } from './words.ts';

export const GATES = [
  'opener',
  'anywhere',
  'puzzles',
  'ignored',
  'links',
  'numbers',
  'claims',
  'contact',
  'length',
  'markdown',
] as const;
export type GateName = (typeof GATES)[number];

export interface Gate {
  readonly gate: GateName;
  readonly ok: boolean;
  /** What was found, in a sentence for a person. */
  readonly detail: string;
  /** The words of the proposal, or of the post, that it is about. */
  readonly quote?: string;
}

type Check = (text: string, sources: Sources) => Gate;

const pass = (gate: GateName): Gate => ({ gate, ok: true, detail: '' });
const fail = (gate: GateName, detail: string, quote?: string): Gate => ({
  gate,
  ok: false,
  detail,
  ...(quote === undefined ? {} : { quote }),
});

/** Each must hold before a proposal is called finished. Source: docs/spec/proposal.md#checks. */
export const CHECKS: Record<GateName, Check> = {
  opener(text, { brief }) {
    if (brief.opener === null || beginsWith(text, brief.opener.word)) return pass('opener');
    return fail('opener', `The proposal must begin with “${brief.opener.word}”.`, brief.opener.quote);
  },
  anywhere(text, { brief }) {
    const missing = brief.anywhere.find(({ word }) => !hasWord(text, word));
    return missing ? fail('anywhere', `“${missing.word}” must be in the proposal.`, missing.quote) : pass('anywhere');
  },
  puzzles(text, { brief }) {
    const open = brief.puzzles.find((puzzle) => !isAnswered(text, puzzle));
    return open ? fail('puzzles', `The answer to ${open.expression} is missing.`, open.quote) : pass('puzzles');
  },
  ignored(text, sources) {
    const obeyed = forbiddenPhrases(sources).find(phraseFinder(text));
    return obeyed
      ? fail('ignored', 'This follows text of the post that is no request of the client.', obeyed)
      : pass('ignored');
  },
  links(text, sources) {
    const known = sources.text.toLowerCase();
    const strange = [...urlsIn(text), ...bareDomainsIn(text)].find((url) => !known.includes(url.toLowerCase()));
    return strange ? fail('links', 'This link is not in the post and not one of yours.', strange) : pass('links');
  },
  numbers(text, { brief, text: known }) {
    const allowed = new Set(allNumbersIn(`${known}\n${listNumbers(known)}`));
    const body = brief.opener ? text.replace(brief.opener.word, ' ') : text;
    const strange = numbersIn(withoutClientsNumbers(body)).find((number) => !allowed.has(number));
    return strange
      ? fail('numbers', 'This number is neither in the post nor in your profile.', strange)
      : pass('numbers');
  },
  claims(text, { brief, facts }) {
    const [claim] = unsupportedClaims(withoutClientsWords(text, brief), facts);
    return claim ? fail('claims', 'This claim is not in your profile.', claim) : pass('claims');
  },
  contact(text) {
    const contact = contactIn(text);
    return contact
      ? fail('contact', 'Bidding platforms refuse e-mail addresses and phone numbers.', contact)
      : pass('contact');
  },
  length(text) {
    const max = MAX_PROPOSAL_CHARS.toLocaleString('en-US');
    return text.length <= MAX_PROPOSAL_CHARS ? pass('length') : fail('length', `Longer than ${max} characters.`);
  },
  markdown(text, { brief }) {
    const codes = [brief.opener, ...brief.anywhere].filter((code) => code !== null);
    const body = codes.reduce((rest, { word }) => rest.replace(word, ' '), text);
    const mark = markdownIn(body);
    return mark ? fail('markdown', 'Bidding platforms show Markdown as typed.', mark) : pass('markdown');
  },
};

const OF_CLIENT =
  /(?<!\p{L})(?:your|dein\p{L}{0,2}|Ihr\p{L}{0,2}|vos|votre|tus?|sus?|seus?|suas?)(?: \p{L}{1,20})? (?=\d)[\d.,]{1,15}/giu;

/** A question promises nothing, nor does 'your 3 devices', which are the client's. */
function withoutClientsNumbers(text: string): string {
  const said = sentencesOf(text).filter((sentence) => !/\?\s*$/.test(sentence));
  return said.join('\n').replace(OF_CLIENT, ' ');
}

/** 'Teapot' first, and not 'Teapots'. */
export function beginsWith(text: string, word: string): boolean {
  return text.startsWith(word) && hasWord(text.slice(0, word.length + 1), word);
}

/** 'fog' must not match 'foggy'. */
export function hasWord(text: string, word: string): boolean {
  const [before, after] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(word));
  return new RegExp(
    `${before ? '(?<![\\p{L}\\p{N}])' : ''}${escapePattern(word)}${after ? '(?![\\p{L}\\p{N}])' : ''}`,
    'u',
  ).test(text);
}

export function isAnswered(text: string, puzzle: { expression: string; answer: string | null }): boolean {
  if (puzzle.answer === null)
    return blanksIn(text).some((blank) => blank.includes(puzzle.expression)) || text.includes(puzzle.expression);
  return new RegExp(`(?<![\\w.])${escapePattern(puzzle.answer)}(?![\\w])`, 'i').test(text);
}

/** An opener that the client asked for has its own warning, and the post's title claims nothing. */
export function withoutClientsWords(text: string, { opener, title }: Pick<JobBrief, 'opener' | 'title'>): string {
  const body = opener ? text.replace(opener.word, ' ') : text;
  return title === '' ? body : body.replace(title, ' ');
}

/** The words that a prompt injection wants to see: its quotations and its longer phrases. */
function forbiddenPhrases({ brief: { ignored, opener, anywhere }, text }: Sources): string[] {
  if (ignored.length === 0) return [];
  const wanted = [opener, ...anywhere].filter((code) => code !== null).map((code) => code.word.toLowerCase());
  const isKnown = phraseFinder(text);
  return ignored
    .flatMap(({ quote }) => [...quotedIn(quote), ...runsOf(quote, 6)])
    .filter((phrase) => isTelling(phrase, isKnown) && !wanted.some((word) => word === phrase.toLowerCase()));
}

/** Whether a phrase shows that an injected order was followed: two content words, or one that is neither in the post nor in the profile. */
function isTelling(phrase: string, isKnown: (phrase: string) => boolean): boolean {
  const stems = contentStems(phrase);
  return stems.length >= 2 || (stems.length === 1 && !isKnown(phrase));
}

/** Pairs of quotation marks; an apostrophe between letters is none. */
const QUOTATIONS =
  /«([^«»\n]{2,60})»|“([^“”\n]{2,60})”|„([^„“”\n]{2,60})[“”]|"([^"\n]{2,60})"|(?<![\p{L}\p{N}])[‘']((?:[^‘’'\n]|(?<=\p{L})[’'](?=\p{L})){2,60})[’'](?!\p{L})/gu;

export function quotedIn(text: string): string[] {
  return [...text.matchAll(QUOTATIONS)].map(([, ...groups]) =>
    (groups.find((words) => words !== undefined) ?? '').trim(),
  );
}

function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Finds phrases in a text by their words; the text is split once for all of them. */
function phraseFinder(text: string): (phrase: string) => boolean {
  const known = ` ${wordsOf(toPlainLetters(text)).join(' ')} `;
  return (phrase) => {
    const words = wordsOf(phrase).join(' ');
    return words !== '' && known.includes(` ${words} `);
  };
}

/** '1. Which …' in a post: the number may be repeated. */
function listNumbers(text: string): string {
  return (text.match(/^[ \t]*\d+(?=[.)]\s)/gm) ?? []).join(' ');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
