import { z } from 'zod';
import { createSealedCookie, type SealedCookieDeps } from '../sealed-cookie.ts';

/** A window with an account chooser must come back within this time, or start again. */
export const ATTEMPT_MS = 10 * 60_000;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  returnTo: z.string(),
  /** The session whose person adds a sign-in method; none for signing in. */
  addsTo: z.string().optional(),
});

/** One sign-in at Google, known only to the browser that began it. */
export type Attempt = z.infer<typeof attempt>;

/** Stores an attempt in an encrypted cookie of its browser. A second one replaces the first. */
export function createAttempts(deps: SealedCookieDeps) {
  return createSealedCookie(deps, { name: 'google-attempt', schema: attempt, lastsMs: ATTEMPT_MS });
}

export type Attempts = ReturnType<typeof createAttempts>;
