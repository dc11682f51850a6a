import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** One moment and any number of hashes; `ts` undefined for a header that is anything else. Other schemes (`h2`) pass by. */
function partsOf(header: string): { ts: string | undefined; hashes: readonly string[] } {
  const pairs = header.split(';').map((part) => {
    const at = part.indexOf('=');
    return { name: part.slice(0, Math.max(0, at)).trim(), value: part.slice(at + 1).trim() };
  });
  const moments = pairs.filter(({ name }) => name === 'ts').map(({ value }) => value);
  const [ts] = moments;
  const isClear = moments.length === 1 && ts !== undefined && SECONDS.test(ts);
  const hashes = pairs.filter(({ name, value }) => name === 'h1' && SHA256_HEX.test(value)).map(({ value }) => value);
  return { ts: isClear ? ts : undefined, hashes };
}
