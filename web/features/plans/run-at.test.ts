import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAt } from './run-at.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

function called(at: number) {
  const act = vi.fn<() => void>();
  return { act, stop: runAt(at, act) };
}

it('acts at the moment and not a millisecond before, once', () => {
  const { act } = called(NOON + 1000);
  vi.advanceTimersByTime(999);
  expect(act).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(DAY_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits longer than a timer of the browser can', () => {
  const { act } = called(NOON + 60 * DAY_MS);
  vi.advanceTimersByTime(60 * DAY_MS - 1);
  expect(act).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts at once when the moment is past, and never once it is called off', () => {
  expect(called(NOON).act).toHaveBeenCalledTimes(1);
  const { act, stop } = called(NOON + 1000);
  stop();
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(0);
});

it('asks the time again when a machine that slept is looked at', () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const { act } = called(NOON + 1000);
  // Timers stopped while the clock ran.
  vi.setSystemTime(NOON + DAY_MS);
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
