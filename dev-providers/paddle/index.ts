import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http/body.ts';
import type { Fields } from '../http/fields.ts';
import { listen } from '../http/listen.ts';
import { isLoopback } from '../http/loopback.ts';
import { answerApi, LIVE_KEY } from './api.ts';
import { runUntil } from './billing/due.ts';
import { catalogueOf, type Offer, PRICE_IDS, type PriceIds } from './catalogue.ts';
import { createClock } from './clock.ts';
import { answerControl, type Command, type Controlled, runCommand, type StandInState, stateOf } from './control.ts';
import type { PaddleEvent } from './entities.ts';
import { breakOff, createFaults, failInstead } from './faults.ts';
import { newId, secretOf } from './ids.ts';
import { sendInvoice } from './invoice.ts';
import { PADDLE_STAND_IN_MARKER } from './marker.ts';
import { answerOverlay, createOverlay, type Overlay } from './overlay/routes.ts';
import { answerPortal } from './portal/routes.ts';
import { createStore } from './store.ts';
import { Delivery } from './webhooks.ts';

export type { Command as Order, StandInState } from './control.ts';

export interface PaddleStandInOptions {
  readonly offer: Offer;
  /** Created at each start when not given. Never one of a live account. */
  readonly apiKey?: string;
  /** Loopback only; 127.0.0.1 when not given. */
  readonly host?: string;
  /** The machine's time in ms, from which the clock starts and with which signatures are made. */
  readonly now?: () => number;
}

export interface PaddleStandIn {
  /** The address of the API, of `/paddle.js` and of its pages: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly apiKey: string;
  readonly clientToken: string;
  readonly webhookSecret: string;
  readonly priceIds: PriceIds;
  /** Where events are sent from now on; only to this machine. Null for nowhere. */
  setWebhookUrl(url: string | null): void;
  /** The same as `POST /__control/<command>`; resolves when its events have been tried once. */
  control(order: Command, fields?: Fields): Promise<StandInState>;
  state(): StandInState;
  /** Resolves when every event has been tried once. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A server on a free port of this machine with Paddle's Billing API, checkout, portal and webhooks. No money moves.
 * @throws Error for an address that others can reach, and for a key of a live account.
 */
export async function startPaddleStandIn(options: PaddleStandInOptions): Promise<PaddleStandIn> {
  const { host = '127.0.0.1', apiKey = `pdl_sdbx_apikey_${secretOf(26).toLowerCase()}_${secretOf(22)}` } = options;
  if (!isLoopback(host)) throw new Error(`The stand-in for Paddle listens on this machine alone, not on ${host}`);
  if (LIVE_KEY.test(apiKey)) throw new Error('The stand-in for Paddle takes no key of a live account');
  const clientToken = `test_${secretOf(27).toLowerCase()}`;
  const webhookSecret = `pdl_ntfset_${newId('', Date.now()).slice(1)}_${secretOf(32)}`;
  const { server, url } = await listen(host);
  const own = assemble(options, url, webhookSecret);
  const { store, delivery } = own;
  const seller = { ...own, url, apiKey, overlay: createOverlay(store, clientToken) };
  server.on('request', (request, response) => {
    answer(seller, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { message: String(error) });
      else response.destroy();
    });
  });
  return {
    url,
    apiKey,
    clientToken,
    webhookSecret,
    priceIds: PRICE_IDS,
    setWebhookUrl(next) {
      if (next !== null && !(isLoopback(new URL(next).hostname) && next.startsWith('http:')))
        throw new Error(`The stand-in for Paddle tells this machine alone, not ${next}`);
      delivery.url = next;
    },
    async control(order, fields = {}) {
      await runCommand(own, order, fields);
      return stateOf(own);
    },
    state: () => stateOf(own),
    settled: () => delivery.settled(),
    async close() {
      delivery.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function assemble(options: PaddleStandInOptions, url: string, secret: string): Controlled {
  const clock = createClock(options.now ?? Date.now);
  const { machineMs } = clock;
  const delivery = new Delivery({ secret, machineMs, newId: (prefix) => newId(prefix, clock.nowMs()) });
  const onEvent = (event: PaddleEvent) => delivery.take(event);
  const store = createStore({ clock, url: () => url, catalogue: catalogueOf(options.offer), onEvent });
  return { store, delivery, faults: createFaults() };
}

interface Seller extends Controlled {
  readonly url: string;
  readonly apiKey: string;
  readonly overlay: Overlay;
}

const API = /^\/(transactions|subscriptions|customers|events)(\/|$)/;

async function answer(own: Seller, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('X-Stand-In', PADDLE_STAND_IN_MARKER);
  // Refuses other host names, against DNS rebinding.
  if (request.headers.host !== new URL(own.url).host) return void response.writeHead(421).end();
  const address = new URL(request.url ?? '/', own.url);
  const order = /^\/__control\/([a-z]+)$/.exec(address.pathname)?.[1];
  if (order !== undefined) return answerControl(own, request, response, order);
  const isApi = API.test(address.pathname);
  const fault = own.faults.take(request, address.pathname, isApi);
  if (fault && fault.kind !== 'truncate') return failInstead(fault, own.faults, request, response);
  // Time has passed since the last request: what became due is done first.
  runUntil(own.store, own.store.clock.nowMs());
  if (await answerOverlay(own.overlay, request, response, address)) return;
  if (await answerPortal(own.store, request, response, address)) return;
  if (sendInvoice(own.store, response, address)) return;
  const { status, body } = await answerApi(own.store, own.apiKey, request);
  if (fault) breakOff(response, status, body);
  else sendJson(response, status, body);
}
