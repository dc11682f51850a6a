import { createHmac, timingSafeEqual } from 'node:crypto';
import { receiveWebhook } from '#shared/billing/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../http/context.ts';
import { parseJson, readBytes } from '../../../http/json-body.ts';
import { paddleEvent } from '../paddle/schemas.ts';
import type { EventInbox } from './inbox.ts';

/** Source: docs/spec/billing.md#tables. */
const MAX_BODY_BYTES = 1024 * 1024;

export interface WebhookDeps {
  readonly inbox: EventInbox;
  readonly now: () => number;
  /** Undefined or empty: no signature could be verified, so the route does not exist. */
  readonly secret: string | undefined;
}

/**
 * Receives the provider's webhooks. Nothing is parsed before the signature over the raw bytes is verified. Answers once the
 * event is stored; a job applies it. While the database is away the answer is 503, and the provider sends the event again.
 */
export function mountWebhook(app: App, { inbox, now, secret }: WebhookDeps): void {
  const { method, path } = receiveWebhook;
  app.on(method, path, async (c) => {
    c.set('pattern', path);
    if (!secret) throw new AppError('NOT_FOUND');
    const header = c.req.header('paddle-signature');
    if (!header) throw new AppError('INVALID_SIGNATURE');
    const raw = await readBytes(c.env.incoming, MAX_BODY_BYTES);
    if (!verifySignature({ raw, header, secret, nowMs: now() })) throw new AppError('INVALID_SIGNATURE');
    const body = parseJson(raw);
    const event = paddleEvent.safeParse(body);
    if (!event.success) throw new AppError('INVALID_INPUT');
    await inbox.receive(event.data, body);
    return c.json({ success: true }, receiveWebhook.status);
  });
}

/** A webhook as it arrived. */
export interface Signed {
  /** The raw bytes of the body, which the signature covers. */
  readonly raw: Uint8Array;
  /** `Paddle-Signature`: `ts=…;h1=…`, with one more `h1` for each secret that is in use. */
  readonly header: string | undefined;
  readonly secret: string;
  readonly nowMs: number;
}

/**
 * An older signature is a replay, or a wrong clock. Source:
 * https://developer.paddle.com/webhooks/signature-verification
 */
const TOLERANCE_MS = 5_000;

// During a rotation of the secret there are two; more is an attack.
const MOST_HASHES = 10;
const LONGEST_HEADER = 1_024;

const SECONDS = /^\d{1,11}$/;
const SHA256_HEX = /^[\da-f]{64}$/;

/** Whether the provider signed these bytes within the last five seconds. Never throws, whatever the header contains. */
export function verifySignature({ raw, header, secret, nowMs }: Signed): boolean {
  // An empty secret is known to everybody.
  if (secret.trim() === '' || header === undefined || header.length > LONGEST_HEADER) return false;
  const { ts, hashes } = parseSignature(header);
  if (ts === undefined || hashes.length === 0 || hashes.length > MOST_HASHES) return false;
  const isOfNow = Math.abs(nowMs - Number(ts) * 1000) <= TOLERANCE_MS;
  const expected = createHmac('sha256', secret).update(`${ts}:`).update(raw).digest();
  // Compares all of them, so that the time taken does not reveal which one matches.
  const matches = hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), expected));
  return isOfNow && matches.length > 0;
}

/** One timestamp and any number of hashes; `ts` undefined for any other header. Other schemes (`h2`) are ignored. */
function parseSignature(header: string): { ts: string | undefined; hashes: readonly string[] } {
  const parts = header.split(';').map((part) => /^\s*(\w+)\s*=\s*(\w+)\s*$/.exec(part) ?? []);
  const read = (wanted: string) => parts.flatMap(([, name, value]) => (name === wanted && value ? [value] : []));
  const [ts, another] = read('ts');
  const isClear = another === undefined && SECONDS.test(ts ?? '');
  return { ts: isClear ? ts : undefined, hashes: read('h1').filter((hash) => SHA256_HEX.test(hash)) };
}
