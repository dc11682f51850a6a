import { z } from 'zod';
import type { PaddleSettings } from '../../../config.ts';
import type { Log } from '../../../log.ts';
import { isCheckoutAddress, isProvidersAddress } from './checkout-urls.ts';
import {
  type BillingGateway,
  type NewTransaction,
  ProviderGaveNoAddress,
  ProviderRefused,
  ProviderUnavailable,
} from './gateway.ts';
import { type Call, type CallDeps, call } from './http.ts';
import { pages } from './pages.ts';
import { paddleCustomer, paddleEvent, paddleSubscription, paddleTransaction } from './schemas.ts';

const TIMEOUT_MS = 8_000;

const envelope = z.object({ data: z.unknown() }).catch({ data: undefined });
const portalSession = z.object({ urls: z.object({ general: z.object({ overview: z.string() }) }) });

export interface GatewayOptions {
  readonly log: Pick<Log, 'warn'>;
  /** For tests. */
  readonly timeoutMs?: number;
}

/** Speaks with the provider, or with who is in for it: there is no other way to either. */
export function createGateway(
  settings: PaddleSettings,
  { log, timeoutMs = TIMEOUT_MS }: GatewayOptions,
): BillingGateway {
  const deps: CallDeps = { apiUrl: settings.apiUrl, apiKey: settings.apiKey, log, timeoutMs };
  const onSubscription = (asked: Call) => entity(deps, asked, paddleSubscription);
  return {
    createTransaction: (wanted) => createTransaction(settings, deps, wanted),
    getTransaction: (id) => find(deps, 'txn', `/transactions/${id}`, paddleTransaction),
    listPaidSince: (moment, order) => pages(deps, '/transactions', paidSince(moment, order), paddleTransaction),
    getCustomer: (id) => find(deps, 'ctm', `/customers/${id}`, paddleCustomer),
    getSubscription: (id) => find(deps, 'sub', `/subscriptions/${id}`, paddleSubscription),
    listSubscriptionsChangedSince: (moment) => subscriptionsChangedSince(deps, moment),
    cancelSubscription(id, when = 'period-end') {
      const effective = when === 'now' ? 'immediately' : 'next_billing_period';
      return onSubscription({
        method: 'POST',
        path: `${subscriptionPath(id)}/cancel`,
        body: { effective_from: effective },
      });
    },
    resumeSubscription(id) {
      return onSubscription({ method: 'PATCH', path: subscriptionPath(id), body: { scheduled_change: null } });
    },
    async createPortalSession(customerId, subscriptionIds) {
      const path = `/customers/${encodeURIComponent(customerId)}/portal-sessions`;
      const body = { subscription_ids: subscriptionIds };
      const { urls } = await entity(deps, { method: 'POST', path, body }, portalSession);
      if (!isProvidersAddress(settings, urls.general.overview)) throw new ProviderGaveNoAddress('of the portal');
      return urls.general.overview;
    },
    listEvents: (after) => pages(deps, '/events', { order_by: 'id[ASC]', ...(after && { after }) }, paddleEvent),
  };
}

async function createTransaction(
  settings: PaddleSettings,
  deps: CallDeps,
  { priceId, customData, checkoutUrl, customerId }: NewTransaction,
) {
  const body = {
    items: [{ price_id: priceId, quantity: 1 }],
    collection_mode: 'automatic',
    custom_data: customData,
    checkout: { url: checkoutUrl },
    ...(customerId !== undefined && { customer_id: customerId }),
  };
  const made = await entity(deps, { method: 'POST', path: '/transactions', body }, paddleTransaction);
  const url = made.checkout?.url;
  if (!url || !isCheckoutAddress(settings, checkoutUrl, url)) throw new ProviderGaveNoAddress('of a checkout');
  return made;
}

/** A page of transactions holds 30 at most. */
function paidSince(moment: Date, order: 'oldest-first' | 'newest-first') {
  const paid = { status: 'paid,completed', 'created_at[GTE]': moment.toISOString() };
  return { ...paid, order_by: order === 'oldest-first' ? 'id[ASC]' : 'id[DESC]', per_page: '30' };
}

/**
 * The provider cannot be asked for changes, so every subscription is looked through. Without their names the ended ones are left
 * out.
 */
async function* subscriptionsChangedSince(deps: CallDeps, moment: Date) {
  const query = { order_by: 'id[ASC]', status: 'active,canceled,past_due,paused,trialing' };
  for await (const page of pages(deps, '/subscriptions', query, paddleSubscription)) {
    const changed = page.filter(({ updated_at: at }) => !at || Date.parse(at) >= moment.getTime());
    if (changed.length > 0) yield changed;
  }
}

/** An id that cannot be is one that is not there, and is not asked for: browsers send us some. */
async function find<S extends z.ZodType>(
  deps: CallDeps,
  kind: string,
  path: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  if (!new RegExp(`^/\\w+/${kind}_[a-z\\d]{26}$`).test(path)) return undefined;
  try {
    return await entity(deps, { method: 'GET', path }, schema);
  } catch (error) {
    if (error instanceof ProviderRefused && error.status === 404) return undefined;
    throw error;
  }
}

async function entity<S extends z.ZodType>(deps: CallDeps, asked: Call, schema: S): Promise<z.output<S>> {
  const { data } = envelope.parse(await call(deps, asked));
  const read = schema.safeParse(data);
  if (!read.success) throw new ProviderUnavailable('its answer could not be read', { cause: read.error });
  return read.data;
}

function subscriptionPath(id: string): string {
  return `/subscriptions/${encodeURIComponent(id)}`;
}
