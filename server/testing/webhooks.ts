import { type IncomingMessage, request } from 'node:http';
import { type PaidApp, type PaidAppOptions, startPaidApp } from './paid-app.ts';
import { eventOf } from './signed-event.ts';

/** A person has paid, and no webhook has come; `body` is one of them. */
export async function startUnconfirmed(options: PaidAppOptions = {}) {
  const app = await startPaidApp({ deliveries: 'manual', ...options });
  await app.signUp();
  await app.buy(app);
  const [subscription = {}] = app.paddle.state().subscriptions;
  return { app, body: eventOf(app, 'subscription.created', subscription) };
}

/** A webhook whose body is announced, and sent by `end` only. The app works on it once it has `arrived`. */
export function announce(app: PaidApp, signature: string, body = '{}') {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    'paddle-signature': signature,
    expect: '100-continue',
  };
  const asked = request(`${app.origin}/api/paddle/webhook`, { method: 'POST', headers, agent: false });
  asked.flushHeaders();
  const arrived = new Promise<void>((resolve) => asked.once('continue', resolve));
  const answer = new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
  const end = () => void asked.end(body);
  const close = () => void asked.on('error', () => undefined).destroy();
  return { arrived, answer, end, close };
}
