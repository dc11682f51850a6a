import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../db/ids.ts';
import { newEmail } from '../../../testing/client.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { PaymentStory, STORY_PRICES } from '../../../testing/payment-story.ts';
import { startSecondProcess } from '../../../testing/second-process.ts';
import { deliver, signatureOf } from '../../../testing/signed-event.ts';
import { until } from '../../../testing/until.ts';

const database = await createTestDatabase();
const { pool } = database;
afterAll(database.close);

const SECRET = 'pdl_ntfset_of_a_provider_that_is_away';
const signer = { now: Date.now, paddle: { webhookSecret: SECRET } };
const rows = async (sql: string, values: unknown[] = []) =>
  (await pool.query<Record<string, unknown>>(sql, values)).rows;

/** A person has paid, and the provider is about to send their subscription; it answers no request. */
async function anotherPaid() {
  const mailbox = await startMailbox();
  const [userId, email] = [newId(), newEmail()];
  await rows(
    `insert into users (id, username, email, plan, pro_trial_credits_used, created_at, updated_at)
     values ($1::uuid, $1::text, $2, 'free', 0, now(), now())`,
    [userId, email],
  );
  const story = new PaymentStory(userId, { userId }, new Date().toISOString());
  story.buy();
  const body = JSON.stringify(story.events.find(({ event_type: type }) => type === 'subscription.created'));
  const settings = {
    BILLING_MODE: 'standin',
    PADDLE_API_URL: 'http://127.0.0.1:9',
    PADDLE_API_KEY: 'pdl_sdbx_apikey_x',
    PADDLE_CLIENT_TOKEN: 'test_x',
    PADDLE_WEBHOOK_SECRET: SECRET,
    PADDLE_PRICE_MONTHLY: STORY_PRICES.monthly[0],
    PADDLE_PRICE_YEARLY: STORY_PRICES.yearly[0],
    PADDLE_PRICE_MONTHLY_NO_TRIAL: STORY_PRICES.monthly[0],
    PADDLE_PRICE_YEARLY_NO_TRIAL: STORY_PRICES.yearly[0],
    SMTP_URL: mailbox.url,
  };
  const start = (url = database.url) => startSecondProcess(url, { settings });
  const sendEvent = async (app: { origin: string }): Promise<number> => {
    const status = await deliver(app, body, signatureOf(signer, body));
    // A signature is good for five seconds, and a busy machine may take longer to read it.
    return status === 401 ? sendEvent(app) : status;
  };
  const welcomes = () => mailbox.received.filter(({ envelope }) => envelope.includes(email)).length;
  /** All effects of the event. */
  const effects = async () => ({
    events: await rows('select outcome, attempts from payment_events where strpos(payload::text, $1) > 0', [userId]),
    subscriptions: await rows('select status from subscriptions where user_id = $1', [userId]),
    plan: (await rows('select plan from users where id = $1', [userId]))[0]?.plan,
    mails: await rows("select status from jobs where kind = 'mail:pro-welcome'"),
  });
  onTestFinished(
    async () => void (await rows('truncate users, payment_events, subscriptions, billing_customers, jobs')),
  );
  return { start, sendEvent, effects, welcomes };
}

const NOTHING = { subscriptions: [], plan: 'free', mails: [] };
const ONCE = { subscriptions: [{ status: 'active' }], plan: 'pro', mails: [{ status: 'done' }] };

/**
 * Nobody can take a lock on this table, locked as `what` says, until `release`, which returns when the waiting processes
 * have it or are gone.
 */
async function hold(what: string) {
  const [table] = what.split(' ');
  const client = await pool.connect();
  let isHeld = true;
  await client.query(`begin; lock table ${what}`);
  /** The processes that wait for this table while they apply an event. */
  const waiting = async () =>
    rows(
      `select pid from pg_locks w join pg_locks h using (database, pid)
       where not w.granted and w.relation = $1::regclass and h.granted and h.relation = 'payment_events'::regclass
         and database = (select oid from pg_database where datname = current_database())`,
      [table],
    );
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    const pids = (await waiting()).map(({ pid }) => pid);
    await client.query('rollback');
    client.release();
    await until(async () => (await rows('select 1 from pg_stat_activity where pid = any($1)', [pids])).length === 0);
  };
  onTestFinished(release);
  return { isWaitedFor: async () => (await waiting()).length > 0, release };
}

/** The lease of a dead worker has expired, and a retry of some seconds is due. */
const letTimePass = () =>
  rows(
    "update jobs set lease_expires_at = now() where status = 'running'; update jobs set run_at = now() where status = 'waiting'",
  );

describe('an app that is killed when an event is stored and not applied', () => {
  it('after the subscription was written, before Pro, and has answered 200, so that nobody tells again: the next ones apply it once', async () => {
    const { start, sendEvent, effects, welcomes } = await anotherPaid();
    const first = await start();
    const held = await hold('billing_adjustments in access exclusive mode');
    expect(await sendEvent(first)).toBe(200);
    await until(held.isWaitedFor);
    await first.kill();
    await held.release();
    expect(await effects()).toEqual({ ...NOTHING, events: [{ outcome: 'waiting', attempts: 0 }] });

    await letTimePass();
    const [next, another] = await Promise.all([start(), start()]);
    await until(() => welcomes() > 0);
    // The email may be sent again.
    expect([await sendEvent(next), await sendEvent(another)]).toEqual([200, 200]);
    await until(
      async () => (await rows("select 1 from jobs where status = 'done' and kind = 'mail:pro-welcome'")).length > 0,
    );
    expect(await effects()).toEqual({ ...ONCE, events: [{ outcome: 'applied', attempts: 1 }] });
    expect(welcomes()).toBe(1);
  });

  it('after a failed try: the next ones apply it once', async () => {
    const { start, sendEvent, effects, welcomes } = await anotherPaid();
    // This process alone gives up waiting for a lock, as a database in trouble would make it.
    const impatient = new URL(database.url);
    impatient.searchParams.set('options', '-c lock_timeout=1s');
    const first = await start(impatient.href);
    const held = await hold('billing_customers in exclusive mode');
    expect(await sendEvent(first)).toBe(200);
    await until(async () => (await effects()).events[0]?.outcome === 'failed');
    await first.kill();
    await held.release();
    expect(await effects()).toMatchObject(NOTHING);

    await letTimePass();
    await Promise.all([start(), start()]);
    await until(() => welcomes() > 0);
    await until(
      async () => (await rows("select 1 from jobs where status = 'done' and kind = 'mail:pro-welcome'")).length > 0,
    );
    expect(await effects()).toMatchObject({ ...ONCE, events: [{ outcome: 'applied' }] });
    expect(welcomes()).toBe(1);
  });
});
