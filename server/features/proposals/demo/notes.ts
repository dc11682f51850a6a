import type { JobBrief } from '#shared/proposals/brief.ts';
import { type BriefLine, briefGroups } from '#shared/proposals/brief-groups.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import type { DemoNote } from '#shared/proposals/demo.ts';
import { parsePlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { type Mark, marksOf } from '#shared/proposals/verify/marks.ts';

/** What the writer has for the client's asks. */
type Answered = Pick<GenerateAnswer, 'slots' | 'material'>;

/** The client's asks, as margin notes to the whole `text`. The mentioned needs are one note. */
export function notesFor(text: string, brief: JobBrief, answered: Answered): DemoNote[] {
  const pieces = toPlainLetters(text).split(/\n{2,}/);
  const marks = marksAlong(text, brief);
  const groups = briefGroups(brief);
  const asked = groups.filter(({ id }) => id !== 'needs').flatMap(({ lines }) => lines);
  const needs = groups.filter(({ id }) => id === 'needs').flatMap(({ lines }) => lines.filter((one) => !one.isDetail));
  return [
    ...asked.map((line) => noteOfSlot(line, answered, pieces) ?? noteOf(line, marks)),
    ...noteOfNeeds(needs, marks),
  ];
}

/** The notes that are settled after each piece. */
type Marks = readonly Readonly<Record<string, Mark>>[];

function marksAlong(text: string, brief: JobBrief): Marks {
  const pieces = toPlainLetters(text).split(/\n{2,}/);
  return parsePlain(text).map((_piece, index) => marksOf(pieces.slice(0, index + 1).join('\n\n'), brief));
}

/** Where the writer answers an ask, or has left a blank for it; null where it has no place of its own. */
function noteOfSlot(line: BriefLine, { slots, material }: Answered, pieces: readonly string[]): DemoNote | null {
  const slot = slots.find(({ id }) => id === (material?.aliases[line.id] ?? line.id));
  if (!slot) return null;
  const said = slot.state === 'open' ? `[${slot.prompt}]` : slot.text;
  const piece = said === '' ? -1 : pieces.findIndex((one) => one.includes(said));
  if (piece === -1) return null;
  const { id, label, quote, sentence } = line;
  return { id, label, quotes: [sentence ?? quote ?? label], mark: slot.state === 'open' ? 'blank' : 'answered', piece };
}

function noteOf({ id, label, quote, sentence }: BriefLine, marks: Marks): DemoNote {
  const mark = marks.at(-1)?.[id] ?? 'open';
  const piece = mark === 'open' ? null : pieceOf(id, mark, marks);
  return { id, label, quotes: [sentence ?? quote ?? label], mark, piece };
}

function noteOfNeeds(lines: readonly BriefLine[], marks: Marks): DemoNote[] {
  const mentioned = lines.map((line) => noteOf(line, marks)).filter(({ mark }) => mark === 'mentioned');
  if (mentioned.length === 0) return [];
  const places = mentioned.flatMap(({ piece }) => piece ?? []);
  return [
    {
      id: 'needs',
      label: 'What they need',
      quotes: mentioned.flatMap(({ quotes }) => quotes),
      mark: 'mentioned',
      piece: Math.min(...places),
    },
  ];
}

/** The first piece from which on the note is the same to the end: a later sentence may undo an earlier one. */
function pieceOf(id: string, mark: Mark, marks: Marks): number {
  return marks.findLastIndex((along) => along[id] !== mark) + 1;
}
