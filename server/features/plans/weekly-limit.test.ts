import { describe, expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const twoAWeek = { FREE_WEEKLY_LIMIT: '2', GENERATION_LIMIT: '10000/hour,10000/hour' };
const behindProxy = { ...twoAWeek, TRUST_PROXY: '1' };
const SUNDAY_NIGHT = Date.parse('2026-11-22T23:59:59.999Z');
const MONDAY = '2026-11-23T00:00:00.000Z';

const write = (client: Pick<Client, 'post'>, more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  client.post(PATH, aJob(more), headers);
const from = (client: Pick<Client, 'post'>, address: string) => write(client, {}, { 'x-forwarded-for': address });

/** When there are more for this browser; null while there are some. */
const usedUntil = async (client: Pick<Client, 'get'>) => (await client.get('/api/plan-settings')).body.weekUsedUntil;

async function statuses(count: number, ask: (i: number) => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await ask(i)).status);
  return all;
}

async function counts(app: TestApp): Promise<number[]> {
  const { rows } = await app.database.pool.query('select used from weekly_proposals order by used');
  return rows.map(({ used }) => Number(used));
}

describe('without a setting', () => {
  it('the free plan is unlimited, pages can say so, and nothing is counted', async () => {
    const app = await startApp();
    expect((await app.get('/api/plan-settings')).body).toEqual({ freeWeeklyLimit: null, weekUsedUntil: null });
    expect(await statuses(3, () => write(app))).toEqual(Array(3).fill(200));
    expect(await counts(app)).toEqual([]);
  });
});

describe('FREE_WEEKLY_LIMIT=2', () => {
  it('refuses a visitor the third proposal with its own message, and names the start of the next week', async () => {
    const app = await startApp({ env: twoAWeek });
    await write(app);
    expect((await app.get('/api/plan-settings')).body).toEqual({ freeWeeklyLimit: 2, weekUsedUntil: null });
    await write(app);
    const before = Date.now();
    const { status, body, headers } = await write(app);
    expect([status, body.code, body.message]).toEqual([
      429,
      'WEEKLY_LIMIT_REACHED',
      'This browser or its network has used this week’s 2 free proposals. ' +
        'The next week begins on Monday at 00:00 UTC. Pro has no limit.',
    ]);
    const retryAt = new Date(String(body.retryAt));
    expect([retryAt.getUTCDay(), retryAt.toISOString().slice(10)]).toEqual([1, 'T00:00:00.000Z']);
    const untilThen = (retryAt.getTime() - before) / 1000;
    expect(untilThen).toBeLessThanOrEqual(7 * 86_400);
    expect(Math.abs(Number(headers.get('retry-after')) - untilThen)).toBeLessThan(60);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([2, 2]);
    for (const browser of [app, app.newBrowser()]) expect(await usedUntil(browser)).toBe(body.retryAt);
  });

  it('counts a person by account: on every device, and independent of others at their address', async () => {
    const app = await startApp({ env: twoAWeek });
    expect(await statuses(3, () => write(app))).toEqual([200, 200, 429]);
    const [anna, ben] = [app.newBrowser(), app.newBrowser()];
    await anna.signUp('anna@freelance.example');
    await ben.signUp();
    expect((await write(anna)).status).toBe(200);
    const otherBrowser = app.newBrowser();
    await otherBrowser.signIn('anna@freelance.example');
    expect((await write(otherBrowser)).status).toBe(200);
    const refused = await write(anna);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You’ve used this week’s 2 free proposals. The next week begins on Monday at 00:00 UTC. Pro has no limit.',
    ]);
    expect((await write(ben)).status).toBe(200);
    expect([await usedUntil(otherBrowser), await usedUntil(ben)]).toEqual([refused.body.retryAt, null]);
    // Their network has used its own up: that is not the count of a person whose session has ended.
    await app.database.pool.query('delete from sessions');
    expect([await usedUntil(app.newBrowser()), await usedUntil(ben)]).toEqual([refused.body.retryAt, null]);
  });

  it('does not count a proposal paid by a trial credit, and Pro has no limit', async () => {
    const app = await startApp({ env: twoAWeek });
    const user = await app.signUp();
    expect(await statuses(3, () => write(app, { tone: 'casual' }))).toEqual([200, 200, 200]);
    expect(await statuses(3, () => write(app))).toEqual([200, 200, 429]);
    // Own texts of a person without credits cost none, so they count as free.
    expect((await write(app, { skillsAndExperience: 'Logos' })).body.code).toBe('WEEKLY_LIMIT_REACHED');
    await app.database.pool.query("update users set plan = 'pro' where id = $1", [user.id]);
    expect(await statuses(4, () => write(app))).toEqual([200, 200, 200, 200]);
    expect([await counts(app), await usedUntil(app)]).toEqual([[2], null]);
  });

  it.each([
    ['fail at once', { failAtOnce: new Error('boom') }],
    ['fail in the middle', { failWith: new Error('boom') }],
  ])('does not count proposals that %s', async (_how, options) => {
    const app = await startApp({ env: twoAWeek, engine: scriptedEngine(options) });
    expect(await statuses(3, () => write(app))).toEqual(Array(3).fill(502));
    expect(await counts(app)).toEqual([0, 0]);
  });

  it('holds for simultaneous requests, at two processes', async () => {
    const first = await startApp({ env: behindProxy });
    const second = await startApp({ env: behindProxy, besides: first });
    const asked = Array.from({ length: 12 }, (_, i) =>
      from((i % 2 ? first : second).newBrowser(), `2001:db8:1:2::${i.toString(16)}`),
    );
    const all = (await Promise.all(asked)).map(({ status }) => status);
    expect(all.filter((status) => status === 200)).toHaveLength(2);
    expect(all.filter((status) => status === 429)).toHaveLength(10);
    expect(Math.max(...(await counts(first)))).toBe(2);
  });
});

describe('a visitor gains nothing', () => {
  it('by clearing cookies, other browsers, made-up addresses and a forged cookie', async () => {
    const app = await startApp({ env: twoAWeek });
    await write(app);
    await write(app.newBrowser());
    const madeUp = [
      { 'x-forwarded-for': '203.0.113.1' },
      { forwarded: 'for=203.0.113.2' },
      { 'x-real-ip': '203.0.113.3' },
      { 'user-agent': 'another' },
      { cookie: 'visitor=0190a1b2-0000-7000-8000-000000000000.forged' },
    ];
    for (const headers of madeUp) expect((await write(app.newBrowser(), {}, headers)).status).toBe(429);
  });

  it('by going from address to address with the same cookie, or within a /64, behind a trusted proxy', async () => {
    const app = await startApp({ env: behindProxy });
    expect(await statuses(3, (i) => from(app, `203.0.113.${i}`))).toEqual([200, 200, 429]);
    expect((await from(app.newBrowser(), '203.0.113.9')).status).toBe(200);
    const at = ['2001:db8::1', '2001:db8::ffff:1', '2001:0db8:0:0:a::5', '2001:db8:0:1::1'];
    expect(await statuses(4, (i) => from(app.newBrowser(), at[i] ?? ''))).toEqual([200, 200, 429, 200]);
  });

  it('by a refusal: it counts nothing for its address', async () => {
    const app = await startApp({ env: behindProxy });
    await statuses(2, () => from(app, '203.0.113.1'));
    expect(await statuses(3, () => from(app, '203.0.113.2'))).toEqual([429, 429, 429]);
    expect(await statuses(2, () => from(app.newBrowser(), '203.0.113.2'))).toEqual([200, 200]);
  });
});

describe('when the week is over', () => {
  it('all counts restart, on Monday at 00:00 UTC and not a millisecond before, at every process', async () => {
    let now = SUNDAY_NIGHT;
    const first = await startApp({ env: twoAWeek, now: () => now });
    const second = await startApp({ env: twoAWeek, besides: first, now: () => now });
    const at = (app: TestApp) => write(app.newBrowser());
    expect([(await at(first)).status, (await at(second)).status]).toEqual([200, 200]);
    const refused = await at(second);
    expect([refused.status, refused.body.retryAt]).toEqual([429, MONDAY]);
    now = Date.parse(MONDAY);
    const next = [await at(second), await at(first), await at(second), await at(first)];
    expect(next.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(next[3]?.body.retryAt).toBe('2026-11-30T00:00:00.000Z');
  });

  it('two processes whose clocks differ across the boundary count each week once', async () => {
    const slow = await startApp({ env: twoAWeek, now: () => SUNDAY_NIGHT });
    const fast = await startApp({ env: twoAWeek, besides: slow, now: () => Date.parse(MONDAY) });
    const asked = [slow, fast, slow, fast, slow, fast, fast, slow].map((app) => write(app.newBrowser()));
    const all = (await Promise.all(asked)).map(({ status }) => status);
    expect(all.filter((status) => status === 200)).toHaveLength(4);
    expect(await counts(slow)).toEqual([1, 1, 1, 1, 2, 2]);
  });

  it('a proposal that fails on Monday is uncounted in the week that it was started in', async () => {
    let now = SUNDAY_NIGHT;
    const engine = scriptedEngine({ pauseAt: 20 });
    const app = await startApp({ env: twoAWeek, engine, now: () => now });
    const stream = await app.stream('POST', PATH, { body: aJob() });
    await stream.take(2);
    now = Date.parse(MONDAY);
    await app.close(0);
    const { rows } = await app.database.pool.query('select week_starts_at, used from weekly_proposals');
    expect(rows).toEqual(Array(2).fill({ week_starts_at: new Date('2026-11-16T00:00:00.000Z'), used: 0 }));
  });

  it('its counts are deleted within the hour, addresses with them', async () => {
    let now = SUNDAY_NIGHT;
    const app = await startApp({ env: twoAWeek, now: () => now });
    await write(app);
    expect(await counts(app)).toEqual([1, 1]);
    now += 3_600_000;
    await startApp({ besides: app, env: twoAWeek, now: () => now });
    await until(async () => (await counts(app)).length === 0);
  });
});
