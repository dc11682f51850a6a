import { expect, it } from 'vitest';
import { printCounts, printFailures, printFlaky } from './print-report.ts';

it('names the file and the title of what failed, with what it said', () => {
  const said =
    'Error: expected 1 to be 2\n    at server/a.test.ts:3:5\n    at run (/x/node_modules/vitest/run.js:1:1)\n';
  expect(printFailures([{ file: 'server/a.test.ts', title: 'signing in › works', message: said }])).toBe(
    [
      '✗ server/a.test.ts › signing in › works',
      '    Error: expected 1 to be 2',
      '        at server/a.test.ts:3:5',
    ].join('\n'),
  );
});

it('is silent when nothing failed', () => {
  expect(printFailures([])).toBe('');
});

it('stays short enough for the end of a log: 15 lines each, five in full, 25 named, the rest counted', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failures = Array.from({ length: 30 }, (_, at) => ({ file: 'a.test.ts', title: `t${at}`, message }));
  const lines = printFailures(failures).split('\n');
  expect(lines.slice(0, 17)).toEqual([
    '✗ a.test.ts › t0',
    ...Array.from({ length: 15 }, (_, line) => `    line ${line}`),
    '✗ a.test.ts › t1',
  ]);
  expect(lines.filter((line) => line.startsWith('✗ a.test.ts'))).toHaveLength(25);
  expect(lines.at(-1)).toBe('✗ and 5 more');
  expect(lines.length).toBe(5 * 16 + 20 + 1);
});

it('names what passed only when it was tried again, with what it said at first', () => {
  const flaky = [{ file: 'e2e/a.spec.ts', title: 'a visitor › signs in', message: 'Error: not there' }];
  expect(printFlaky(flaky)).toBe('flaky: e2e/a.spec.ts › a visitor › signs in\n    Error: not there');
  expect(printCounts({ passed: 2, failed: 1, skipped: 3, flaky })).toBe('2 passed, 1 failed, 3 not run, 1 flaky');
  expect(printCounts({ passed: 2, failed: 1, skipped: 0, flaky: [] })).toBe('2 passed, 1 failed');
});
