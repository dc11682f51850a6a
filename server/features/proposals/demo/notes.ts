import type { JobBrief } from '#shared/proposals/brief.ts';
import { type BriefLine, briefGroups } from '#shared/proposals/brief-groups.ts';
import type { DemoNote } from '#shared/proposals/demo.ts';
import { parsePlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { type Mark, marksOf } from '#shared/proposals/verify/marks.ts';

/** What the client asks, as notes in the margin of the whole `text`. What they need is one note: it is met in many places. */
export function notesFor(text: string, brief: JobBrief): DemoNote[] {
  const marks = marksAlong(text, brief);
  const groups = briefGroups(brief);
  const asked = groups.filter(({ id }) => id !== 'needs').flatMap(({ lines }) => lines);
  const needs = groups.filter(({ id }) => id === 'needs').flatMap(({ lines }) => lines.filter((one) => !one.isDetail));
  return [...asked.map((line) => noteOf(line, marks)), ...noteOfNeeds(needs, marks)];
}

/** The marks of what has been written after each piece. */
type Marks = readonly Readonly<Record<string, Mark>>[];

function marksAlong(text: string, brief: JobBrief): Marks {
  const pieces = toPlainLetters(text).split(/\n{2,}/);
  return parsePlain(text).map((_piece, index) => marksOf(pieces.slice(0, index + 1).join('\n\n'), brief));
}

function noteOf({ id, label, quote }: BriefLine, marks: Marks): DemoNote {
  const mark = marks.at(-1)?.[id] ?? 'open';
  return { id, label, quotes: [quote ?? label], mark, piece: mark === 'open' ? null : pieceOf(id, mark, marks) };
}

function noteOfNeeds(lines: readonly BriefLine[], marks: Marks): DemoNote[] {
  if (lines.length === 0) return [];
  const met = lines.map((line) => noteOf(line, marks)).filter(({ mark }) => mark === 'met');
  const isAll = met.length === lines.length;
  const places = met.flatMap(({ piece }) => piece ?? []);
  return [
    {
      id: 'needs',
      label: lines.length === 1 ? 'What they need' : `${isAll ? 'All' : `${met.length} of`} ${lines.length} needs`,
      quotes: lines.map(({ label, quote }) => quote ?? label),
      mark: isAll ? 'met' : 'open',
      piece: isAll ? Math.max(...places) : null,
    },
  ];
}

/** The first place from which on it stands so: what a later sentence undoes has not been settled there. */
function pieceOf(id: string, mark: Mark, marks: Marks): number {
  return marks.findLastIndex((along) => along[id] !== mark) + 1;
}
