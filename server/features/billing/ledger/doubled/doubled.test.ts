import { expect, it } from 'vitest';
import { createLog } from '../../../../log.ts';
import { newEmail } from '../../../../testing/client.ts';
import { type PaidApp, startPaidApp } from '../../../../testing/paid-app.ts';

const ALARM = 'somebody pays two subscriptions';

/** Somebody has paid in two tabs, by the month in one and by the year in the other; and somebody else has paid once. */
async function paidTwice() {
  const lines: string[] = [];
  const log = createLog({ level: 'error', forPeople: false, write: (line) => void lines.push(line) });
  const app = await startPaidApp({ trialDays: 0, log });
  const other = app.newBrowser();
  await other.signUp();
  await app.buy(other);
  const [email, { id }] = [newEmail(), await app.signUp()];
  const open = async (billingFrequency: string) =>
    (await app.post('/api/checkout/session', { plan: 'pro', billingFrequency })).body.transactionId;
  const [monthly, yearly] = [await open('monthly'), await open('yearly')];
  for (const transactionId of [monthly, yearly]) await app.order('pay', { transactionId, card: 'ok', email });
  await app.settled();
  return { app, id, alarms: () => lines.filter((line) => line.includes(ALARM)) };
}

const doubled = async (app: PaidApp) => /^payments_doubled (\S+)$/m.exec((await app.get('/metrics')).text)?.[1];

it('who pays two subscriptions is named to the operator once, and counted until one has ended', async () => {
  const { app, id, alarms } = await paidTwice();
  expect(app.paddle.state().subscriptions.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]).toContain(id);
  expect(await doubled(app)).toBe('1');
  await app.pass({ days: 32 });
  expect(alarms()).toHaveLength(1);

  const [, first] = app.paddle.state().subscriptions;
  const headers = { authorization: `Bearer ${app.paddle.apiKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ effective_from: 'next_billing_period' });
  await fetch(`${app.paddle.url}/subscriptions/${first?.id}/cancel`, { method: 'POST', headers, body });
  await app.settled();
  expect(await doubled(app)).toBe('0');
  expect(alarms()).toHaveLength(1);
});
