import { CHECKOUT_CLOSED_EVENT, CHECKOUT_COMPLETED_EVENT } from '#shared/billing/names.ts';
import { listenForOverlay, listenForPayment, paymentUnderWay } from './checkout-news.ts';
import { NOT_LOADED, type Paddle } from './paddle-script.ts';

/** How a checkout ended. `data` is what the provider's script said of the payment. */
export type CheckoutEnd =
  | { readonly kind: 'paid'; readonly data: unknown }
  /** Closed, or left, while a card was being charged: only the provider knows the outcome. */
  | { readonly kind: 'unsure'; readonly data: unknown }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'paid-elsewhere' }
  /** The person went to another page under it. */
  | { readonly kind: 'left' }
  /** It was not wanted any more by the time it could have opened. */
  | { readonly kind: 'called-off' };

/** An overlay that has not shown itself by then will not: an extension of the browser may keep its frame away. */
const TIMEOUT_MS = 20_000;

/**
 * Opens an overlay and waits for its end. It is gone when this resolves, and the focus is where it was before.
 * @throws Error in the words of docs/spec/accounts.md §5 when it does not show itself
 */
export async function untilEnded(
  paddle: Pick<Paddle, 'Checkout'>,
  open: () => void,
  leaving?: AbortSignal,
): Promise<CheckoutEnd> {
  const focused = document.activeElement;
  const over = new AbortController();
  try {
    return await new Promise<CheckoutEnd>((resolve, reject) => {
      const timeouts = setTimeout(() => reject(new Error(NOT_LOADED)), TIMEOUT_MS);
      over.signal.addEventListener('abort', () => clearTimeout(timeouts));
      listenForOverlay(() => clearTimeout(timeouts), over.signal);
      listen(resolve, over.signal);
      leaving?.addEventListener('abort', () => resolve(orUnsure({ kind: 'left' })), { signal: over.signal });
      open();
    });
  } finally {
    over.abort();
    paddle.Checkout.close();
    giveFocusBack(focused);
  }
}

function listen(end: (how: CheckoutEnd) => void, signal: AbortSignal): void {
  const on = (type: string, how: (event: Event) => CheckoutEnd) =>
    window.addEventListener(type, (event) => end(how(event)), { signal });
  on(CHECKOUT_COMPLETED_EVENT, (event) => ({ kind: 'paid', data: detailOf(event) }));
  on(CHECKOUT_CLOSED_EVENT, () => orUnsure({ kind: 'unpaid' }));
  on('popstate', () => orUnsure({ kind: 'left' }));
  listenForPayment(signal, () => !paymentUnderWay() && end({ kind: 'paid-elsewhere' }));
}

function orUnsure(end: CheckoutEnd): CheckoutEnd {
  const payment = paymentUnderWay();
  return payment ? { kind: 'unsure', data: payment.data } : end;
}

function detailOf(event: Event): unknown {
  return event instanceof CustomEvent ? event.detail : undefined;
}

/** What had the focus inside the overlay has gone with it. */
function giveFocusBack(to: Element | null): void {
  if (document.activeElement === document.body && to instanceof HTMLElement && to.isConnected) to.focus();
}
