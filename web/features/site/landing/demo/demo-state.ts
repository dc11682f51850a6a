import type { DemoAnswer, DemoNote } from '#shared/proposals/demo.ts';
import { parsePlain } from '#shared/proposals/plain-text.ts';
import { POST_CHARS } from '#shared/proposals/post-limits.ts';

export interface Post {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

/** The content of the front page's workspace. */
export interface DemoState {
  readonly post: Post;
  /** The posts that the text on the sheet is for, and that was asked about last. */
  readonly writtenFor: Post;
  readonly asked: Post;
  /** The text on the sheet, and the notes beside it: of the sample, or of what was asked for last. */
  readonly text: string;
  readonly notes: readonly DemoNote[];
  readonly status: 'done' | 'writing' | 'stopped';
  /** Asked for, and not a word yet: what was there stays until the first one comes. */
  readonly coming: readonly DemoNote[] | null;
  readonly error: string | null;
}

/** What the server says while it writes. */
export type DemoNews =
  | { type: 'notes'; notes: readonly DemoNote[] }
  | { type: 'text'; text: string }
  | { type: 'done'; answer: DemoAnswer };

export type DemoAction =
  | DemoNews
  | { type: 'typed'; change: Partial<Post> }
  | { type: 'asked' }
  | { type: 'stopped'; error: string | null };

export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case 'typed':
      return { ...state, post: { ...state.post, ...action.change } };
    case 'asked':
      return { ...state, asked: state.post, status: 'writing', coming: [], error: null };
    case 'notes':
      return { ...state, coming: action.notes };
    case 'text':
      if (state.coming === null) return { ...state, text: state.text + action.text };
      return { ...state, writtenFor: state.asked, text: action.text, notes: state.coming, coming: null };
    case 'done':
      return {
        ...state,
        writtenFor: state.asked,
        text: action.answer.plainText,
        notes: action.answer.notes,
        coming: null,
        status: 'done',
      };
    case 'stopped':
      // Before the first word nothing has changed.
      return { ...state, status: state.coming ? 'done' : 'stopped', coming: null, error: action.error };
  }
}

/** False while more of the text on the sheet is to come. */
export function isWhole({ status, coming }: Pick<DemoState, 'status' | 'coming'>): boolean {
  return status === 'done' || coming !== null;
}

/** How many pieces of the text are whole: the notes beside them are settled. */
export function wholePieces(state: Pick<DemoState, 'text' | 'status' | 'coming'>): number {
  return parsePlain(state.text).length - (isWhole(state) ? 0 : 1);
}

/** A note as it is now. What the text has not come to is open. */
export function markNow({ mark, piece }: DemoNote, whole: number): DemoNote['mark'] {
  return piece === null || piece < whole ? mark : 'open';
}

/** What keeps a post from being written for, by field. */
export function faultsOf({ jobTitle, jobDescription }: Post): Partial<Record<keyof Post, string>> {
  return {
    ...faultOf('jobTitle', jobTitle, 'Please enter a job title'),
    ...faultOf('jobDescription', jobDescription, 'Please enter a job description'),
  };
}

function faultOf(name: keyof Post, text: string, missing: string): Partial<Record<keyof Post, string>> {
  if (text.trim() === '') return { [name]: missing };
  if (text.length <= POST_CHARS[name]) return {};
  const limit = POST_CHARS[name].toLocaleString('en-US');
  return { [name]: `This is longer than the ${limit} characters we can take. Nothing was cut: please shorten it.` };
}

/** A note with its mark as it is now. */
export type NoteNow = DemoNote & { readonly now: DemoNote['mark'] };

export interface QuotedPiece {
  readonly text: string;
  readonly start: number;
  /** Whether the proposal meets what is said here; null if nothing is asked. */
  readonly mark: DemoNote['mark'] | null;
}

/** The post, cut where it asks for something. Words that have been changed since are asked no more. */
export function quotedPieces(post: string, notes: readonly NoteNow[]): QuotedPiece[] {
  const pieces: QuotedPiece[] = [];
  let place = 0;
  for (const { start, end, mark } of quotesIn(post, notes)) {
    if (start < place) continue;
    if (start > place) pieces.push({ text: post.slice(place, start), start: place, mark: null });
    pieces.push({ text: post.slice(start, end), start, mark });
    place = end;
  }
  return place < post.length ? [...pieces, { text: post.slice(place), start: place, mark: null }] : pieces;
}

function quotesIn(post: string, notes: readonly NoteNow[]) {
  return notes
    .flatMap(({ quotes, now }) => quotes.map((quote) => ({ start: post.indexOf(quote), quote, mark: now })))
    .filter(({ start, quote }) => start >= 0 && quote !== '')
    .map(({ start, quote, mark }) => ({ start, end: start + quote.length, mark }))
    .sort((one, other) => one.start - other.start);
}
