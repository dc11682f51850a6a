import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const limit = { perOwner: 2, perProcess: 3, ownFull: 'Yours are taken.' };

describe('the concurrency limiter', () => {
  it('limits each owner, independent of others', () => {
    const places = createConcurrencyLimiter(limit);
    places.take('ann');
    places.take('ann');
    expect(() => places.take('ann')).toThrow('Yours are taken.');
    expect(places.take('ben')).toBeTypeOf('function');
  });

  it('limits all owners together', () => {
    const places = createConcurrencyLimiter(limit);
    for (const owner of ['ann', 'ben', 'cleo']) places.take(owner);
    expect(() => places.take('dora')).toThrow('Very many people are here right now. Please try again in a moment.');
  });

  it('reserves the last slots for requesters with priority, who are first again when one is free', () => {
    const places = createConcurrencyLimiter({ ...limit, forPriority: 1 });
    const release = places.take('ann');
    places.take('ben');
    expect(() => places.take('cleo')).toThrow('Very many people are here right now.');
    places.take('cleo', true);
    expect(() => places.take('dora', true)).toThrow('Very many people are here right now.');
    release();
    expect(() => places.take('ann')).toThrow('Very many people are here right now.');
    expect(places.take('dora', true)).toBeTypeOf('function');
  });

  it('frees a slot at its release, and a second release frees no second one', () => {
    const places = createConcurrencyLimiter(limit);
    const release = places.take('ann');
    places.take('ann');
    release();
    release();
    expect(places.taken()).toBe(1);
    places.take('ann');
    expect(() => places.take('ann')).toThrow('Yours are taken.');
  });
});
