import type { KeptNotes, ProposalNotes } from './notes.ts';
import { beginsWith, hasWord } from './verify/code-words.ts';

/** The fields for lines of the user's own, beside one for each of the client's asks. */
export const OPENING_FIELDS = ['opening1', 'opening2', 'opening3'] as const;
export const CLOSING_FIELD = 'closing';

/** The field that an ask is answered in. By its words: the same ask of a newer reading has the same field. */
export function askField(ask: string): string {
  return `ask:${ask}`;
}

/**
 * What Copy copies: the code word, then what was typed, in the order of the fields, to the letter. Nothing else is in it but the
 * client's words that have to.
 */
export function textOfNotes(notes: Pick<KeptNotes, 'opener' | 'anywhere' | 'asks' | 'typed'>): string {
  const { opener, anywhere, asks, typed } = notes;
  const fields = [...OPENING_FIELDS, ...asks.map(({ text }) => askField(text)), CLOSING_FIELD];
  const lines = fields.map((field) => typed[field]?.trim() ?? '').filter((line) => line !== '');
  if (lines.length === 0) return '';
  const body = lines.join('\n\n');
  const missing = anywhere.filter((word) => !hasWord(body, word) && word !== opener);
  const first = opener === null || beginsWith(body, opener) ? [] : [opener];
  return [...first, body, ...missing].join('\n\n');
}

/** The same for our checks: each answer under the client's question, as in a letter, so that it is known for what it answers. */
export function checkedTextOfNotes(notes: Pick<KeptNotes, 'opener' | 'anywhere' | 'asks' | 'typed'>): string {
  const typed: Record<string, string> = { ...notes.typed };
  for (const { text } of notes.asks) {
    const answer = notes.typed[askField(text)]?.trim();
    if (answer) typed[askField(text)] = `${text}\n${answer}`;
  }
  return textOfNotes({ ...notes, typed });
}

/** Newer notes with what was typed into older ones. An ask that is gone stays where something was typed for it. */
export function withTyped(newer: ProposalNotes, older: KeptNotes | null): KeptNotes {
  const typed = older?.typed ?? {};
  const known = new Set(newer.asks.map(({ text }) => text));
  const left = (older?.asks ?? []).filter(({ text }) => !known.has(text) && typed[askField(text)]?.trim());
  return { ...newer, asks: [...newer.asks, ...left], typed, isOpen: true };
}
