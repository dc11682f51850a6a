import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findPrice, statusOf } from '../api.ts';
import { type Payment, pay, refusePaid } from '../billing/checkout.ts';
import { createTransaction } from '../billing/transactions.ts';
import { type TestCard, testCard } from '../cards.ts';
import type { Transaction } from '../entities.ts';
import { find, PaddleError } from '../errors.ts';
import { sendPage } from '../page.ts';
import type { Store } from '../store.ts';
import { CHECKOUT_JS } from './checkout-js.ts';
import { paddleJs } from './paddle-js.ts';
import { checkoutData, checkoutPage, refusedPage } from './page.ts';

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

const NO_CARD = 'Only the test cards below work here.';
/** What is typed into the form, in its order: the first mistake is shown. */
const payment = z.object({
  email: z.email('Enter an email address.'),
  number: z.string().refine((number) => testCard(number.replace(/\D/g, '')) !== undefined, NO_CARD),
  expiry: z
    .string()
    .regex(/^\s*(?:0?[1-9]|1[0-2])\s*\/\s*(?:20)?\d\d\s*$/, 'Enter a month in the future, such as 12/34.'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Enter any three digits.'),
  name: z.string().trim().min(1, 'Enter any name.'),
});

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
    const typed = payment.safeParse(await c.req.json());
    const [issue] = typed.error?.issues ?? [];
    const card = typed.data && cardFrom(typed.data, store.clock.nowMs());
    if (!card) {
      const field = issue?.path[0] ?? 'expiry';
      return c.json({ field, message: issue?.message ?? 'Enter a month in the future, such as 12/34.' }, 422);
    }
    try {
      const outcome: Payment = pay(store, txn, typed.data.email, card);
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

function cardFrom({ number, expiry, name }: z.output<typeof payment>, nowMs: number): TestCard | undefined {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  const fullYear = 2000 + (year % 100);
  if (Date.UTC(fullYear, month) <= nowMs) return undefined;
  return testCard(number, { expiry_month: month, expiry_year: fullYear, cardholder_name: name });
}

function sendScript(c: Context, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
}
