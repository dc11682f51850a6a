import { expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import { scriptedEngine } from '../../testing/engine.ts';

const PATH = '/api/generate-proposal';
const HOUR_MS = 3_600_000;
const RIGHT = Date.now;

/** Clocks of a machine beside one whose clock is right. A lease is 15 seconds long. */
const WRONG = [
  ['30 seconds ahead', 30_000],
  ['two hours ahead', 2 * HOUR_MS],
  ['an hour behind', -HOUR_MS],
] as const;

it.each(WRONG)(
  'a process whose clock is %s interrupts no proposal of another, nor do others its own',
  async (_name, ms) => {
    const wrong = () => Date.now() + ms;
    const engines = [scriptedEngine({ pauseAt: 60 }), scriptedEngine({ pauseAt: 60 })] as const;
    const right = await startApp({ engine: engines[0], machineNow: RIGHT });
    const ofRight = await right.stream('POST', PATH, { body: aJob() });
    await ofRight.take(3);
    const other = await startApp({ besides: right, engine: engines[1], machineNow: wrong });
    await searchForDead(right, wrong);
    const ofOther = await other.stream('POST', PATH, { body: aJob() });
    await ofOther.take(3);
    await searchForDead(right, RIGHT);
    for (const engine of engines) engine.resume();
    for (const stream of [ofRight, ofOther]) expect((await stream.take()).at(-1)?.event).toBe('done');
  },
);

/** A process with that clock starts and searches for the proposals of dead ones. */
async function searchForDead(besides: TestApp, machineNow: () => number): Promise<void> {
  const searching = await startApp({ besides, machineNow });
  await searching.app.jobs.idle();
  await searching.close();
}
