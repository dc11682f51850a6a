import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts';

const limit = { perOwner: 2, perProcess: 3, ownFull: 'Yours are taken.' };

/** How many slots the process has left: that many people who have none get one. */
function countFree(limiter: ConcurrencyLimiter): number {
  const releases: (() => void)[] = [];
  try {
    for (;;) releases.push(limiter.acquire(`someone else ${releases.length}`));
  } catch {
    for (const release of releases) release();
    return releases.length;
  }
}

describe('the concurrency limiter', () => {
  it('limits each owner, independent of others', () => {
    const limiter = createConcurrencyLimiter(limit);
    limiter.acquire('ann');
    limiter.acquire('ann');
    expect(() => limiter.acquire('ann')).toThrow('Yours are taken.');
    expect(limiter.acquire('ben')).toBeTypeOf('function');
  });

  it('limits all owners together', () => {
    const limiter = createConcurrencyLimiter(limit);
    for (const owner of ['ann', 'ben', 'cleo']) limiter.acquire(owner);
    expect(() => limiter.acquire('dora')).toThrow(
      'Many people are using Bidwright right now. Please try again in a moment.',
    );
  });

  it('reserves the last slots for requesters with priority, who are first again when one is free', () => {
    const limiter = createConcurrencyLimiter({ ...limit, forPriority: 1 });
    const release = limiter.acquire('ann');
    limiter.acquire('ben');
    expect(() => limiter.acquire('cleo')).toThrow('Many people are using Bidwright right now.');
    limiter.acquire('cleo', true);
    expect(() => limiter.acquire('dora', true)).toThrow('Many people are using Bidwright right now.');
    release();
    expect(() => limiter.acquire('ann')).toThrow('Many people are using Bidwright right now.');
    expect(limiter.acquire('dora', true)).toBeTypeOf('function');
  });

  it('frees a slot at its release, and a second release frees no second one', () => {
    const limiter = createConcurrencyLimiter(limit);
    const release = limiter.acquire('ann');
    limiter.acquire('ann');
    release();
    release();
    expect(countFree(limiter)).toBe(2);
    limiter.acquire('ann');
    expect(() => limiter.acquire('ann')).toThrow('Yours are taken.');
  });
});

describe('the queue for a slot', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const FULL = {
    message: 'Many people are using Bidwright right now. Please try again in a moment.',
    code: 'RATE_LIMITED',
  };
  const { signal: stays } = new AbortController();

  function full(more: { perOwner?: number } = {}) {
    const limiter = createConcurrencyLimiter({ ...limit, ...more, queue: { most: 2, waitMs: 2_000 } });
    return { limiter, releases: ['ann', 'ben', 'cleo'].map((owner) => limiter.acquire(owner)) };
  }

  it('gives each slot that becomes free to who has waited longest, and to nobody who comes later', async () => {
    const { limiter, releases } = full();
    const begun: string[] = [];
    const turns = ['dora', 'emil'].map(async (owner) => {
      const release = await limiter.acquireInTurn(owner, stays);
      begun.push(owner);
      return release;
    });
    releases[0]?.();
    expect(() => limiter.acquire('fritz')).toThrow(FULL.message);
    await turns[0];
    expect([begun, countFree(limiter)]).toEqual([['dora'], 0]);
    (await turns[0])?.();
    await turns[1];
    expect([begun, countFree(limiter)]).toEqual([['dora', 'emil'], 0]);
    for (const release of [...releases, await turns[1]]) release?.();
    expect([countFree(limiter), vi.getTimerCount()]).toEqual([limit.perProcess, 0]);
  });

  it('refuses after two seconds, and at once who finds the queue full; both keep no slot', async () => {
    const { limiter, releases } = full();
    const waiting = ['dora', 'emil'].map((owner) => limiter.acquireInTurn(owner, stays));
    await expect(limiter.acquireInTurn('fritz', stays)).rejects.toMatchObject(FULL);
    const refused = Promise.all(waiting.map((turn) => expect(turn).rejects.toMatchObject(FULL)));
    vi.advanceTimersByTime(1_999);
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(1);
    await refused;
    for (const release of releases) release();
    expect(countFree(limiter)).toBe(limit.perProcess);
  });

  it('is left by who goes away, and the next has the turn', async () => {
    const { limiter, releases } = full();
    const gone = new AbortController();
    const [closed, next] = [limiter.acquireInTurn('dora', gone.signal), limiter.acquireInTurn('emil', stays)];
    gone.abort();
    await expect(closed).rejects.toMatchObject(FULL);
    await expect(limiter.acquireInTurn('dora', gone.signal)).rejects.toMatchObject(FULL);
    releases[0]?.();
    expect(await next).toBeTypeOf('function');
  });

  it('is not for an owner whose own slots are taken, by waiting too', async () => {
    const { limiter } = full({ perOwner: 1 });
    await expect(limiter.acquireInTurn('ann', stays)).rejects.toThrow('Yours are taken.');
    void limiter.acquireInTurn('dora', stays);
    await expect(limiter.acquireInTurn('dora', stays)).rejects.toThrow('Yours are taken.');
  });
});
