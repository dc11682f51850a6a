/** What a bundler says of a file that it has made. */
export interface BuiltFile {
  readonly fileName: string;
  /** The files that are loaded with it. */
  readonly imports: readonly string[];
  /** Its modules that are left once everything unused is gone. */
  readonly moduleIds: readonly string[];
  /** The module for whose sake it is a file of its own: a page, or what is fetched when it is wanted. */
  readonly facadeModuleId: string | null;
}

const APP = /\/index\.html$/;
const TOOL = /\/web\/app\/tool-page\.tsx$/;
/** What the tool fetches with the first letter that is typed. */
const LATER = /\/proposals\/later\/later-parts\.ts$/;
const OTHER_PAGES = /\/web\/.*-page\.tsx$/;
/**
 * What begins something on the site's own documents. They are far lighter than the app: what they share with it stays in files
 * of which they need everything.
 */
const ON_THE_SITE = [
  /\/web\/site-main\.tsx$/,
  /\/hydrate-island\.ts$/,
  /\/hero-demo\.tsx$/,
  /\/contact-message\.tsx?$/,
  /\/site-toaster\.tsx$/,
];
/** Where everything starts. Who needs a neighbour of it, as the site does for who is signed in, must not start the app with it. */
const STARTS = [APP, TOOL, LATER, /\/web\/main\.tsx$/];
const APART = /\/node_modules\/(react|react-dom|scheduler|dompurify)\//;

/**
 * The name of the file that each module goes into that the app or the tool is loaded with, or the tool's later parts: with the
 * app, with the tool and other pages, with the tool alone, each of them apart from what the site has a use for as well.
 */
export function filesOfModules(built: readonly BuiltFile[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [id, wantedBy] of starters(built)) {
    const isApart = [...STARTS, APART].some((what) => what.test(id));
    const name = isApart ? undefined : fileFor([...wantedBy]);
    if (name !== undefined) files.set(id, name);
  }
  return files;
}

function fileFor(wantedBy: readonly string[]): string | undefined {
  const isWantedBy = (what: RegExp) => wantedBy.some((id) => what.test(id));
  const first = isWantedBy(APP) ? 'app' : isWantedBy(TOOL) ? 'tool' : isWantedBy(LATER) ? 'later' : undefined;
  if (first === undefined) return undefined;
  const site = ON_THE_SITE.flatMap((what, i) => (isWantedBy(what) ? [i + 1] : [])).join('');
  if (site !== '') return `shared-${first}-${site}`;
  if (first === 'app') return 'app-parts';
  const isShared = wantedBy.some((id) => OTHER_PAGES.test(id) && !TOOL.test(id));
  if (first === 'tool') return isShared ? 'page-parts' : 'tool-parts';
  return isShared ? 'later-page-parts' : 'later-code';
}

/** Of each module: what begins something and cannot do so without it. */
function starters(built: readonly BuiltFile[]): Map<string, Set<string>> {
  const byName = new Map(built.map((file) => [file.fileName, file]));
  const found = new Map<string, Set<string>>();
  for (const { fileName, facadeModuleId } of built) {
    if (facadeModuleId === null) continue;
    for (const id of modulesWith(fileName, byName)) found.set(id, (found.get(id) ?? new Set()).add(facadeModuleId));
  }
  return found;
}

function modulesWith(first: string, byName: ReadonlyMap<string, BuiltFile>): string[] {
  const names = new Set([first]);
  for (const name of names) for (const other of byName.get(name)?.imports ?? []) names.add(other);
  return [...names].flatMap((name) => byName.get(name)?.moduleIds ?? []);
}
