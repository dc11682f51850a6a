import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../http/body.ts';
import { storedCard } from '../billing/checkout.ts';
import { replaceCard } from '../billing/renewals.ts';
import { cancelSubscription, undoCancel } from '../billing/subscriptions.ts';
import { testCard } from '../cards.ts';
import type { Subscription } from '../entities.ts';
import { secretOf } from '../ids.ts';
import { PaddleError } from '../lists.ts';
import { sendPage } from '../page.ts';
import type { Store } from '../store.ts';
import { closedPage, portalPage, type Said } from './page.ts';

const DONE: Readonly<Record<string, Said>> = {
  cancel: { text: 'Your subscription ends with the period that is paid.', isProblem: false },
  undo: { text: 'Your subscription goes on.', isProblem: false },
  card: { text: 'The new card is on file.', isProblem: false },
  declined: { text: 'The card was declined. Try another one.', isProblem: true },
  late: { text: 'This is not possible any more.', isProblem: true },
};

/** The page to change the card, cancel and resume. False for another path. */
export async function answerPortal(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Promise<boolean> {
  if (!address.pathname.startsWith('/portal/')) return false;
  const customerId = store.portal.get(address.searchParams.get('token') ?? '');
  const customer = store.customers.get(customerId ?? '');
  if (!customer) sendPage(response, 403, closedPage());
  else if (request.method === 'POST') await applyAction(store, customer.id, request, response, address);
  else {
    const here = portalAddress(address);
    const said = DONE[address.searchParams.get('said') ?? ''];
    sendPage(response, 200, portalPage({ store, customer, here: `${here.pathname}${here.search}`, said }));
  }
  return true;
}

async function applyAction(
  store: Store,
  customerId: string,
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  const sub = store.subscriptions.get(form.get('subscription') ?? '');
  if (sub?.customer_id !== customerId) return sendPage(response, 404, closedPage());
  const next = portalAddress(address);
  next.searchParams.set('said', doneTo(store, sub, form));
  leadTo(response, next.href);
}

function doneTo(store: Store, sub: Subscription, form: URLSearchParams): string {
  const intent = form.get('do') ?? '';
  try {
    if (intent === 'cancel') cancelSubscription(store, sub, 'next_billing_period');
    else if (intent === 'undo') undoCancel(store, sub);
    else if (intent === 'card') {
      const given = testCard(form.get('card') ?? '');
      if (!given || !replaceCard(store, sub, storedCard(store, given))) return 'declined';
    }
    return intent;
  } catch (error) {
    if (error instanceof PaddleError) return 'late';
    throw error;
  }
}

/** The portal's own address, without the last message. */
function portalAddress(address: URL): URL {
  const here = new URL(address);
  here.searchParams.delete('said');
  return here;
}

function leadTo(response: ServerResponse, address: string): void {
  response.writeHead(303, { Location: address, 'Referrer-Policy': 'no-referrer' }).end();
}

/** A portal session of one customer; the address alone gives access. */
export function openPortal(store: Store, customerId: string) {
  const token = `pga_${secretOf(40)}`;
  store.portal.set(token, customerId);
  const query = new URLSearchParams({ action: 'overview', token });
  return { general: { overview: `${store.url()}/portal/${store.id('cpl')}?${query}` } };
}
