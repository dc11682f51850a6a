import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { FREE, readEntitlement } from '../../testing/entitlement.ts';
import { type PaidApp, startPaidApp } from '../../testing/paid-app.ts';
import { deliver, signatureOf } from '../../testing/signed-event.ts';
import { announce, startUnconfirmed } from '../../testing/webhooks.ts';

const DAY_SECONDS = 86_400;

const events = (app: PaidApp) => app.sql('select event_id, outcome from payment_events');

describe('a forged event', () => {
  // Every way in which a signature can be wrong is in paddle/signature.test.ts.
  it('is refused and not stored, unread when its header cannot be a signature of about this time, and no other spelling of the path is free of the origin rule (docs/spec/security.md §P1, §P2)', async () => {
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
    const [forms, times] = [
      ['x', right.replace(/;h1.*/, ''), `${right.slice(0, -1)}z`, `${right};${right}`],
      [-2 * DAY_SECONDS, 2 * DAY_SECONDS].map((agoSeconds) => signatureOf(app, body, { agoSeconds })),
    ];
    for (const signature of [...forms, ...times]) {
      const { answer, close } = announce(app, signature);
      expect((await answer.finally(close)).statusCode, signature).toBe(401);
    }
    expect(await events(app)).toEqual([]);
    expect(await readEntitlement(app)).toEqual(FREE);
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
