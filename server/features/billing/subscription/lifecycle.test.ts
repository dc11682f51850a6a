import { describe, expect, it } from 'vitest';
import { ANNA, anna, day, free, pro, startWithAnna } from '../../../testing/anna.ts';
import type { PaidApp } from '../../../testing/paid-app.ts';
import { deliver, eventOf, signatureOf } from '../../../testing/signed-event.ts';

// Every transition, by the clock of the development provider. It begins on the second of March 2026 at nine, and a trial
// takes a week.

describe('a subscription that continues', () => {
  it('is a trial, is paid at its end, and is renewed every month', async () => {
    const app = await startWithAnna();
    expect(await anna(app)).toEqual(free(null));
    await app.buy(app);
    expect(await anna(app)).toEqual(
      pro({ status: 'trialing', nextChargeAt: day('03-09'), trialEndsAt: day('03-09'), accessUntil: day('03-12') }),
    );
    await app.pass({ days: 7, minutes: 1 });
    const paid = { status: 'active', trialEndsAt: null, nextChargeAt: day('04-09'), accessUntil: day('04-12') };
    expect(await anna(app)).toEqual(pro(paid));
    await app.pass({ days: 31 });
    expect(await anna(app)).toEqual(pro({ status: 'active', nextChargeAt: day('05-09'), accessUntil: day('05-12') }));
  });
});

describe('an unpaid renewal', () => {
  it('leaves a week of Pro from its due date, and is settled by another card', async () => {
    const app = await startWithAnna();
    await app.buy(app, { card: 'renewals-fail' });
    await app.pass({ days: 7, minutes: 1 });
    expect(await anna(app)).toEqual(pro({ status: 'past_due', accessUntil: day('03-16') }));
    await app.pass({ days: 6, hours: 23 });
    expect((await anna(app)).canUsePro).toBe(true);
    await app.pass({ hours: 1 });
    expect(await anna(app)).toEqual(free({ status: 'past_due', ended: { at: day('03-16'), why: 'unpaid' } }));
    // A second subscription would be charged beside this one.
    const message =
      'You still have a subscription whose payment failed. Please change its card, or cancel it, in your account first.';
    for (const path of ['/api/checkout/session', '/api/checkout/attempt']) {
      const { status, body } = await app.post(path, {});
      expect([status, body]).toEqual([409, { code: 'SUBSCRIPTION_UNPAID', message }]);
    }
    await app.order('card', { card: 'ok' });
    await app.settled();
    expect(await anna(app)).toEqual(pro({ status: 'active', nextChargeAt: day('04-09'), accessUntil: day('04-12') }));
  });

  it('can be cancelled during the grace period and after it: it ends at once, its payment is not tried again, and it can be bought again', async () => {
    const app = await startWithAnna();
    await app.buy(app, { card: 'renewals-fail' });
    const late = app.newBrowser();
    await late.signUp('late@freelance.example');
    await app.buy(late, { card: 'renewals-fail' });
    await app.pass({ days: 7, minutes: 1 });
    expect(await anna(app)).toMatchObject({ canUsePro: true });
    const ended = [200, { success: true, accessUntil: null }];
    const answer = await app.send('POST', '/api/checkout/cancel-subscription');
    expect([answer.status, answer.body]).toEqual(ended);
    await app.settled();
    expect(await anna(app)).toEqual(free({ status: 'canceled' }));
    await app.pass({ days: 7 });
    await late.signIn('late@freelance.example');
    const afterGrace = await late.send('POST', '/api/checkout/cancel-subscription');
    expect([afterGrace.status, afterGrace.body]).toEqual(ended);
    await app.signIn(ANNA);
    await app.buy(app);
    // The trial is once per person.
    expect(await anna(app)).toEqual(pro({ status: 'active' }));
    await app.pass({ days: 33 });
    const charged = app.paddle
      .state()
      .transactions.filter(({ status, origin }) => status === 'completed' && origin === 'subscription_recurring');
    expect(new Set(charged.map((one) => one.subscription_id)).size).toBe(1);
    expect(app.paddle.state().subscriptions.map((one) => one.status)).toEqual(['canceled', 'canceled', 'active']);
  });
});

describe('a cancelled subscription', () => {
  it('is Pro to exactly its date, also without a webhook, charges nothing afterwards, and can be bought again', async () => {
    const app = await startWithAnna();
    await app.buy(app);
    await app.send('POST', '/api/checkout/cancel-subscription');
    app.paddle.setWebhookUrl(null);
    await app.pass({ days: 6, hours: 23, minutes: 59 });
    expect(await anna(app)).toEqual(pro({ status: 'trialing', cancelsAt: day('03-09'), nextChargeAt: null }));
    await app.pass({ minutes: 1, seconds: 2 });
    expect(await anna(app)).toEqual(free({ status: 'trialing', cancelsAt: day('03-09') }));
    await app.pass({ days: 1 });
    expect(await anna(app)).toEqual(free({ status: 'canceled', nextChargeAt: null, cancelsAt: null }));
    expect(app.paddle.state().transactions).toHaveLength(1);
    await app.buy(app, { cycle: 'yearly' });
    await app.pass({ seconds: 30 });
    await expect.poll(() => anna(app)).toEqual(pro({ status: 'active', cycle: 'yearly' }));
  });
});

describe('a paused subscription', () => {
  it('gives no Pro until it is resumed', async () => {
    const app = await startWithAnna({ trialDays: 0 });
    await app.buy(app);
    const [running] = app.paddle.state().subscriptions;
    await app.pass({ minutes: 1 });
    await sendEvent(app, 'subscription.paused', { ...running, status: 'paused', next_billed_at: null });
    expect(await anna(app)).toEqual(free({ status: 'paused', nextChargeAt: null }));
    await app.pass({ minutes: 1 });
    await sendEvent(app, 'subscription.resumed', running ?? {});
    expect(await anna(app)).toEqual(pro({ status: 'active', accessUntil: day('04-05') }));
  });
});

/** Events that the development provider does not cause itself. */
async function sendEvent(app: PaidApp, type: string, data: object): Promise<void> {
  const body = eventOf(app, type, data);
  expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  await app.settled();
}
