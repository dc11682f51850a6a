import { Fragment, type ReactNode, useContext } from 'react';
import type { ProposalDocument, Span } from '#shared/proposals/document/document.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { cn } from '#web/ui/class-names.ts';
import { InlineSlot } from '../../letter/blanks/inline-slot.tsx';
import { SlotEditingContext } from '../../letter/blanks/slot-editing.ts';
import { isWebAddress } from '../editor/web-address.ts';
import { HEADING_LOOKS, HEADING_ROLE } from './heading.ts';
import { type MarkedSpan, markSpans, type TextMark } from './mark-spans.ts';
import { hasStyledLetters, headingLabel } from './styled-letters.ts';

interface ProposalBodyProps {
  tree: ProposalDocument;
  marks?: readonly TextMark[];
  /** Shows styled letters as ordinary ones, as they will be copied. */
  plainLetters?: boolean;
  /** What the words are in: they alone, not what is said about them. */
  lang?: string | undefined;
  className?: string;
}

const NO_MARKS: readonly TextMark[] = [];

/** The words on the sheet, the same while they stream in and when they are finished. Built of elements, never of HTML. */
export function ProposalBody({ tree, marks = NO_MARKS, plainLetters = false, lang, className }: ProposalBodyProps) {
  return (
    <div lang={lang} className={cn('proposal-text', className)}>
      <Blocks tree={tree} marks={marks} plainLetters={plainLetters} />
    </div>
  );
}

type BlocksProps = Required<Omit<ProposalBodyProps, 'className' | 'lang'>>;

function Blocks({ tree, ...rest }: BlocksProps) {
  return tree.map((block, index) => {
    // Blocks have no identity of their own: while the text streams in, only the last one changes.
    const key = `${block.kind}-${index}`;
    if (block.kind === 'paragraph') return <Paragraph key={key} spans={block.spans} {...rest} />;
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={key}>
        {block.items.map((item, place) => (
          <li key={`item-${place}`}>
            <Item item={item} {...rest} />
          </li>
        ))}
      </List>
    );
  });
}

function Item({ item, ...rest }: { item: ProposalDocument } & Omit<BlocksProps, 'tree'>) {
  const [first, ...others] = item;
  if (first?.kind !== 'paragraph') return <Blocks tree={item} {...rest} />;
  return (
    <>
      <Spans spans={first.spans} {...rest} />
      <Blocks tree={others} {...rest} />
    </>
  );
}

interface SpansProps {
  spans: readonly Span[];
  marks: readonly TextMark[];
  plainLetters: boolean;
}

function Paragraph({ spans, ...rest }: SpansProps) {
  const label = headingLabel(spans);
  if (label === null)
    return (
      <p>
        <Spans spans={spans} {...rest} />
      </p>
    );
  return (
    <p {...HEADING_ROLE} aria-label={label} className={HEADING_LOOKS}>
      <Spans spans={spans} {...rest} isInHeading />
    </p>
  );
}

function Spans({ spans, marks, plainLetters, isInHeading = false }: SpansProps & { isInHeading?: boolean }) {
  const places = useContext(SlotEditingContext)?.places.filter((place) => place.spans === spans);
  const pieces = markSpans(spans, marks, places);
  const renderSpans = (some: readonly MarkedSpan[]) =>
    some.map((piece, index) => (
      <Piece
        key={`${index}-${piece.mark?.kind ?? ''}`}
        {...piece}
        plainLetters={plainLetters}
        isInHeading={isInHeading}
      />
    ));
  if (!places) return renderSpans(pieces);
  return runsBySlot(pieces).map(({ slot, run }, index) =>
    slot ? (
      <InlineSlot key={`slot-${slot.id}`} place={slot}>
        {renderSpans(slot.state === 'suggested' ? run : run.map((piece) => ({ ...piece, mark: null })))}
      </InlineSlot>
    ) : (
      <Fragment key={`text-${index}`}>{renderSpans(run)}</Fragment>
    ),
  );
}

/** Neighbours that belong to one blank, or to none, together. */
function runsBySlot(pieces: readonly MarkedSpan[]): { slot: MarkedSpan['slot']; run: MarkedSpan[] }[] {
  const runs: { slot: MarkedSpan['slot']; run: MarkedSpan[] }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.slot === piece.slot) last.run.push(piece);
    else runs.push({ slot: piece.slot, run: [piece] });
  }
  return runs;
}

function Piece({ text, strong, em, href, mark, isMarkStart, plainLetters, isInHeading }: PieceProps) {
  let content = <Words text={text} plainLetters={plainLetters} isInHeading={isInHeading} />;
  if (em) content = <em>{content}</em>;
  if (strong) content = <strong>{content}</strong>;
  if (href !== null && isWebAddress(href))
    content = (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </a>
    );
  return mark ? (
    <Marked mark={mark} isStart={isMarkStart} isLink={href !== null}>
      {content}
    </Marked>
  ) : (
    content
  );
}

type PieceProps = MarkedSpan & { plainLetters: boolean; isInHeading: boolean };

/** Styled letters outside a heading ('P.S.') are given to screen readers in plain ones; the eye sees no difference. */
function Words({ text, plainLetters, isInHeading }: { text: string; plainLetters: boolean; isInHeading: boolean }) {
  const lines = (plainLetters ? toPlainLetters(text) : text).split('\n');
  const content = lines.map((line, index) => (
    <span key={`line-${index}`}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
  if (isInHeading || plainLetters || !hasStyledLetters(text)) return <>{lines.length === 1 ? lines[0] : content}</>;
  return (
    <span role="img" aria-label={toPlainLetters(text)}>
      {content}
    </span>
  );
}

const MARK_LOOKS: Record<TextMark['kind'], string> = {
  blank: 'rounded-tight bg-amber-wash text-amber-ink outline outline-1 outline-amber-line',
  check:
    'cursor-help bg-transparent text-ink underline decoration-amber-ink decoration-wavy decoration-1 underline-offset-4',
  suggested:
    'cursor-help bg-transparent text-inherit underline decoration-line-strong decoration-dashed decoration-1 underline-offset-4 hover:decoration-ink-faint',
  supported:
    'cursor-help bg-transparent text-inherit underline decoration-accent-line decoration-1 underline-offset-4 hover:decoration-accent',
  quiet: '',
};
const PRESSED = {
  role: 'button',
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'ArrowDown ArrowUp',
} as const;

interface MarkedProps {
  mark: TextMark;
  isStart: boolean;
  isLink: boolean;
  children: ReactNode;
}

/** A sentence can be pressed to see where it comes from; who listens for that comes with the list of all of them. */
function Marked({ mark, isStart, isLink, children }: MarkedProps) {
  // The client's own words and connecting phrases are a press away, and no stop for the keyboard.
  if (mark.kind === 'quiet')
    return (
      <span title={mark.note} data-claim={mark.text} {...(isStart ? { 'data-mark': mark.text, tabIndex: -1 } : {})}>
        {children}
      </span>
    );
  return (
    <mark
      title={mark.note ?? 'Needs your answer'}
      {...(isStart ? { 'data-mark': mark.text, tabIndex: -1 } : {})}
      {...(mark.kind === 'blank' ? {} : { 'data-claim': mark.text })}
      {...(mark.kind !== 'blank' && isStart && !isLink ? PRESSED : {})}
      className={cn('scroll-my-32', MARK_LOOKS[mark.kind])}
    >
      {children}
    </mark>
  );
}
