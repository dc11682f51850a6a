import { z } from 'zod';
import { createSealedCookie, type SealedCookieDeps } from '../sealed-cookie.ts';

const LASTS_MS = 10 * 60_000;

const pendingSignIn = z.object({
  userId: z.uuid(),
  basedOn: z.union([z.strictObject({ passwordHash: z.string() }), z.strictObject({ loginKey: z.string() })]),
  method: z.enum(['password', 'google', 'firebase', 'passkey']),
  /** Milliseconds, where the provider says when the person authenticated. */
  authenticatedAt: z.number().optional(),
  /** The required code was correct. */
  hasSecondStep: z.boolean().default(false),
});

/** A sign-in with a correct first proof that needs one more answer. */
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** Stored in the browser that began it, for ten minutes. Its proof is checked again when it is used. */
export function createPendingSignIns(deps: SealedCookieDeps) {
  return createSealedCookie(deps, { name: 'pending-sign-in', schema: pendingSignIn, lastsMs: LASTS_MS });
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;
