import { escapeHtml } from '../../http/html.ts';
import { TEST_CARDS } from '../cards.ts';
import { periodFrom } from '../clock.ts';
import type { Transaction } from '../entities.ts';
import { day, money, type Page } from '../page.ts';
import type { Store } from '../store.ts';
import { CHECKOUT_STYLES } from '../styles.ts';

const HEAD = `<header class="banner"><p>Test checkout: no real money</p>
<button class="close" type="button" id="close" aria-label="Close the checkout">&#215;</button></header>`;
// The opener is an app on this machine, whose address a policy cannot always spell.
const ANYBODY = 'http: https:';

/** The data of Paddle.js for `eventCallback`, as far as a page may read it. Money is in whole units here, not in cents. */
export function checkoutData(store: Store, checkoutId: string, txn: Transaction) {
  const customer = store.customers.get(txn.customer_id ?? '');
  return {
    id: checkoutId,
    transaction_id: txn.id,
    // A checkout is completed when it is paid; the rest is between Paddle and the seller.
    status: txn.status === 'paid' ? 'completed' : txn.status,
    custom_data: txn.custom_data,
    customer: { id: customer?.id ?? null, email: customer?.email ?? null },
    totals: { total: txn.amount / 100 },
  };
}
type CheckoutData = ReturnType<typeof checkoutData>;

export interface Opened {
  readonly store: Store;
  readonly txn: Transaction;
  readonly email: string;
  readonly theme: 'light' | 'dark';
  readonly data: CheckoutData;
  /** The page that opened it, which gets its events. */
  readonly opener: string;
}

/** One page for everything: the purchase on the left, the buyer and the card on the right. */
export function checkoutPage(opened: Opened): Page {
  const { data, opener, theme } = opened;
  const body = `<div class="halves">${renderOrder(opened)}${renderForm(opened)}${DONE}</div>`;
  return renderPage(body, { opener, data }, theme);
}

/** Shows why it cannot be paid, and reports it to the opener. */
export function refusedPage(error: { code: string; detail: string }, opener: string, theme: Opened['theme']): Page {
  const body = `<div class="done"><h2>Something went wrong</h2><p role="alert">${escapeHtml(error.detail)}</p>
<button class="plain" type="button" data-close>Close</button></div>`;
  return renderPage(body, { opener, error }, theme);
}

function renderPage(body: string, facts: object, theme: Opened['theme']): Page {
  return {
    title: 'Test checkout',
    theme,
    styles: CHECKOUT_STYLES,
    script: '/checkout.js',
    frameAncestors: ANYBODY,
    body: `<div class="scrim"><main aria-label="Test checkout">${HEAD}
${body}</main></div>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`,
  };
}

function renderOrder({ store, txn }: Opened): string {
  const [{ price }] = txn.items;
  const { name } = price.product;
  const each = `${money(Number(price.unit_price.amount))} every ${price.billing_cycle.interval}`;
  const trial = txn.origin === 'subscription_recurring' ? null : price.trial_period;
  const rows = [
    [`${escapeHtml(name)}, ${escapeHtml(price.name.toLowerCase())}`, money(Number(price.unit_price.amount))],
    ...(trial ? [['Free trial', `${trial.frequency} days`]] : []),
    ['Due today', money(txn.amount)],
  ];
  const then = trial ? `Then ${each}, first on ${day(periodFrom(store.clock.stamp(), trial).ends_at)}.` : `${each}.`;
  return `<section class="order" aria-label="Order"><h1>${escapeHtml(name)}</h1>
<p class="price">${money(txn.amount)} <span>due today</span></p>
<p class="faint small">${escapeHtml(then)}</p>
<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl></section>`;
}

function renderForm({ txn, email }: Opened): string {
  const [{ price }] = txn.items;
  const pays = txn.amount > 0 ? `Pay ${money(txn.amount)}` : price.trial_period ? 'Start free trial' : 'Save card';
  const cards = TEST_CARDS.map(
    ({ number, says }) =>
      `<button type="button" data-card="${number}" title="${number}">${number.slice(-4)} ${escapeHtml(says)}</button>`,
  );
  return `<form id="form" novalidate>
<label>Email<input name="email" type="email" autocomplete="off" required value="${escapeHtml(email)}"></label>
<label>Card number<input name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" maxlength="23" required></label>
<div class="pair"><label>Expiry<input name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM/YY" maxlength="7" required></label>
<label>Security code<input name="cvc" inputmode="numeric" autocomplete="off" placeholder="CVC" maxlength="4" required></label></div>
<label>Name on card<input name="name" autocomplete="off" maxlength="100" required></label>
<div><p class="faint small">Test cards, filled in for you:</p><div class="cards">${cards.join('')}</div></div>
<p class="problem" role="alert" id="problem"></p>
<button class="next" id="pay">${pays}</button>
</form>`;
}

const DONE = `<div class="done" id="done" hidden><div class="sign" aria-hidden="true">&#10003;</div>
<h2 tabindex="-1">Payment successful</h2><p class="faint" id="follows"></p>
<button class="next" type="button" data-close>Close</button></div>`;
