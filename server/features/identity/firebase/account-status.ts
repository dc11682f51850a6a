import { FIREBASE_SIGN_IN_DAYS } from '#shared/site/retention.ts';
import type { AppParts } from '../../../app-parts.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AccountStatus } from '../container.ts';
import type { IdTokens } from './id-token.ts';
import { type FirebaseRest, toAppError } from './rest.ts';

/** Minimum time between two checks of an account at Firebase. Source: docs/spec/identity.md. */
const CHECK_EVERY_MS = 15 * 60_000;
/**
 * A session without a confirmation for this long ends; a browser that is still signed in at Firebase gets a new one
 * silently. Its identity token, which the check needs, lives an hour and is renewed at its fifty-fifth minute.
 */
const LONGEST_SILENCE_MS = 2 * 3_600_000;
/** After Firebase did not answer, so that its outage does not become ours. */
const PAUSE_MS = 60_000;
const SIGN_IN_MS = FIREBASE_SIGN_IN_DAYS * 86_400_000;
const MOST_REMEMBERED = 10_000;
const GONE: readonly string[] = ['user-disabled', 'user-token-expired', 'invalid-credential'];

export interface FirebaseAccountStatus extends AccountStatus {
  /** Stores the newest identity token of a session, in memory only, for checks at Firebase until it expires. */
  remember(sessionId: string, idToken: string, expiresAt: Date): void;
  /** @throws AppError 'user-disabled', 'user-token-expired' (signed out everywhere, gone, or too long ago), 'network-request-failed' */
  check(idToken: string): ReturnType<IdTokens['read']>;
}

interface StatusDeps extends Pick<AppParts, 'log' | 'now'> {
  readonly tokens: IdTokens;
  readonly rest: FirebaseRest;
}

interface Remembered {
  readonly idToken: string;
  readonly expiresAt: Date;
}

/** Checks that Firebase still confirms people: at each exchange, and periodically afterwards. */
export function createFirebaseStatus({ tokens, rest, log, now }: StatusDeps): FirebaseAccountStatus {
  const remembered = new Map<string, Remembered>();
  let isAwayUntil = 0;

  async function demand(idToken: string) {
    const claims = await tokens.read(idToken);
    // Records of ended sign-ins are deleted after this.
    if (claims.authenticatedAt.getTime() < now() - SIGN_IN_MS) throw new AppError('user-token-expired');
    const account = await rest.lookup(idToken, claims.subject).catch((error: unknown) => {
      throw toAppError(error);
    });
    if (!account) throw new AppError('user-token-expired');
    if (account.isDisabled) throw new AppError('user-disabled');
    // Whole seconds: a sign-in within the second of the revocation counts, as it does at Firebase.
    if (account.validSince && claims.authenticatedAt < account.validSince) throw new AppError('user-token-expired');
    return claims;
  }

  function remember(sessionId: string, idToken: string, expiresAt: Date): void {
    // Deleted first, so that the newest are last.
    remembered.delete(sessionId);
    // Tokens of ended sessions go with the hour that they live.
    for (const [id, last] of remembered) if (last.expiresAt.getTime() <= now()) remembered.delete(id);
    remembered.set(sessionId, { idToken, expiresAt });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  async function checkNow(sessionId: string, idToken: string): Promise<'good' | 'ended' | 'keep'> {
    try {
      await demand(idToken);
      return 'good';
    } catch (error) {
      if (error instanceof AppError && GONE.includes(error.code)) {
        remembered.delete(sessionId);
        return 'ended';
      }
      log.warn({ err: error }, 'a session could not be checked at Firebase');
      isAwayUntil = now() + PAUSE_MS;
      return 'keep';
    }
  }

  return {
    check: demand,
    remember,
    async of({ id, checkedAt }) {
      const silence = now() - checkedAt.getTime();
      if (silence < CHECK_EVERY_MS) return 'keep';
      const last = remembered.get(id);
      // An expired token says nothing about the account.
      if (last && last.expiresAt.getTime() <= now()) remembered.delete(id);
      else if (last && now() >= isAwayUntil) {
        const answer = await checkNow(id, last.idToken);
        if (answer !== 'keep') return answer;
      }
      return silence > LONGEST_SILENCE_MS ? 'ended' : 'keep';
    },
  };
}
