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
  /** Undefined or empty: nobody can prove themselves, so the route is not there. */
  readonly secret: string | undefined;
}

/**
 * Takes the provider's events. Nothing of a request is read as data before its signature over the raw bytes has been checked.
 * Answered once the event is stored; a job applies it. While the database is away it is a 503, and the provider sends it again.
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

/** A webhook as it came. */
export interface Signed {
  /** The body's bytes, before anything has read them as text: what was signed is these. */
  readonly raw: Uint8Array;
  /** `Paddle-Signature`: `ts=…;h1=…`, with one more `h1` for each secret that is in use. */
  readonly header: string | undefined;
  readonly secret: string;
  readonly nowMs: number;
}

/**
 * A signature of another moment is a replay, or a clock that is wrong. Source:
 * https://developer.paddle.com/webhooks/signature-verification
 */
const TOLERANCE_MS = 5_000;

// While secrets are exchanged there are two; more is someone trying.
const MOST_HASHES = 10;
const LONGEST_HEADER = 1_024;

const SECONDS = /^\d{1,11}$/;
const SHA256_HEX = /^[\da-f]{64}$/;

/** Has the provider signed these bytes within the last five seconds? Never throws, whatever the header is. */
export function verifySignature({ raw, header, secret, nowMs }: Signed): boolean {
  // An empty secret is one that everybody knows.
  if (secret.trim() === '' || header === undefined || header.length > LONGEST_HEADER) return false;
  const { ts, hashes } = partsOf(header);
  if (ts === undefined || hashes.length === 0 || hashes.length > MOST_HASHES) return false;
  const isOfNow = Math.abs(nowMs - Number(ts) * 1000) <= TOLERANCE_MS;
  const expected = createHmac('sha256', secret).update(`${ts}:`).update(raw).digest();
  // All of them are compared, so that the time taken says nothing of which one matches.
  const matches = hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), expected));
  return isOfNow && matches.length > 0;
}

/** One moment and any number of hashes; `ts` undefined for a header that is anything else. Other schemes (`h2`) are ignored. */
function partsOf(header: string): { ts: string | undefined; hashes: readonly string[] } {
  const parts = header.split(';').map((part) => /^\s*(\w+)\s*=\s*(\w+)\s*$/.exec(part) ?? []);
  const read = (wanted: string) => parts.flatMap(([, name, value]) => (name === wanted && value ? [value] : []));
  const [ts, another] = read('ts');
  const isClear = another === undefined && SECONDS.test(ts ?? '');
  return { ts: isClear ? ts : undefined, hashes: read('h1').filter((hash) => SHA256_HEX.test(hash)) };
}
