import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import type { Log } from '../../../log.ts';
import { createSealedCookie, type SealedCookieDeps } from '../sealed-cookie.ts';

/** As long as the browser's own dialog stays open. */
export const CHALLENGE_MS = 5 * 60_000;

const storedChallenge = z.object({ challenge: z.string(), purpose: z.enum(['add', 'sign-in']) });
type Purpose = z.infer<typeof storedChallenge>['purpose'];

/** Each challenge belongs to the browser that got it, and is accepted once, over all processes. */
export function createChallenges(deps: SealedCookieDeps & { db: Database; log: Log }) {
  const cookie = createSealedCookie(deps, {
    name: 'passkey-challenge',
    schema: storedChallenge,
    lastsMs: CHALLENGE_MS,
  });
  const rate = { points: 1, perSeconds: CHALLENGE_MS / 1000 };
  const { db, log, now } = deps;
  const once = createLimiter({ pool: db.$client, log, now }, 'passkey-challenge', rate, 'passkey-refused');
  return {
    keep: (c: AppContext, purpose: Purpose, challenge: string) => cookie.keep(c, { purpose, challenge }),
    /** @throws AppError 'passkey-refused' for a missing, expired or used one. */
    async take(c: AppContext, purpose: Purpose): Promise<string> {
      const given = await cookie.take(c);
      if (given?.purpose !== purpose) throw new AppError('passkey-refused');
      await once.count([createHash('sha256').update(given.challenge).digest('base64url')]);
      return given.challenge;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
