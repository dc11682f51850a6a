import { describe, expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { SCRIPTED_TEXT, type ScriptedEngine, scriptedEngine } from '../../../testing/engine.ts';
import { creditStates, PREMIUM, startWith } from '../../../testing/premium.ts';
import { textOf } from '../../../testing/sse.ts';
import { until } from '../../../testing/until.ts';

const PATH = '/api/generate-proposal';
const KEY = { 'idempotency-key': 'a1b2c3d4e5f60718293a4b5c6d7e8f90' };
const ask = (client: Pick<Client, 'post'>, more = PREMIUM) => client.post(PATH, aJob(more), KEY);

/** Writes by `first` once, and by `then` ever after. */
function first(engine: ScriptedEngine, then: ScriptedEngine): ScriptedEngine {
  const asked = () => engine.asked() + then.asked();
  const generate: ScriptedEngine['generate'] = (...given) => (asked() === 0 ? engine : then).generate(...given);
  return { ...engine, asked, generate };
}

/** Asks on a connection of its own; `leave` cuts it, as a reload does. */
function askAndLeave(app: TestApp) {
  const { answer, leave } = app.askAndLeave(PATH, aJob(PREMIUM), KEY);
  return { answer: answer.catch(() => undefined), leave };
}

describe('a failed request', () => {
  it('can be repeated with its key, and its reservation was released', async () => {
    const engine = first(scriptedEngine({ failWith: new Error('broken') }), scriptedEngine());
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    expect((await ask(app)).body.code).toBe('GENERATION_FAILED');
    expect(await used()).toBe(2);
    const again = await ask(app);
    expect([again.status, await used(), await creditStates(app)]).toEqual([
      200,
      3,
      ['failed: returned', 'done: spent'],
    ]);
    expect((await ask(app)).body).toEqual(again.body);
    const { rows } = await app.database.pool.query(
      'select status, idempotency_key as key from generations order by id',
    );
    expect(rows).toEqual([
      { status: 'failed', key: null },
      { status: 'done', key: KEY['idempotency-key'] },
    ]);
  });

  it('of a visitor can be repeated by the person who they became at sign-in', async () => {
    const engine = first(scriptedEngine({ failWith: new Error('broken') }), scriptedEngine());
    const app = await startApp({ engine });
    expect((await ask(app, { tone: 'professional' })).status).toBe(502);
    await app.signUp();
    const again = await ask(app, { tone: 'professional' });
    expect([again.status, (await ask(app, { tone: 'professional' })).body]).toEqual([200, again.body]);
    expect(app.engine.asked()).toBe(2);
  });

  it('keeps its key when the next one is refused', async () => {
    const engine = first(scriptedEngine({ failWith: new Error('broken') }), scriptedEngine());
    const { app, set } = await startWith('pro_trial_credits_used = 2', { engine });
    await ask(app);
    await set('pro_trial_credits_used = 3');
    expect((await ask(app)).status).toBe(403);
    const { rows } = await app.database.pool.query('select idempotency_key as key from generations');
    expect(rows).toEqual([{ key: KEY['idempotency-key'] }]);
  });
});

describe('a person who disconnects before there is any text and repeats the request', () => {
  it('while it is being abandoned gets a proposal, for one credit', async () => {
    const slow = scriptedEngine({ pauseAt: 0 });
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine: first(slow, scriptedEngine()) });
    const left = askAndLeave(app);
    await until(() => app.engine.asked() === 1);
    left.leave();
    const again = await ask(app);
    expect([again.status, again.body.plainText, await used()]).toEqual([200, SCRIPTED_TEXT, 3]);
    slow.resume();
    expect((await creditStates(app)).filter((state) => state === 'done: spent')).toHaveLength(1);
  });

  it('after it was abandoned gets a proposal, for one credit', async () => {
    const engine = first(scriptedEngine({ pauseAt: 0 }), scriptedEngine());
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    const left = askAndLeave(app);
    await until(async () => (await used()) === 3);
    left.leave();
    await until(async () => (await used()) === 2);
    expect([(await ask(app)).status, await creditStates(app)]).toEqual([200, ['interrupted: returned', 'done: spent']]);
  });

  it('before the first is cut keeps it running', async () => {
    const engine = scriptedEngine({ pauseAt: 0 });
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine });
    const left = askAndLeave(app);
    await until(() => engine.asked() === 1);
    const again = await app.stream('POST', PATH, { body: aJob(PREMIUM), headers: KEY });
    await again.take(1);
    left.leave();
    await left.answer;
    engine.resume();
    expect(textOf(await again.take())).toBe(SCRIPTED_TEXT);
    expect([engine.asked(), await used(), await creditStates(app)]).toEqual([1, 3, ['done: spent']]);
  });

  it('in another process gets a proposal, for one credit', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2', { engine: scriptedEngine({ pauseAt: 0 }) });
    const other = await startApp({ besides: app });
    for (const [name, value] of app.cookies) other.cookies.set(name, value);
    const left = askAndLeave(app);
    await until(async () => (await used()) === 3);
    const again = ask(other);
    left.leave();
    expect([(await again).status, await used()]).toEqual([200, 3]);
    expect(await creditStates(app)).toEqual(['interrupted: returned', 'done: spent']);
  });
});

it('a person who waits for a proposal of an app that stops learns that it was interrupted, and nothing is restarted', async () => {
  const app = await startApp({ engine: scriptedEngine({ pauseAt: 0 }) });
  const waiting = [ask(app, { tone: 'professional' }), ask(app, { tone: 'professional' })];
  await until(() => app.engine.asked() === 1);
  const closed = app.close(0);
  for (const answer of await Promise.all(waiting)) expect(answer.body.code).toBe('GENERATION_INTERRUPTED');
  await closed;
  expect([app.engine.asked(), await app.count('generations')]).toEqual([1, 1]);
});
