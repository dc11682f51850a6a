import { describe, expect, it } from 'vitest';
import { FREE, readEntitlement } from '../../testing/entitlement.ts';
import { type PaidApp, startPaidApp } from '../../testing/paid-app.ts';
import { deliver, eventOf, signatureOf } from '../../testing/signed-event.ts';

/** A person has paid, and no webhook has come. */
async function startUnconfirmed() {
  const app = await startPaidApp({ deliveries: 'manual' });
  await app.signUp();
  await app.buy(app);
  const [subscription = {}] = app.paddle.state().subscriptions;
  return { app, body: eventOf(app, 'subscription.created', subscription) };
}

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
