import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { escapeHtml } from '../http/html.ts';
import { findPrice, statusOf } from './api.ts';
import { type Payment, pay, refusePaid } from './billing/checkout.ts';
import { createTransaction } from './billing/transactions.ts';
import { cardManner, cardOptions, testCard } from './cards.ts';
import { periodFrom } from './clock.ts';
import type { Transaction } from './entities.ts';
import { find, PaddleError } from './errors.ts';
import { CHECKOUT_JS, paddleJs } from './overlay-scripts.ts';
import { day, money, type Page, sendPage } from './page.ts';
import type { Store } from './store.ts';

/** In the address that `paddle.js` opens. */
const opening = z.object({
  token: z.string(),
  theme: z.enum(['light', 'dark']).catch('light'),
  origin: z.url({ protocol: /^https?$/ }).catch('null'),
  transaction_id: z.string().optional(),
  items: z
    .string()
    .transform((text) => z.tuple([z.object({ price_id: z.string(), quantity: z.literal(1) })]).parse(JSON.parse(text)))
    .optional(),
  custom_data: z
    .string()
    .transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text)))
    .optional(),
  email: z.string().default(''),
});

const payment = z.object({ email: z.email(), card: cardManner });

/** What a buyer's browser asks for: the script, the checkout and its payment. `clientToken` is the app's. */
export function createOverlay(store: Store, clientToken: string): Hono {
  const overlay = new Hono();
  overlay.get('/paddle.js', (c) => sendScript(c, paddleJs(store.url)));
  overlay.get('/checkout.js', (c) => sendScript(c, CHECKOUT_JS));
  overlay.get('/checkout', (c) => {
    const given = opening.parse(c.req.query());
    const { theme, origin } = given;
    try {
      if (given.token !== clientToken)
        throw new PaddleError(403, 'forbidden', 'The client-side token is not one of this emulator.');
      const txn = findOrCreateTransaction(store, given);
      refusePaid(txn);
      const checkoutId = store.id('che');
      store.checkouts.set(checkoutId, txn.id);
      const data = checkoutData(store, checkoutId, txn);
      return sendPage(
        c,
        200,
        checkoutPage({ store, txn, email: data.customer.email ?? given.email, theme, data, opener: origin }),
      );
    } catch (error) {
      if (!(error instanceof PaddleError)) throw error;
      return sendPage(c, 200, refusedPage({ code: error.code, detail: error.message }, origin, theme));
    }
  });
  overlay.post('/checkout/:id/pay', async (c) => {
    const txn = store.transactions.get(store.checkouts.get(c.req.param('id')) ?? '');
    if (!txn || c.req.header('content-type') !== 'application/json')
      return c.json({ message: 'This checkout is over.' }, 404);
    const { data: given } = payment.safeParse(await c.req.json());
    if (!given) return c.json({ message: 'Enter an email address.' }, 422);
    try {
      const outcome: Payment = pay(store, txn, given.email, testCard(given.card));
      return c.json({ outcome, data: checkoutData(store, c.req.param('id'), txn) });
    } catch (error) {
      if (!(error instanceof PaddleError)) throw error;
      return c.json({ message: error.message }, statusOf(error));
    }
  });
  return overlay;
}

/** The named transaction, or a new one for the named items. */
function findOrCreateTransaction(store: Store, given: z.output<typeof opening>): Transaction {
  if (given.transaction_id !== undefined || !given.items) return find(store.transactions, given.transaction_id ?? '');
  return createTransaction(store, {
    ...{ price: findPrice(store, given.items), origin: 'web', customData: given.custom_data ?? null },
    ...{ customerId: null, checkoutPage: null },
  });
}

function sendScript(c: Context, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
}

const HEAD = `<header class="banner"><p>Test checkout: no real money</p>
<button class="close" type="button" id="close" aria-label="Close the checkout">&#215;</button></header>`;
// The opener is an app on this machine, whose address a policy cannot always spell.
const ANYBODY = 'http: https:';

/** The data of Paddle.js for `eventCallback`, as far as a page may read it. Money is in whole units here, not in cents. */
function checkoutData(store: Store, checkoutId: string, txn: Transaction) {
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

interface Opened {
  readonly store: Store;
  readonly txn: Transaction;
  readonly email: string;
  readonly theme: 'light' | 'dark';
  readonly data: CheckoutData;
  /** The page that opened it, which gets its events. */
  readonly opener: string;
}

/** One page for everything: the purchase, the buyer and the card. */
function checkoutPage(opened: Opened): Page {
  const { data, opener, theme } = opened;
  const body = renderOrder(opened) + renderForm(opened) + DONE;
  return renderPage(body, { opener, data }, theme);
}

/** Shows why it cannot be paid, and reports it to the opener. */
function refusedPage(error: { code: string; detail: string }, opener: string, theme: Opened['theme']): Page {
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
  const each = `${money(Number(price.unit_price.amount))} every ${price.billing_cycle.interval}`;
  const trial = txn.origin === 'subscription_recurring' ? null : price.trial_period;
  const first = trial && day(periodFrom(store.clock.stamp(), trial).ends_at);
  const terms = trial ? `${trial.frequency} days free, then ${each}, first on ${first}` : each;
  return `<section class="order" aria-label="Order"><h1>${escapeHtml(price.product.name)}</h1>
<p class="price">${money(txn.amount)} <span>due today</span></p>
<p class="faint small">${escapeHtml(`${price.name}: ${terms}.`)}</p></section>`;
}

function renderForm({ txn, email }: Opened): string {
  const [{ price }] = txn.items;
  const pays = txn.amount > 0 ? `Pay ${money(txn.amount)}` : price.trial_period ? 'Start free trial' : 'Save card';
  return `<form id="form" novalidate>
<label>Email<input name="email" type="email" autocomplete="off" required value="${escapeHtml(email)}"></label>
<label>Test card<select name="card">${cardOptions()}</select></label>
<p class="problem" role="alert" id="problem"></p>
<button class="next" id="pay">${pays}</button>
</form>`;
}

const DONE = `<div class="done" id="done" hidden><div class="sign" aria-hidden="true">&#10003;</div>
<h2 tabindex="-1">Payment successful</h2><p class="faint" id="follows"></p>
<button class="next" type="button" data-close>Close</button></div>`;

const CHECKOUT_STYLES = `
html, body { background: transparent; }
.scrim { min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: var(--scrim); }
main { width: 100%; max-width: 480px; overflow: clip; border-radius: 14px; background: var(--sheet); box-shadow: 0 24px 64px -16px rgb(0 0 0 / 0.45); }
.order { padding: 24px; background: var(--sunken); border-bottom: 1px solid var(--line); }
.order h1 { font-size: 15px; font-weight: 600; color: var(--faint); }
.order .price { margin-top: 6px; font-size: 30px; line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
form, .done { padding: 24px; }
form { display: grid; gap: 14px; }
header { position: sticky; top: 0; z-index: 1; }
.order .price span { font-size: 15px; font-weight: 400; letter-spacing: 0; color: var(--faint); }
.close { position: absolute; top: 4px; right: 8px; width: 28px; min-height: 28px; padding: 0; border: 0; border-radius: 6px; font-size: 20px; line-height: 1; color: var(--mark); background: transparent; }
.close:hover { background: var(--mark-stripe); }
.done { display: grid; gap: 12px; justify-items: start; }
.done h2 { font-size: 22px; letter-spacing: -0.01em; }
.done .sign { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 50%; font-size: 22px; color: var(--on-next); background: var(--next); }
[hidden] { display: none !important; }
@media (max-width: 480px) { .scrim { padding: 0; place-items: start stretch; } main { min-height: 100dvh; border-radius: 0; } }
`;
