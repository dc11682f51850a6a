import { describe, expect, it } from 'vitest';
import { aJob } from '../../testing/app.ts';
import { SCRIPTED_TEXT } from '../../testing/engine.ts';
import { holdTable } from '../../testing/held-table.ts';
import { untilCut } from '../../testing/kills.ts';
import { PREMIUM } from '../../testing/premium.ts';
import { signUpPeople } from '../../testing/signed-up-people.ts';
import { until } from '../../testing/until.ts';
import type { WriterName } from '../../testing/writers.ts';

const PATH = '/api/generate-proposal';
const ASK = { body: aJob(PREMIUM), headers: { 'idempotency-key': 'a1b2c3' } };

const NOTHING = { states: [], used: 0 };
const RESERVED = { states: ['running: reserved'], used: 1 };
const RETURNED = { states: ['interrupted: returned'], used: 0 };
const SPENT = { states: ['done: spent'], used: 1 };

/** A person with trial credits, and an app that will be killed. */
async function startedBy(writer: WriterName, settings: Record<string, string> = {}) {
  const { database, people, rows, start, areForgotten, browserOf } = await signUpPeople(1);
  const [person] = people;
  if (!person) throw new Error('nobody has signed up');
  const app = await start({ writer, settings });
  const left = async () => {
    const all = await rows('select status, credit from generations order by created_at');
    const [user] = await rows('select pro_trial_credits_used as used from users');
    return { states: all.map(({ status, credit }) => `${String(status)}: ${String(credit)}`), used: user?.used };
  };
  const isThere = async (what: string) => (await rows(`select 1 from generations where ${what}`)).length > 0;
  /** What was being written counts as dead from now on. */
  const letTimePass = () => rows("update generations set lease_expires_at = now() where status = 'running'");
  const browser = browserOf(person, app);

  /** The next app settles what the one before has left as `settled`, and the same request is then one proposal for one credit. */
  const expectOnceAfter = async (settled: { states: string[]; used: number }) => {
    await letTimePass();
    const next = browserOf(person, await start());
    await until(async () => !(await isThere("status = 'running'")));
    expect(await left()).toEqual(settled);
    const [once, again] = await Promise.all([next.send('POST', PATH, ASK), next.send('POST', PATH, ASK)]);
    expect([once.status, once.body.plainText, again.body]).toEqual([200, SCRIPTED_TEXT, once.body]);
    const states = settled.used === 1 ? settled.states : [...settled.states, 'done: spent'];
    expect(await left()).toEqual({ states, used: 1 });
    expect(await rows('select generation_id as id from document_revisions')).toEqual([{ id: once.body.proposalId }]);
  };

  const hold = (table: string) => holdTable(database.pool, table);
  return { app, browser, hold, left, isThere, letTimePass, start, areForgotten, expectOnceAfter };
}

describe('an app that is killed', () => {
  it('when the credit is reserved and the proposal not stored has reserved nothing', async () => {
    const { app, browser, hold, left, areForgotten, expectOnceAfter } = await startedBy('well');
    const held = await hold('generations');
    const asked = untilCut(browser.send('POST', PATH, ASK));
    await until(() => held.isWaitedForAfter('users'));
    await app.kill();
    await held.release();
    await Promise.all([asked, areForgotten()]);
    expect(await left()).toEqual(NOTHING);
    await expectOnceAfter(NOTHING);
  });

  it('when the writer was called and has written nothing yet returns the credit', async () => {
    const { app, browser, left, expectOnceAfter } = await startedBy('silent');
    const stream = await browser.stream('POST', PATH, ASK);
    await stream.take(1);
    await app.kill();
    await untilCut(stream.take());
    expect(await left()).toEqual(RESERVED);
    await expectOnceAfter(RETURNED);
  });

  it('after the first words returns the credit', async () => {
    const { app, browser, left, expectOnceAfter } = await startedBy('stuck');
    const stream = await browser.stream('POST', PATH, ASK);
    expect((await stream.take(3)).at(-1)?.event).toBe('delta');
    await app.kill();
    await untilCut(stream.take());
    expect(await left()).toEqual(RESERVED);
    await expectOnceAfter(RETURNED);
  });

  it('while the end is being stored has stored no part of it, and returns the credit', async () => {
    const { app, browser, hold, left, areForgotten, expectOnceAfter } = await startedBy('well');
    const held = await hold('document_revisions');
    const asked = untilCut(browser.send('POST', PATH, ASK));
    await until(() => held.isWaitedForAfter('generations'));
    await app.kill();
    await held.release();
    await Promise.all([asked, areForgotten()]);
    expect(await left()).toEqual(RESERVED);
    await expectOnceAfter(RETURNED);
  });

  it('when the end is stored and not read has lost nothing, and spends no other credit', async () => {
    const { app, browser, left, isThere, expectOnceAfter } = await startedBy('well', { WRITING_PACE: '1' });
    const stream = await browser.stream('POST', PATH, ASK);
    const [brief] = await stream.take(1);
    await until(() => isThere("status = 'done'"));
    await app.kill();
    await untilCut(stream.take());
    expect(await left()).toEqual(SPENT);
    await expectOnceAfter(SPENT);
    expect(await isThere(`id = '${String(brief?.data.proposalId)}'`)).toBe(true);
  });

  it('while it returns the credit of a requester who disconnected before any text, returns it once', async () => {
    const { app, browser, hold, left, isThere, areForgotten, expectOnceAfter } = await startedBy('silent');
    const leaving = new AbortController();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', origin: app.origin, cookie, ...ASK.headers };
    const init = { method: 'POST', headers, body: JSON.stringify(ASK.body), signal: leaving.signal };
    const asked = fetch(`${app.origin}${PATH}`, init).catch((error: unknown) => error);
    await until(() => isThere("status = 'running'"));
    const held = await hold('users');
    leaving.abort();
    await until(() => held.isWaitedForAfter('generations'));
    await app.kill();
    await held.release();
    await areForgotten();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    expect(await left()).toEqual(RESERVED);
    await expectOnceAfter(RETURNED);
  });

  it('while it releases a reservation of an earlier process, releases it once', async () => {
    const { app, browser, hold, left, letTimePass, start, areForgotten, expectOnceAfter } = await startedBy('stuck');
    const stream = await browser.stream('POST', PATH, ASK);
    await stream.take(3);
    await app.kill();
    await untilCut(stream.take());
    await letTimePass();
    const held = await hold('users');
    const second = await start();
    await until(() => held.isWaitedForAfter('generations'));
    await second.kill();
    await held.release();
    await areForgotten();
    expect(await left()).toEqual(RESERVED);
    await expectOnceAfter(RETURNED);
  });
});
