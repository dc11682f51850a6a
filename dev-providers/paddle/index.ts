import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { isLoopback, listen } from '../http/listen.ts';
import { createApi, LIVE_KEY } from './api.ts';
import { runUntil } from './billing/due.ts';
import { createPrices, type Offer, PRICE_IDS } from './catalogue.ts';
import { createClock } from './clock.ts';
import { type Command, type Controlled, type EmulatorState, isCommand, readState, runCommand } from './control.ts';
import { PaddleError } from './errors.ts';
import { createFaults } from './faults.ts';
import { newId, secretOf } from './ids.ts';
import { PADDLE_EMULATOR_MARKER } from './marker.ts';
import { createOverlay } from './overlay.ts';
import { invoicePdf } from './page.ts';
import { createPortal } from './portal.ts';
import { createStore } from './store.ts';
import { Delivery } from './webhooks.ts';

export type { Command as Order, EmulatorState } from './control.ts';

export interface PaddleEmulatorOptions {
  readonly offer: Offer;
  /** Created at each start when not given. Never one of a live account. */
  readonly apiKey?: string;
  /** Loopback only; 127.0.0.1 when not given. */
  readonly host?: string;
  /** The machine's time in ms, from which the clock starts and with which signatures are made. */
  readonly now?: () => number;
}

export type PaddleEmulator = Awaited<ReturnType<typeof startPaddleEmulator>>;

/**
 * A server on a free port of this machine with Paddle's Billing API, checkout, portal and webhooks. No money moves.
 * @throws Error for an address that others can reach, and for a key of a live account.
 */
export async function startPaddleEmulator(options: PaddleEmulatorOptions) {
  const { host = '127.0.0.1', apiKey = `pdl_sdbx_apikey_${secretOf(48)}`, offer, now = Date.now } = options;
  if (!isLoopback(host)) throw new Error(`The Paddle emulator listens on this machine alone, not on ${host}`);
  if (LIVE_KEY.test(apiKey)) throw new Error('The Paddle emulator takes no key of a live account');
  const clientToken = `test_${secretOf(27)}`;
  const webhookSecret = `pdl_ntfset_${secretOf(58)}`;
  const { server, url } = await listen(host);
  const clock = createClock(now);
  const newEventId = (prefix: string) => newId(prefix, clock.nowMs());
  const delivery = new Delivery({ secret: webhookSecret, machineMs: now, newId: newEventId });
  const store = createStore({ clock, url, prices: createPrices(offer), onEvent: (event) => delivery.take(event) });
  const own: Controlled = { store, delivery, faults: createFaults() };
  const answer = getRequestListener(createServer(own, { apiKey, clientToken }).fetch);
  server.on('request', (request, response) => void answer(request, response));
  return {
    /** `url` is the address of the API, of `/paddle.js` and of its pages: `http://127.0.0.1:<port>`. */
    ...{ url, apiKey, clientToken, webhookSecret, priceIds: PRICE_IDS },
    /** Where events are sent from now on; only to this machine. Null for nowhere. */
    setWebhookUrl(next: string | null): void {
      if (next !== null && !(isLoopback(new URL(next).hostname) && next.startsWith('http:')))
        throw new Error(`The Paddle emulator tells this machine alone, not ${next}`);
      delivery.url = next;
    },
    /** The same as `POST /__control/<command>`; resolves when its events have been tried once. */
    control: (order: Command, fields: Readonly<Record<string, unknown>> = {}): Promise<EmulatorState> =>
      runCommand(own, order, fields),
    state: (): EmulatorState => readState(own),
    /** Resolves when every event has been tried once. */
    settled: () => delivery.settled(),
    async close(): Promise<void> {
      delivery.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function createServer(own: Controlled, { apiKey, clientToken }: { apiKey: string; clientToken: string }) {
  const { store, faults } = own;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    // Refuses other host names, against DNS rebinding.
    if (c.req.header('host') !== new URL(store.url).host) return c.body(null, 421);
    await next();
    c.header('X-Emulator', PADDLE_EMULATOR_MARKER);
  });
  app.get('/__control/state', (c) => c.json(readState(own)));
  // A page of another site can send no JSON without a preflight.
  app.post('/__control/:command', async (c) => {
    const name = c.req.param('command');
    const isJson = /^application\/json\b/.test(c.req.header('content-type') ?? '');
    if (!isJson || !isCommand(name)) return c.json({ message: 'This order is not understood.' }, 400);
    try {
      return c.json(await runCommand(own, name, await c.req.json()));
    } catch (error) {
      if (error instanceof PaddleError || error instanceof z.ZodError) return c.json({ message: error.message }, 400);
      throw error;
    }
  });
  app.use(faults.fail);
  app.use(async (_, next) => {
    // Time has passed since the last request: what became due is done first.
    runUntil(store, store.clock.nowMs());
    await next();
  });
  app.get('/invoices/:id', (c) => {
    const txn = store.transactions.get(c.req.param('id'));
    if (!txn?.invoice_number) return c.notFound();
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', `attachment; filename="invoice-${txn.invoice_number}.pdf"`);
    return c.body(invoicePdf(txn.invoice_number, txn.amount));
  });
  app.route('/', createOverlay(store, clientToken));
  app.route('/portal', createPortal(store));
  const api = createApi(store, apiKey);
  app.all('*', (c) => api.fetch(c.req.raw));
  return app;
}
