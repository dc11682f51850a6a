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
    focusHeading();
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

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
