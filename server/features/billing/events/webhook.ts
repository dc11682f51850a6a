import { createHmac, timingSafeEqual } from 'node:crypto';
import { receiveWebhook } from '#shared/billing/contract.ts';
import type { AppParts, RequestWaits } from '../../../app-parts.ts';
import { AppError } from '../../../http/app-error.ts';
import { type ConcurrencyLimit, createConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import { type App, type AppContext, signalOfClose } from '../../../http/context.ts';
import { parseJson, readBytes } from '../../../http/json-body.ts';
import { noteEndpoint } from '../../../http/mount.ts';
import { paddleEvent } from '../paddle/schemas.ts';
import type { EventInbox } from './inbox.ts';

/** Source: docs/spec/billing.md#tables. */
const MAX_BODY_BYTES = 1024 * 1024;

/** An honest body arrives with its header. */
const BODY_MS = 5_000;

const QUEUE_MS = 2_000;

/** A flood of webhooks is no flood of lines. */
const LOG_BUSY_EVERY_MS = 60_000;

/** No clock is that wrong, and no delivery that old: the provider signs each anew. */
const MAX_SECONDS_OFF = 86_400;

const BUSY = 'Many webhooks are being read. Please send this one again.';

/**
 * Bodies that are read and hashed at once: 32 MB at most. The provider sends many events together when subscriptions renew, so they wait.
 * There is one owner: behind a proxy a stranger may have the provider's address. Source: docs/decisions/0144-webhook-limit-and-clock-alarm.md
 */
const unverifiedOf = ({ queueMs = QUEUE_MS }: RequestWaits): ConcurrencyLimit => ({
  perOwner: Number.POSITIVE_INFINITY,
  perProcess: 32,
  queue: { most: 480, waitMs: queueMs },
  ownFull: BUSY,
});

export interface WebhookDeps extends Pick<AppParts, 'now' | 'log' | 'waits'> {
  readonly inbox: EventInbox;
  /** Undefined or empty: no signature could be verified, so the route does not exist. */
  readonly secret: string | undefined;
  /** An event was refused: signed by the provider, and for its `time`; or unread, because too many were. */
  readonly onRefused: (reason: 'time' | 'busy') => void;
}

/**
 * Receives the provider's webhooks. Nothing is read without a signature of about this time, few bodies are read at once, and nothing
 * is parsed before the signature over the raw bytes is verified. Answers once the event is stored; a job applies it. While the
 * database is away the answer is 503, and the provider sends the event again.
 */
export function mountWebhook(app: App, deps: WebhookDeps): void {
  const { inbox, now, secret, waits } = deps;
  const { method, path } = receiveWebhook;
  const unverified = createConcurrencyLimiter(unverifiedOf(waits));
  const refuseBusy = createBusyRefusal(deps);
  noteEndpoint(app, receiveWebhook);
  app.on(method, path, async (c) => {
    c.set('pattern', path);
    if (!secret) throw new AppError('NOT_FOUND');
    const signature = readSignature(c.req.header('paddle-signature'));
    if (!signature) throw new AppError('INVALID_SIGNATURE');
    // Before the body, which may be slow and does not make it old.
    const off = secondsOff(signature, now());
    if (Math.abs(off) > MAX_SECONDS_OFF) throw new AppError('INVALID_SIGNATURE');
    const closed = signalOfClose(c);
    const release = await unverified.acquireInTurn('provider', closed).catch(() => refuseBusy(closed));
    const raw = await readSigned(c, secret, signature, waits).finally(release);
    if (off !== 0) refuseWrongTime(c, deps, off);
    const body = parseJson(raw);
    const event = paddleEvent.safeParse(body);
    if (!event.success) throw new AppError('INVALID_INPUT');
    await inbox.receive(event.data, body);
    return c.json({ success: true });
  });
}

/**
 * Refuses webhooks that got no slot, after which the provider sends them again. Each is counted and the log has a line a minute at
 * most; one whose sender has gone away was not refused.
 */
function createBusyRefusal({ log, now, onRefused }: WebhookDeps) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  /** @throws AppError SERVICE_UNAVAILABLE */
  return (closed: AbortSignal): never => {
    if (!closed.aborted) report();
    throw new AppError('SERVICE_UNAVAILABLE', { message: BUSY, isLogged: true });
  };

  function report(): void {
    onRefused('busy');
    refused += 1;
    // Also when the clock was set back since.
    if (Math.abs(now() - loggedAt) < LOG_BUSY_EVERY_MS) return;
    log.warn({ refused }, 'webhooks were refused because too many were being read');
    loggedAt = now();
    refused = 0;
  }
}

/** The body, once its signature is verified. @throws AppError */
async function readSigned(
  c: AppContext,
  secret: string,
  signature: Signature,
  { bodyMs = BODY_MS }: RequestWaits,
): Promise<Buffer> {
  const raw = await readBytes(c.env.incoming, MAX_BODY_BYTES, AbortSignal.timeout(bodyMs));
  if (!isSignedBy(secret, signature, raw)) throw new AppError('INVALID_SIGNATURE');
  return raw;
}

/** Only the provider can sign: someone sent its event again, or our time is wrong and all of its events are refused. */
function refuseWrongTime(c: AppContext, { onRefused }: WebhookDeps, off: number): never {
  onRefused('time');
  c.var
    .log()
    .error(
      { secondsOff: off },
      'a payment event was refused for its time alone: check the clock of the database server (NTP)',
    );
  throw new AppError('INVALID_SIGNATURE');
}

/** The webhook signature `Paddle-Signature`: `ts=…;h1=…`, with one more `h1` for each secret that is in use. */
export interface Signature {
  /** Seconds, as they were signed. */
  readonly ts: string;
  readonly hashes: readonly string[];
}

// During a rotation of the secret there are two; more is an attack.
const MOST_HASHES = 10;
const LONGEST_HEADER = 1_024;

const SECONDS = /^\d{1,11}$/;
const SHA256_HEX = /^[\da-f]{64}$/;

/** Undefined for a header that no body can make right. Other schemes (`h2`) are ignored. Never throws. */
export function readSignature(header: string | undefined): Signature | undefined {
  if (header === undefined || header.length > LONGEST_HEADER) return undefined;
  const parts = header.split(';').map((part) => /^\s*(\w+)\s*=\s*(\w+)\s*$/.exec(part) ?? []);
  const read = (wanted: string) => parts.flatMap(([, name, value]) => (name === wanted && value ? [value] : []));
  const [ts = '', another] = read('ts');
  const hashes = read('h1').filter((hash) => SHA256_HEX.test(hash));
  const isClear = another === undefined && SECONDS.test(ts) && hashes.length > 0 && hashes.length <= MOST_HASHES;
  return isClear ? { ts, hashes } : undefined;
}

/** Whether `secret` made this signature over the raw bytes of a body. */
export function isSignedBy(secret: string, { ts, hashes }: Signature, raw: Uint8Array): boolean {
  // An empty secret is known to everybody.
  if (secret.trim() === '') return false;
  const expected = createHmac('sha256', secret).update(`${ts}:`).update(raw).digest();
  // Compares all of them, so that the time taken does not reveal which one matches.
  const matches = hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), expected));
  return matches.length > 0;
}

/** An older signature is a replay, or a wrong clock. Source: https://developer.paddle.com/webhooks/signature-verification */
const TOLERANCE_SECONDS = 5;

/** How far from `nowMs` it was made, in seconds, negative for later; 0 within the tolerance. */
export function secondsOff({ ts }: Signature, nowMs: number): number {
  const seconds = nowMs / 1_000 - Number(ts);
  return Math.abs(seconds) <= TOLERANCE_SECONDS ? 0 : Math.round(seconds);
}
