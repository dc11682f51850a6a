import { describe, expect, it } from 'vitest';
import { startForgingProvider } from '../../../testing/forging-provider.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';

const SESSION = '/api/checkout/session';
const begin = (browser: Pick<PaidApp, 'post'>, billingFrequency = 'monthly') =>
  browser.post(SESSION, { plan: 'pro', billingFrequency });

describe('the hosted checkout page', () => {
  it('is our own page with a payment of this person at the price of the cycle, another for every cycle and person', async () => {
    const app = await startPaidApp();
    const user = await app.signUp();
    const { status, body } = await begin(app, 'yearly');
    const [transaction] = app.paddle.state().transactions;
    const url = new URL(String(body.url));
    expect([status, body.checkout_url, body.transactionId]).toEqual([200, body.url, transaction?.id]);
    expect([url.pathname, url.search, url.port]).toEqual([
      '/checkout',
      `?_ptxn=${transaction?.id}`,
      new URL(app.origin).port,
    ]);
    expect(transaction?.items).toMatchObject([{ quantity: 1, price: { id: app.paddle.priceIds.yearly } }]);
    expect(transaction?.custom_data).toMatchObject({ userId: user.id, billingCycle: 'yearly', plan: 'pro' });
    expect(Object.keys(transaction?.custom_data ?? {}).toSorted()).toEqual([
      'attemptId',
      'billingCycle',
      'plan',
      'userId',
    ]);
    const other = app.newBrowser();
    await other.signUp();
    // Monthly by default; there is no plan but Pro.
    const answers = [await app.post(SESSION, {}), await begin(app, 'yearly'), await begin(other)];
    expect(new Set(answers.map(({ status: is, body: { transactionId } }) => `${is} ${transactionId}`)).size).toBe(3);
    expect(app.paddle.state().transactions[1]?.items).toMatchObject([{ price: { id: app.paddle.priceIds.monthly } }]);
    const refused = await app.post(SESSION, { plan: 'team' });
    expect([refused.status, refused.body.message]).toEqual([400, 'Please choose the Pro plan.']);
  });

  it('has one payment for any number of clicks, tabs and processes', async () => {
    const app = await startPaidApp();
    await app.signUp('anna@freelance.example');
    const other = await startPaidApp({ besides: app });
    await other.signIn('anna@freelance.example');
    const clicks = await Promise.all([app, other, app, other, app, other, app, app].map((tab) => begin(tab)));
    clicks.push(await begin(app));
    expect(new Set(clicks.map(({ status, body }) => `${status} ${body.transactionId}`)).size).toBe(1);
    expect(clicks[0]?.status).toBe(200);
    expect(app.paddle.state().transactions).toHaveLength(1);
  });

  it('is not created when the checkout was paid in the meantime, with or without a webhook', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await app.buy(app);
    const answer = await begin(app);
    expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect((await app.get('/api/user')).body.plan).toBe('pro');
    expect(app.paddle.state().transactions).toHaveLength(1);
  });

  it('is not created again while a paid checkout is not active yet', async () => {
    const app = await startPaidApp();
    await app.signUp();
    await app.buy(app, { card: 'slow' });
    const again = 'Your subscription is being processed... usually takes less than a minute';
    for (const path of [SESSION, '/api/checkout/attempt']) {
      const answer = await app.post(path, {});
      expect([answer.status, answer.body]).toEqual([409, { code: 'ALREADY_SUBSCRIBED', message: again }]);
    }
    expect(app.paddle.state().transactions).toHaveLength(1);
  });

  it('reuses a payment that was declined', async () => {
    const app = await startPaidApp();
    await app.signUp();
    const declined = await app.buy(app, { card: 'declined' });
    expect((await app.get('/api/user')).body).toMatchObject({ plan: 'free', checkoutStatus: null });
    expect((await begin(app)).body.transactionId).toBe(declined);
    await app.order('pay', { transactionId: declined });
    await app.settled();
    expect((await app.get('/api/user')).body.plan).toBe('pro');
  });
});

describe('a payment at the provider', () => {
  const EVIL = { checkout: { url: 'https://evil.example/checkout?_ptxn=txn_1' } };
  const OTHER_PRICE = { items: [{ quantity: 1, price: { id: 'pri_01gsz8x8sawmvhz1pv30nge1ke' } }] };

  it('with an untrusted address is not followed, and one that was cancelled or has an outdated price is created again', async () => {
    const provider = await startForgingProvider();
    const app = await startPaidApp({ env: provider.env });
    provider.at(app.paddle.url);
    await app.signUp();
    // Source: docs/spec/security.md §R2.
    provider.forge((asked, data) => (asked === 'POST /transactions' ? { ...data, ...EVIL } : undefined));
    const refused = await begin(app);
    const message = 'No valid checkout URL was returned from the payment service';
    expect([refused.status, refused.body]).toEqual([502, { code: 'NO_CHECKOUT_URL', message }]);
    // The next click does not wait for them.
    provider.forge(() => undefined);
    const ids = [(await begin(app)).body.transactionId];
    for (const forged of [{ status: 'canceled' }, OTHER_PRICE]) {
      provider.forge((asked, data) => (asked.startsWith('GET /transactions/') ? { ...data, ...forged } : undefined));
      const next = await begin(app);
      expect(next.status).toBe(200);
      ids.push(next.body.transactionId);
    }
    expect(new Set(ids).size).toBe(3);
  });
});
