import { Fragment, type ReactNode } from 'react';
import { type PlainPiece, parsePlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import type { NoteNow } from './demo-state.ts';

interface WrittenTextProps {
  text: string;
  notes: readonly NoteNow[];
  /** False while more is to come. */
  isWhole: boolean;
  /** In the place of a blank; left out where it is to be seen as one. */
  fill?: ReactNode;
}

const ROW = 'grid items-start gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_10.5rem]';

/** The proposal as far as it goes, each note beside the piece of it that it is about. */
export function WrittenText({ text, notes, isWhole, fill }: WrittenTextProps) {
  // A bullet comes with its text: alone it would be a paragraph for a moment.
  const pieces = parsePlain(isWhole ? text : text.replace(/\n•?\s*$/, ''));
  const open = isWhole
    ? notes.filter(({ piece, now }) => piece === null || (now === 'open' && piece >= pieces.length))
    : [];
  return (
    <div className="grid gap-3.5 wrap-anywhere">
      {pieces.map((piece, index) => {
        const beside = notes.filter((note) => note.piece === index && note.now !== 'open');
        return (
          // Pieces have no identity of their own: while the text comes in, only the last one changes.
          <div key={`piece-${index}`} className={piece.kind === 'heading' ? `${ROW} pt-2.5` : ROW}>
            <Piece piece={piece} fill={fill} />
            <Notes notes={beside} />
          </div>
        );
      })}
      {open.length > 0 && (
        <div className={ROW}>
          <span className="max-sm:hidden" />
          <Notes notes={open} />
        </div>
      )}
    </div>
  );
}

function Notes({ notes }: { notes: readonly NoteNow[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} />
      ))}
    </ul>
  );
}

function Piece({ piece, fill }: { piece: PlainPiece; fill: ReactNode }) {
  if (piece.kind === 'heading')
    return (
      <p role="heading" aria-level={3} aria-label={toPlainLetters(piece.text)}>
        {piece.text}
      </p>
    );
  if (piece.kind === 'paragraph') return <Paragraph lines={piece.lines} fill={fill} />;
  const List = piece.ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1 pl-5 marker:text-ink-faint ${piece.ordered ? 'list-decimal' : 'list-disc'}`}>
      {piece.items.map((item, index) => (
        <li key={`item-${index}`}>{withBlanks(item, fill)}</li>
      ))}
    </List>
  );
}

/** The client's question is above its answer. */
function Paragraph({ lines: [first = '', ...rest], fill }: { lines: readonly string[]; fill: ReactNode }) {
  if (rest.length === 0) return <p>{withLabel(first, fill)}</p>;
  return (
    <p>
      {first.endsWith('?') ? <em>{first}</em> : first}
      {rest.map((line, index) => (
        <span key={`line-${index}`} className="block">
          {withBlanks(line, fill)}
        </span>
      ))}
    </p>
  );
}

/** A label in styled letters that begins a line: 'P.S.' */
const LABEL = /^[\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}][\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}.]*/u;

function withLabel(line: string, fill: ReactNode): ReactNode {
  const label = LABEL.exec(line)?.[0];
  if (!label) return withBlanks(line, fill);
  return (
    <>
      <span role="img" aria-label={toPlainLetters(label)}>
        {label}
      </span>
      {withBlanks(line.slice(label.length), fill)}
    </>
  );
}

function withBlanks(text: string, fill: ReactNode): ReactNode {
  return text.split(/(\[[^[\]\n]+\])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : fill ? (
      <Fragment key={`blank-${index}`}>{fill}</Fragment>
    ) : (
      <mark
        key={`blank-${index}`}
        className="rounded-tight bg-amber-wash text-amber-ink outline outline-1 outline-amber-line"
      >
        {part}
      </mark>
    ),
  );
}

const LOOKS = {
  answered: { looks: 'border-accent text-accent-ink', word: 'Answered' },
  mentioned: { looks: 'border-line-strong text-ink-soft', word: 'Mentioned' },
  blank: { looks: 'border-amber-ink text-amber-ink', word: 'Needs your answer' },
  open: { looks: 'border-line-strong text-ink-faint', word: 'Open' },
};

/** What the client asks, and a sign and a word for what the proposal says to it. */
function MarginNote({ note: { label, now } }: { note: NoteNow }) {
  const { looks, word } = LOOKS[now];
  return (
    <li className={`grid animate-appear border-l-2 pl-2.5 text-small leading-snug ${looks}`}>
      <span className="line-clamp-3 text-ink-soft">{label}</span>
      <span className="flex items-center gap-1">
        <Sign of={now} className="size-3.5 shrink-0" />
        {word}
      </span>
    </li>
  );
}

const SHAPES = {
  answered: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-13 0 2 2 4-4',
  mentioned: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-13 0h6',
  blank: 'M13 21h8M15 5l4 4M4 16 17 3a2.8 2.8 0 0 1 4 4L8 20l-6 2z',
  open: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  stop: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2',
};

/** The few signs of the demo, drawn by hand: a library of them would weigh half as much as all else of it. */
export function Sign({ of, className }: { of: keyof typeof SHAPES; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={of === 'open' ? '3 4.85' : undefined}
      className={className}
    >
      <path d={SHAPES[of]} />
    </svg>
  );
}
