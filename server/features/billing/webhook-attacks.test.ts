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
  it('is refused and not stored, whatever is wrong with its signature (docs/spec/security.md §P1)', async () => {
    const { app, body } = await startUnconfirmed();
    const right = signatureOf(app, body);
    const [ts = '', h1 = ''] = right.split(';');
    const pretty = JSON.stringify(JSON.parse(body), null, 2);
    for (const [sent, signature] of [
      [body, undefined],
      [body, ''],
      [body, 'nonsense'],
      [body, ts],
      [body, h1],
      [body, `${ts};h1=`],
      [body, `${ts};h1=${'0'.repeat(64)}`],
      [body, `ts=;${h1}`],
      [body, signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses' })],
      [body, signatureOf(app, body, { secret: '' })],
      [pretty, right],
      [`${body} `, right],
      [body.replace('trialing', 'active'), right],
    ] as const) {
      expect(await deliver(app, sent, signature), `${signature} ${sent.length}`).toBe(401);
    }
    expect(await events(app)).toEqual([]);
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('is refused when it is old or from the future, and accepted with any of several signatures (docs/spec/security.md §P2)', async () => {
    const { app, body } = await startUnconfirmed();
    // Further in the future than a slow test takes to send it.
    for (const agoSeconds of [6, 3600, -120, -3600]) {
      expect(await deliver(app, body, signatureOf(app, body, { agoSeconds })), String(agoSeconds)).toBe(401);
    }
    expect(await events(app)).toEqual([]);
    const right = signatureOf(app, body);
    const [, h1 = ''] = right.split(';');
    // During a rotation of the secret the provider signs with both.
    expect(await deliver(app, body, right.replace('h1=', `h1=${'0'.repeat(64)};h1=`))).toBe(200);
    expect(await deliver(app, body, `${right};${h1.replace(/\w{4}$/, '0000')}`)).toBe(200);
    expect(await events(app)).toHaveLength(1);
  });
});

describe('the one endpoint without the origin rule', () => {
  it.each([
    '/api/paddle/webhoo%6b',
    '/api/paddle/%77ebhook',
    '/api/%70addle/webhook',
    '/api/paddle/webhook/',
    '/api/paddle//webhook',
    '/api/paddle/webhook/x',
    '/api/paddle/webhook%2f',
    '/api/paddle/webhook;x',
    '/api/paddle/Webhook',
  ])('is exactly this path, and not %s', async (path) => {
    const { app, body } = await startUnconfirmed();
    const headers = { origin: 'https://evil.example', 'paddle-signature': signatureOf(app, body) };
    const answer = await app.send('POST', path, { raw: body, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN_ORIGIN']);
    expect(await events(app)).toEqual([]);
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
