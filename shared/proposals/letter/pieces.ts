import type { Block, Part } from '../blocks.ts';
import type { LetterSentence, LetterWords, SentenceSource } from './material.ts';

/** A sentence as it is composed: one with a blank is not yet said. */
export interface Said extends LetterSentence {
  /** The slots whose blank stands in it. */
  readonly blanks: readonly string[];
}

/** A paragraph of a letter before it becomes a block; 'lines' has each sentence on a line of its own. */
export interface Piece {
  readonly kind: 'p' | 'lines' | 'list' | 'ps';
  readonly part: Part;
  readonly sentences: readonly Said[];
}

/** A sentence with its end: a capital first letter and a full stop where there is none. */
export function sentence(part: Part, text: string, source: SentenceSource, from: string | null = null): Said {
  return { text: closeSentence(text), part, source, from, blanks: [] };
}

/** Words that stay as they are. */
export function asIs(part: Part, text: string, source: SentenceSource, from: string | null = null): Said {
  return { text, part, source, from, blanks: [] };
}

/** A sentence around a blank in square brackets; `slot` is its id. */
export function around(part: Part, frame: string, prompt: string, slot: string): Said {
  return { text: inFrame(frame, `[${prompt}]`), part, source: 'joint', from: slot, blanks: [slot] };
}

/** 'My rate is {x}.' with what is said there; no full stop comes behind a link, and none behind another. */
export function inFrame(frame: string, said: string): string {
  const at = frame.indexOf('{x}');
  const behind = frame.slice(at + '{x}'.length);
  const text = behind.startsWith('.') ? said.replace(/\.$/, '') : said;
  const isEnded = behind === '.' && (endsWithLink(text) || /[!?…]$/.test(text));
  const whole = `${frame.slice(0, at)}${text}${isEnded ? '' : behind}`;
  return whole.charAt(0).toUpperCase() === whole.charAt(0) || at > 0 ? whole : closeSentence(whole);
}

function endsWithLink(text: string): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return /(?:https?:\/\/|www\.)./i.test(last) || /^[\w-]{1,63}(?:\.[\w-]{2,63}){1,9}\//.test(last);
}

export function closeSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const isClosed = endsWithLink(line) || /[.!?…:)\]”"’»,]$/.test(line);
  // 'iOS' and 'eBay' keep their small letter, and so do 'n8n' and an address.
  const begun = /^(?!https?:|www\.)\p{Ll}+(?![\p{L}\d./])/u.test(line)
    ? line.charAt(0).toUpperCase() + line.slice(1)
    : line;
  return isClosed ? begun : `${begun}.`;
}

/** Long forms contracted, for the tones that do; user's and client's words are never touched. */
export function contract(text: string, { contractions }: Pick<LetterWords, 'contractions'>): string {
  return contractions.reduce((rest, [long, short]) => rest.replaceAll(long, short), text);
}

export function wordCount(sentences: readonly LetterSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}

export function blockOf({ kind, part, sentences }: Piece): Block {
  const evidence = evidenceIn(sentences);
  const texts = sentences.map(({ text }) => text);
  switch (kind) {
    case 'list':
      return { type: 'list', part, items: texts, ordered: false, evidence };
    case 'ps':
      return { type: 'ps', part: 'ps', text: texts.join(' '), evidence };
    case 'lines':
      return { type: 'p', part, text: texts.join('\n'), evidence };
    case 'p':
      return { type: 'p', part, text: texts.join(' '), evidence };
  }
}

function evidenceIn(sentences: readonly LetterSentence[]): string[] {
  return [...new Set(sentences.flatMap(({ source, from }) => (source === 'fact' && from !== null ? [from] : [])))];
}
