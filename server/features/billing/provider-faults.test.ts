import { describe, expect, it } from 'vitest';
import { type Client, newEmail } from '../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../testing/entitlement.ts';
import { type PaidApp, startPaidApp } from '../../testing/paid-app.ts';

// docs/spec/security.md §P9: the provider is down, slow or sends garbage. People get the message of the catalogue, and
// nothing is given or taken. Every call ends: a test that hangs has failed.

/** It cannot be reached, and it refuses; what else it may answer is one of the two (paddle/client.test.ts). */
const FAULTS = [500, 403];

const CHECKOUT = {
  code: 'CHECKOUT_NOT_STARTED',
  message: 'Failed to create checkout session',
};
const CANCEL = { code: 'CANCEL_FAILED', message: 'Failed to cancel subscription. Please try again later.' };
const RESUME = { code: 'RESUME_FAILED', message: 'Your subscription could not be resumed. Please try again later.' };
const PORTAL = {
  code: 'PORTAL_UNAVAILABLE',
  message: 'Could not access payment management. Please try again later.',
};

const begin = (browser: Client) => browser.post('/api/checkout/session', {});
const complete = (browser: Client, transactionId: string) =>
  browser.post('/api/paddle/checkout-complete', { transactionId });
const check = (browser: Client) => browser.send('POST', '/api/checkout/status');
const cancel = (browser: Client) => browser.send('POST', '/api/checkout/cancel-subscription');
const resume = (browser: Client) => browser.send('POST', '/api/checkout/resume-subscription');
const manage = (browser: Client) => browser.get('/api/checkout/manage-subscription');

/** Everything stored about payments. */
async function everything(app: PaidApp): Promise<unknown[]> {
  const tables = ['users', 'subscriptions', 'billing_transactions', 'billing_adjustments', 'billing_customers'];
  return Promise.all(tables.map((table) => app.sql(`select * from ${table} order by 1, 2`)));
}

describe('while the provider fails (docs/spec/security.md §P9)', () => {
  it('everybody gets our own message, and nothing changes', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await complete(app, await app.buy(app));
    for (const status of FAULTS) {
      const [waiting, visitor] = [app.newBrowser(), app.newBrowser()];
      await waiting.signUp();
      const paid = await app.buy(waiting, { email: newEmail() });
      await visitor.signUp();
      const before = await everything(app);
      await app.order('fault', { kind: 'status', status, times: 'always' });

      const refused = await Promise.all([begin(visitor), cancel(app), resume(app), manage(app)]);
      const problems = [CHECKOUT, CANCEL, RESUME, PORTAL].map((problem) => [502, problem]);
      expect(refused.map((answer) => [answer.status, answer.body])).toEqual(problems);
      expect(await everything(app)).toEqual(before);
      const reported = await complete(waiting, paid);
      const pending = { success: true, plan: 'free', checkoutStatus: 'pending_confirmation' };
      for (const answer of [reported, await check(waiting)])
        expect([answer.status, answer.body]).toEqual([200, pending]);
      expect([await readEntitlement(waiting), await readEntitlement(visitor)]).toEqual([PENDING, FREE]);

      await app.order('fault', { kind: 'none' });
      expect((await begin(visitor)).status).toBe(200);
      expect((await check(waiting)).body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
    }
  });
});

describe('while the provider does not answer (docs/spec/security.md §P9)', () => {
  it('every request still gets an answer', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await complete(app, await app.buy(app));
    const buyer = app.newBrowser();
    await buyer.signUp();
    const id = await app.buy(buyer);
    const [other, unsure] = [app.newBrowser(), app.newBrowser()];
    await other.signUp();
    await unsure.signUp();
    await app.buy(unsure);
    const before = await everything(app);
    await app.order('fault', { kind: 'hang', times: 'always' });
    const [begun, completed, checked, cancelled, resumed, managed] = await Promise.all([
      begin(other),
      complete(buyer, id),
      check(unsure),
      cancel(app),
      resume(app),
      manage(app),
    ]);
    expect([begun.body, cancelled.body, resumed.body, managed.body]).toEqual([CHECKOUT, CANCEL, RESUME, PORTAL]);
    expect([completed.status, completed.body.plan]).toEqual([200, 'free']);
    expect([checked.status, checked.body.code]).toEqual([502, 'PAYMENT_NOT_CHECKED']);
    await app.order('fault', { kind: 'none' });
    const [users, ...facts] = await everything(app);
    expect(facts).toEqual(before.slice(1));
    expect(users).toHaveLength(4);
    expect(await readEntitlement(buyer)).toEqual(PENDING);
  });
});

describe('an answer that breaks off after the provider has acted', () => {
  it('is not treated as a failure: the new state is read', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await complete(app, await app.buy(app));
    await app.order('fault', { kind: 'truncate', method: 'POST' });
    const cancelled = await cancel(app);
    expect([cancelled.status, cancelled.body.success]).toEqual([200, true]);
    await app.order('fault', { kind: 'truncate', method: 'PATCH' });
    expect((await resume(app)).status).toBe(200);
    expect((await app.get('/api/subscription')).body.subscription).toMatchObject({ cancelsAt: null });
  });
});
