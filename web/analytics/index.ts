/** Visits, counted page by page: only where it is configured, and only with consent. */
import type { Visits } from './visits.tsx';

let visits: Promise<Visits> | undefined;

/** The stream of Google Analytics that visits are counted in, as the root of the page says it; undefined where they are not. */
export function measurementId(): string | undefined {
  const { visits: id = '' } = document.documentElement.dataset;
  return id.startsWith('G-') ? id : undefined;
}

/** Each kind of page calls this when one is shown. Asks for consent first; where no visits are counted it does and fetches nothing. */
export function pageShown(path: string): void {
  const id = measurementId();
  if (id === undefined) return;
  const { title } = document;
  visits ??= import('./visits.tsx').then(({ startVisits }) => startVisits(id));
  void visits.then((counted) => counted.pageShown({ path, title }));
}
