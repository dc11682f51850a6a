import { createHmac, timingSafeEqual } from 'node:crypto';

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
