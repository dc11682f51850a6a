import { type AddressQuery, AUTH_VIEWS, authPageName, authViewOf } from './auth-view.ts';
import { SITE_PAGES } from './pages.ts';
import { PAGE_PATHS } from './paths.ts';

/** Pages of the app that only ask a visitor to sign in: rendered like those of the site, for who has no session. */
export const MEMBERS_PAGES: readonly string[] = [PAGE_PATHS.account, PAGE_PATHS.proposals, PAGE_PATHS.outcomes];

/** The names of all pages that are rendered before anybody asks for them; of most that is the path. */
export const RENDERED_PAGES: readonly string[] = [
  ...SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]),
  ...AUTH_VIEWS.map(authPageName),
  ...MEMBERS_PAGES,
  PAGE_PATHS.proposalTool,
];

/** The file of a rendered page. */
export function renderedFile(name: string): string {
  return `${name === '/' ? 'index' : name.slice(1).replaceAll(/[/:]/g, '-')}.html`;
}

/**
 * The name of the page that a visitor finds at this address and that no search engine is to list; undefined where the app is found.
 */
export function visitorsPage(path: string, query: AddressQuery): string | undefined {
  if (path === PAGE_PATHS.auth) return authPageName(authViewOf(query));
  return MEMBERS_PAGES.includes(path) ? path : undefined;
}
