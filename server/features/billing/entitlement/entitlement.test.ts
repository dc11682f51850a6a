import { describe, expect, it } from 'vitest';
import {
  type AdjustmentFact,
  type AttemptFact,
  type Facts,
  getEntitlement,
  type SubscriptionFact,
  type TransactionFact,
} from './entitlement.ts';

const STARTS = new Date('2026-03-01T09:00:00.000Z');
const ENDS = new Date('2026-04-01T09:00:00.000Z');
const MIDDLE = new Date('2026-03-15T09:00:00.000Z');
const AFTER_GRACE = '2026-04-04T09:00:00.000Z';
const AFTER_A_WEEK = '2026-03-08T09:00:00.000Z';
const CANCELS = '2026-03-20T12:34:56.789Z';

const FREE = { plan: 'free', proUntil: null, checkoutStatus: null };
const pro = (until: string) => ({ plan: 'pro', proUntil: new Date(until), checkoutStatus: null });

const sub = (more: Partial<SubscriptionFact> = {}): SubscriptionFact => ({
  environment: 'live',
  subscriptionId: 'sub_1',
  attemptId: null,
  status: 'active',
  isOurs: true,
  periodStartsAt: STARTS,
  periodEndsAt: ENDS,
  scheduledAction: null,
  scheduledFor: null,
  ...more,
});

const txn = (more: Partial<TransactionFact> = {}): TransactionFact => ({
  transactionId: 'txn_1',
  subscriptionId: 'sub_1',
  attemptId: null,
  status: 'completed',
  origin: 'web',
  isOurs: true,
  totalCents: 1000,
  periodStartsAt: STARTS,
  ...more,
});

const adj = (more: Partial<AdjustmentFact> = {}): AdjustmentFact => ({
  transactionId: 'txn_1',
  action: 'refund',
  type: 'full',
  status: 'approved',
  totalCents: 1000,
  ...more,
});

const attempt = (more: Partial<AttemptFact> = {}): AttemptFact => ({
  id: 'attempt-1',
  transactionId: 'txn_1',
  reportedAt: STARTS,
  isSettled: false,
  ...more,
});

const facts = (more: Partial<Facts> = {}): Facts => ({
  subscriptions: [],
  transactions: [],
  adjustments: [],
  attempts: [],
  ...more,
});

const at = (moment: string, ms: number) => new Date(Date.parse(moment) + ms);

describe('a subscription', () => {
  const scheduled = { scheduledAction: 'cancel', scheduledFor: new Date(CANCELS) };

  it.each<[string, Partial<SubscriptionFact>, string]>([
    ['active: Pro until 72 hours after its period', {}, AFTER_GRACE],
    ['trialing: the same', { status: 'trialing' }, AFTER_GRACE],
    ['active, cancellation scheduled: exactly until then', scheduled, CANCELS],
    ['trialing, cancellation scheduled: exactly until then', { status: 'trialing', ...scheduled }, CANCELS],
    ['past due: seven days from the start of the unpaid period', { status: 'past_due' }, AFTER_A_WEEK],
    ['past due, cancellation scheduled later: the same', { status: 'past_due', ...scheduled }, AFTER_A_WEEK],
    [
      'past due, cancellation scheduled sooner: until then',
      { status: 'past_due', scheduledAction: 'cancel', scheduledFor: new Date('2026-03-02T00:00:00.000Z') },
      '2026-03-02T00:00:00.000Z',
    ],
    ['active, a pause scheduled: as if there were none', { ...scheduled, scheduledAction: 'pause' }, AFTER_GRACE],
  ])('%s', (_, more, until) => {
    const known = facts({ subscriptions: [sub(more)] });
    expect(getEntitlement(known, STARTS)).toEqual(pro(until));
    expect(getEntitlement(known, at(until, -1))).toEqual(pro(until));
    expect(getEntitlement(known, at(until, 0))).toEqual(FREE);
    expect(getEntitlement(known, at(until, 1))).toEqual(FREE);
  });

  it.each<[string, Partial<SubscriptionFact>]>([
    ['paused', { status: 'paused' }],
    ['canceled', { status: 'canceled' }],
    ['canceled, with the end that was scheduled still ahead', { status: 'canceled', ...scheduled }],
    ['of a status that nobody knows', { status: 'inactive' }],
    ['active without a period', { periodStartsAt: null, periodEndsAt: null }],
    ['at a price that is not ours, or not once', { isOurs: false }],
  ])('%s gives nothing', (_, more) => {
    expect(getEntitlement(facts({ subscriptions: [sub(more)] }), MIDDLE)).toEqual(FREE);
  });

  it('is the best of several', () => {
    const second = { subscriptionId: 'sub_2' };
    const yearly = sub({ ...second, periodEndsAt: new Date('2027-03-01T09:00:00.000Z') });
    const known = (...subscriptions: SubscriptionFact[]) => getEntitlement(facts({ subscriptions }), MIDDLE);
    expect(known(sub(), yearly)).toEqual(pro('2027-03-04T09:00:00.000Z'));
    expect(known(yearly, sub())).toEqual(pro('2027-03-04T09:00:00.000Z'));
    expect(known(sub({ status: 'canceled' }), sub(second))).toEqual(pro(AFTER_GRACE));
    expect(known(sub({ ...scheduled }), sub(second))).toEqual(pro(AFTER_GRACE));
  });
});

describe('a refund or chargeback', () => {
  const reversed = (status = 'approved') => adj({ action: 'chargeback_reverse', status });
  const chargeback = (more: Partial<AdjustmentFact> = {}) => adj({ action: 'chargeback', ...more });

  it.each<[string, AdjustmentFact[]]>([
    ['an approved full refund', [adj()]],
    ['a chargeback', [chargeback()]],
    ['a chargeback whose extent nobody says', [chargeback({ type: null, totalCents: null })]],
    ['one of the whole amount, whose extent nobody says', [adj({ type: null })]],
    ['one that lists everything as parts', [adj({ type: 'partial', totalCents: 1000 })]],
    ['two halves', [adj({ type: 'partial', totalCents: 500 }), adj({ type: 'partial', totalCents: 500 })]],
    ['two chargebacks of which one was reversed', [chargeback(), chargeback(), reversed()]],
    ['a chargeback whose reversal is not approved', [chargeback(), reversed('pending_approval')]],
    ['a refund, although a chargeback was reversed', [adj(), chargeback(), reversed()]],
  ])('%s of the running period takes Pro', (_, adjustments) => {
    expect(getEntitlement(facts({ subscriptions: [sub()], transactions: [txn()], adjustments }), MIDDLE)).toEqual(FREE);
    // Nor is the refunded payment still pending.
    expect(getEntitlement(facts({ transactions: [txn()], adjustments }), MIDDLE)).toEqual(FREE);
  });

  it.each<[string, AdjustmentFact[], Partial<TransactionFact>?]>([
    ['a refund that waits for approval', [adj({ status: 'pending_approval' })]],
    ['a refund that was rejected', [adj({ status: 'rejected' })]],
    ['a part of it', [adj({ type: 'partial', totalCents: 500 })]],
    ['less than all of it, whose extent nobody says', [adj({ type: null, totalCents: 999 })]],
    ['a credit', [adj({ action: 'credit' })]],
    ['a warning of a chargeback', [adj({ action: 'chargeback_warning' })]],
    ['a chargeback that was reversed by another entry', [chargeback(), reversed()]],
    ['a chargeback that is reversed itself', [chargeback({ status: 'reversed' })]],
    ['the period before', [adj()], { periodStartsAt: new Date('2026-02-01T09:00:00.000Z') }],
    ['another subscription', [adj()], { subscriptionId: 'sub_2' }],
    ['what was paid besides', [adj()], { origin: 'subscription_charge' }],
    ['another payment', [adj({ transactionId: 'txn_2' })]],
  ])('%s takes nothing', (_, adjustments, more = {}) => {
    const known = facts({ subscriptions: [sub()], transactions: [txn(more)], adjustments });
    expect(getEntitlement(known, MIDDLE)).toEqual(pro(AFTER_GRACE));
  });
});

describe('a payment without a subscription', () => {
  const pending = { ...FREE, checkoutStatus: 'pending_activation' };
  const alone = { subscriptionId: null };

  it.each<[string, Partial<TransactionFact>]>([
    ['paid', { status: 'paid', ...alone }],
    ['completed', alone],
    ['completed, of a subscription that is not known yet', {}],
  ])('%s waits for it, however long that is', (_, more) => {
    for (const moment of [STARTS, at(AFTER_GRACE, 1)]) {
      expect(getEntitlement(facts({ transactions: [txn(more)] }), moment)).toEqual(pending);
    }
  });

  it.each<[string, Partial<TransactionFact>]>([
    ['not ours', { isOurs: false }],
    ...['draft', 'ready', 'billed', 'past_due', 'canceled'].map((status): [string, object] => [status, { status }]),
  ])('%s gives nothing', (_, more) => {
    expect(getEntitlement(facts({ transactions: [txn({ ...alone, ...more })] }), MIDDLE)).toEqual(FREE);
  });

  it('is not pending once the subscription is known, in any state', () => {
    const canceled = sub({ status: 'canceled' });
    expect(getEntitlement(facts({ subscriptions: [canceled], transactions: [txn()] }), MIDDLE)).toEqual(FREE);
    const both = { attemptId: 'attempt-1' };
    const known = { subscriptions: [sub({ ...both, status: 'canceled' })], transactions: [txn({ ...alone, ...both })] };
    expect(getEntitlement(facts(known), MIDDLE)).toEqual(FREE);
  });

  it('is not shown for a Pro user', () => {
    const known = facts({ subscriptions: [sub()], transactions: [txn({ ...alone })], attempts: [attempt()] });
    expect(getEntitlement(known, MIDDLE)).toEqual(pro(AFTER_GRACE));
  });
});

describe('a payment reported by the browser', () => {
  const pending = { ...FREE, checkoutStatus: 'pending_confirmation' };
  const HALF_AN_HOUR = 30 * 60_000;

  it('is pending for thirty minutes', () => {
    const known = facts({ attempts: [attempt()] });
    const later = (ms: number) => getEntitlement(known, new Date(STARTS.getTime() + ms));
    expect(later(0)).toEqual(pending);
    expect(later(HALF_AN_HOUR - 1)).toEqual(pending);
    expect(later(HALF_AN_HOUR)).toEqual(FREE);
    expect(later(HALF_AN_HOUR + 1)).toEqual(FREE);
  });

  it('without an id is pending too', () => {
    expect(getEntitlement(facts({ attempts: [attempt({ transactionId: null })] }), STARTS)).toEqual(pending);
  });

  it.each<[string, Partial<AttemptFact>]>([
    ['not reported', { reportedAt: null }],
    ['settled', { isSettled: true }],
  ])('%s is not', (_, more) => {
    expect(getEntitlement(facts({ attempts: [attempt(more)] }), STARTS)).toEqual(FREE);
  });

  it.each<[string, string | null, string]>([
    ['ready', 'pending_confirmation', 'is still waited for'],
    ['paid', 'pending_activation', 'is paid'],
    ['completed', 'pending_activation', 'is paid'],
    ['canceled', null, 'is given up'],
  ])('%s at the provider: %s, since it %s', (status, checkoutStatus) => {
    const transactions = [txn({ status, subscriptionId: null })];
    expect(getEntitlement(facts({ transactions, attempts: [attempt()] }), STARTS)).toEqual({ ...FREE, checkoutStatus });
  });
});
