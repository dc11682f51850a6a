import { expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../testing/app.ts';
import { until } from '../testing/until.ts';
import { storedJobs } from '../testing/workers.ts';

const HOUR_MS = 3_600_000;
const RIGHT = Date.now;

/** Clocks of a machine beside one whose clock is right. A lease is a minute long. */
const WRONG = [
  ['two hours ahead', 2 * HOUR_MS],
  ['an hour behind', -HOUR_MS],
] as const;

it.each(WRONG)(
  'a process whose clock is %s runs no running job a second time, nor do others its own',
  async (_name, ms) => {
    const right = await startApp({ machineNow: RIGHT });
    const other = await startApp({ besides: right, machineNow: () => Date.now() + ms });
    const ran: string[] = [];
    const releases = [
      await runHeld({ kind: 'of the right one', by: right, besides: other, ran }),
      await runHeld({ kind: 'of the other one', by: other, besides: right, ran }),
    ];
    for (const release of releases) release();
    const ended = async () => [
      ...(await storedJobs(right.database, 'of the right one')),
      ...(await storedJobs(right.database, 'of the other one')),
    ];
    await until(async () => (await ended()).every(({ status }) => status === 'done'));
    expect(ran).toEqual(['of the right one', 'of the other one']);
    expect((await ended()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  },
);

interface Held {
  readonly kind: string;
  readonly by: TestApp;
  /** Has looked for jobs of this kind by the time that this one is held. */
  readonly besides: TestApp;
  readonly ran: string[];
}

/** Has `by` run a job until the returned function is called. */
async function runHeld({ kind, by, besides, ran }: Held): Promise<() => void> {
  let release = () => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve) => {
    by.app.jobs.handle(kind, z.object({}), async () => {
      ran.push(kind);
      resolve();
      await hold;
    });
    void by.app.jobs.enqueue(by.database.db, kind, {});
  });
  besides.app.jobs.handle(kind, z.object({}), async () => void ran.push(kind));
  await new Promise<void>((resolve) => {
    besides.app.jobs.handle(`look after ${kind}`, z.object({}), async () => resolve());
    void besides.app.jobs.enqueue(besides.database.db, `look after ${kind}`, {});
  });
  return () => release();
}
