import { beforeEach, describe, expect, it, vi } from 'vitest';
import { receiveWebhook } from '#shared/billing/contract.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { newEmail } from '../../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../../testing/entitlement.ts';
import { SANDBOX } from '../../../testing/paddle-settings.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';

const CLOSED = {};

beforeEach(() => {
  // What the provider's sandbox answers to these keys; the network is not asked.
  const send = fetch;
  vi.stubGlobal('fetch', async (to: string, init: RequestInit) =>
    to.startsWith('https://sandbox-api.paddle.com/') ? new Response('{}', { status: 403 }) : send(to, init),
  );
  return () => vi.unstubAllGlobals();
});

/** The app after a restart with other settings, on the same database at the same moment. */
async function restarted(app: PaidApp, env: Record<string, string>): Promise<TestApp> {
  await app.settled();
  const next = await startApp({ besides: app, now: app.now, env });
  await next.app.jobs.idle();
  return next;
}

async function readAt(app: TestApp, email: string) {
  const browser = app.newBrowser();
  expect((await browser.signIn(email)).status).toBe(200);
  return readEntitlement(browser);
}

/** Moves everything stored to that billing mode. */
async function moveTo(app: PaidApp, environment: 'live' | 'standin'): Promise<void> {
  for (const table of ['subscriptions', 'billing_transactions', 'billing_adjustments', 'checkout_attempts']) {
    await app.sql(`update ${table} set environment = $1`, [environment]);
  }
}

/** A person who has bought, and a person with a pending payment. */
async function twoBuyers() {
  const app = await startPaidApp({ trialDays: 0 });
  const [email, waiting] = [newEmail(), newEmail()];
  await app.signUp(email);
  await app.buy(app);
  const other = app.newBrowser();
  await other.signUp(waiting);
  await other.post('/api/checkout/session', { plan: 'pro', billingFrequency: 'monthly' });
  await other.post('/api/paddle/payment-success', {});
  const pro = await readEntitlement(app);
  expect([pro.plan, await readEntitlement(other)]).toEqual(['pro', PENDING]);
  return { app, email, waiting, pro };
}

/** The price settings of an app that has replaced the price of a cycle. */
const RENAMED = {
  PADDLE_PRICE_MONTHLY: 'pri_01gsz8x8sawmvhz1pv30nge1ke',
  PADDLE_PRICE_MONTHLY_NO_TRIAL: 'pri_01gsz8x8sawmvhz1pv30nge1kf',
};

describe('a restart', () => {
  it.each([
    ['with sandbox settings', SANDBOX],
    ['without payment settings', CLOSED],
  ])('%s takes Pro from nobody and gives it to nobody, that day or the next', async (_what, env) => {
    const { app, email, waiting, pro } = await twoBuyers();
    const next = await restarted(app, env);
    expect([await readAt(next, email), (await readAt(next, waiting)).plan]).toEqual([pro, 'free']);
    await app.app.jobs.stop(1_000);
    await app.pass({ days: 1 });
    // The first app has done the job of this day: the one with other settings does it again.
    const nightly = "kind = 'schedule:billing-entitlements'";
    await app.sql(`update jobs set status = 'waiting', attempts = 0, finished_at = null where ${nightly}`);
    await next.app.jobs.idle();
    expect(await app.sql(`select 1 from jobs where ${nightly} and status = 'waiting' and attempts = 0`)).toEqual([]);
    expect([await readAt(next, email), await readAt(next, waiting)]).toEqual([pro, FREE]);
  });

  it('with sandbox settings keeps Pro paid with money, and gives nothing for test cards', async () => {
    const { app, email, pro } = await twoBuyers();
    await moveTo(app, 'live');
    const tester = newEmail();
    const { id } = await app.newBrowser().signUp(tester);
    await app.sql(
      `insert into subscriptions select (jsonb_populate_record(s, jsonb_build_object('environment', 'sandbox',
         'subscription_id', 'sub_01hv8wptq8987qeep44cyrewp9', 'user_id', $1::text))).* from subscriptions s`,
      [id],
    );
    const sandbox = await restarted(app, SANDBOX);
    await app.pass({ days: 1 });
    await sandbox.app.jobs.idle();
    expect([await readAt(sandbox, email), await readAt(sandbox, tester)]).toEqual([pro, FREE]);
  });

  it('without a price, or with another one instead, keeps the Pro bought at it, through its renewal', async () => {
    const { app, email, pro } = await twoBuyers();
    const next = await startPaidApp({ besides: app, env: RENAMED });
    app.paddle.setWebhookUrl(`${next.origin}${receiveWebhook.path}`);
    await app.app.jobs.stop(1_000);
    await next.settled();
    expect(await readAt(next, email)).toEqual(pro);
    await next.pass({ days: 32 });
    await next.settled();
    const renewed = await readAt(next, email);
    expect([renewed.plan, Date.parse(String(renewed.proUntil)) > Date.parse(String(pro.proUntil))]).toEqual([
      'pro',
      true,
    ]);
    expect(await app.sql('select distinct plan, cycle from subscriptions')).toEqual([
      { plan: 'pro', cycle: 'monthly' },
    ]);
  });

  it('with a price that was missing gives what was bought at it in the meantime', async () => {
    const { app, email } = await twoBuyers();
    await app.sql(
      "update subscriptions set plan = null, cycle = null; update users set plan = 'free', pro_until = null",
    );
    const mended = await startPaidApp({ besides: app, env: { PADDLE_PRICE_YEARLY: 'pri_01gsz8z1q1n00f12qt82y31smh' } });
    await mended.settled();
    expect((await readAt(mended, email)).plan).toBe('pro');
  });
});

describe('once a day', () => {
  it('the entitlement of any number of people is recomputed from the stored records, but of nobody who never started a checkout', async () => {
    const { app, email } = await twoBuyers();
    await app.sql("update users set plan = 'free', pro_until = null");
    await app.sql(
      `insert into users (id, username, email, plan, pro_trial_credits_used, created_at, updated_at)
       select gen_random_uuid(), n, n || '@many.example', 'pro', 0, now(), now() from generate_series(1, 230) n`,
    );
    await app.sql(
      `insert into checkout_attempts (id, environment, user_id, kind, cycle, polls, is_settled, created_at)
       select gen_random_uuid(), 'live', id, 'overlay', 'monthly', 0, true, now() from users where plan = 'pro'`,
    );
    const given = newEmail();
    await app.newBrowser().signUp(given);
    await app.sql("update users set plan = 'pro' where email = $1", [given]);
    await app.pass({ days: 1 });
    expect((await readAt(app, email)).plan).toBe('pro');
    expect(await app.sql('select * from users where checkout_status is not null')).toEqual([]);
    expect(
      await app.sql("select count(*)::int as n from users where plan = 'pro' and email like '%@many.example'"),
    ).toEqual([{ n: 0 }]);
    expect((await readAt(app, given)).plan).toBe('pro');
  });
});
