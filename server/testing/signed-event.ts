import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';

/** What a signature is made with; an app of `startPaidApp` is one. */
export interface Signer {
  /** The moment it is, in ms. */
  now(): number;
  readonly paddle: { readonly webhookSecret: string };
}

/** An event that the emulator does not send, at the current time. */
export function eventOf(app: Pick<Signer, 'now'>, type: string, data: object): string {
  const at = new Date(app.now()).toISOString();
  const id = `evt_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
  return JSON.stringify({
    event_id: id,
    event_type: type,
    occurred_at: at,
    notification_id: null,
    data: { ...data, updated_at: at },
  });
}

/** `Paddle-Signature` over `body`, made `agoSeconds` ago. */
export function signatureOf(
  app: Signer,
  body: string,
  { agoSeconds = 0, secret = app.paddle.webhookSecret } = {},
): string {
  const ts = Math.floor(app.now() / 1000) - agoSeconds;
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
}

/** Brings it to the webhook as the provider would. Returns the status. */
export async function deliver(
  app: { readonly origin: string },
  body: string,
  signature: string | undefined,
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { 'paddle-signature': signature }),
  };
  const answer = await fetch(`${app.origin}/api/paddle/webhook`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

const listed = z.object({
  data: z.array(z.object({ event_type: z.string(), data: z.record(z.string(), z.unknown()) })),
});

/** What the provider sent, or would have sent, by the last event of this type. */
export async function readLastEvent(
  { paddle }: { readonly paddle: { readonly url: string; readonly apiKey: string } },
  type: string,
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${paddle.apiKey}` };
  const answer = await fetch(`${paddle.url}/events?per_page=200`, { headers });
  const event = listed.parse(await answer.json()).data.find(({ event_type: reported }) => reported === type);
  if (!event) throw new Error(`there was no ${type}`);
  return event.data;
}
