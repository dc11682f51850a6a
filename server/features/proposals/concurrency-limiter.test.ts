import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const limit = { perOwner: 2, perProcess: 3, ownFull: 'Yours are taken.' };

describe('the concurrency limiter', () => {
  it('limits each owner, independent of others', () => {
    const places = createConcurrencyLimiter(limit);
    places.acquire('ann');
    places.acquire('ann');
    expect(() => places.acquire('ann')).toThrow('Yours are taken.');
    expect(places.acquire('ben')).toBeTypeOf('function');
  });

  it('limits all owners together', () => {
    const places = createConcurrencyLimiter(limit);
    for (const owner of ['ann', 'ben', 'cleo']) places.acquire(owner);
    expect(() => places.acquire('dora')).toThrow('Very many people are here right now. Please try again in a moment.');
  });

  it('reserves the last slots for requesters with priority, who are first again when one is free', () => {
    const places = createConcurrencyLimiter({ ...limit, forPriority: 1 });
    const release = places.acquire('ann');
    places.acquire('ben');
    expect(() => places.acquire('cleo')).toThrow('Very many people are here right now.');
    places.acquire('cleo', true);
    expect(() => places.acquire('dora', true)).toThrow('Very many people are here right now.');
    release();
    expect(() => places.acquire('ann')).toThrow('Very many people are here right now.');
    expect(places.acquire('dora', true)).toBeTypeOf('function');
  });

  it('frees a slot at its release, and a second release frees no second one', () => {
    const places = createConcurrencyLimiter(limit);
    const release = places.acquire('ann');
    places.acquire('ann');
    release();
    release();
    expect(places.inUse()).toBe(1);
    places.acquire('ann');
    expect(() => places.acquire('ann')).toThrow('Yours are taken.');
  });
});
