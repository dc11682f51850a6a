import { afterEach, expect, it, vi } from 'vitest';
import { type LeaderLock, openLeaderLock } from './leader-lock.ts';

let tab: LeaderLock | undefined;
afterEach(() => {
  tab?.close();
  vi.unstubAllGlobals();
});

it('works as the only tab where the browser refuses its locks, instead of asking for ever', async () => {
  let asked = 0;
  const request = () => {
    asked += 1;
    return Promise.reject(new DOMException('Storage is not allowed', 'SecurityError'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  tab = await openLeaderLock({
    name: 'refused',
    onRole: () => undefined,
    onHandOver: () => Promise.resolve(),
    onSavedElsewhere: () => undefined,
  });
  expect(tab.role()).toBe('owner');
  expect(asked).toBe(1);
});

it('can take over again after it has stepped back for another tab', async () => {
  vi.stubGlobal('navigator', {});
  const reported: string[] = [];
  tab = await openLeaderLock({
    name: 'no locks',
    onRole: (role) => reported.push(role),
    onHandOver: () => Promise.resolve(),
    onSavedElsewhere: () => undefined,
  });
  tab.stepBack();
  await tab.takeOver();
  expect(reported).toEqual(['owner', 'reader', 'owner']);
});

it('lets the next in line have its lock when it steps back, and is at the end of the line', async () => {
  let line: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, hold: () => Promise<void>) => {
    line = line.then(hold);
    return line;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const reported: string[] = [];
  tab = await openLeaderLock({
    name: 'with locks',
    onRole: (role) => reported.push(role),
    onHandOver: () => Promise.resolve(),
    onSavedElsewhere: () => undefined,
  });
  let letGo: () => void = () => undefined;
  const other = request('with locks', {}, () => {
    reported.push('another tab');
    return new Promise((resolve) => {
      letGo = resolve;
    });
  });
  tab.stepBack();
  await expect.poll(() => reported).toEqual(['owner', 'reader', 'another tab']);
  letGo();
  await other;
  await expect.poll(() => reported).toEqual(['owner', 'reader', 'another tab', 'owner']);
});
