import { z } from 'zod';
import { createSealedCookie, type SealedCookieDeps } from '../sealed-cookie.ts';

/** A window that shows an account chooser is answered within this time or starts again. */
export const ATTEMPT_MS = 10 * 60_000;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  returnTo: z.string(),
  /** The session whose person adds a way to sign in; none for signing in. */
  addsTo: z.string().optional(),
});

/** One way to Google and back, known to the browser that began it and to nobody else. */
export type Attempt = z.infer<typeof attempt>;

/** Keeps an attempt in a cookie of its browser, which cannot be read or made up. A second one replaces the first. */
export function createAttempts(deps: SealedCookieDeps) {
  return createSealedCookie(deps, { name: 'google-attempt', schema: attempt, lastsMs: ATTEMPT_MS });
}

export type Attempts = ReturnType<typeof createAttempts>;
