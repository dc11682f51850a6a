import { Fragment, type ReactNode } from 'react';
import { type PlainPiece, parsePlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';

interface WrittenTextProps {
  text: string;
  /** What was typed into the blanks. */
  fill: string;
}

/** The proposal of the sample, its blank filled in. */
export function WrittenText({ text, fill }: WrittenTextProps) {
  return (
    <div className="grid gap-3.5 wrap-anywhere">
      {parsePlain(text).map((piece, index) => (
        // Pieces have no identity of their own.
        <Piece key={`piece-${index}`} piece={piece} fill={<Filled>{fill}</Filled>} />
      ))}
    </div>
  );
}

function Filled({ children }: { children: string }) {
  return <span className="underline decoration-accent-line decoration-dotted underline-offset-4">{children}</span>;
}

function Piece({ piece, fill }: { piece: PlainPiece; fill: ReactNode }) {
  if (piece.kind === 'heading')
    return (
      <p role="heading" aria-level={4} aria-label={toPlainLetters(piece.text)} className="pt-2.5">
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
  return text
    .split(/(\[[^[\]\n]+\])/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={`blank-${index}`}>{fill}</Fragment>));
}
