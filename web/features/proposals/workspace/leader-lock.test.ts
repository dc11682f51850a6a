import { afterEach, expect, it, vi } from 'vitest';
import { type LeaderLock, openLeaderLock } from './leader-lock.ts';

let tab: LeaderLock | undefined;
afterEach(() => {
  tab?.close();
  vi.unstubAllGlobals();
});

async function open() {
  const reported: string[] = [];
  tab = await openLeaderLock({
    name: 'a workspace',
    onRole: (role) => reported.push(role),
    onHandOver: () => Promise.resolve(),
    onSavedElsewhere: () => undefined,
  });
  return { reported, ...tab };
}

it('works as the only tab where the browser refuses its locks, instead of asking for ever', async () => {
  let asked = 0;
  const request = () => {
    asked += 1;
    return Promise.reject(new DOMException('Storage is not allowed', 'SecurityError'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const { role } = await open();
  expect(role()).toBe('owner');
  expect(asked).toBe(1);
});

it('can take over again after it has stepped back for another tab', async () => {
  vi.stubGlobal('navigator', {});
  const { reported, stepBack, takeOver } = await open();
  stepBack();
  await takeOver();
  expect(reported).toEqual(['owner', 'reader', 'owner']);
});

it('lets the next in line have its lock when it steps back, and is at the end of the line', async () => {
  let line: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, hold: () => Promise<void>) => {
    line = line.then(hold);
    return line;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const { reported, stepBack } = await open();
  let letGo: () => void = () => undefined;
  const other = request('a workspace', {}, () => {
    reported.push('another tab');
    return new Promise((resolve) => {
      letGo = resolve;
    });
  });
  stepBack();
  await expect.poll(() => reported).toEqual(['owner', 'reader', 'another tab']);
  letGo();
  await other;
  await expect.poll(() => reported).toEqual(['owner', 'reader', 'another tab', 'owner']);
});
