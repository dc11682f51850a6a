import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const limit = { perOwner: 2, perProcess: 3, ownFull: 'Yours are taken.' };

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
    expect(limiter.inUse()).toBe(1);
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

  function full(more: { perOwner?: number; forPriority?: number } = {}) {
    const places = createConcurrencyLimiter({ ...limit, ...more, queue: { most: 2, waitMs: 2_000 } });
    return { places, releases: ['ann', 'ben', 'cleo'].map((owner) => places.acquire(owner, true)) };
  }

  it('gives each slot that becomes free to who has waited longest, and to nobody who comes later', async () => {
    const { places, releases } = full();
    const begun: string[] = [];
    const turns = ['dora', 'emil'].map(async (owner) => {
      const release = await places.acquireInTurn(owner, stays);
      begun.push(owner);
      return release;
    });
    releases[0]?.();
    expect(() => places.acquire('fritz')).toThrow(FULL.message);
    await turns[0];
    expect([begun, places.inUse(), places.waiting()]).toEqual([['dora'], 3, 1]);
    (await turns[0])?.();
    await turns[1];
    expect([begun, places.inUse(), places.waiting()]).toEqual([['dora', 'emil'], 3, 0]);
    for (const release of [...releases, await turns[1]]) release?.();
    expect([places.inUse(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('refuses after two seconds, and at once who finds the queue full; both keep no slot', async () => {
    const { places, releases } = full();
    const waiting = ['dora', 'emil'].map((owner) => places.acquireInTurn(owner, stays));
    await expect(places.acquireInTurn('fritz', stays)).rejects.toMatchObject(FULL);
    const refused = Promise.all(waiting.map((turn) => expect(turn).rejects.toMatchObject(FULL)));
    vi.advanceTimersByTime(1_999);
    expect(places.waiting()).toBe(2);
    vi.advanceTimersByTime(1);
    await refused;
    expect(places.waiting()).toBe(0);
    for (const release of releases) release();
    expect(places.inUse()).toBe(0);
  });

  it('is left by who goes away, and the next has the turn', async () => {
    const { places, releases } = full();
    const [gone, left] = [new AbortController(), places.acquireInTurn('emil', stays)];
    const leaving = places.acquireInTurn('dora', gone.signal);
    gone.abort();
    await expect(leaving).rejects.toMatchObject(FULL);
    await expect(places.acquireInTurn('dora', gone.signal)).rejects.toMatchObject(FULL);
    expect(places.waiting()).toBe(1);
    releases[0]?.();
    expect(await left).toBeTypeOf('function');
  });

  it('is not for an owner whose own slots are taken, by waiting too', async () => {
    const { places } = full({ perOwner: 1 });
    await expect(places.acquireInTurn('ann', stays)).rejects.toThrow('Yours are taken.');
    void places.acquireInTurn('dora', stays);
    await expect(places.acquireInTurn('dora', stays)).rejects.toThrow('Yours are taken.');
    expect(places.waiting()).toBe(1);
  });

  it('gives away no slot that is reserved for priority', async () => {
    const { places, releases } = full({ forPriority: 1 });
    const turn = places.acquireInTurn('dora', stays);
    releases[0]?.();
    expect([places.inUse(), places.waiting()]).toEqual([2, 1]);
    releases[1]?.();
    expect(await turn).toBeTypeOf('function');
  });
});
