import { expect, it } from 'vitest';
import { createLog } from '../../../log.ts';
import { newEmail } from '../../../testing/client.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';

const ALARM = 'a person pays two subscriptions';

/** A person who has paid in two tabs, monthly in one and yearly in the other, and a person who has paid once. */
async function paidTwice() {
  const lines: string[] = [];
  const log = createLog({ level: 'error', forPeople: false, write: (line) => void lines.push(line) });
  const mailbox = await startMailbox();
  const app = await startPaidApp({ trialDays: 0, log, env: { SMTP_URL: mailbox.url } });
  const other = app.newBrowser();
  await other.signUp();
  await app.buy(other);
  const email = newEmail();
  const { id } = await app.signUp(email);
  const open = async (billingFrequency: string) =>
    (await app.post('/api/checkout/session', { plan: 'pro', billingFrequency })).body.transactionId;
  const [monthly, yearly] = [await open('monthly'), await open('yearly')];
  for (const transactionId of [monthly, yearly]) await app.order('pay', { transactionId, card: 'ok', email });
  await app.settled();
  const reported = async () => {
    await app.settled();
    return mailbox.received
      .filter(({ envelope }) => envelope.includes(email))
      .map(({ subject, text }) => ({ subject, text }));
  };
  return { app, id, email, reported, alarms: () => lines.filter((line) => line.includes(ALARM)) };
}

/** Cancels in the provider's portal, not with us. */
async function cancelAtProvider(app: PaidApp, subscriptionId: string | undefined): Promise<void> {
  const headers = { authorization: `Bearer ${app.paddle.apiKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ effective_from: 'next_billing_period' });
  await fetch(`${app.paddle.url}/subscriptions/${subscriptionId}/cancel`, { method: 'POST', headers, body });
}

const countDuplicates = async (app: PaidApp) =>
  /^duplicate_subscriptions (\S+)$/m.exec((await app.get('/metrics')).text)?.[1];

it('a person who pays two subscriptions is logged for the operator once, counted until one has ended, and notified of each end', async () => {
  const { app, id, email, reported, alarms } = await paidTwice();
  expect(app.paddle.state().subscriptions.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]).toContain(id);
  expect(await countDuplicates(app)).toBe('1');
  await app.pass({ days: 32 });
  expect(alarms()).toHaveLength(1);

  const begun = await reported();
  const [, first] = app.paddle.state().subscriptions;
  await cancelAtProvider(app, first?.id);
  const [one, ...more] = (await reported()).slice(begun.length);
  expect([await countDuplicates(app), alarms().length]).toEqual(['0', 1]);
  expect([one?.subject, more]).toEqual(['One of your subscriptions was cancelled', []]);
  expect(one?.text).toContain('Your other one continues and is charged as before.');
  expect(one?.text).not.toMatch(/Nothing more|resume/);
  await app.signIn(email);
  expect((await app.post('/api/checkout/cancel-subscription', {})).status).toBe(200);
  const [, other] = (await reported()).slice(begun.length);
  expect(other?.subject).toBe('Your subscription was cancelled');
  expect(other?.text).toContain('Nothing more will be charged.');
});
