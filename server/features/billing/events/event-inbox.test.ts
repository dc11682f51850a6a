import { describe, expect, it, onTestFinished } from 'vitest';
import { FREE, readEntitlement } from '../../../testing/entitlement.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';
import { deliver, eventOf, readLastEvent, signatureOf } from '../../../testing/signed-event.ts';

async function sendEvent(app: PaidApp, type: string, data: object): Promise<void> {
  const body = eventOf(app, type, data);
  expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  await app.settled();
}

/** A person has paid, and no webhook has come. */
async function startUnconfirmed() {
  const app = await startPaidApp({ deliveries: 'manual', trialDays: 0 });
  const { id } = await app.signUp();
  await app.buy(app);
  const [subscription = {}] = app.paddle.state().subscriptions;
  return { app, id, subscription: { ...subscription, custom_data: { userId: id } } };
}

const events = (app: PaidApp) => app.sql('select outcome, attempts from payment_events order by event_id');

describe('an event that cannot be applied', () => {
  it('is retried like any job (jobs/jobs.test.ts), until it is applied', async () => {
    const { app, subscription } = await startUnconfirmed();
    const mend = () => app.sql('drop trigger if exists refuse on subscriptions');
    onTestFinished(async () => void (await mend()));
    await app.sql(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse before insert on subscriptions for each row execute function refuse()`,
    );
    await sendEvent(app, 'subscription.created', subscription);
    for (const [tries, seconds] of [5, 10].entries()) {
      expect(await events(app)).toEqual([{ outcome: 'failed', attempts: tries + 1 }]);
      await app.pass({ seconds: seconds - 1 });
      expect(await events(app)).toEqual([{ outcome: 'failed', attempts: tries + 1 }]);
      await app.pass({ seconds: 1 });
    }
    expect(await readEntitlement(app)).toEqual(FREE);
    await mend();
    await app.pass({ seconds: 20 });
    expect(await events(app)).toEqual([{ outcome: 'applied', attempts: 4 }]);
    expect((await readEntitlement(app)).plan).toBe('pro');
  });
});

describe('an event without a known owner', () => {
  it('waits for the event that names its owner, and counts then', async () => {
    const { app, id, subscription } = await startUnconfirmed();
    const unmatched = async () => /^payment_events_unmatched (\S+)$/m.exec((await app.get('/metrics')).text)?.[1];
    await sendEvent(app, 'subscription.created', { ...subscription, custom_data: null, transaction_id: null });
    expect(await events(app)).toEqual([{ outcome: 'unmatched', attempts: 1 }]);
    expect([await unmatched(), await readEntitlement(app)]).toEqual(['1', FREE]);

    const paid = await readLastEvent(app, 'transaction.completed');
    await sendEvent(app, 'transaction.completed', { ...paid, custom_data: { userId: id } });
    expect(await app.sql('select distinct outcome from payment_events')).toEqual([{ outcome: 'applied' }]);
    expect([await unmatched(), (await readEntitlement(app)).plan]).toEqual(['0', 'pro']);
    await app.settled();
    expect(await app.sql("select 1 from jobs where kind = 'mail:pro-welcome'")).toHaveLength(1);
  });
});

describe('events delivered to two processes at once', () => {
  it('send each email once', async () => {
    const { app, subscription } = await startUnconfirmed();
    const other = await startPaidApp({ besides: app });
    const begun = [
      eventOf(app, 'subscription.created', subscription),
      eventOf(app, 'subscription.activated', subscription),
    ];
    const notifyEverywhere = async (reported: readonly string[]) => {
      const everywhere = [app, other].flatMap((one) => reported.map((body) => [one, body] as const));
      await Promise.all(everywhere.map(([one, body]) => deliver(one, body, signatureOf(app, body))));
      // What one has taken the other does not see; and what it has done may be work for the other.
      for (const one of [app, other, app]) await one.settled();
    };
    await notifyEverywhere(begun);
    // A subscription that is first seen as ended sends no email. So the end comes second, with everything that was sent
    // before, and later: of two events of one moment the id decides which is newer.
    await app.pass({ seconds: 1 });
    const ended = eventOf(app, 'subscription.canceled', { ...subscription, status: 'canceled' });
    await notifyEverywhere([...begun, ended]);
    const mails = await app.sql(
      "select kind, count(*)::int as n from jobs where kind like 'mail:%' group by 1 order by 1",
    );
    const ofMoney = mails.filter(({ kind }) => kind !== 'mail:verify-email' && kind !== 'mail:confirm-email');
    expect(ofMoney).toEqual([
      { kind: 'mail:pro-welcome', n: 1 },
      { kind: 'mail:subscription-cancelled', n: 1 },
    ]);
  });
});
