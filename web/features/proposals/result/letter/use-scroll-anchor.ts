import { type RefObject, useLayoutEffect } from 'react';

/** The position of the sheet during writing. */
export interface LetterPosition {
  /** In pixels from the top of the window. */
  readonly top: number;
  /** The page had moved there with the text; the reader had not moved it. */
  readonly isFollowed: boolean;
}

/** Between the header and the sheet. */
const ABOVE_PX = 16;

/** Height of the action bar at the foot of the window. */
const BAR_PX = 96;

interface ScrollAnchor {
  sheet: RefObject<HTMLElement | null>;
  /** What is said after a text that ended early. */
  ending: RefObject<HTMLElement | null>;
  /** Null where it was not written in front of the reader. */
  stoodAt: RefObject<LetterPosition | null>;
}

/**
 * Keeps the words under the reader's eye when the finished sheet replaces the growing one. One whom the text has taken
 * along to its end begins to read at the top, and where it ended early sees why.
 */
export function useScrollAnchor({ sheet, ending, stoodAt }: ScrollAnchor): void {
  useLayoutEffect(() => {
    const before = stoodAt.current;
    stoodAt.current = null;
    if (before === null || !sheet.current) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const isToBeginAtTop = before.isFollowed && !ending.current;
    const target = isToBeginAtTop ? header + ABOVE_PX : before.top;
    if (before.top < header) scrollDown(sheet.current.getBoundingClientRect().top - target);
    const end = ending.current?.getBoundingClientRect();
    if (end && end.top < window.innerHeight) scrollDown(Math.max(0, end.bottom - (window.innerHeight - BAR_PX)));
  }, [sheet, ending, stoodAt]);
}

function scrollDown(top: number): void {
  window.scrollBy({ top, behavior: 'instant' });
}
