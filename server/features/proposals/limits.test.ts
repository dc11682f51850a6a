import { describe, expect, it } from 'vitest';
import { aJob, startApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { NO_LIMITS } from '../../testing/premium.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const twoAnHour = { GENERATION_LIMIT: '2/hour,2/hour' };

describe('the limit of generations', () => {
  it('holds with cleared cookies, another browser and made-up addresses, and says when the next try is', async () => {
    const app = await startApp({ env: twoAnHour });
    await app.post(PATH, aJob());
    await app.newBrowser().post(PATH, aJob());
    const answer = await app.post(PATH, aJob());
    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    const waitMs = Date.parse(String(answer.body.retryAt)) - Date.now();
    expect(waitMs).toBeGreaterThan(3_500_000);
    const madeUp = [
      { 'x-forwarded-for': '203.0.113.1' },
      { forwarded: 'for=203.0.113.2' },
      { 'x-real-ip': '203.0.113.3' },
      { 'user-agent': 'another' },
      { cookie: 'visitor=0190a1b2-0000-7000-8000-000000000000.forged' },
    ];
    for (const headers of madeUp) expect((await app.newBrowser().post(PATH, aJob(), headers)).status).toBe(429);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([2, 2]);
  });

  it('is shared by all processes', async () => {
    const first = await startApp({ env: twoAnHour });
    const second = await startApp({ env: twoAnHour, besides: first });
    const asked = [first, second, first, second, first, second].map((app) => app.newBrowser().post(PATH, aJob()));
    const statuses = (await Promise.all(asked)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  it('follows a visitor behind a trusted proxy, whose refused requests use up nothing of the next address', async () => {
    const app = await startApp({ env: { ...twoAnHour, TRUST_PROXY: '1' } });
    const from = async (client: Pick<typeof app, 'post'>, address: string) =>
      (await client.post(PATH, aJob(), { 'x-forwarded-for': address })).status;
    expect([await from(app, '203.0.113.1'), await from(app, '203.0.113.2')]).toEqual([200, 200]);
    for (let i = 0; i < 3; i++) expect(await from(app, '203.0.113.3')).toBe(429);
    const other = app.newBrowser();
    expect([await from(other, '203.0.113.3'), await from(other, '203.0.113.3')]).toEqual([200, 200]);
  });

  it('does not count what could not be started, or never reached the writer', async () => {
    const app = await startApp({ env: { GENERATION_LIMIT: '1/hour,1/hour' } });
    await app.database.pool.query('alter table generations rename to generations_elsewhere');
    try {
      for (let i = 0; i < 3; i++) expect((await app.post(PATH, aJob())).status).toBe(500);
    } finally {
      await app.database.pool.query('alter table generations_elsewhere rename to generations');
    }
    await app.post(PATH, aJob({ jobTitle: '' }));
    await app.post(PATH, aJob({ tone: 'casual' }));
    await app.post('/api/job-brief', aJob());
    expect((await app.post(PATH, aJob())).status).toBe(200);
  });
});

it('twenty simultaneous requests of one person are three proposals, and others are served (two hundred: flood.slow.test.ts)', async () => {
  const engine = scriptedEngine({ pauseAt: 20 });
  const app = await startApp({ engine, env: NO_LIMITS });
  await app.signUp();
  const answers: Answer[] = [];
  const asked = Array.from({ length: 20 }, async () => void answers.push(await app.post(PATH, aJob())));
  await until(() => answers.length === 17);
  expect(answers.map(({ body }) => body.code)).toEqual(Array(17).fill('RATE_LIMITED'));
  const other = await app.newBrowser().stream('POST', PATH, { body: aJob() });
  expect([other.status, (await other.take(1))[0]?.event]).toEqual([200, 'brief']);
  engine.resume();
  await Promise.all(asked);
  expect(answers.slice(17).map(({ status }) => status)).toEqual([200, 200, 200]);
});

describe('the limit of reading posts', () => {
  it('is 600 times in ten minutes for each address', async () => {
    const app = await startApp({ env: { TRUST_PROXY: '1' } });
    const read = (address: string) => app.post('/api/job-brief', aJob(), { 'x-forwarded-for': address });
    await read('203.0.113.1');
    await app.database.pool.query('update rate_limits set points = 599');
    expect((await read('203.0.113.1')).status).toBe(200);
    const refused = await read('203.0.113.1');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await read('203.0.113.2')).status).toBe(200);
  });
});

describe('a visitor', () => {
  it('is recognised by a cookie that scripts cannot read', async () => {
    const app = await startApp();
    const first = await app.post(PATH, aJob());
    expect(first.headers.get('set-cookie')).toMatch(
      /^visitor=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await app.post(PATH, aJob())).headers.get('set-cookie')).toBeNull();
  });

  it('keeps their id when others are planted beside its cookie, unless one of those is signed too', async () => {
    const app = await startApp();
    const cookiesFor = async (...values: (string | undefined)[]) => {
      const cookie = values.map((value) => `visitor=${value}`).join('; ');
      const answer = await app.newBrowser().post(PATH, aJob(), { cookie });
      expect(answer.status).toBe(200);
      return answer.headers.getSetCookie();
    };
    await app.post(PATH, aJob());
    const own = app.cookies.get('visitor');
    const other = app.newBrowser();
    await other.post(PATH, aJob());
    const others = other.cookies.get('visitor');
    expect(others).not.toBe(own);
    expect(await cookiesFor('forged', own)).toEqual([]);
    expect(await cookiesFor(own, '')).toEqual([]);
    expect(await cookiesFor(own, own)).toEqual([]);
    const [fresh, ...more] = await cookiesFor(own, others);
    expect(fresh).toMatch(/^visitor=[0-9a-f-]{36}\./);
    expect(more).toEqual([]);
    for (const known of [own, others]) expect(fresh).not.toContain(known);
  });

  it('with a foreign cookie is a new one', async () => {
    const app = await startApp();
    for (const value of ['forged', '', 'x'.repeat(5_000), '0190a1b2-0000-7000-8000-000000000000.AAAA', '..', '%00']) {
      const answer = await app.newBrowser().post(PATH, aJob(), { cookie: `visitor=${value}` });
      expect([answer.status, answer.headers.getSetCookie().length], value).toEqual([200, 1]);
    }
  });
});
