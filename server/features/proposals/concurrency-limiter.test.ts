import { describe, expect, it } from 'vitest';
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
