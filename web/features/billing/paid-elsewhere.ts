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
