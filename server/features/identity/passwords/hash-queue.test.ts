import { describe, expect, it } from 'vitest';
import { AppError } from '../../../http/app-error.ts';
import { createQueue } from './hash-queue.ts';

/** Work that ends on command. */
function work() {
  let finish: () => void = () => undefined;
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return new Promise<string>((resolve) => {
      finish = () => resolve('done');
    });
  };
  return { run, finish: () => finish(), hasBegun: () => hasBegun };
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of hashing', () => {
  it('runs two at once, starts the next when one ends, and refuses one more than may wait', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 1 });
    const [first, second, third] = [work(), work(), work()];
    const answers = [queue(first.run), queue(second.run), queue(third.run)];
    await expect(queue(work().run)).rejects.toMatchObject({ code: 'too-many-requests' });
    await aTurn();
    expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, true, false]);
    first.finish();
    await aTurn();
    expect(third.hasBegun()).toBe(true);
    second.finish();
    third.finish();
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
  });

  it('continues after a failure', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 5 });
    const fail = () => Promise.reject(new AppError('UNEXPECTED'));
    const outcomes = await Promise.allSettled([queue(fail), queue(fail), queue(() => Promise.resolve(7))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await queue(() => Promise.resolve(8))).toBe(8);
  });
});
