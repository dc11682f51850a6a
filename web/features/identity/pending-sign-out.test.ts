import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { ADA, aTab, signedInTab } from '#web/testing/fake-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const tries = (done: string[]) => done.filter((entry) => entry.startsWith('ended')).length;

/** A tab whose sign-out did not reach the server, and a function that makes the server reachable again. */
async function unheard() {
  let isAway = true;
  const end = async () => {
    if (isAway) throw new ApiError('unreachable');
  };
  const tab = await signedInTab({ end });
  tab.start();
  await tab.session.leave('sign-out');
  tab.page.cookie = '';
  return {
    tab,
    serverIsBack: () => {
      isAway = false;
    },
  };
}

it('repeats the sign-out at growing intervals until it reaches the server', async () => {
  const { tab, serverIsBack } = await unheard();
  expect([tries(tab.done), tab.memory.has('logout-owed')]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tries(tab.done)).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000 + MINUTE + 5 * MINUTE);
  expect(tries(tab.done)).toBe(5);
  serverIsBack();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect([tries(tab.done), tab.server.user, tab.memory.has('logout-owed')]).toEqual([6, null, false]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is let go of when someone has signed in since, in whichever tab', async () => {
  const { tab } = await unheard();
  tab.page.cookie = 'signed-in=embedded';
  await vi.advanceTimersByTimeAsync(2000);
  expect([tries(tab.done), tab.memory.has('logout-owed'), vi.getTimerCount()]).toEqual([1, false, 0]);
});

it('waits while someone signs in, and goes on when they did not come in', async () => {
  const { tab } = await unheard();
  let refuse: (error: Error) => void = () => undefined;
  const way = () => new Promise<void>((_resolve, reject) => void (refuse = reject));
  const attempt = tab.session.comeIn(way).catch(() => 'refused');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(tries(tab.done)).toBe(1);
  refuse(new Error('wrong password'));
  expect(await attempt).toBe('refused');
  await vi.advanceTimersByTimeAsync(0);
  expect(tries(tab.done)).toBe(2);
});

it('on its way to the server comes first: its answer would take the cookies of a sign-in away', async () => {
  let answer = () => {};
  const end = () => new Promise<void>((resolve) => void (answer = resolve));
  const tab = aTab({ stored: { 'logout-owed': 'true' }, end });
  tab.start();
  const proved = vi.fn<() => Promise<void>>(async () => void (tab.server.user = ADA));
  const coming = tab.session.comeIn(proved);
  await vi.advanceTimersByTimeAsync(1000);
  expect(proved).not.toHaveBeenCalled();
  answer();
  expect(await coming).toEqual(ADA);
});

it('cut short by a crash is finished before anybody signs in', async () => {
  let answer = () => {};
  const end = () => new Promise<void>((resolve) => void (answer = resolve));
  const tab = aTab({ cookie: 'signed-in=embedded', stored: { 'logout-in-progress': 'true' }, end });
  tab.start();
  const coming = tab.session.comeIn(async () => {
    tab.page.cookie = 'signed-in=embedded';
    tab.server.user = ADA;
  });
  await vi.advanceTimersByTimeAsync(1000);
  answer();
  expect(await coming).toEqual(ADA);
  expect([tab.session.user(), tab.parts.hint.read()]).toEqual([ADA, 'embedded']);
});
