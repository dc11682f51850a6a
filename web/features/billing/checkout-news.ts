import { CHECKOUT_CLOSED_EVENT, CHECKOUT_COMPLETED_EVENT } from '#shared/billing/names.ts';
import type { PaddleEvent } from './paddle-script.ts';

let underWay: { readonly data: unknown } | undefined;
const appearances = new EventTarget();

/** The payment for which a card is being charged: what becomes of it is not known before the provider says. */
export function paymentUnderWay(): { readonly data: unknown } | undefined {
  return underWay;
}

/** Calls `onShown` when the overlay shows itself, be it with what is wrong. */
export function listenForOverlay(onShown: () => void, signal: AbortSignal): void {
  appearances.addEventListener('shown', onShown, { signal });
}

/** Passes on what the script says, as events of the window. Source: docs/spec/accounts.md §4, docs/spec/decisions.md#contracts. */
export function rebroadcast({ name, data }: PaddleEvent): void {
  if (name === 'checkout.loaded' || name === 'checkout.error') appearances.dispatchEvent(new Event('shown'));
  if (name === 'checkout.payment.initiated') underWay = { data };
  if (name === 'checkout.payment.failed' || name === 'checkout.payment.error') underWay = undefined;
  if (name === 'checkout.completed') notifyWindow(CHECKOUT_COMPLETED_EVENT, data);
  if (name === 'checkout.closed') notifyWindow(CHECKOUT_CLOSED_EVENT, data);
}

/** Tells listeners whether a payment was in progress, and then resets that. */
function notifyWindow(type: string, detail: unknown): void {
  window.dispatchEvent(new CustomEvent(type, { detail }));
  underWay = undefined;
}

const CHANNEL = 'bidwright-payment';

/** Tells the other tabs of this browser that a payment was made, so that nobody pays twice. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('paid');
  channel.close();
}

/** Calls `onPaid` when another tab has paid, until `signal` is aborted. */
export function listenForPayment(signal: AbortSignal, onPaid: () => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onPaid, { signal });
  signal.addEventListener('abort', () => channel.close());
}
