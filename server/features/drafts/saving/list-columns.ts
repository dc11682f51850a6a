import { z } from 'zod';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { wellFormed } from '#shared/http/text.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import type { Opening } from '#shared/proposals/statuses.ts';
import { type DraftState, documentOf } from './state.ts';

// A grapheme can be as long as the text, if someone piles marks upon it; lists stay small.
const MAX_EXCERPT_CHARS = 5_000;
// With its neighbours in the index it stays far below what one index row can hold.
const MAX_KEY_CHARS = 100;
/** Of a name or a title; what is behind it in a text that long names nothing, and would be long to put in order. */
const MAX_NAMING_CHARS = 2_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** What a list shows of a job description: whole graphemes of its beginning. */
export function excerptOf(description: string): string {
  let end = 0;
  let count = 0;
  for (const { segment, index } of segmenter.segment(description.slice(0, 2 * MAX_EXCERPT_CHARS))) {
    if (count++ === DRAFT_LIMITS.excerptGraphemes || index + segment.length > MAX_EXCERPT_CHARS) break;
    end = index + segment.length;
  }
  return description.slice(0, end) || firstPoints(description, MAX_EXCERPT_CHARS / 2);
}

/** What a list is sorted by for `text`: its beginning, in lower case and of one width. */
export function sortKey(text: string): string {
  const key = text
    .slice(0, MAX_NAMING_CHARS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return firstPoints(key, MAX_KEY_CHARS);
}

function firstPoints(text: string, count: number): string {
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/** What a draft is found by: each word of its texts and its parts ('mail' of 'e-mail'), each after a space. */
export function searchTextOf(...texts: readonly (string | null)[]): string {
  const typed = texts.flatMap((text) => searchWords((text ?? '').slice(0, MAX_NAMING_CHARS)));
  const words = new Set(typed.flatMap((word) => [word, ...partsOf(word)]));
  return [...words].map((word) => ` ${word}`).join('');
}

/** The words of a search as `searchTextOf` writes them; each begins a word of what is found. */
export function searchWords(search: string): string[] {
  const words = withoutAccents(search.toLowerCase()).split(/[\s\p{Cc}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** In one width. Only the accents of Latin, Greek and Cyrillic go: the marks of other scripts are letters. */
function withoutAccents(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return bare.normalize('NFKC').toLowerCase();
}

function partsOf(word: string): string[] {
  const runs = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((run) => run !== '');
  return runs.flatMap((run) => [run, ...Array.from(wordSegmenter.segment(run), ({ segment }) => segment)]);
}

const FIRST_LINE_CHARS = 200;
const READ_FOR_FIRST_LINE = 4_000;

/** What outcomes are counted by, besides the length. */
export interface Measures {
  readonly tone: string | null;
  readonly style: string | null;
  readonly language: string | null;
  readonly trade?: string | null;
  readonly opening?: Opening | null;
}

/** Of a letter that has just been generated. */
export function measuresOf({ tone, style }: Pick<GenerateInput, 'tone' | 'style'>, answer: GenerateAnswer): Measures {
  const trade = answer.material?.playbook?.file.split('/')[1] || null;
  return { tone, style, language: answer.language, trade, opening: openingOf(answer.sentences) };
}

/** Null where no sentence has a source. A greeting and a code word come before the opening. */
function openingOf(sentences: GenerateAnswer['sentences']): Opening | null {
  const first = sentences.find(({ source }) => source !== 'joint');
  if (!first) return null;
  if (first.text.trim().endsWith('?')) return 'question';
  if (first.source === 'fact' || first.source === 'line') return 'own_words';
  return first.source === 'post' || first.source === 'playbook' ? first.source : 'other';
}

const typed = z.object({
  tone: z.string().nullable().catch(null),
  style: z.string().nullable().catch(null),
  proposal: z
    .object({ answer: z.object({ language: z.string() }) })
    .nullable()
    .catch(null),
});

/** Of a workspace that was saved; the trade and the opening stay what the generation was. */
export function measuresOfWork(work: unknown): Partial<Measures> {
  const read = typed.safeParse(work).data;
  if (!read) return {};
  const language = read.proposal?.answer.language;
  return { tone: read.tone, style: read.style, ...(language !== undefined && { language }) };
}

/** The first words of a letter, as a list shows them, and its length. */
export function letterOf({ content, format }: Pick<DraftState, 'content' | 'format'>): {
  firstLine: string;
  words: number;
} {
  const text = format === 'document' ? documentToPlain(documentOf(content)) : content;
  const words = text.match(/\S+/g)?.length ?? 0;
  const beginning = text
    .slice(0, READ_FOR_FIRST_LINE)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return { firstLine: wellFormed(beginning.slice(0, FIRST_LINE_CHARS)), words };
}
