import { expect, it } from 'vitest';
import { findMissingTests, findUncoveredCases } from './faults.ts';

const CODE = "describe('a body', () => {\n  it('of %s is malformed', () => {});\n});\n";
const read = (path: string) => (path === 'server/a.test.ts' ? CODE : undefined);
const page = (text: string) => ({ path: 'docs/page.md', text });
const SPEC = page('| id | case |\n|---|---|\n| B1 | x |\n| B2 | y |\n');

it('finds the tests that are there', () => {
  expect(findMissingTests(page('| B1 | `server/a.test.ts` "a body" "of %s is malformed" |\n'), read)).toEqual([]);
});

it.each([
  ['a file', '`server/b.test.ts` "a body"', 'server/b.test.ts does not exist'],
  ['a title', '`server/a.test.ts` "a body" "that was renamed"', 'no test named "that was renamed"'],
])('names %s that is not there', (_what, cell, fault) => {
  expect(findMissingTests(page(cell), read)).toEqual([expect.stringContaining(fault)]);
});

it('names a case without a test, and a row of no case', () => {
  const rows = page('| B1 | `server/a.test.ts` "a body" |\n| B2 | nothing yet |\n| B9 | `server/a.test.ts` |\n');
  expect(findUncoveredCases(SPEC, rows)).toEqual([
    expect.stringContaining('B2 of'),
    expect.stringContaining('has no case B9'),
  ]);
});

it('takes a case that is not met where the reason stands', () => {
  const rows = page('| B1 | `server/a.test.ts` |\n| B2 | not met: no proxy here |\n');
  expect(findUncoveredCases(SPEC, rows)).toEqual([]);
});
