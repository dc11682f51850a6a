import { type Span, spansText } from '#shared/proposals/document/document.ts';
import type { SlotPlace } from '../../letter/blanks/slot-places.ts';

/** A mark on a piece of the text. */
export interface TextMark {
  readonly kind: 'blank' | 'check' | 'suggested' | 'supported' | 'quiet';
  /** Word for word as it is in the text. */
  readonly text: string;
  /** The tooltip. */
  readonly note?: string;
}

export interface MarkedSpan extends Span {
  readonly mark: TextMark | null;
  /** The first piece of its mark in this paragraph: a mark may be cut by bold or a link. */
  readonly isMarkStart: boolean;
  /** The blank that it belongs to. */
  readonly slot: SlotPlace | null;
}

/**
 * Cuts `spans` so that each piece is wholly inside one mark or outside all, and inside one blank or outside all. Where two marks
 * overlap, the earlier one in the list wins.
 */
export function markSpans(
  spans: readonly Span[],
  marks: readonly TextMark[],
  slots: readonly SlotPlace[] = [],
): MarkedSpan[] {
  const owner = owners(spansText(spans), marks);
  const slotAt = (at: number) => slots.find(({ start, end }) => start <= at && at < end) ?? null;
  let offset = 0;
  return spans.flatMap((span) => {
    const pieces: MarkedSpan[] = [];
    let from = 0;
    for (let at = 1; at <= span.text.length; at += 1) {
      const here = owner[offset + from];
      const isSame = owner[offset + at] === here && slotAt(offset + at) === slotAt(offset + from);
      if (at < span.text.length && isSame) continue;
      pieces.push({
        ...span,
        text: span.text.slice(from, at),
        mark: here?.mark ?? null,
        isMarkStart: here?.start === offset + from,
        slot: slotAt(offset + from),
      });
      from = at;
    }
    offset += span.text.length;
    return pieces;
  });
}

interface Occurrence {
  readonly mark: TextMark;
  readonly start: number;
}

/** For every UTF-16 unit of `text`, the occurrence of a mark that holds it. */
function owners(text: string, marks: readonly TextMark[]): (Occurrence | undefined)[] {
  const owner = Array.from({ length: text.length }, (): Occurrence | undefined => undefined);
  for (const mark of marks) {
    if (mark.text === '') continue;
    for (let start = text.indexOf(mark.text); start >= 0; start = text.indexOf(mark.text, start + mark.text.length)) {
      const occurrence = { mark, start };
      for (let at = start; at < start + mark.text.length; at += 1) owner[at] ??= occurrence;
    }
  }
  return owner;
}
