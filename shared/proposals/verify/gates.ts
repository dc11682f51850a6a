import type { JobBrief } from '../brief.ts';
import { MAX_PROPOSAL_CHARS } from '../limits.ts';
import { type CheckedSentence, checkSentences } from './claims.ts';
import { knownNumbers, strangeNumberIn } from './number-marks.ts';
import { obeys, ordersIn } from './orders.ts';
import type { Sources } from './sources.ts';
import { blanksIn, contactIn, markdownIn, sitesIn, urlsIn } from './tokens.ts';
import { sentencesOf } from './words.ts';

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
  ignored(text, { brief, text: known }) {
    const orders = ordersIn(brief, '', known);
    const obeyed = sentencesOf(text).find((sentence) => obeys(sentence, orders));
    return obeyed === undefined
      ? pass('ignored')
      : fail('ignored', 'This follows text of the post that is no request of the client.', obeyed);
  },
  links(text, sources) {
    const known = sources.text.toLowerCase();
    const strange = [...urlsIn(text), ...sitesIn(text)].find((url) => !known.includes(url.toLowerCase()));
    return strange ? fail('links', 'This link is not in the post and not one of yours.', strange) : pass('links');
  },
  numbers(text, sources) {
    const numbers = knownNumbers(sources.text);
    const strange = sentencesIn(text, sources).find((checked) => strangeNumberIn(checked, numbers)?.quiet === false);
    return strange
      ? fail('numbers', 'This number is neither in the post nor in your profile.', strange.sentence)
      : pass('numbers');
  },
  claims(text, sources) {
    const claim = sentencesIn(text, sources).find(({ support }) => support?.factId === null);
    return claim ? fail('claims', 'This claim is not in your profile.', claim.sentence) : pass('claims');
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

function sentencesIn(text: string, { brief, facts, sentences }: Sources): readonly CheckedSentence[] {
  return sentences ?? checkSentences(withoutClientsWords(text, brief), facts);
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

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
