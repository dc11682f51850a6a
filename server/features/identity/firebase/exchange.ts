import type { SessionUser } from '#shared/identity/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { Sessions } from '../container.ts';
import type { SignInRateLimit } from '../sign-in-rate-limit.ts';
import { firebaseKey } from '../users/login-keys.ts';
import type { FirebaseAccountStatus } from './account-status.ts';
import type { IdClaims, IdTokens } from './id-token.ts';

/**
 * Signing in by username verifies the password first here and then, in the browser, at Firebase: that is one sign-in, and so
 * is everything within Google's whole seconds.
 */
const ONE_SIGN_IN_MS = 60_000;

interface ExchangeDeps {
  readonly tokens: IdTokens;
  readonly accountStatus: FirebaseAccountStatus;
  readonly throttle: Pick<SignInRateLimit, 'countExchange'>;
  readonly sessions: Sessions;
  /** A Firebase account that has signed in here before. */
  readonly userIdOf: (subject: string) => Promise<string | undefined>;
  readonly personFor: (claims: IdClaims) => Promise<string>;
}

/** Creates a session from an identity token, or confirms the session of the same sign-in: no history entry, no mail. */
export async function exchange(deps: ExchangeDeps, c: AppContext, idToken: string): Promise<{ user: SessionUser }> {
  const { accountStatus, sessions, personFor } = deps;
  // Before Firebase is asked, which costs a call each time; the signature says whose token it is.
  await deps.throttle.countExchange((await deps.tokens.read(idToken)).subject);
  const claims = await accountStatus.check(idToken);
  await sessions.endForgotten(c);
  const knownId = await deps.userIdOf(claims.subject);
  // A sign-in that was ended here, from this browser or another one, stays ended whatever Firebase says.
  const isOver = knownId !== undefined && (await sessions.hasEnded(knownId, claims.authenticatedAt));
  if (isOver) throw new AppError('user-token-expired');
  const userId = await personFor(claims);
  const present = await sessions.find(c);
  const isSame = present?.userId === userId && isOneSignIn(claims.authenticatedAt, present.authenticatedAt);
  const proven = { userId, basedOn: { loginKey: firebaseKey(claims.subject) } };
  const session = isSame
    ? present
    : await sessions.begin(c, proven, 'firebase', { authenticatedAt: claims.authenticatedAt });
  if (isSame) await sessions.affirm(session.sessionId, claims.authenticatedAt);
  accountStatus.remember(session.sessionId, idToken, claims.expiresAt);
  return { user: session.user };
}

function isOneSignIn(claimed: Date, present: Date): boolean {
  return claimed.getTime() <= present.getTime() + ONE_SIGN_IN_MS;
}
