import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../config.ts';
import { silentLog } from '../../../log.ts';
import { startApp } from '../../../testing/app.ts';
import { llmEnvOf, startLlmEmulator } from '../../../testing/llm.ts';
import { TEA_JOB } from '../../../testing/llm-app.ts';
import { NO_LIMITS } from '../../../testing/premium.ts';
import { TRADE_TASKS } from '../../../testing/trade-writer.ts';
import { createEngine } from '../engine.ts';
import { watchModel } from './watch.ts';

/** An app that watches its model. It is on no list, so its answer decides. */
async function startWatchedApp({ isListed = false } = {}) {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  const env = { ...NO_LIMITS, ...llmEnvOf(llm), ...(!isListed && { LLM_MODEL: 'an-alias' }) };
  const access = readConfig(env).llm;
  if (!access) throw new Error('No model is set.');
  const changes: string[] = [];
  const watch = watchModel({ access, onChange: ({ state }) => changes.push(state) });
  let at = Date.now();
  const app = await startApp({
    env,
    now: () => at,
    engineFor: ({ config, db }) =>
      createEngine({ llm: config.llm, db, log: silentLog, watch, now: Date.now }, TRADE_TASKS),
  });
  const ready = async () => {
    const { status, body } = await app.get('/readyz');
    return [status, body.checks];
  };
  const readyAMinuteLater = async () => {
    at += 60_000;
    await app.app.jobs.idle();
    return ready();
  };
  return { app, llm, watch, changes, ready, readyAMinuteLater };
}

const FINE = { database: 'ok', migrations: 'ok', writer: 'ok' };

it('a balancer sees that the model cannot write, and that the app can: it is probed again until it is fixed', async () => {
  const { llm, watch, changes, ready, readyAMinuteLater } = await startWatchedApp();
  expect(await ready()).toEqual([200, { ...FINE, model: 'checking' }]);
  llm.play({ mode: 'status', status: 404 });
  watch.start();
  await expect.poll(ready).toEqual([200, { ...FINE, model: 'model_unknown' }]);
  llm.play({ mode: 'good' });
  await expect.poll(readyAMinuteLater).toEqual([200, { ...FINE, model: 'ready' }]);
  expect(changes).toEqual(['model_unknown', 'ready']);
});

it('a key that is refused during a proposal is probed again', async () => {
  const { app, llm, watch, ready } = await startWatchedApp();
  watch.start();
  await expect.poll(ready).toEqual([200, { ...FINE, model: 'ready' }]);
  const asked = llm.requests().length;
  llm.play({ mode: 'status', status: 401 });
  const { body } = await app.post('/api/generate-proposal', TEA_JOB);
  expect([body.engine, body.fallback]).toEqual(['composer', true]);
  expect(JSON.stringify(body.warnings)).toContain('The language model is not set up, so our built-in writer');
  await expect.poll(ready).toEqual([200, { ...FINE, model: 'key_refused' }]);
  // While all is well there is no probe.
  expect(asked).toBe(1);
});

describe('an account out of credit', () => {
  it('is reported after the provider has said so, until a proposal is written again', async () => {
    const { app, llm, watch, changes, ready } = await startWatchedApp({ isListed: true });
    watch.start();
    await expect.poll(ready).toEqual([200, { ...FINE, model: 'ready' }]);
    llm.play({ mode: 'no-credit' });
    expect((await app.post('/api/generate-proposal', TEA_JOB)).body.engine).toBe('composer');
    expect(await ready()).toEqual([200, { ...FINE, model: 'out_of_credit' }]);
    llm.play({ mode: 'good' });
    expect((await app.post('/api/generate-proposal', TEA_JOB)).body.engine).toBe('llm');
    expect(await ready()).toEqual([200, { ...FINE, model: 'ready' }]);
    expect(changes).toEqual(['ready', 'out_of_credit', 'ready']);
  });

  it('is found by a generation of one word, and cleared by its answer', async () => {
    const { llm, watch, ready, readyAMinuteLater } = await startWatchedApp();
    llm.play({ mode: 'no-credit' });
    watch.start();
    await expect.poll(ready).toEqual([200, { ...FINE, model: 'out_of_credit' }]);
    llm.play({ mode: 'good' });
    await expect.poll(readyAMinuteLater).toEqual([200, { ...FINE, model: 'ready' }]);
  });
});
