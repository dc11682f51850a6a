import { expect, it } from 'vitest';
import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import type { Writer } from '../generation/writer.ts';
import { createWizardStore } from '../wizard/wizard-store.ts';
import { writerOnDemand } from './writer-on-demand.ts';

const REQUEST = { jobTitle: 'A logo', jobDescription: 'For a bakery' };

/** Code that comes, or fails, when the test says so. */
function aWriter() {
  const reported: string[] = [];
  const waits: boolean[] = [];
  const notify = (what: string) => () => void reported.push(what);
  const asWriter = (what: string) => async () => void reported.push(what);
  const writer: Writer = {
    start: asWriter('start'),
    resume: asWriter('resume'),
    stop: notify('stop'),
    detach: notify('detach'),
  };
  const answers: { come: () => void; fail: () => void }[] = [];
  const code = codeOnDemand(
    () =>
      new Promise<{ createWriter: () => Writer }>((resolve, reject) => {
        answers.push({
          come: () => resolve({ createWriter: () => writer }),
          fail: () => reject(new Error('No network')),
        });
      }),
  );
  const nothing = () => undefined;
  const options = {
    store: createWizardStore(),
    keep: async () => undefined,
    onConnection: nothing,
    onRefused: nothing,
    onSessionEnded: nothing,
    onDone: nothing,
    onTakenBack: nothing,
    onNotLoaded: notify('not loaded'),
    onWaiting: (isWaiting: boolean) => void waits.push(isWaiting),
  };
  return {
    reported,
    /** Whether a new proposal waits for the code, each time that this was said. */
    waits,
    asked: () => answers.length,
    writer: writerOnDemand(options, code),
    load: () => code.load().catch(nothing),
    come: () => answers.at(-1)?.come(),
    fail: () => answers.at(-1)?.fail(),
  };
}

it('writes with the same press once its code is there', async () => {
  const one = aWriter();
  void one.load();
  one.come();
  await one.load();
  void one.writer.start(REQUEST, 4);
  expect([one.reported, one.waits]).toEqual([['start'], []]);
});

it('is fetched on the first call, and writes once, for any number of calls in the meantime', async () => {
  const one = aWriter();
  const starting = Promise.all([one.writer.start(REQUEST, 4), one.writer.start(REQUEST, 4)]);
  expect([one.reported, one.asked(), one.waits.at(-1)]).toEqual([[], 1, true]);
  one.come();
  await starting;
  expect([one.reported, one.waits.at(-1)]).toEqual([['start'], false]);
});

it.each(['stop', 'detach'] as const)('does not write after a %s what was asked for before it', async (end) => {
  const one = aWriter();
  const starting = one.writer.start(REQUEST, 4);
  one.writer[end]();
  one.come();
  await starting;
  expect([one.reported, one.asked(), one.waits]).toEqual([[], 1, [true, false]]);
});

it('says that it could not be loaded, and is fetched again by the next press', async () => {
  const one = aWriter();
  const starting = one.writer.start(REQUEST, 4);
  one.fail();
  await starting;
  expect([one.reported, one.waits]).toEqual([['not loaded'], [true, false]]);
  const again = one.writer.start(REQUEST, 4);
  one.come();
  await again;
  expect([one.reported, one.asked()]).toEqual([['not loaded', 'start'], 2]);
});

it('continues a proposal as soon as its code is loaded, by any caller', async () => {
  const one = aWriter();
  const resuming = one.writer.resume();
  one.fail();
  await resuming;
  expect(one.reported).toEqual([]);
  const loading = one.load();
  one.come();
  await loading;
  await expect.poll(() => one.reported).toEqual(['resume']);
});

it('does not continue what has been dropped in the meantime', async () => {
  const one = aWriter();
  const resuming = one.writer.resume();
  one.fail();
  await resuming;
  one.writer.detach();
  const loading = one.load();
  one.come();
  await loading;
  expect([one.reported, one.asked()]).toEqual([[], 2]);
});

it('begins what is pressed while an earlier proposal waits to be continued', async () => {
  const one = aWriter();
  const resuming = one.writer.resume();
  one.fail();
  await resuming;
  const starting = one.writer.start(REQUEST, 4);
  one.come();
  await starting;
  await expect.poll(() => one.reported).toEqual(['start']);
});
