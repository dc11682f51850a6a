import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { type Offer, type PaddleStandIn, startPaddleStandIn } from '../index.ts';

export const OFFER: Offer = { productName: 'Something Pro', monthlyCents: 1200, yearlyCents: 12_000, trialDays: 0 };

/** What came by webhook, as it came. */
export interface Received {
  readonly body: string;
  readonly signature: string;
  readonly type: string;
  readonly eventId: string;
  readonly notificationId: string;
}

/** What the API answered: as it came, and the parts that tests ask for. */
export interface Answered {
  readonly status: number;
  readonly json: unknown;
  /** Of the one thing that was answered. */
  readonly id: string;
  /** What was listed. */
  readonly list: readonly unknown[];
  /** Why it was refused. */
  readonly code: string | undefined;
  readonly pagination: { per_page: number; next: string; has_more: boolean; estimated_total: number } | undefined;
}

const ANSWER = z.object({
  data: z.union([z.array(z.unknown()), z.looseObject({ id: z.string() })]).optional(),
  error: z.object({ code: z.string() }).optional(),
  meta: z.object({
    pagination: z
      .object({ per_page: z.number(), next: z.string(), has_more: z.boolean(), estimated_total: z.number() })
      .optional(),
  }),
});
const TOLD = z.object({ event_type: z.string(), event_id: z.string(), notification_id: z.string() });

/** Someone who sells through the stand-in: calls its API and takes its webhooks. */
export interface Seller {
  readonly paddle: PaddleStandIn;
  readonly received: Received[];
  /** What the next webhooks are answered; 200 when nothing is left in it. */
  readonly answers: number[];
  call(method: string, path: string, body?: unknown): Promise<Answered>;
  /** A transaction that waits for its buyer. */
  order(cycle?: 'monthly' | 'yearly'): Promise<string>;
  close(): Promise<void>;
}

export async function startSeller(offer: Partial<Offer> = {}, now?: () => number): Promise<Seller> {
  const paddle = await startPaddleStandIn({ offer: { ...OFFER, ...offer }, ...(now && { now }) });
  const received: Received[] = [];
  const answers: number[] = [];
  const hook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { event_type: type, event_id: eventId, notification_id: notificationId } = TOLD.parse(JSON.parse(body));
      const signature = String(request.headers['paddle-signature']);
      received.push({ body, signature, type, eventId, notificationId });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  const address = hook.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  paddle.setWebhookUrl(`http://127.0.0.1:${address.port}/webhooks`);

  const call: Seller['call'] = async (method, path, body) => {
    const headers = { authorization: `Bearer ${paddle.apiKey}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${paddle.url}${path}`, { method, headers, ...sent });
    const json: unknown = await answer.json();
    const { data, error, meta } = ANSWER.parse(json);
    const [id, list] = Array.isArray(data) ? ['', data] : [data?.id ?? '', []];
    return { status: answer.status, json, id, list, code: error?.code, pagination: meta.pagination };
  };
  return {
    paddle,
    received,
    answers,
    call,
    async order(cycle = 'monthly') {
      const { id } = await call('POST', '/transactions', {
        items: [{ price_id: paddle.priceIds[cycle], quantity: 1 }],
        custom_data: { userId: 'somebody' },
        checkout: { url: 'http://localhost:3000/checkout' },
      });
      return id;
    },
    async close() {
      await paddle.close();
      hook.closeAllConnections();
      hook.close();
    },
  };
}
