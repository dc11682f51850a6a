import { expect, it } from 'vitest';
import { silentLog } from '../../../log.ts';
import { createRounds } from './rounds.ts';

it('work that never ends holds nobody up who stops longer than they have patience', async () => {
  const rounds = createRounds([() => new Promise<number>(() => undefined)], silentLog);
  rounds.start();
  await rounds.stop(10);
});

it('work that is under way is waited for', async () => {
  let finish = (_done: number) => {};
  const done: string[] = [];
  const slow = async () => {
    const count = await new Promise<number>((resolve) => {
      finish = resolve;
    });
    done.push('slow');
    return count;
  };
  const rounds = createRounds([slow], silentLog);
  rounds.start();
  const stopped = rounds.stop(60_000).then(() => done.push('stopped'));
  finish(0);
  await stopped;
  expect(done).toEqual(['slow', 'stopped']);
});
