import { Hono } from 'hono';
import { z } from 'zod';
import { replaceCard } from '../billing/renewals.ts';
import { cancelSubscription, undoCancel } from '../billing/subscriptions.ts';
import { testCard } from '../cards.ts';
import type { Subscription } from '../entities.ts';
import { PaddleError } from '../errors.ts';
import { secretOf } from '../ids.ts';
import { sendPage } from '../page.ts';
import type { Store } from '../store.ts';
import { closedPage, portalPage, type Said } from './page.ts';

const action = z.object({ subscription: z.string(), do: z.string(), card: z.string().default('') });

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
    return c.redirect(`?said=${doneTo(store, sub, form.do, form.card)}`, 303);
  });
  return portal;
}

function doneTo(store: Store, sub: Subscription, intent: string, number: string): string {
  try {
    if (intent === 'cancel') cancelSubscription(store, sub, 'next_billing_period');
    else if (intent === 'undo') undoCancel(store, sub);
    else {
      const card = testCard(number);
      if (!card || !replaceCard(store, sub, card)) return 'declined';
    }
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
