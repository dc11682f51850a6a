/** Where nothing is painted after so long, what comes after the paint is loaded all the same. */
const PAINTED_BY_MS = 3000;

/**
 * Loads the page's styles below the fold, then its module, after the first paint (`AfterPaint` in the page names both), so that
 * nothing competes with the first words. In a hidden tab, and on a reload or Back, it loads them as soon as the page has arrived.
 */
export function loadAfterPaint(): void {
  document.documentElement.dataset.folded = '';
  addEventListener('DOMContentLoaded', () => void loadLater());
}

/** What the module imports, all at once: it would be found one after the other. */
export function fetchPartsAfterPaint(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    const parts = document.querySelector<HTMLMetaElement>('meta[name=parts]')?.content ?? '';
    for (const href of parts.split(' ')) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
      document.head.append(link);
    }
  }).observe({ type: 'paint', buffered: true });
}

async function loadLater(): Promise<void> {
  await firstPaint();
  const later = document.querySelector<HTMLScriptElement>('script[type=later]');
  const sheet = later?.dataset.sheet;
  if (sheet) await styleSheet(sheet);
  unfold();
  if (later) await import(/* @vite-ignore */ later.src);
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINTED_BY_MS);
    if (document.hidden || navigationType() !== 'navigate') resolve(undefined);
  });
}

/** 'navigate', 'reload', 'back_forward' or 'prerender'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}

/** Resolves also where the sheet cannot be loaded: the page works without it. */
function styleSheet(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

/** Shows what is below the fold, and the place that the address names. */
function unfold(): void {
  // Read first: afterwards it would force a layout of the whole page.
  const isScrolled = scrollY !== 0;
  delete document.documentElement.dataset.folded;
  if (!isScrolled) document.querySelector(':target')?.scrollIntoView();
}
