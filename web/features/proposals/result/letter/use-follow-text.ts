import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { listen } from '#web/ui/listen.ts';

/** Space below the last line for the action bar. */
const BELOW_TEXT_PX = 112;

/**
 * Keeps the end of a growing text in sight until the reader scrolls up; goes on when the reader comes back to the end.
 * Put the ref on an element at the end of the text.
 */
export function useFollowText(text: string) {
  const end = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const hasBegun = useRef(false);

  useEffect(() => {
    let lastY = window.scrollY;
    return listen(window, 'scroll', () => {
      // Before the first word it is the page that moves: to the heading of this step, and up because it became shorter.
      if (hasBegun.current && window.scrollY < lastY && !isAtPageEnd()) isFollowing.current = false;
      else if (distanceBelow(end.current) <= 0) isFollowing.current = true;
      lastY = window.scrollY;
    });
  }, []);

  useLayoutEffect(() => {
    hasBegun.current = text !== '';
    const below = distanceBelow(end.current);
    if (hasBegun.current && isFollowing.current && below > 0) window.scrollBy({ top: below, behavior: 'instant' });
  }, [text]);

  return { end, isFollowed: useCallback(() => isFollowing.current, []) };
}

/** Here a step up is the page having become shorter, as it does when the sheet replaces a longer step. */
function isAtPageEnd(): boolean {
  return window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
}

/** How far the end of the text is below the readable part of the window. */
function distanceBelow(element: HTMLElement | null): number {
  if (!element) return 0;
  return element.getBoundingClientRect().bottom - (window.innerHeight - BELOW_TEXT_PX);
}
