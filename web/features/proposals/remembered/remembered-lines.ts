import { MAX_LINE_CHARS, type SlotKind } from '#shared/proposals/letter/material.ts';
import { MAX_REMEMBERED_LINES, REMEMBERED_KINDS, type RememberedLine } from '#shared/proposals/remembered-lines.ts';

/** Kinds of which a word or two is worth keeping: '$30 an hour', 'GMT'. */
const SHORT_KINDS: readonly SlotKind[] = ['rate', 'availability', 'link'];
const MIN_WORDS = 4;

/** True for a line worth keeping: of a kind that another job asks for too, not too long to store, and more than a 'yes'. */
export function isRemembered(kind: SlotKind, text: string): boolean {
  const words = text.trim();
  const saysEnough = SHORT_KINDS.includes(kind) || words.split(/\s+/).length >= MIN_WORDS;
  return REMEMBERED_KINDS.includes(kind) && words !== '' && saysEnough && words.length <= MAX_LINE_CHARS;
}

/** `line` first; the same words of the same kind are kept once. */
export function withRemembered(lines: readonly RememberedLine[], line: RememberedLine): RememberedLine[] {
  const others = lines.filter(({ id, kind, text }) => id !== line.id && (kind !== line.kind || text !== line.text));
  return [line, ...others].slice(0, MAX_REMEMBERED_LINES);
}

/** What may be offered for a blank: its own kind, newest first, without what it says already. */
export function linesToOffer(
  lines: readonly RememberedLine[],
  kind: SlotKind,
  said: readonly string[],
): RememberedLine[] {
  const known = new Set(said.map((text) => text.trim()));
  return lines.filter((line) => line.kind === kind && isRemembered(kind, line.text) && !known.has(line.text.trim()));
}
