import { expect, it } from 'vitest';
import { findBrokenReferences } from './faults.ts';

// Put together here, so that the check does not take them for references of this file.
const source = (target: string) => ['/** Source', `: ${target}. */\n`].join('');
const doc = (rest: string) => ['docs', 'spec', rest].join('/');
const PAGE = '# Page\n\n## 4. States and ends\n\n| id | case |\n|---|---|\n| P6 | x |\n';
const SPEC = { path: doc('page.md'), text: PAGE };
const faults = (path: string, text: string) =>
  findBrokenReferences([SPEC, { path, text }], (name) => ['shared/a.ts', SPEC.path].includes(name));

it.each([
  source('shared/a.ts'),
  source('https://doi.org/10.1108/eb026526 (Spärck Jones, 1972)'),
  source(doc('page.md §4')),
  source(doc('page.md#4-states-and-ends')),
  ['// Source', ` of the words:\n// ${doc('page.md §P6')}\n`].join(''),
  `describe('what is refused (${doc('page.md §P6')})');`,
])('finds what is there: %s', (text) => {
  expect(faults('web/x.ts', text)).toEqual([]);
});

it.each([
  ['a paper that nobody has', source("seeds 000 §7, 'Calls'"), 'seeds'],
  ['a file that was renamed', source('shared/b.ts'), 'shared/b.ts'],
  ['a page that does not exist', `// ${doc('other.md')}`, 'other.md does not exist'],
  ['a section that does not exist', source(doc('page.md §4 and §5')), 'no section or row §5'],
  ['a heading that does not exist', source(doc('page.md#ends')), 'no heading #ends'],
  ['a row on the next line of a comment', `/**\n * ${doc('page.md')}\n * §P7\n */`, 'no section or row §P7'],
])('names %s', (_name, text, fault) => {
  expect(faults('web/x.ts', text)).toEqual([expect.stringContaining(fault)]);
});

it.each([
  ['[a](spec/page.md) [b](spec/page.md#4-states-and-ends) [c](https://x.example) [d](#top)\n# Top\n', []],
  ['[a](spec/gone.md)\n```\n[b](none.md)\n```\n', ['docs/x.md: the link spec/gone.md leads nowhere']],
  ['[a](spec/page.md#gone)\n', [`docs/x.md: ${SPEC.path} has no heading #gone`]],
  ['`shared/a.ts` `shared/gone/`\n', ['docs/x.md: shared/gone/ does not exist']],
])('follows the links of a page: %s', (text, expected) => {
  expect(faults('docs/x.md', text)).toEqual(expected);
});
