import { describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { aJob, startApp } from '../../testing/app.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { creditStates, PREMIUM, startWith, write } from '../../testing/premium.ts';
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

  it('and a writer that was taken for dead stores no proposal any more', async () => {
    const engine = scriptedEngine({ pauseAt: 20 });
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    const stream = await app.stream('POST', PATH, { body: aJob(PREMIUM) });
    await stream.take(3);
    const later = { besides: app, now: () => Date.now() + 60_000 };
    const others = await Promise.all([startApp(later), startApp(later)]);
    await until(async () => (await used()) === 2);
    // Two that find it dead return one credit.
    await Promise.all(others.map(({ app: other }) => other.jobs.idle()));
    engine.resume();
    const end = (await stream.take()).at(-1);
    expect([end?.event, end?.data.code]).toEqual(['error', 'GENERATION_INTERRUPTED']);
    expect([await used(), await creditStates(app)]).toEqual([2, ['interrupted: returned']]);
  });
});
