import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityError } from '../identity-client.ts';
import { keepTokenFresh } from './token-refresh.ts';

const MINUTE = 60_000;
const START = new Date('2026-03-01T12:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token of an hour, and a provider that answers as `answers` say, then with another hour each time. */
function anHour(...answers: IdentityError[]) {
  const asked: number[] = [];
  const ended: string[] = [];
  const kept = keepTokenFresh({
    expiresAt: new Date(START + 60 * MINUTE),
    refresh: async () => {
      asked.push((Date.now() - START) / MINUTE);
      const failure = answers.shift();
      if (failure) throw failure;
      return new Date(Date.now() + 60 * MINUTE);
    },
    onEnded: (error) => ended.push(error.code),
  });
  return { kept, asked, ended };
}

const away = () => new IdentityError('network-request-failed');

describe('a token', () => {
  it('is renewed five minutes before it runs out, and so is each next one', async () => {
    const { asked } = anHour();
    await vi.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([55]);
    await vi.advanceTimersByTimeAsync(55 * MINUTE);
    expect(asked).toEqual([55, 110]);
  });

  it('that has nearly run out already is renewed at once, but not without end', async () => {
    let asked = 0;
    const kept = keepTokenFresh({
      expiresAt: new Date(START),
      refresh: async () => {
        asked += 1;
        return new Date(START);
      },
      onEnded: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(10);
    kept.stop();
  });
});

describe('while the network is away', () => {
  it('the token is asked for again after 30 seconds, then twice as long each time, up to 16 minutes', async () => {
    const { asked } = anHour(...Array.from({ length: 8 }, away));
    await vi.advanceTimersByTimeAsync(55 * MINUTE + 64 * MINUTE);
    const waits = asked.slice(1).map((at, i) => at - (asked[i] ?? 0));
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 16, 16]);
  });

  it('the wait is 30 seconds again after one has come', async () => {
    const { asked } = anHour(away(), away());
    await vi.advanceTimersByTimeAsync(56.5 * MINUTE);
    expect(asked).toEqual([55, 55.5, 56.5]);
    await vi.advanceTimersByTimeAsync(55 * MINUTE);
    expect(asked).toEqual([55, 55.5, 56.5, 111.5]);
  });

  it('coming back to it tries at once', async () => {
    const { kept, asked } = anHour(away(), away(), away(), away());
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(asked).toEqual([55, 55.5, 56.5, 58.5]);
    kept.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([55, 55.5, 56.5, 58.5, 60]);
  });

  it('waking up has nothing to do while the token is young', async () => {
    const { kept, asked } = anHour();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    kept.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
  });
});

describe('a sign-in that the provider has ended', () => {
  it.each(['user-disabled', 'user-token-expired'] as const)('ends here too: %s', async (code) => {
    const { asked, ended } = anHour(new IdentityError(code));
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(ended).toEqual([code]);
    expect(asked).toEqual([55]);
  });

  it('is not taken for ended by any other failure', async () => {
    const { asked, ended } = anHour(new IdentityError('internal-error'), new IdentityError('too-many-requests'));
    await vi.advanceTimersByTimeAsync(57 * MINUTE);
    expect([ended, asked]).toEqual([[], [55, 55.5, 56.5]]);
  });

  it('is not asked about or reported after it is stopped', async () => {
    const { kept, asked, ended } = anHour(new IdentityError('user-disabled'));
    vi.advanceTimersByTime(55 * MINUTE);
    kept.stop();
    kept.wake();
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect([ended, asked]).toEqual([[], [55]]);
  });
});
