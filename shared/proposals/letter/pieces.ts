import type { Block, Part } from '../blocks.ts';
import type { LetterSentence, LetterWords, SentenceSource } from './material.ts';

/** A paragraph of a letter before it becomes a block. */
export interface Piece {
  readonly kind: 'p' | 'list' | 'ps' | 'qa' | 'labelled';
  readonly part: Part;
  readonly sentences: readonly LetterSentence[];
  /** 'qa': the client's question. */
  readonly question?: string;
  /** 'labelled': one line each; their sentences are those of the piece. */
  readonly rows?: readonly { readonly label: string; readonly sentences: readonly LetterSentence[] }[];
}

/** More words than this are taken for a sentence. */
const SHORT_WORDS = 3;

/** What is typed behind a label: a date, a zone, a link or a number stays as it is. */
export function answer(part: Part, text: string, from: string): LetterSentence {
  const typed = text.replace(/\s+/g, ' ').trim();
  return typed.split(' ').length <= SHORT_WORDS
    ? { text: typed, part, source: 'line', from }
    : sentence(part, typed, 'line', from);
}

/** A paragraph of these sentences. */
export function paragraph(part: Part, sentences: readonly LetterSentence[]): Piece {
  return { kind: 'p', part, sentences };
}

/** Words that stay as they are. */
export function asIs(part: Part, text: string, source: SentenceSource, from: string | null = null): LetterSentence {
  return { text, part, source, from };
}

/** A sentence with its end: a capital first letter and a full stop where there is none. */
export function sentence(part: Part, text: string, source: SentenceSource, from: string | null): LetterSentence {
  return { text: closeSentence(text), part, source, from };
}

/** A blank in square brackets; `slot` is its id. */
export function blank(part: Part, prompt: string, slot: string): LetterSentence {
  return { text: `[${prompt}]`, part, source: 'joint', from: slot };
}

export function isBlank({ text, source }: LetterSentence): boolean {
  return source === 'joint' && text.startsWith('[');
}

export function closeSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const last = line.slice(line.lastIndexOf(' ') + 1);
  const isLink = /(?:https?:\/\/|www\.)./i.test(last) || /^[\w-]{1,63}(?:\.[\w-]{2,63}){1,9}\//.test(last);
  const isClosed = isLink || /[.!?…:)\]”"’»,]$/.test(line);
  // 'iOS' and 'eBay' keep their small letter.
  const begun = /^(?!https?:|www\.)\p{Ll}+(?![\p{L}./])/u.test(line)
    ? line.charAt(0).toUpperCase() + line.slice(1)
    : line;
  return isClosed ? begun : `${begun}.`;
}

/** Long forms contracted, for the tones that do; user's and client's words are never touched. */
export function contract(text: string, { contractions }: LetterWords): string {
  return contractions.reduce((rest, [long, short]) => rest.replaceAll(long, short), text);
}

export function wordCount(sentences: readonly LetterSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}

export function blockOf({ kind, part, sentences, question = '', rows = [] }: Piece): Block {
  const evidence = evidenceIn(sentences);
  const text = sentences.map((one) => one.text).join(' ');
  switch (kind) {
    case 'list':
      return { type: 'list', part, items: sentences.map((one) => one.text), ordered: false, evidence };
    case 'ps':
      return { type: 'ps', part: 'ps', text, evidence };
    case 'qa':
      return { type: 'p', part: 'answers', text: `${question}\n${text}`, evidence };
    case 'labelled': {
      const lines = rows.map((row) =>
        [row.label && `${row.label}:`, ...row.sentences.map((one) => one.text)].filter(Boolean).join(' '),
      );
      return { type: 'p', part, text: lines.join('\n'), evidence };
    }
    case 'p':
      return { type: 'p', part, text, evidence };
  }
}

function evidenceIn(sentences: readonly LetterSentence[]): string[] {
  return [...new Set(sentences.flatMap(({ source, from }) => (source === 'fact' && from !== null ? [from] : [])))];
}
