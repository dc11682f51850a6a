import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { createSealedCookie, type SealedCookieDeps } from '../cookie.ts';

const LASTS_MS = 10 * 60_000;

const pendingSignIn = z.object({
  userId: z.uuid(),
  basedOn: z.union([z.strictObject({ passwordHash: z.string() }), z.strictObject({ loginKey: z.string() })]),
  method: z.enum(['password', 'google', 'firebase', 'passkey']),
  /** Where the provider says when the person authenticated. */
  authenticatedAt: z.coerce.date().optional(),
  /** The required code was correct. */
  hasSecondStep: z.boolean().default(false),
});

/** A sign-in with a correct first proof that needs one more answer. */
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/**
 * Stored in the browser that began it, for ten minutes. Its proof is checked again when it is used.
 * `read` and `take` throw AppError 'invalid-credential' without one.
 */
export function createPendingSignIns(deps: SealedCookieDeps) {
  const cookie = createSealedCookie(deps, { name: 'pending-sign-in', schema: pendingSignIn, lastsMs: LASTS_MS });
  return {
    keep: cookie.keep,
    read: async (c: AppContext) => requirePending(await cookie.read(c)),
    take: async (c: AppContext) => requirePending(await cookie.take(c)),
    clear: cookie.clear,
  };
}

function requirePending(pending: PendingSignIn | undefined): PendingSignIn {
  if (!pending) throw new AppError('invalid-credential', { message: 'That took too long. Please sign in again.' });
  return pending;
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;
