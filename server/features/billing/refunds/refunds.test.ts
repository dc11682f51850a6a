import { describe, expect, it } from 'vitest';
import { createLog } from '../../../log.ts';
import { anna, free, pro, startWithAnna } from '../../../testing/anna.ts';

describe('a refund or chargeback', () => {
  it('of the whole payment takes Pro and stops further charges, also where it is reported again, but not a new purchase', async () => {
    const app = await startWithAnna({ trialDays: 0 });
    const transactionId = await app.buy(app);
    // It cannot be ended yet, so nothing is sold that would be charged besides.
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.order('chargeback');
    await app.settled();
    const { status, body } = await app.post('/api/checkout/attempt', {});
    const message =
      'You still have a subscription that would be charged again. Please cancel it in your account first.';
    expect([status, body]).toEqual([409, { code: 'SUBSCRIPTION_UNPAID', message }]);
    expect((await anna(app)).canUsePro).toBe(false);
    await app.order('fault', { kind: 'none' });
    await app.pass({ hours: 6 });
    expect(await anna(app)).toEqual(free({ status: 'canceled' }));
    const again = await app.post('/api/paddle/checkout-complete', { transactionId });
    expect([again.body.plan, (await anna(app)).canUsePro]).toEqual(['free', false]);
    await app.buy(app);
    await app.pass({ days: 32 });
    expect(app.paddle.state().subscriptions.map((one) => one.status)).toEqual(['canceled', 'active']);
    const renewals = app.paddle.state().transactions.filter(({ origin }) => origin === 'subscription_recurring');
    expect(renewals).toHaveLength(1);
  });

  it('takes nothing while it is partial, undecided, refused or only threatened, nor from a period that was paid later', async () => {
    const app = await startWithAnna({ trialDays: 0 });
    const transactionId = await app.buy(app);
    await app.order('chargeback', { action: 'chargeback_warning' });
    for (const fields of [{ status: 'pending_approval' }, { status: 'rejected' }, { cents: 300 }]) {
      await app.order('refund', fields);
      await app.settled();
    }
    expect((await anna(app)).canUsePro).toBe(true);
    await app.pass({ days: 32 });
    await app.order('refund', { transactionId });
    await app.settled();
    expect(await anna(app)).toEqual(pro({ status: 'active' }));
  });

  it('is undone by a reversed chargeback', async () => {
    const app = await startWithAnna({ trialDays: 0 });
    await app.buy(app);
    // The provider is away, so the charged back subscription could not be ended.
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.order('chargeback');
    await app.order('chargeback', { action: 'chargeback_reverse' });
    await app.order('fault', { kind: 'none' });
    await app.pass({ days: 1 });
    expect(await anna(app)).toEqual(pro({ status: 'active' }));
  });

  it('is logged for an operator when the chargeback is reversed and the subscription has ended', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', forPeople: false, write: (line) => void lines.push(line) });
    const app = await startWithAnna({ trialDays: 0, log });
    await app.buy(app);
    await app.order('chargeback');
    await app.settled();
    await app.order('chargeback', { action: 'chargeback_reverse' });
    await app.settled();
    expect(lines.filter((line) => line.includes('taken back after its subscription ended'))).toHaveLength(1);
    expect(await anna(app)).toEqual(free({ status: 'canceled' }));
  });
});
