import { expect, it } from 'vitest';
import { readEntitlement } from '../../../testing/entitlement.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

const NEW = 'pri_01gsz8x8sawmvhz1pv30nge1ke';

it('a person who bought at a price that was replaced since stays Pro, also after cancelling; the new price is sold', async () => {
  const app = await startPaidApp({ trialDays: 0 });
  await app.signUp('anna@freelance.example');
  await app.buy(app);
  const env = { PADDLE_PRICE_MONTHLY: `${NEW}, ${app.paddle.priceIds.monthly}` };
  const later = await startPaidApp({ besides: app, env });
  await later.signIn('anna@freelance.example');
  const answer = await later.send('POST', '/api/checkout/cancel-subscription');
  const until = expect.stringMatching(/^2026-04-02T09:00:00/);
  expect([answer.status, answer.body]).toEqual([200, { success: true, accessUntil: until }]);
  expect(await readEntitlement(later)).toEqual({ plan: 'pro', proUntil: until, checkoutStatus: null });
  const somebody = later.newBrowser();
  await somebody.signUp();
  const attempt = await somebody.post('/api/checkout/attempt', { billingFrequency: 'monthly' });
  expect(attempt.body.items).toEqual([{ priceId: NEW, quantity: 1 }]);
});
