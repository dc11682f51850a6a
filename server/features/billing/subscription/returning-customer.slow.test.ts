import { expect, it } from 'vitest';
import { A_PASSWORD, newEmail } from '../../../testing/client.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

it('a person who was erased and has come back gets no second trial, and the portal opens once their address is confirmed', async () => {
  const app = await startPaidApp();
  const email = newEmail();
  const { id } = await app.signUp(email);
  await app.buy(app, { email });
  await app.send('DELETE', `/api/user/${id}`, { body: { email, password: A_PASSWORD } });
  await app.pass({ days: 31 });
  expect(await app.sql('select id from users')).toEqual([]);

  const back = app.newBrowser();
  await back.signUp(email);
  expect((await back.get('/api/trial')).body).toEqual({ trialDays: 0 });
  const other = app.newBrowser();
  await other.signUp();
  expect((await other.get('/api/trial')).body).toEqual({ trialDays: 7 });
  await app.buy(back, { email });
  const manage = () => back.get('/api/checkout/manage-subscription');
  expect((await manage()).body).toMatchObject({ code: 'PORTAL_UNAVAILABLE' });
  await app.sql("update users set email_verified_at = '2026-04-03'");
  expect(await manage()).toMatchObject({ status: 200, body: { url: expect.stringContaining('/portal') } });
  // Whatever the provider answers, nothing of the erased person is stored again, and of the trial only hashes.
  expect(await app.sql('select email from billing_customers')).toEqual([{ email: null }]);
  expect(await app.sql('select 1 from trial_claims where hash like $1', [`%${email}%`])).toEqual([]);
});
