import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RequestWaits } from '../../app-parts.ts';
import { createLog } from '../../log.ts';
import { FREE, readEntitlement } from '../../testing/entitlement.ts';
import { type PaidApp, type PaidAppOptions, startPaidApp } from '../../testing/paid-app.ts';
import { deliver, eventOf, signatureOf } from '../../testing/signed-event.ts';
import { until } from '../../testing/until.ts';

/** A person has paid, and no webhook has come. */
async function startUnconfirmed(options: PaidAppOptions = {}) {
  const app = await startPaidApp({ deliveries: 'manual', ...options });
  await app.signUp();
  await app.buy(app);
  const [subscription = {}] = app.paddle.state().subscriptions;
  return { app, body: eventOf(app, 'subscription.created', subscription) };
}

const DAY_SECONDS = 86_400;

const events = (app: PaidApp) => app.sql('select event_id, outcome from payment_events');

describe('a forged event', () => {
  // Every way in which a signature can be wrong is in paddle/signature.test.ts.
  it('is refused and not stored, and no other spelling of the path is free of the origin rule (docs/spec/security.md §P1, §P2)', async () => {
    const { app, body } = await startUnconfirmed();
    const right = signatureOf(app, body);
    for (const [sent, signature] of [
      [body, undefined],
      [body, signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses' })],
      [body, signatureOf(app, body, { agoSeconds: 6 })],
      [JSON.stringify(JSON.parse(body), null, 2), right],
    ] as const) {
      expect(await deliver(app, sent, signature), `${signature} ${sent.length}`).toBe(401);
    }
    const headers = { origin: 'https://evil.example', 'paddle-signature': right };
    for (const path of [
      '/api/paddle/webhoo%6b',
      '/api/paddle/%77ebhook',
      '/api/%70addle/webhook',
      '/api/paddle/webhook/',
      '/api/paddle//webhook',
      '/api/paddle/webhook/x',
      '/api/paddle/webhook%2f',
      '/api/paddle/webhook;x',
      '/api/paddle/Webhook',
      '/api/paddle/webhooks',
    ]) {
      const answer = await app.send('POST', path, { raw: body, headers });
      expect([answer.status, answer.body.code], path).toEqual([403, 'FORBIDDEN_ORIGIN']);
    }
    for (const method of ['PUT', 'DELETE']) {
      const answer = await app.send(method, '/api/paddle/webhook', { raw: body, headers });
      expect([answer.status, answer.body.code], method).toEqual([403, 'FORBIDDEN_ORIGIN']);
    }
    expect(await events(app)).toEqual([]);
    expect(await readEntitlement(app)).toEqual(FREE);
  });
});

describe('a body that nobody signed', () => {
  const BODY = '{}';
  const BUSY = 'webhooks were refused because too many were being read';

  const wrong = (app: PaidApp, body: string, agoSeconds = 0) =>
    signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses', agoSeconds });

  /** A request whose body is announced, and sent by `end` only. The app works on it once it has `arrived`. */
  function announce(app: PaidApp, signature: string) {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(BODY.length),
      'paddle-signature': signature,
      expect: '100-continue',
    };
    const asked = request(`${app.origin}/api/paddle/webhook`, { method: 'POST', headers, agent: false });
    asked.flushHeaders();
    const arrived = new Promise<void>((resolve) => asked.once('continue', resolve));
    const answer = new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
    const end = () => void asked.end(BODY);
    const close = () => void asked.on('error', () => undefined).destroy();
    return { arrived, answer, end, close };
  }

  const announceMany = (app: PaidApp, body: string, many: number) =>
    Array.from({ length: many }, () => announce(app, wrong(app, body)));

  const statuses = async (strangers: readonly { answer: Promise<IncomingMessage> }[]) =>
    (await Promise.all(strangers.map(({ answer }) => answer)))
      .map(({ statusCode = 0 }) => statusCode)
      .sort((a, b) => a - b);

  /** What the app has logged, and how many webhooks it has refused because too many were being read. */
  async function startObserved(waits: RequestWaits) {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
    const started = await startUnconfirmed({ log: createLog({ level: 'info', forPeople: false, write }), waits });
    const refused = async () =>
      Number(/^webhooks_refused_busy_total (\S+)$/m.exec((await started.app.get('/metrics')).text)?.[1]);
    const warnings = () => lines.filter(({ level }) => level !== 'info').map(({ msg, refused: n }) => [msg, n]);
    return { ...started, lines, refused, warnings };
  }

  async function answerBeforeBody(app: PaidApp, signature: string): Promise<IncomingMessage> {
    const { answer, close } = announce(app, signature);
    return answer.finally(close);
  }

  it('is refused unread when its header cannot be a signature of about this time', async () => {
    const { app, body } = await startUnconfirmed();
    const right = signatureOf(app, body);
    const [forms, times] = [
      ['x', right.replace(/;h1.*/, ''), `${right.slice(0, -1)}z`, `${right};${right}`],
      [-2 * DAY_SECONDS, 2 * DAY_SECONDS].map((agoSeconds) => signatureOf(app, body, { agoSeconds })),
    ];
    for (const signature of [...forms, ...times])
      expect((await answerBeforeBody(app, signature)).statusCode, signature).toBe(401);
  });

  it('is one of 32 that are read at once; more are refused after a wait, counted, and logged once a minute', async () => {
    const { app, body, refused, warnings } = await startObserved({ queueMs: 100, bodyMs: 60_000 });
    const strangers = announceMany(app, body, 40);
    await until(async () => (await refused()) === 8);
    for (const { end } of strangers) end();
    expect(await statuses(strangers)).toEqual([...Array(32).fill(401), ...Array(8).fill(503)]);
    expect(warnings()).toEqual([[BUSY, 1]]);
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);

    await app.pass({ minutes: 1 });
    const later = announceMany(app, body, 33);
    const answered = await Promise.race(later.map(({ answer }) => answer));
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, '2']);
    for (const { close } of later) close();
    expect([await refused(), warnings()]).toEqual([
      9,
      [
        [BUSY, 1],
        [BUSY, 8],
      ],
    ]);
  });

  it('is read for five seconds, here for less, and then whoever waits has its slot', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000, bodyMs: 100 } });
    expect(await statuses(announceMany(app, body, 40))).toEqual(Array(40).fill(400));
    // Again when this machine is slower than that.
    await until(async () => (await deliver(app, body, signatureOf(app, body))) === 200);
  });

  it('makes the provider wait for a slot, and does not refuse it', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000, bodyMs: 60_000 } });
    const strangers = announceMany(app, body, 32);
    await Promise.all(strangers.map(({ arrived }) => arrived));
    const delivered = deliver(app, body, signatureOf(app, body));
    // Without a queue it is refused by the time that this is answered.
    expect((await app.get('/healthz')).status).toBe(200);
    for (const { close } of strangers) close();
    expect(await delivered).toBe(200);
  });

  it('is not called refused when its sender goes away while it waits', async () => {
    const { app, body, lines, refused, warnings } = await startObserved({ queueMs: 60_000, bodyMs: 60_000 });
    const strangers = announceMany(app, body, 32);
    await Promise.all(strangers.map(({ arrived }) => arrived));
    const waiting = announce(app, wrong(app, body));
    await waiting.arrived;
    waiting.close();
    await until(() => lines.some(({ path, readerLeft }) => path === '/api/paddle/webhook' && readerLeft === true));
    expect([await refused(), warnings()]).toEqual([0, []]);
    for (const { close } of strangers) close();
  });

  it('does not refuse the provider, whose address a stranger shares behind a proxy', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000 } });
    const strangers = Array.from({ length: 130 }, () => deliver(app, body, wrong(app, body)));
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  });
});

describe('an event with the right signature and another time', () => {
  it('is refused, and the log and a metric report the wrong clock', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', forPeople: false, write: (line) => void lines.push(line) });
    const { app, body } = await startUnconfirmed({ log });
    const refused = async () => /^payment_events_wrong_time_total (\S+)$/m.exec((await app.get('/metrics')).text)?.[1];
    // A sender with another secret says nothing about the clock.
    const strangers = signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses', agoSeconds: 3_600 });
    expect([await deliver(app, body, strangers), await refused(), lines]).toEqual([401, '0', []]);
    expect(await deliver(app, body, signatureOf(app, body, { agoSeconds: 3_600 }))).toBe(401);
    expect([await refused(), await events(app)]).toEqual(['1', []]);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        secondsOff: 3_600,
        msg: 'a payment event was refused for its time alone: check the clock of the database server (NTP)',
      }),
    ]);
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  });
});

describe('an event that comes more than once (docs/spec/security.md §P3)', () => {
  it('has one effect: twice, fifty times at once, and in a process that was started later', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000 } });
    const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(app, body, signatureOf(app, body))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.settled();
    const effects = async () => ({
      entitlement: await readEntitlement(app),
      events: await events(app),
      subscriptions: await app.sql('select * from subscriptions'),
      jobs: await app.sql("select count(*)::int as n from jobs where kind <> 'cron'"),
    });
    const once = await effects();
    expect([once.entitlement.plan, once.events.length, once.subscriptions.length]).toEqual(['pro', 1, 1]);
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
    const restarted = await startPaidApp({ besides: app });
    expect(await deliver(restarted, body, signatureOf(app, body))).toBe(200);
    await app.settled();
    expect(await effects()).toEqual(once);
  });
});
