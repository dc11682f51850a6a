import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../testing/app.ts';
import { newEmail } from '../../../../testing/client.ts';
import { type PaidApp, startPaidApp } from '../../../../testing/paid-app.ts';
import { FREE, PENDING, standingOf } from '../../../../testing/standing.ts';

const SANDBOX = {
  BILLING_MODE: 'sandbox',
  PADDLE_API_KEY: 'pdl_sdbx_apikey_01hv8wptq8987qeep44c',
  PADDLE_CLIENT_TOKEN: 'test_token',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_of_the_sandbox',
  PADDLE_PRICE_MONTHLY: 'pri_01gsz8x8sawmvhz1pv30nge1ke',
  PADDLE_PRICE_YEARLY: 'pri_01gsz8z1q1n00f12qt82y31smh',
};
const CLOSED = {};

/** The app as it is after a start with other settings, on the same database at the same moment. */
async function restarted(app: PaidApp, env: Record<string, string>): Promise<TestApp> {
  await app.settled();
  const next = await startApp({ besides: app, now: app.now, env });
  await next.app.billing.work();
  return next;
}

async function standingAt(app: TestApp, email: string) {
  const browser = app.newBrowser();
  expect((await browser.signIn(email)).status).toBe(200);
  return standingOf(browser);
}

/** As if everything known so far had happened in that world of money. */
async function hadHappenedIn(app: PaidApp, environment: 'live' | 'standin'): Promise<void> {
  for (const table of ['subscriptions', 'billing_transactions', 'billing_adjustments', 'checkout_attempts']) {
    await app.sql(`update ${table} set environment = $1`, [environment]);
  }
}

/** Somebody who has bought, and somebody who waits for a payment. */
async function twoBuyers() {
  const app = await startPaidApp({ trialDays: 0 });
  const [email, waiting] = [newEmail(), newEmail()];
  await app.signUp(email);
  await app.buy(app);
  const other = app.newBrowser();
  await other.signUp(waiting);
  await other.post('/api/paddle/payment-success', {});
  const pro = await standingOf(app);
  expect([pro.plan, await standingOf(other)]).toEqual(['pro', PENDING]);
  return { app, email, waiting, pro };
}

describe('an installation that changes to another world of money', () => {
  it('gives nothing for what was paid in the former one, and all of it again when it changes back', async () => {
    const { app, email, waiting, pro } = await twoBuyers();
    const sandbox = await restarted(app, SANDBOX);
    expect([await standingAt(sandbox, email), await standingAt(sandbox, waiting)]).toEqual([FREE, FREE]);
    await sandbox.close();
    const back = await startPaidApp({ besides: app });
    await back.settled();
    expect([await standingAt(back, email), await standingAt(back, waiting)]).toEqual([pro, PENDING]);
  });

  it('notices once a day what a process with the former settings has written since', async () => {
    const { app, email } = await twoBuyers();
    await app.sql("update users set plan = 'free', pro_until = null");
    await app.pass({ days: 1 });
    expect((await standingAt(app, email)).plan).toBe('pro');
    expect(await app.sql('select * from users where checkout_status is not null')).toEqual([]);
  });

  it('leaves alone who has never set out to pay', async () => {
    const { app } = await twoBuyers();
    const email = newEmail();
    await app.newBrowser().signUp(email);
    await app.sql("update users set plan = 'pro' where email = $1", [email]);
    expect((await standingAt(await restarted(app, SANDBOX), email)).plan).toBe('pro');
    expect((await standingAt(await restarted(app, CLOSED), email)).plan).toBe('pro');
  });

  it('goes through everybody, however many they are', async () => {
    const app = await startPaidApp();
    await app.sql(
      `insert into users (id, username, email, plan, pro_trial_credits_used, created_at, updated_at)
       select gen_random_uuid(), n, n || '@freelance.example', 'pro', 0, now(), now() from generate_series(1, 230) n`,
    );
    await app.sql(
      `insert into checkout_attempts (id, environment, user_id, kind, cycle, polls, is_settled, created_at)
       select gen_random_uuid(), 'live', id, 'overlay', 'monthly', 0, true, now() from users`,
    );
    await restarted(app, SANDBOX);
    expect(await app.sql("select count(*)::int as n from users where plan = 'pro'")).toEqual([{ n: 0 }]);
  });
});

describe('an installation where payments are closed', () => {
  it('gives nothing for what was paid by test cards, and has nothing that is being processed', async () => {
    const { app, email, waiting, pro } = await twoBuyers();
    const closed = await restarted(app, CLOSED);
    expect([await standingAt(closed, email), await standingAt(closed, waiting)]).toEqual([FREE, FREE]);
    const back = await startPaidApp({ besides: app });
    await back.settled();
    expect(await standingAt(back, email)).toEqual(pro);
  });

  it('leaves what was paid with money until it ends', async () => {
    const { app, email, waiting, pro } = await twoBuyers();
    await hadHappenedIn(app, 'live');
    const closed = await restarted(app, CLOSED);
    expect([await standingAt(closed, email), await standingAt(closed, waiting)]).toEqual([pro, FREE]);
  });
});
