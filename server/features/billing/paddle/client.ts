import { z } from 'zod';
import type { PaddleSettings } from '../../../config.ts';
import type { Log } from '../../../log.ts';
import {
  type Call,
  type CallDeps,
  call,
  ProviderGaveNoAddress,
  ProviderRefused,
  ProviderUnavailable,
  pages,
} from './http.ts';
import {
  type PaddleEntity,
  type PaddleTransaction,
  paddleChangePreview,
  paddleCustomer,
  paddleEvent,
  paddleSubscription,
  paddleTransaction,
} from './schemas.ts';

const TIMEOUT_MS = 8_000;
const PAUSES_MS = [200, 600, 1_500];
// The emulator is on this machine: a failure that a test ordered comes at once, and so does the next try.
const EMULATOR_PAUSES_MS = [1, 1, 1];

const envelope = z.object({ data: z.unknown() }).catch({ data: undefined });
const invoice = z.object({ url: z.string() });
const portalSession = z.object({ urls: z.object({ general: z.object({ overview: z.string() }) }) });

interface GatewayOptions {
  readonly log: Pick<Log, 'warn'>;
  /** For tests. */
  readonly timeoutMs?: number;
}

/** A payment to create at the provider. */
export interface NewTransaction {
  readonly priceId: string;
  readonly customData: Readonly<Record<string, string>>;
  /** Our own page for the payment. */
  readonly checkoutUrl: string;
  /** The provider's customer id, if known. */
  readonly customerId?: string | undefined;
}

/** Another price for a subscription. A trial has no payment yet, so nothing is prorated. */
export interface PriceChange {
  readonly priceId: string;
  readonly isTrial: boolean;
}

export type BillingGateway = ReturnType<typeof createGateway>;

/**
 * The client of the payment provider. Every call ends within eight seconds; only reads are retried (429, 5xx, network).
 * @throws ProviderRefused for an answer of 4xx; ProviderUnavailable for every other answer that we cannot use, 429 too;
 * ProviderGaveNoAddress, a subclass, when a checkout or the portal has no trusted address.
 */
export function createGateway(settings: PaddleSettings, { log, timeoutMs = TIMEOUT_MS }: GatewayOptions) {
  const { apiUrl, apiKey, environment } = settings;
  const pausesMs = environment === 'standin' ? EMULATOR_PAUSES_MS : PAUSES_MS;
  const deps: CallDeps = { apiUrl, apiKey, log, timeoutMs, pausesMs };
  return {
    createTransaction: (wanted: NewTransaction) => createTransaction(settings, deps, wanted),
    /** Undefined when the provider does not know it, as with the next two. */
    getTransaction: (id: string) => find(deps, 'txn', `/transactions/${id}`, paddleTransaction),
    getCustomer: (id: string) => find(deps, 'ctm', `/customers/${id}`, paddleCustomer),
    getSubscription: (id: string) => find(deps, 'sub', `/subscriptions/${id}`, paddleSubscription),
    /** Payments begun since `moment` by the provider's clock that are paid, page by page. */
    listPaidSince: (moment: Date, order: 'oldest-first' | 'newest-first') =>
      pages(deps, '/transactions', paidSince(moment, order), paddleTransaction),
    /** Every subscription that changed since `moment`, page by page, the newest answer of each. */
    listSubscriptionsChangedSince: (moment: Date) => subscriptionsChangedSince(deps, moment),
    /** At the end of the running period, unless `now`. */
    cancelSubscription(id: string, when: 'period-end' | 'now' = 'period-end') {
      const body = { effective_from: when === 'now' ? 'immediately' : 'next_billing_period' };
      return entity(deps, { method: 'POST', path: `${subscriptionPath(id)}/cancel`, body }, paddleSubscription);
    },
    /** Removes a scheduled change. */
    resumeSubscription(id: string) {
      const body = { scheduled_change: null };
      return entity(deps, { method: 'PATCH', path: subscriptionPath(id), body }, paddleSubscription);
    },
    /** What `changePrice` would charge or credit. */
    previewPrice: (id: string, change: PriceChange) =>
      entity(
        deps,
        { method: 'PATCH', path: `${subscriptionPath(id)}/preview`, body: priceChange(change) },
        paddleChangePreview,
      ),
    /** Changes the price of a subscription now. A declined card changes nothing. */
    changePrice: (id: string, change: PriceChange) =>
      entity(deps, { method: 'PATCH', path: subscriptionPath(id), body: priceChange(change) }, paddleSubscription),
    /** The temporary download address of an invoice. */
    async createInvoiceLink(transactionId: string) {
      const path = `/transactions/${encodeURIComponent(transactionId)}/invoice`;
      const { url } = await entity(deps, { method: 'GET', path }, invoice);
      if (!isProvidersAddress(settings, url) && !isInvoiceStore(url)) throw new ProviderGaveNoAddress('of an invoice');
      return url;
    },
    /** The portal's address, for one use. */
    async createPortalSession(customerId: string, subscriptionIds: readonly string[]) {
      const path = `/customers/${encodeURIComponent(customerId)}/portal-sessions`;
      const body = { subscription_ids: subscriptionIds };
      const { urls } = await entity(deps, { method: 'POST', path, body }, portalSession);
      if (!isProvidersAddress(settings, urls.general.overview)) throw new ProviderGaveNoAddress('of the portal');
      return urls.general.overview;
    },
    /** Events of the last days that we may have missed, oldest first. */
    listEvents: (after?: string) =>
      pages(deps, '/events', { order_by: 'id[ASC]', ...(after && { after }) }, paddleEvent),
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

/** Source: https://developer.paddle.com/concepts/subscriptions/proration */
function priceChange({ priceId, isTrial }: PriceChange) {
  const items = [{ price_id: priceId, quantity: 1 }];
  if (isTrial) return { items, proration_billing_mode: 'do_not_bill' };
  return { items, proration_billing_mode: 'prorated_immediately', on_payment_failure: 'prevent_change' };
}

/** A page of transactions holds 30 at most. */
function paidSince(moment: Date, order: 'oldest-first' | 'newest-first') {
  return {
    status: 'paid,completed',
    'created_at[GTE]': moment.toISOString(),
    order_by: order === 'oldest-first' ? 'id[ASC]' : 'id[DESC]',
    per_page: '30',
  };
}

/** The provider cannot filter by change, so every subscription is read. Ended ones are left out unless their state is named. */
async function* subscriptionsChangedSince(deps: CallDeps, moment: Date) {
  const query = { order_by: 'id[ASC]', status: 'active,canceled,past_due,paused,trialing' };
  for await (const page of pages(deps, '/subscriptions', query, paddleSubscription)) {
    const changed = page.filter(({ updated_at: at }) => !at || Date.parse(at) >= moment.getTime());
    if (changed.length > 0) yield changed;
  }
}

/** A malformed id counts as not found and is not requested: browsers send some. */
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

type Where = Pick<PaddleSettings, 'emulatorOrigin'>;

/**
 * Whether a browser may be redirected to an address from the provider: only https on the provider's own hosts, or the
 * development provider (docs/spec/security.md §R2).
 */
function isProvidersAddress({ emulatorOrigin }: Where, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (emulatorOrigin !== null) return url.origin === emulatorOrigin;
  return url.protocol === 'https:' && url.port === '' && /(^|\.)paddle\.com$/.test(url.hostname);
}

/** The host of the provider's invoices. */
function isInvoiceStore(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isStore = /^paddle-[a-z]+-invoice-service-pdfs\.s3(?:\.[a-z\d-]+)?\.amazonaws\.com$/;
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && isStore.test(url.hostname);
}

/** Whether it is our page for the payment, or one of the provider's. */
function isCheckoutAddress(where: Where, ownPage: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const [own, url] = [new URL(ownPage), new URL(address)];
  const isOwnPage = url.origin === own.origin && url.pathname === own.pathname && url.username === '';
  return isOwnPage || isProvidersAddress(where, address);
}

/** The current state of a payment at the provider, with its custom data. */
export interface Payment {
  readonly transaction: PaddleTransaction;
  readonly entities: readonly PaddleEntity[];
}

/**
 * Reads a payment and its subscription, if it has one. Undefined when the provider does not know it.
 * @throws ProviderRefused, ProviderUnavailable
 */
export async function readPayment(
  gateway: Pick<BillingGateway, 'getTransaction' | 'getSubscription'>,
  transactionId: string,
): Promise<Payment | undefined> {
  const transaction = await gateway.getTransaction(transactionId);
  if (!transaction) return undefined;
  const payment: PaddleEntity = { kind: 'transaction', data: transaction };
  const { subscription_id: subscriptionId } = transaction;
  const subscription = subscriptionId ? await gateway.getSubscription(subscriptionId) : undefined;
  return { transaction, entities: subscription ? [payment, { kind: 'subscription', data: subscription }] : [payment] };
}
