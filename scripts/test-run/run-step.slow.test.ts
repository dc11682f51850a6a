import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../project-copy.ts';
import { readPlaywright, readTotal, readVitest } from './reports.ts';
import { runStep } from './run-step.ts';

// The real tools, on a few tests that fail: a new version of one with another report would otherwise go unnoticed.

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidwright-suites-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('hears from Vitest which tests failed, which passed only when tried again, and which file could not be read', async () => {
  const file = await suite('units', {
    'a.test.ts': [
      "import { describe, expect, it } from 'vitest';",
      "it('holds', () => expect(1).toBe(1));",
      "describe('a sum', () => it('is right', () => expect(1 + 1, 'the sum').toBe(3)));",
    ],
    'b.test.ts': ["import './nowhere.ts';"],
    // The planted race: its first try fails, its second passes. What fails twice is a failure.
    'd.test.ts': [
      "import { describe, expect, it } from 'vitest';",
      'let tries = 0;',
      "describe('a race', () => it('is won at the second try', () => expect((tries += 1), 'the race').toBe(2)));",
    ],
    'c.test.ts': [
      "import { afterAll, it } from 'vitest';",
      "it('holds', () => {});",
      "afterAll(() => Promise.reject(new Error('not tidied')));",
    ],
  });
  const outcome = await runStep({
    name: 'units',
    command: [
      'vitest',
      'run',
      '--retry=1',
      `--root=${join(folder, 'units')}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: readVitest },
  });
  expect([outcome.passed, outcome.failed]).toEqual([3, 3]);
  expect(outcome.flaky).toEqual([
    {
      file: relative('', join(folder, 'units/d.test.ts')),
      title: 'a race › is won at the second try',
      message: expect.stringMatching(/^AssertionError: the race: expected 1 to be 2/),
    },
  ]);
  expect(sorted(outcome.failures)).toEqual([
    {
      file: relative('', join(folder, 'units/a.test.ts')),
      title: 'a sum › is right',
      message: expect.stringMatching(/^AssertionError: the sum: expected 2 to be 3[^]*a\.test\.ts:3/),
    },
    {
      file: relative('', join(folder, 'units/b.test.ts')),
      title: 'the file itself',
      message: expect.stringContaining('./nowhere.ts'),
    },
    {
      file: relative('', join(folder, 'units/c.test.ts')),
      title: 'the file itself',
      message: expect.stringContaining('not tidied'),
    },
  ]);
});

it('reads from Playwright which tests failed, and which passed only when retried', async () => {
  const file = await suite('journeys', {
    'playwright.config.ts': [
      "const reporter = [['json'], ['./silent.ts']];",
      "export default { testDir: '.', outputDir: './results', retries: 1, reporter };",
    ],
    // Playwright adds a reporter that prints when none of those it is given does.
    'silent.ts': ['export default class {\n  printsToStdio() {\n    return true;\n  }\n}'],
    'a.spec.ts': [
      "import { expect, test } from '@playwright/test';",
      "test('arrives', () => expect(1).toBe(1));",
      "test.describe('a visitor', () => { test('signs in', () => expect(1).toBe(2)); });",
      "test('wins the race at the second try', ({}, { retry }) => expect(retry).toBe(1));",
    ],
  });
  const outcome = await runStep({
    name: 'journeys',
    command: ['playwright', 'test', `--config=${join(folder, 'journeys')}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywright },
  });
  expect([outcome.passed, outcome.failed]).toEqual([2, 1]);
  expect(outcome.flaky).toEqual([
    {
      file: relative('', join(folder, 'journeys/a.spec.ts')),
      title: 'wins the race at the second try',
      message: expect.stringMatching(/^at .*a\.spec\.ts:4\n.*toBe[^]*Received: 0/),
    },
  ]);
  expect(outcome.failures).toEqual([
    {
      file: relative('', join(folder, 'journeys/a.spec.ts')),
      title: 'a visitor › signs in',
      message: expect.stringMatching(/^at .*a\.spec\.ts:3\n.*toBe[^]*Expected: 2/),
    },
  ]);
});

it('has a name for a gate that fails, and for a suite that ends badly or leaves no report', async () => {
  const file = join(folder, 'report.json');
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, process.argv[1])`;
  const step = (script: string, ...args: string[]) =>
    runStep({
      name: 'suite',
      command: [process.execPath, '-e', script, ...args],
      report: { file, read: readTotal },
    });
  const gate = await runStep({ name: 'gate', command: [process.execPath, '-e', "throw new Error('a fault')"] });
  expect([gate.failed, gate.failures]).toEqual([
    1,
    [{ file: '', title: 'gate', message: expect.stringContaining('a fault') }],
  ]);
  const none = JSON.stringify({ passed: 4, failed: 0, failures: [], flaky: [] });
  const badly = await step(`${write}; console.error('of no test'); process.exitCode = 3`, none);
  expect([badly.passed, badly.failed, badly.failures]).toEqual([
    4,
    1,
    [{ file: '', title: 'suite ended badly, though no test in it failed', message: 'of no test\n' }],
  ]);
  const silent = await step('0');
  expect([silent.passed, silent.failed, silent.failures]).toEqual([
    0,
    1,
    [{ file: '', title: 'suite left no report to read', message: expect.stringContaining('no such file') }],
  ]);
});

/** Writes the files of a suite, line by line; answers where its report is to lie. */
async function suite(name: string, files: Readonly<Record<string, readonly string[]>>): Promise<string> {
  await mkdir(join(folder, name));
  for (const [path, lines] of Object.entries(files)) await writeFile(join(folder, name, path), lines.join('\n'));
  return join(folder, `${name}.json`);
}

function sorted<T extends { file: string }>(failures: readonly T[]): T[] {
  return [...failures].sort((a, b) => a.file.localeCompare(b.file));
}
