import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { printSuites, readSuites } from './fault-suites.ts';

const test = (status: string, counted?: Record<string, number>) => ({ status, ...(counted && { meta: { counted } }) });
const file = (name: string, status: string, assertionResults: object[]) => ({
  name: resolve(name),
  status,
  assertionResults,
});

it('counts the cases of each suite, what they counted, and what was not run', () => {
  const suites = readSuites({
    testResults: [
      file('server/a.test.ts', 'passed', [test('passed', { tried: 200, lost: 0 }), test('passed'), test('skipped')]),
      file('server/b.test.ts', 'failed', [test('failed', { tried: 5 }), test('passed')]),
      file('server/c.test.ts', 'failed', []),
    ],
  });
  expect(printSuites(suites).split('\n')).toEqual([
    'server/a.test.ts: 201 cases tried, 0 failed (1 not run here, lost 0)',
    'server/b.test.ts: 6 cases tried, 1 failed',
    'server/c.test.ts: 1 cases tried, 1 failed',
    'faults: 208 cases tried, 2 failed',
  ]);
});
