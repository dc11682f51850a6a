import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './steps.ts';

const gate = (name: string, ...needs: string[]): Step => ({ name, command: ['x'], needs });
const suite = (name: string, ...needs: string[]): Step => ({
  ...gate(name, ...needs),
  report: { file: 'x', read: () => result(0) },
});
const result = (failed: number) => ({ passed: 1 - failed, failed, skipped: 0, failures: [], flaky: [] });

/** What was begun and what ended, in order, and how each step came out. */
async function run(steps: readonly Step[], { failing = [], before = [] }: { failing?: string[]; before?: string[] }) {
  const seen: string[] = [];
  const ended = new Map<string, string>();
  await runSteps(
    steps,
    new Set(before),
    ({ name }, { failed, said }) => {
      seen.push(`-${name}`);
      ended.set(name, said || (failed > 0 ? 'failed' : 'passed'));
    },
    async ({ name }) => {
      seen.push(`+${name}`);
      await new Promise(setImmediate);
      return { ...result(failing.includes(name) ? 1 : 0), said: '' };
    },
  );
  return { seen, ended };
}

it('runs gates side by side, and suites alone and in their order when every gate is over', async () => {
  const { seen } = await run([suite('first'), gate('a'), gate('b'), gate('after a', 'a'), suite('second')], {});
  expect(seen.slice(0, 2)).toEqual(['+a', '+b']);
  expect(seen.indexOf('+after a')).toBeGreaterThan(seen.indexOf('-a'));
  expect(seen.slice(-4)).toEqual(['+first', '-first', '+second', '-second']);
  expect(seen).toHaveLength(10);
});

it('does not run what needs a failed step, which has failed as well, and runs everything else', async () => {
  const steps = [gate('build'), gate('bundle', 'build'), suite('e2e', 'browser', 'build'), suite('unit'), gate('lint')];
  const { seen, ended } = await run(steps, { failing: ['build'] });
  expect([...ended].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['build', 'failed'],
    ['bundle', 'not run: build failed'],
    ['e2e', 'not run: build failed'],
    ['lint', 'passed'],
    ['unit', 'passed'],
  ]);
  expect(seen).not.toContain('+e2e');
  const { ended: withoutBrowser } = await run(steps, { before: ['browser'] });
  expect([...withoutBrowser].filter(([, said]) => said !== 'passed')).toEqual([['e2e', 'not run: browser failed']]);
});
