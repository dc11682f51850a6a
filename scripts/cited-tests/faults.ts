/** A page that cites tests as `path` "title", and the rows that it must have. */
export interface CitingPage {
  readonly path: string;
  readonly text: string;
}

// `server/access.test.ts` "who may use what" "holds for a browser that is: %s"
const CITED = /`([\w.-]+\/[\w./-]+\.(?:test\.tsx?|spec\.ts))`((?:,? "[^"\n]+")*)/g;
const ROW = /^\| ([A-Z]\d+) \|(.*)$/gm;

/** Tests that a page cites and that are not there, one sentence each. `read` answers the text of a file, or nothing. */
export function findMissingTests({ path, text }: CitingPage, read: (path: string) => string | undefined): string[] {
  return [...text.matchAll(CITED)].flatMap(([, file = '', titles = '']) => {
    const code = read(file);
    if (code === undefined) return [`${path}: the test file ${file} does not exist`];
    return [...titles.matchAll(/"([^"]+)"/g)]
      .filter(([, title = '']) => !hasTitle(code, title))
      .map(([, title]) => `${path}: ${file} has no test named "${title}"`);
  });
}

/** Cases of `spec` that `page` has no test for, and rows for cases that are none. */
export function findUncoveredCases(spec: CitingPage, page: CitingPage): string[] {
  const cases = new Set([...spec.text.matchAll(ROW)].map(([, id = '']) => id));
  const rows = new Map([...page.text.matchAll(ROW)].map(([, id = '', cells = '']) => [id, cells]));
  const without = [...cases].filter((id) => !/`[^`]+\.(?:test\.tsx?|spec\.ts)`|not met:/.test(rows.get(id) ?? ''));
  const unknown = [...rows.keys()].filter((id) => !cases.has(id));
  return [
    ...without.map((id) => `${page.path}: ${id} of ${spec.path} has neither a test nor 'not met:' with a reason`),
    ...unknown.map((id) => `${page.path}: ${spec.path} has no case ${id}`),
  ];
}

/** A title stands in quotes of any kind; a template may begin with something else. */
function hasTitle(code: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => code.includes(`${quote}${title}`) || code.includes(`${title}${quote}`));
}
