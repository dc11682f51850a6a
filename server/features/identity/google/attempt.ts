import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';

/** A window that shows an account chooser is answered within this time or starts again. */
export const ATTEMPT_MS = 10 * 60_000;
const NAME = 'google-attempt';
const MAX_COOKIE_CHARS = 4000;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  returnTo: z.string(),
  endsAt: z.number(),
});

/** One way to Google and back, known to the browser that began it and to nobody else. */
export type Attempt = z.infer<typeof attempt>;

/** Keeps an attempt in a cookie of its browser, which cannot be read by scripts or made up. A second one replaces the first. */
export interface Attempts {
  keep(c: AppContext, attempt: Attempt): void;
  /** The attempt of this browser, which no longer has it afterwards; undefined for none, an old one and one that is not ours. */
  take(c: AppContext): Attempt | undefined;
}

export function createAttempts(options: { secret: Buffer; isHttps: boolean; now: () => number }): Attempts {
  const { secret, isHttps, now } = options;
  const set = (c: AppContext, value: string, maxAge: number) => {
    const cookie = generateCookie(NAME, value, {
      ...(isHttps && { prefix: 'host' }),
      path: '/',
      httpOnly: true,
      // Lax, because the way back from Google is a navigation that begins elsewhere.
      sameSite: 'Lax',
      secure: isHttps,
      maxAge,
    });
    c.env.outgoing.appendHeader('Set-Cookie', cookie);
  };
  return {
    keep(c, kept) {
      const text = Buffer.from(JSON.stringify(kept)).toString('base64url');
      set(c, `${text}.${signature(text, secret)}`, ATTEMPT_MS / 1000);
    },
    take(c) {
      const cookie = onlyCookie(c, isHttps ? `__Host-${NAME}` : NAME);
      set(c, '', 0);
      const kept = cookie === undefined ? undefined : opened(cookie, secret);
      return kept && kept.endsAt > now() ? kept : undefined;
    },
  };
}

function opened(cookie: string, secret: Buffer): Attempt | undefined {
  const [text = '', given = ''] = cookie.slice(0, MAX_COOKIE_CHARS).split('.');
  const expected = Buffer.from(signature(text, secret));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  // We have signed it, so it is what we wrote; an older version of ours may have written something else.
  const parsed = attempt.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return parsed.success ? parsed.data : undefined;
}

function signature(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`google-attempt:${text}`).digest('base64url');
}

/** Of two cookies of one name one was planted, and nobody can say which. */
function onlyCookie(c: AppContext, name: string): string | undefined {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const [value, ...more] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return more.length === 0 ? value : undefined;
}
