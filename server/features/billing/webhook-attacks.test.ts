import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createLog, type Log } from '../../log.ts';
import { FREE, readEntitlement } from '../../testing/entitlement.ts';
import { type PaidApp, startPaidApp } from '../../testing/paid-app.ts';
import { deliver, eventOf, signatureOf } from '../../testing/signed-event.ts';

/** A person has paid, and no webhook has come. */
async function startUnconfirmed(env: Record<string, string> = {}, log?: Log) {
  const app = await startPaidApp({ deliveries: 'manual', env, ...(log && { log }) });
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
  const wrong = (app: PaidApp, body: string, agoSeconds = 0) =>
    signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses', agoSeconds });

  /** A request whose body is announced and never sent. */
  function announce(app: PaidApp, signature: string) {
    const headers = { 'content-type': 'application/json', 'content-length': '1000000', 'paddle-signature': signature };
    const asked = request(`${app.origin}/api/paddle/webhook`, { method: 'POST', headers, agent: false });
    asked.flushHeaders();
    const answer = new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
    const close = () => void asked.on('error', () => undefined).destroy();
    return { answer, close };
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

  it('is one of 32 that are read at once, for five seconds; more are refused after a wait, and no slot is lost', async () => {
    const { app, body } = await startUnconfirmed();
    const answers = await Promise.all(Array.from({ length: 40 }, () => answerBeforeBody(app, wrong(app, body))));
    const of = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
    expect([of(400).length, of(503).length]).toEqual([32, 8]);
    expect(of(503).map(({ headers }) => headers['retry-after'])).toEqual(Array.from({ length: 8 }, () => '2'));
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  });

  it('makes the provider wait for a slot, and does not refuse it', async () => {
    const { app, body } = await startUnconfirmed();
    const strangers = Array.from({ length: 33 }, () => announce(app, wrong(app, body)));
    // One finds all slots taken.
    expect((await Promise.race(strangers.map(({ answer }) => answer))).statusCode).toBe(503);
    const delivered = deliver(app, body, signatureOf(app, body));
    expect((await app.get('/healthz')).status).toBe(200);
    for (const { close } of strangers) close();
    expect(await delivered).toBe(200);
  });

  it('does not refuse the provider, whose address a stranger shares behind a proxy', async () => {
    const { app, body } = await startUnconfirmed();
    const strangers = Array.from({ length: 130 }, () => deliver(app, body, wrong(app, body)));
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  });
});

describe('an event with the right signature and another time', () => {
  it('is refused, and the log and a metric report the wrong clock', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', forPeople: false, write: (line) => void lines.push(line) });
    const { app, body } = await startUnconfirmed({}, log);
    const refused = async () => /^payment_events_wrong_time_total (\S+)$/m.exec((await app.get('/metrics')).text)?.[1];
    // Whoever signs with another secret says nothing about the clock.
    const strangers = signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses', agoSeconds: 3_600 });
    expect([await deliver(app, body, strangers), await refused(), lines]).toEqual([401, '0', []]);
    expect(await deliver(app, body, signatureOf(app, body, { agoSeconds: 3_600 }))).toBe(401);
    expect([await refused(), await events(app)]).toEqual(['1', []]);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        secondsOff: 3_600,
        msg: 'a payment event was refused for its time alone: check the clock of this machine (NTP)',
      }),
    ]);
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  });
});

describe('an event that comes more than once (docs/spec/security.md §P3)', () => {
  it('has one effect: twice, fifty times at once, and in a process that was started later', async () => {
    const { app, body } = await startUnconfirmed();
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
