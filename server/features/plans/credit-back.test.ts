import { describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { aJob, startApp } from '../../testing/app.ts';
import { createClient } from '../../testing/client.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { creditStates, PREMIUM, startWith, write } from '../../testing/premium.ts';
import { startSecondProcess } from '../../testing/second-process.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';

describe('a credit is returned, once,', () => {
  it.each([
    ['fails before the first word', scriptedEngine({ failAtOnce: new Error('boom') })],
    ['fails in the middle', scriptedEngine({ failWith: new Error('boom') })],
    ['finds no job in the post', scriptedEngine({ failAtOnce: new AppError('POST_NOT_UNDERSTOOD') })],
  ])('when the writer %s', async (_how, engine) => {
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    expect((await write(app)).status).toBeGreaterThanOrEqual(400);
    expect((await write(app)).body.code).not.toBe('PRO_REQUIRED');
    expect([await used(), await creditStates(app)]).toEqual([2, ['failed: returned', 'failed: returned']]);
  });

  it.each([
    ['there was any text', 0],
    ['the text that there was could reach them, as JSON comes whole', 60],
  ])('when the requester disconnects before %s', async (_when, pauseAt) => {
    const engine = scriptedEngine({ pauseAt });
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    const { answer, leave } = app.askAndLeave(PATH, aJob(PREMIUM));
    await until(async () => (await used()) === 3);
    await until(() => engine.asked() === 1);
    leave();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await until(async () => (await used()) === 2);
    engine.resume();
    expect((await write(app)).status).toBe(200);
    expect([await used(), await creditStates(app)]).toEqual([3, ['interrupted: returned', 'done: spent']]);
  });

  it('not when a reader disconnects who can come back for the rest', async () => {
    const engine = scriptedEngine({ pauseAt: 20 });
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    const stream = await app.stream('POST', PATH, { body: aJob(PREMIUM) });
    const [first] = await stream.take(3);
    stream.leave();
    engine.resume();
    const path = `${PATH}/${String(first?.data.proposalId)}`;
    expect((await app.get(path)).status).toBe(200);
    expect([await used(), await creditStates(app)]).toEqual([3, ['done: spent']]);
  });

  it('when the app is stopped during the generation', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine: scriptedEngine({ pauseAt: 20 }) });
    const stream = await app.stream('POST', PATH, { body: aJob(PREMIUM) });
    await stream.take(3);
    expect(await used()).toBe(3);
    await app.close(0);
    expect([await used(), await creditStates(app)]).toEqual([2, ['interrupted: returned']]);
  });

  it('when the generation could not even be stored', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2');
    await app.database.pool.query('alter table generations add constraint never check (false) not valid');
    try {
      expect((await write(app)).status).toBe(500);
    } finally {
      await app.database.pool.query('alter table generations drop constraint never');
    }
    expect(await used()).toBe(2);
    expect((await write(app)).status).toBe(200);
  });

  it('when its process is killed between the reservation and the result', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 1');
    const stuck = await startSecondProcess(app.database.url, { writer: 'stuck' });
    const there = createClient(stuck.origin, app.app.endpoints);
    for (const [name, value] of app.cookies) there.cookies.set(name, value);
    const streams = [await there.stream('POST', PATH, { body: aJob(PREMIUM) })];
    streams.push(await there.stream('POST', PATH, { body: aJob(PREMIUM) }));
    for (const stream of streams) await stream.take(2);
    expect([await used(), (await write(app)).body.code]).toEqual([3, 'PRO_REQUIRED']);
    await stuck.kill();
    for (const stream of streams) await stream.take().catch(() => undefined);
    expect(await used()).toBe(3);
    // The lease has expired for every later check; two check at once, and each twice.
    const later = () => Date.now() + 60_000;
    await Promise.all([startApp({ besides: app, now: later }), startApp({ besides: app, now: later })]);
    await until(async () => (await used()) === 1);
    await startApp({ besides: app, now: later });
    expect([await used(), await creditStates(app)]).toEqual([1, ['interrupted: returned', 'interrupted: returned']]);
    expect((await write(app)).status).toBe(200);
  });

  it('and a writer that was taken for dead stores no proposal any more', async () => {
    const engine = scriptedEngine({ pauseAt: 20 });
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    const stream = await app.stream('POST', PATH, { body: aJob(PREMIUM) });
    await stream.take(3);
    await startApp({ besides: app, now: () => Date.now() + 60_000 });
    await until(async () => (await used()) === 2);
    engine.resume();
    const end = (await stream.take()).at(-1);
    expect([end?.event, end?.data.code]).toEqual(['error', 'GENERATION_INTERRUPTED']);
    expect([await used(), await creditStates(app)]).toEqual([2, ['interrupted: returned']]);
  });
});
