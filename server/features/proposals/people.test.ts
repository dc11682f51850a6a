import { describe, expect, it } from 'vitest';
import { aJob, startApp } from '../../testing/app.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';
import { textOf } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const PROFILE = {
  skillsAndExperience: 'Ten years of logos for bakeries',
  tone: 'casual',
  writingSamples: ['Dear Ms Leaf'],
};
const NOT_THERE = [404, { message: 'Not found', code: 'NOT_FOUND' }];

describe('a signed-in person', () => {
  it('writes with what their plan allows, and alone can read it again where they are signed in', async () => {
    const app = await startApp();
    const user = await app.signUp('anna@freelance.example');
    const written = await app.post(PATH, aJob(PROFILE));
    expect(written.status).toBe(200);
    const path = `${PATH}/${String(written.body.proposalId)}`;
    const otherBrowser = app.newBrowser();
    await otherBrowser.signIn('anna@freelance.example');
    expect((await otherBrowser.get(path)).body).toEqual(written.body);
    const other = app.newBrowser();
    await other.signUp();
    for (const client of [other, app.newBrowser()]) {
      const refused = await client.get(path);
      expect([refused.status, refused.body]).toEqual(NOT_THERE);
    }
    const { rows } = await app.database.pool.query('select owner_kind, owner_id from generations');
    expect(rows).toEqual([{ owner_kind: 'user', owner_id: user.id }]);
  });

  it('whose session has ended gets that error, and nothing is written as a visitor', async () => {
    const app = await startApp();
    await app.signUp();
    const { body } = await app.post(PATH, aJob());
    await app.database.pool.query('delete from sessions');
    const answers = [await app.post(PATH, aJob()), await app.get(`${PATH}/${String(body.proposalId)}`)];
    for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([401, 'user-token-expired']);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([1, 1]);
  });

  it('has a limit of their own, independent of others at their address', async () => {
    const app = await startApp({ env: { GENERATION_LIMIT: '1/hour,2/hour' } });
    await app.post(PATH, aJob());
    expect((await app.newBrowser().post(PATH, aJob())).status).toBe(429);
    const [anna, ben] = [app.newBrowser(), app.newBrowser()];
    await anna.signUp('anna@freelance.example');
    await ben.signUp();
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await anna.post(PATH, aJob())).status);
    const otherBrowser = app.newBrowser();
    await otherBrowser.signIn('anna@freelance.example');
    statuses.push((await otherBrowser.post(PATH, aJob())).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await ben.post(PATH, aJob())).status).toBe(200);
  });

  it('keeps their texts longer than a day', async () => {
    const app = await startApp();
    await app.newBrowser().post(PATH, aJob());
    await app.signUp();
    await app.post(PATH, aJob());
    await startApp({ besides: app, now: () => Date.now() + 25 * 3_600_000 });
    await until(async () => (await app.count('generations')) === 1);
    const { rows } = await app.database.pool.query('select owner_kind from generations');
    expect(rows).toEqual([{ owner_kind: 'user' }]);
  });
});

describe('signing in while a proposal is being written', () => {
  it('loses nothing of it: the browser continues its visitor’s proposal', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const stream = await app.stream('POST', PATH, { body: aJob() });
    const before = await stream.take(3);
    stream.leave();
    await app.signUp();
    const path = `${PATH}/${String(before[0]?.data.proposalId)}`;
    const rest = await app.stream('GET', path, { headers: { 'last-event-id': String(before.at(-1)?.id) } });
    app.engine.resume();
    const after = await rest.take();
    expect(textOf(before) + textOf(after)).toBe(SCRIPTED_TEXT);
    expect((await app.get(path)).status).toBe(200);
    const otherBrowser = app.newBrowser();
    await otherBrowser.signUp();
    expect((await otherBrowser.get(path)).status).toBe(404);
  });
});
