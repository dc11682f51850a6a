import { escapeHtml } from '../../http/html.ts';
import { TEST_CARDS } from '../cards.ts';
import type { Customer, Subscription, Transaction } from '../entities.ts';
import { day, money, type Page } from '../page.ts';
import type { Store } from '../store.ts';
import { PORTAL_STYLES } from '../styles.ts';

const BANNER = '<header class="banner"><p>Test customer portal: no real money</p></header>';

/** What was just done, or why it was not. */
export interface Said {
  readonly text: string;
  readonly isProblem: boolean;
}

export interface Portal {
  readonly store: Store;
  readonly customer: Customer;
  readonly said: Said | undefined;
}

export function portalPage(portal: Portal): Page {
  const { store, customer, said } = portal;
  const subs = [...store.subscriptions.values()].filter(({ customer_id }) => customer_id === customer.id).reverse();
  const note = said
    ? `<section class="${said.isProblem ? 'problem' : 'note'}" role="${said.isProblem ? 'alert' : 'status'}">${escapeHtml(said.text)}</section>`
    : '';
  return renderPage(`<h1>Your subscriptions</h1><p class="faint">${escapeHtml(customer.email)}</p>${note}
${subs.map((sub) => renderSubscription(store, sub)).join('') || '<section>There is no subscription.</section>'}
${renderInvoices(store, customer)}`);
}

export function closedPage(): Page {
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
  const cards = TEST_CARDS.map(
    ({ number, says }) => `<option value="${number}">${number} ${escapeHtml(says)}</option>`,
  );
  const end = sub.scheduled_change
    ? form('<button class="plain" name="do" value="undo">Keep subscription</button>')
    : form('<button class="plain danger" name="do" value="cancel">Cancel subscription</button>');
  return `<div class="row">${form(`<label class="grow">New test card<select name="card">${cards.join('')}</select></label>
<button class="plain" name="do" value="card">${sub.status === 'past_due' ? 'Pay with this card' : 'Change card'}</button>`)}</div>
<div class="row">${end}</div>`;
}

function renderInvoices(store: Store, customer: Customer): string {
  const isListed = ({ customer_id, status }: Transaction) =>
    customer_id === customer.id && ['paid', 'completed', 'past_due', 'canceled'].includes(status);
  const rows = [...store.transactions.values()].filter(isListed).reverse();
  if (rows.length === 0) return '';
  const cells = rows.map(
    (txn) => `<tr><td>${escapeHtml(txn.invoice_number ?? '–')}</td><td>${day(txn.billed_at ?? txn.created_at)}</td>
<td>${money(txn.amount)}</td><td>${escapeHtml(txn.status.replace('_', ' '))}</td></tr>`,
  );
  return `<section aria-label="Invoices"><h2>Invoices</h2><div class="table" role="region" aria-label="List of invoices" tabindex="0"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead>
<tbody>${cells.join('')}</tbody></table></div></section>`;
}
