import type { JobBrief } from '#shared/proposals/brief.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';

type Lines = Readonly<LetterLines>;

/** Blanks that every letter may have; all other ids are those of the client's questions and asks. */
const OWN_BLANKS: ReadonlySet<string> = new Set(['proof', 'first_step', 'question', 'ps', 'understanding', 'moves']);

/** Less of the text than this in common, from its beginning and its end, and it is another post. */
const SAME_POST_FROM = 0.3;

/** `text` null takes the line back; '' stays as an empty line, which leaves a suggested sentence out. */
export function withLine(lines: Lines, slot: string, text: string | null): LetterLines {
  const { [slot]: _old, ...others } = lines;
  return text === null ? others : { ...others, [slot]: text };
}

/** Without the lines that answer a question or an ask of one post. */
export function linesOfAnyPost(lines: Lines): Lines {
  const kept = Object.entries(lines).filter(([slot]) => OWN_BLANKS.has(slot));
  return kept.length === Object.keys(lines).length ? lines : Object.fromEntries(kept);
}

/** A post that was pasted over another one, not one in which a few words were changed. */
export function isAnotherPost(before: string, after: string): boolean {
  if (before === '' || after === '') return before !== after;
  const longer = Math.max(before.length, after.length);
  const start = commonStart(before, after);
  return (start + commonEnd(before, after, start)) / longer < SAME_POST_FROM;
}

/** The lines under the ids that the same questions have in a newer reading of the post; those of a question that is gone are dropped. */
export function linesForBrief(lines: Lines, before: JobBrief, after: JobBrief): Lines {
  const texts = new Map(itemsIn(before).map(({ id, text }) => [id, text]));
  const ids = new Map(itemsIn(after).map(({ id, text }) => [text, id]));
  const moved = Object.entries(lines).flatMap(([slot, line]): [string, string][] => {
    const { item, rest } = splitId(slot);
    const text = texts.get(item);
    if (text === undefined) return [[slot, line]];
    const id = ids.get(text);
    return id === undefined ? [] : [[id + rest, line]];
  });
  const isSame = moved.length === Object.keys(lines).length && moved.every(([slot, line]) => lines[slot] === line);
  return isSame ? lines : Object.fromEntries(moved);
}

function itemsIn({ questions, asks, puzzles }: JobBrief): { id: string; text: string }[] {
  return [...questions, ...asks, ...puzzles.map(({ id, expression }) => ({ id, text: expression }))];
}

/** An ask that names several things has a blank for each: 'a1', 'a1b'. */
function splitId(slot: string): { item: string; rest: string } {
  const item = /^[a-z]\d+/.exec(slot)?.[0] ?? slot;
  return { item, rest: slot.slice(item.length) };
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** Without the first `start` characters of both. */
function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let at = 0;
  while (at < most && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at)) at += 1;
  return at;
}
