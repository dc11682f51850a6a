import type { Frame, LetterAsk, LetterMaterial } from './material.ts';
import type { OwnSlot, StyleRow } from './styles.ts';

/** More blanks than this make a form of a letter. */
export const MAX_BLANKS = 4;

/** What weighs most in the client's list comes first; of the same weight in the client's order. */
const WEIGHT: Partial<Record<Frame, number>> = {
  yes_no: 3,
  experience: 3,
  link: 3,
  question: 2,
  approach: 2,
  rate: 2,
  price: 2,
  start: 1,
  hours: 1,
  duration: 1,
};

/** Where the letter tells of past work: two blanks for it would ask the same twice. */
const TELLS_OF_WORK: ReadonlySet<Frame> = new Set(['experience', 'yes_no', 'intro']);

/**
 * The slots whose blank has a place in the text, by the post and the profile alone: what is typed moves no other blank. The sentence that
 * the client wants first, the plan and the close come first, then the client's demands.
 */
export function placesOf(material: LetterMaterial, row: StyleRow): ReadonlySet<string> {
  const { codeSentence, puzzles, asks } = material;
  const open = asks.filter(({ fact, mayStand }) => fact === null && mayStand);
  const [other] = open.filter(({ frame, topic }) => frame === 'other' && topic === null);
  const demands = open
    // 'As you asked' twice says nothing.
    .filter((ask) => ask === other || ask.frame !== 'other' || ask.topic !== null)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const isOpen = (slot: OwnSlot) => isMissing(slot, material);
  const first = row.asksFor.filter((slot) => !row.spares.includes(slot) && isOpen(slot));
  const tells = demands.some(({ frame }) => TELLS_OF_WORK.has(frame));
  const last = row.spares.filter((slot) => isOpen(slot) && !(slot === 'proof' && tells));
  const wanted = [
    ...(codeSentence === null ? [] : ['code']),
    ...first,
    ...puzzles.filter(({ answer }) => answer === null).map(({ id }) => id),
    ...demands.map(({ id }) => id),
    ...last,
  ];
  return new Set(wanted.slice(0, MAX_BLANKS));
}

function weightOf({ frame }: LetterAsk): number {
  return WEIGHT[frame] ?? 0;
}

/** Nothing sure stands there. */
function isMissing(slot: OwnSlot, { playbook, lead, card, asks }: LetterMaterial): boolean {
  const isSure = (lines: readonly string[] = []) => lines.some((line) => playbook?.sure.includes(line));
  switch (slot) {
    case 'first_step':
      return !isSure(playbook?.first);
    case 'question':
      return !isSure(playbook?.questions);
    case 'understanding':
      return !isSure(playbook?.wrong);
    case 'proof':
      return (
        lead.length + card.length === 0 && !asks.some(({ fact, frame }) => fact !== null && TELLS_OF_WORK.has(frame))
      );
    case 'why':
    case 'needs':
      return true;
  }
}
