import { type RefObject, useLayoutEffect } from 'react';

export type SheetTop = RefObject<number | null>;

/** Room that the action bar takes at the foot of the window. */
const BAR_PX = 96;

interface SteadySheet {
  sheet: RefObject<HTMLElement | null>;
  /** What is said after a text that ended early. */
  ending: RefObject<HTMLElement | null>;
  /** Where the sheet stood while it was being written. */
  stoodAt: SheetTop;
}

/**
 * Keeps the words under the reader's eye when the finished sheet takes the place of the growing one, although notes arrive
 * above it. A reader who still sees the top of the sheet gets the notes instead; one at its end sees why it ended.
 */
export function useSteadySheet({ sheet, ending, stoodAt }: SteadySheet): void {
  useLayoutEffect(() => {
    const before = stoodAt.current;
    stoodAt.current = null;
    if (before === null || !sheet.current) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (before < header) scrollDown(sheet.current.getBoundingClientRect().top - before);
    const end = ending.current?.getBoundingClientRect();
    if (end && end.top < window.innerHeight) scrollDown(Math.max(0, end.bottom - (window.innerHeight - BAR_PX)));
  }, [sheet, ending, stoodAt]);
}

function scrollDown(top: number): void {
  window.scrollBy({ top, behavior: 'instant' });
}
