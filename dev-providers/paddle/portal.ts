import { Hono } from 'hono';
import { z } from 'zod';
import { escapeHtml } from '../http/html.ts';
import { replaceCard } from './billing/renewals.ts';
import { cancelSubscription, undoCancel } from './billing/subscriptions.ts';
import { cardManner, cardOptions, type TestCard, testCard } from './cards.ts';
import type { Customer, Subscription } from './entities.ts';
import { PaddleError } from './errors.ts';
import { secretOf } from './ids.ts';
import { day, money, type Page, sendPage } from './page.ts';
import type { Store } from './store.ts';

const action = z.object({ subscription: z.string(), do: z.string(), card: cardManner.default('ok') });

const DONE: Readonly<Record<string, Said>> = {
  cancel: { text: 'Your subscription ends with the period that is paid.', isProblem: false },
  undo: { text: 'Your subscription goes on.', isProblem: false },
  card: { text: 'The new card is on file.', isProblem: false },
  declined: { text: 'The card was declined. Try another one.', isProblem: true },
  late: { text: 'This is not possible any more.', isProblem: true },
};

/** The page to change the card, cancel and resume; the token in its address alone gives access. */
export function createPortal(store: Store): Hono {
  const portal = new Hono();
  portal.get('/:token', (c) => {
    const customer = store.customers.get(store.portal.get(c.req.param('token')) ?? '');
    if (!customer) return sendPage(c, 403, closedPage());
    const said = DONE[c.req.query('said') ?? ''];
    return sendPage(c, 200, portalPage({ store, customer, said }));
  });
  portal.post('/:token', async (c) => {
    const form = action.parse(await c.req.parseBody());
    const sub = store.subscriptions.get(form.subscription);
    if (!sub || sub.customer_id !== store.portal.get(c.req.param('token'))) return sendPage(c, 404, closedPage());
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`?said=${doneTo(store, sub, form.do, testCard(form.card))}`, 303);
  });
  return portal;
}

function doneTo(store: Store, sub: Subscription, intent: string, card: TestCard): string {
  try {
    if (intent === 'cancel') cancelSubscription(store, sub, 'next_billing_period');
    else if (intent === 'undo') undoCancel(store, sub);
    else if (!replaceCard(store, sub, card)) return 'declined';
    return intent;
  } catch (error) {
    if (error instanceof PaddleError) return 'late';
    throw error;
  }
}

/** A portal session of one customer. */
export function openPortal(store: Store, customerId: string) {
  const token = `pga_${secretOf(40)}`;
  store.portal.set(token, customerId);
  return { general: { overview: `${store.url}/portal/${token}` } };
}

const BANNER = '<header class="banner"><p>Test customer portal: no real money</p></header>';

/** What was just done, or why it was not. */
interface Said {
  readonly text: string;
  readonly isProblem: boolean;
}

interface Portal {
  readonly store: Store;
  readonly customer: Customer;
  readonly said: Said | undefined;
}

function portalPage(portal: Portal): Page {
  const { store, customer, said } = portal;
  const subs = [...store.subscriptions.values()].filter(({ customer_id }) => customer_id === customer.id).reverse();
  const note = said
    ? `<section class="${said.isProblem ? 'problem' : 'note'}" role="${said.isProblem ? 'alert' : 'status'}">${escapeHtml(said.text)}</section>`
    : '';
  return renderPage(`<h1>Your subscriptions</h1><p class="faint">${escapeHtml(customer.email)}</p>${note}
${subs.map((sub) => renderSubscription(store, sub)).join('') || '<section>There is no subscription.</section>'}`);
}

function closedPage(): Page {
  return renderPage(`<h1>This link leads nowhere any more</h1>
<section>Go back to the app and open the portal again.</section>`);
}

function renderPage(body: string): Page {
  return { title: 'Test customer portal', styles: PORTAL_STYLES, body: `${BANNER}<main>${body}</main>` };
}

function renderSubscription(store: Store, sub: Subscription): string {
  const card = store.cards.get(sub.id)?.card;
  const price = `${money(Number(sub.price.unit_price.amount))} every ${sub.price.billing_cycle.interval}`;
  const rows = [
    ['Price', escapeHtml(price)],
    ['Started', day(sub.started_at)],
    describeDates(sub),
    ['Card', card ? `Visa ending in ${card.last4}, ${card.expiry_month}/${card.expiry_year}` : 'none'],
  ];
  return `<section aria-label="Subscription"><div class="row head"><h2>${escapeHtml(sub.price.product.name)}</h2>
<span class="state">${describeState(sub)}</span></div>
<dl>${rows.map(([name, value]) => `<div><dt class="faint">${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${sub.status === 'canceled' ? '' : renderActions(sub)}</section>`;
}

function describeState({ status, scheduled_change }: Subscription): string {
  if (scheduled_change) return 'Ends soon';
  return { active: 'Active', trialing: 'Trial', past_due: 'Payment failed', canceled: 'Ended' }[status];
}

function describeDates({ status, scheduled_change, next_billed_at, canceled_at }: Subscription): [string, string] {
  if (canceled_at) return ['Ended', day(canceled_at)];
  if (scheduled_change) return ['Ends', day(scheduled_change.effective_at)];
  if (status === 'past_due') return ['Next payment', 'as soon as the card works'];
  return [status === 'trialing' ? 'First payment' : 'Next payment', next_billed_at ? day(next_billed_at) : 'none'];
}

function renderActions(sub: Subscription): string {
  const form = (inner: string) =>
    `<form method="post"><input type="hidden" name="subscription" value="${sub.id}">${inner}</form>`;
  const end = sub.scheduled_change
    ? form('<button class="plain" name="do" value="undo">Keep subscription</button>')
    : form('<button class="plain danger" name="do" value="cancel">Cancel subscription</button>');
  return `<div class="row">${form(`<label class="grow">New test card<select name="card">${cardOptions()}</select></label>
<button class="plain" name="do" value="card">${sub.status === 'past_due' ? 'Pay with this card' : 'Change card'}</button>`)}</div>
<div class="row">${end}</div>`;
}

const PORTAL_STYLES = `
body { background: var(--sunken); }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 26px; letter-spacing: -0.015em; }
h2 { font-size: 16px; }
section { margin-top: 24px; padding: 20px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--sheet); }
section > * + * { margin-top: 12px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dl div:last-child { border-bottom: 0; }
.state { display: inline-block; padding: 2px 10px; border-radius: 999px; font-size: 13px; font-weight: 600; background: var(--sunken); border: 1px solid var(--line); }
.note { padding: 10px 14px; border-radius: 8px; color: var(--good); background: var(--sunken); border: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; }
.head { justify-content: space-between; align-items: center; }
.row form { display: contents; }
.grow { flex: 1 1 220px; }
@media (max-width: 480px) { section { padding: 18px 16px; } }
`;
