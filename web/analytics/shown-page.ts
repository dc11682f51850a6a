import { PAGE_PATHS } from '#shared/site/paths.ts';

/** A page that someone looks at. */
export interface ShownPage {
  readonly path: string;
  readonly title: string;
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS));

/**
 * What is sent of an address: the path of a page that exists, and nothing else of it. Queries hold tokens and ids; a path that
 * is none of ours may hold anything.
 */
export function pathToReport(path: string): string {
  return KNOWN.has(path) ? path : '/no-such-page';
}

/** What is sent of the referrer: a page of ours as above, of anywhere else the site alone; '' when it is not known. */
export function referrerToReport(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol)) return '';
  return origin === ownOrigin ? `${origin}${pathToReport(pathname)}` : `${origin}/`;
}
