import { v5 } from 'uuid';
import type { Prices } from '../features/billing/paddle/schemas.ts';

/** An event as the provider sends it. */
export interface ToldEvent {
  readonly event_id: string;
  readonly event_type: string;
  readonly occurred_at: string;
  readonly data: Record<string, unknown>;
}

const MONTHLY = `pri_${'01monthly'.padEnd(26, '0')}`;
export const STORY_PRICES: Prices = { monthly: [MONTHLY], yearly: [`pri_${'01yearly'.padEnd(26, '0')}`] };

const DAY_MS = 86_400_000;
const SPACE = '1f0e7b52-6a52-4f0e-9a39-5d2f0f7f4c11';

/** Whom payments name: an attempt of ours and its user, and in `first` only the first payment does. */
export interface Named {
  readonly userId: string;
  readonly attemptId?: string;
  readonly where?: 'everywhere' | 'first payment';
}

/**
 * What happens to one person at the provider, as its events describe it: each step changes its objects and adds their events. Times
 * follow each other by less than a millisecond, as they do there.
 */
export class PaymentStory {
  readonly events: ToldEvent[] = [];
  readonly #key: string;
  readonly #named: Named;
  #us: number;
  #count = 0;

  constructor(key: string, named: Named, startsAt: string) {
    this.#key = v5(key, SPACE).replaceAll('-', '').slice(0, 16);
    this.#named = named;
    this.#us = Date.parse(startsAt) * 1_000;
  }

  /** A first payment and the subscription that it begins. */
  buy({ trialDays = 0 }: { trialDays?: number } = {}): Subscribed {
    const customer = this.#id('ctm', 'person');
    const txn = this.#transaction(customer, null, this.#customData('first'));
    this.#notify('transaction.paid', txn, { status: 'paid' });
    const sub: ProviderObject = {
      id: this.#id('sub'),
      status: trialDays > 0 ? 'trialing' : 'active',
      customer_id: customer,
      custom_data: this.#customData('later'),
      currency_code: 'USD',
      current_billing_period: this.#period(trialDays || 30),
      scheduled_change: null,
      items: [{ price: { id: MONTHLY }, quantity: 1 }],
    };
    this.#notify('subscription.created', sub, {});
    const period = sub.current_billing_period;
    this.#notify('transaction.completed', txn, {
      status: 'completed',
      subscription_id: sub.id,
      billing_period: period,
    });
    return { sub, txn };
  }

  /** The next period begins and is paid; after a trial it is the first one. */
  renew(bought: Subscribed): void {
    this.pass(30);
    this.#notify('subscription.updated', bought.sub, { status: 'active', current_billing_period: this.#period(30) });
    bought.txn = this.#renewal(bought);
    this.#notify('transaction.completed', bought.txn, { status: 'completed' });
  }

  /** The next period begins and is not paid. */
  failToRenew(bought: Subscribed): void {
    this.pass(30);
    this.#notify('subscription.updated', bought.sub, { current_billing_period: this.#period(30) });
    bought.txn = this.#renewal(bought);
    this.#notify('transaction.past_due', bought.txn, { status: 'past_due' });
    this.#notify('subscription.past_due', bought.sub, { status: 'past_due' });
  }

  recover(bought: Subscribed): void {
    this.pass(3);
    this.#notify('transaction.completed', bought.txn, { status: 'completed' });
    this.#notify('subscription.updated', bought.sub, { status: 'active' });
  }

  scheduleCancel({ sub }: Subscribed): void {
    const change = { action: 'cancel', effective_at: sub.current_billing_period?.ends_at };
    this.#notify('subscription.updated', sub, { scheduled_change: change });
  }

  undoCancel({ sub }: Subscribed): void {
    this.#notify('subscription.updated', sub, { scheduled_change: null });
  }

  cancel({ sub }: Subscribed): void {
    this.pass(1);
    const ended = { status: 'canceled', scheduled_change: null, current_billing_period: null };
    this.#notify('subscription.canceled', sub, { ...ended, canceled_at: this.#now() });
  }

  pause({ sub }: Subscribed): void {
    this.#notify('subscription.paused', sub, { status: 'paused', current_billing_period: null });
  }

  resume({ sub }: Subscribed): void {
    this.pass(5);
    this.#notify('subscription.resumed', sub, { status: 'active', current_billing_period: this.#period(30) });
  }

  /** Asked for, and then approved. */
  refund({ sub, txn }: Subscribed): void {
    const adjustment = this.#adjustment('refund', sub, txn);
    this.#notify('adjustment.created', adjustment, { status: 'pending_approval' });
    this.#notify('adjustment.updated', adjustment, { status: 'approved' });
  }

  chargeBack({ sub, txn }: Subscribed): ProviderObject {
    const adjustment = this.#adjustment('chargeback', sub, txn);
    this.#notify('adjustment.created', adjustment, { status: 'approved' });
    return adjustment;
  }

  reverse(chargeback: ProviderObject, { sub, txn }: Subscribed): void {
    this.#notify('adjustment.updated', chargeback, { status: 'reversed' });
    this.#notify('adjustment.created', this.#adjustment('chargeback_reverse', sub, txn), { status: 'approved' });
  }

  pass(days: number): void {
    this.#us += days * DAY_MS * 1_000;
  }

  #transaction(customer: string, subscription: string | null, customData: unknown): ProviderObject {
    return {
      id: this.#id('txn'),
      status: 'draft',
      customer_id: customer,
      subscription_id: subscription,
      custom_data: customData,
      origin: subscription ? 'subscription_recurring' : 'web',
      currency_code: 'USD',
      items: [{ price: { id: MONTHLY }, quantity: 1 }],
      details: { totals: { total: '1000' } },
      billing_period: null,
    };
  }

  #renewal({ sub }: Subscribed): ProviderObject {
    const txn = this.#transaction(String(sub.customer_id), sub.id, this.#customData('later'));
    return Object.assign(txn, { billing_period: sub.current_billing_period });
  }

  #adjustment(action: string, sub: ProviderObject, txn: ProviderObject): ProviderObject {
    const about = { transaction_id: txn.id, subscription_id: sub.id, customer_id: sub.customer_id };
    return { id: this.#id('adj'), action, type: 'full', status: '', ...about, totals: { total: '1000' } };
  }

  #customData(when: 'first' | 'later'): Record<string, string> | null {
    const { userId, attemptId, where = 'everywhere' } = this.#named;
    if (when === 'later' && where === 'first payment') return null;
    return { userId, billingCycle: 'monthly', plan: 'pro', ...(attemptId && { attemptId }) };
  }

  /** Changes an object and sends its event a little later: the provider's event has a later time than its change. */
  #notify(type: string, object: ProviderObject, changes: Record<string, unknown>): void {
    this.#us += 300;
    Object.assign(object, changes, { updated_at: this.#now() });
    this.#us += 100;
    const data = structuredClone(object);
    this.events.push({ event_id: this.#id('evt'), event_type: type, occurred_at: this.#now(), data });
  }

  #period(days: number): Period {
    const starts = Math.floor(this.#us / 1_000);
    return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + days * DAY_MS).toISOString() };
  }

  #now(): string {
    const ms = Math.floor(this.#us / 1_000);
    return new Date(ms).toISOString().replace('Z', `${String(this.#us % 1_000).padStart(3, '0')}Z`);
  }

  #id(prefix: string, name?: string): string {
    this.#count += 1;
    const number = name === undefined ? String(this.#count) : '0';
    return `${prefix}_01${this.#key}${number.padStart(8, '0')}`;
  }
}

interface Period {
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface ProviderObject extends Record<string, unknown> {
  readonly id: string;
  current_billing_period?: Period | null;
}

/** A subscription and the payment of its running period. */
export interface Subscribed {
  readonly sub: ProviderObject;
  txn: ProviderObject;
}
