import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Does what a browser does when a page is loaded and an app in one page would leave out: says the new page's title to
 * screen readers and moves the focus to its main heading.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    dropBootTitle();
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    return focusHeading();
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

// Pages carry their own <title>; the browser would go on showing the first one in the document.
function dropBootTitle(): void {
  if (document.querySelectorAll('title').length > 1) document.querySelector('title[data-boot]')?.remove();
}

/** A page that first has to read what the browser kept has its heading later; until then its place has the focus. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || focusHeadingOf(main)) return undefined;
  main.focus({ preventScroll: true });
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeadingOf(main)) arrival.disconnect();
  });
  arrival.observe(main, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

function focusHeadingOf(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
