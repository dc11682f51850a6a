import { expect, it } from 'vitest';
import { newEmail } from '../../../testing/client.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

const trialOf = async (browser: { get(path: string): Promise<{ body: Record<string, unknown> }> }) =>
  (await browser.get('/api/trial')).body;

it('a person who has had the trial sees so, and pays from the first day', async () => {
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
  await app.buy(app);
  expect(app.paddle.state().subscriptions.map(({ status }) => status)).toEqual(['canceled', 'active']);
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
