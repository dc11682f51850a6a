import { expect, it } from 'vitest';
import { newEmail } from '../../../testing/client.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

const trialOf = async (browser: { get(path: string): Promise<{ body: Record<string, unknown> }> }) =>
  (await browser.get('/api/trial')).body;

it('a person who has had the trial sees so, and pays from the first day, with their customer record unless the provider has deleted it', async () => {
  const app = await startPaidApp();
  const email = newEmail();
  await app.signUp(email);
  expect(await trialOf(app)).toEqual({ trialDays: 7 });
  await app.buy(app);
  await app.send('POST', '/api/checkout/cancel-subscription');
  await app.pass({ days: 8 });
  await app.signIn(email);
  expect(await trialOf(app)).toEqual({ trialDays: 0 });
  const attempt = await app.post('/api/checkout/attempt', { billingFrequency: 'yearly' });
  expect(attempt.body.items).toEqual([{ priceId: app.paddle.priceIds.yearlyNoTrial, quantity: 1 }]);
  const openOf = async (billingFrequency: string) => {
    expect((await app.post('/api/checkout/session', { plan: 'pro', billingFrequency })).status).toBe(200);
    return app.paddle.state().transactions.at(-1);
  };
  const [customer] = app.paddle.state().customers;
  expect((await openOf('monthly'))?.customer_id).toBe(customer?.id);
  await app.order('reset');
  const items = [{ price: { id: app.paddle.priceIds.yearlyNoTrial } }];
  expect(await openOf('yearly')).toMatchObject({ customer_id: null, items });
});

it('an account with an address that has paid a trial of another account gets none', async () => {
  const app = await startPaidApp();
  const paidBy = newEmail();
  await app.signUp();
  await app.buy(app, { email: paidBy });
  const other = app.newBrowser();
  await other.signUp(paidBy.replace('@', '+again@'));
  expect(await trialOf(other)).toEqual({ trialDays: 0 });
});
