import { expect, it } from 'vitest';
import { A_PASSWORD, newEmail } from '../../../testing/client.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

/** A person who pays, and closes their account. */
async function leaver() {
  const mailbox = await startMailbox();
  const app = await startPaidApp({ trialDays: 0, env: { SMTP_URL: mailbox.url } });
  const browser = app.newBrowser();
  const email = newEmail();
  const { id } = await browser.signUp(email);
  const close = async () => {
    const answer = await browser.send('DELETE', `/api/user/${id}`, { body: { email, password: A_PASSWORD } });
    expect(answer.status, answer.text).toBe(200);
  };
  const statusThere = () => app.paddle.state().subscriptions.at(-1)?.status;
  const statusHere = async () => (await app.sql('select status from subscriptions'))[0]?.status;
  const reported = () => mailbox.received.filter(({ subject }) => subject === 'Your subscription was cancelled');
  return { app, browser, close, statusThere, statusHere, reported };
}

it('a person who closes their account pays no more, at once, and gets an email', async () => {
  const { app, browser, close, statusThere, statusHere, reported } = await leaver();
  await app.buy(browser);
  await close();
  await app.settled();
  expect([statusThere(), await statusHere()]).toEqual(['canceled', 'canceled']);
  expect(reported()).toHaveLength(1);
  expect(reported()[0]?.text).toContain('Nothing more will be charged.');
  expect(reported()[0]?.text).toContain('It ended with your account, which you closed.');
  await app.pass({ days: 2 });
  expect(reported()).toHaveLength(1);
});

it('the email is sent also when the answer of the provider is lost, and its event ends the subscription here', async () => {
  const { app, browser, close, statusThere, statusHere, reported } = await leaver();
  await app.buy(browser);
  await app.order('fault', { kind: 'truncate', method: 'POST' });
  await close();
  await app.settled();
  expect([statusThere(), await statusHere()]).toEqual(['canceled', 'canceled']);
  await app.pass({ hours: 2 });
  expect(reported()).toHaveLength(1);
});

it('a payment under way when the account was closed is ended too', async () => {
  const { app, browser, close, statusThere } = await leaver();
  const begun = await browser.post('/api/checkout/session', { plan: 'pro', billingFrequency: 'monthly' });
  await close();
  await app.order('pay', { transactionId: begun.body.transactionId, card: 'ok' });
  await app.settled();
  expect(statusThere()).toBe('active');
  await app.pass({ hours: 1 });
  expect(statusThere()).toBe('canceled');
});

it('a subscription that had ended already sends no further email', async () => {
  const { app, browser, close, statusHere } = await leaver();
  await app.buy(browser);
  await app.order('deliver', { mode: 'manual' });
  const id = app.paddle.state().subscriptions.at(-1)?.id ?? '';
  const headers = { authorization: `Bearer ${app.paddle.apiKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ effective_from: 'immediately' });
  await fetch(`${app.paddle.url}/subscriptions/${id}/cancel`, { method: 'POST', headers, body });
  await close();
  await app.settled();
  expect(await statusHere()).toBe('canceled');
});
