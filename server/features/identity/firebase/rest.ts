import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { fetchWithoutRedirect } from '../../../http/fetch-without-redirect.ts';
import { tracedFetch } from '../../../tracing/index.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 10_000;

const refusal = z.object({ error: z.object({ message: z.string() }) });
const signedIn = z.object({ localId: z.string().min(1), idToken: z.string().min(1) });
const lookedUp = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        disabled: z.boolean().optional(),
        /** Seconds since 1970, as text: tokens of earlier sign-ins are invalid. */
        validSince: z.coerce.number().optional(),
      }),
    )
    .optional(),
});

/** The state of an account at Firebase. */
interface AccountState {
  readonly isDisabled: boolean;
  /** Earlier sign-ins are invalid. */
  readonly validSince: Date | undefined;
}

/** A refusal of Firebase, by its code: EMAIL_NOT_FOUND, USER_DISABLED, … */
class FirebaseRefusal extends Error {
  override readonly name = 'FirebaseRefusal';
  readonly reason: string;

  constructor(message: string) {
    super(`Firebase refused: ${message}`);
    // 'WEAK_PASSWORD : Password should be …': the code is before the colon.
    this.reason = /^[A-Z_]+/.exec(message)?.[0] ?? 'UNKNOWN';
  }
}

export type FirebaseRest = ReturnType<typeof createFirebaseRest>;

/** The calls to Firebase's REST interface that the server makes. `host` without a trailing slash; see hosts.ts. */
export function createFirebaseRest(host: string, apiKey: string) {
  /** @throws FirebaseRefusal, or AppError 'network-request-failed' when there is no readable answer */
  async function call<S extends z.ZodType>(method: string, body: object, answer: S): Promise<z.output<S>> {
    const url = `${host}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`;
    const { isOk, json } = await post(url, body).catch((cause: unknown) => {
      throw new AppError('network-request-failed', { cause });
    });
    const refused = refusal.safeParse(json);
    if (!isOk && refused.success) throw new FirebaseRefusal(refused.data.error.message);
    const parsed = answer.safeParse(json);
    if (isOk && parsed.success) return parsed.data;
    throw new AppError('network-request-failed', { cause: parsed.error ?? new Error('unreadable answer') });
  }

  return {
    /** The account that `idToken` was issued for; undefined when it does not exist. @throws as `call` above */
    async lookup(idToken: string, subject: string): Promise<AccountState | undefined> {
      const { users = [] } = await call('lookup', { idToken }, lookedUp);
      const user = users.find(({ localId }) => localId === subject);
      if (!user) return undefined;
      const validSince = user.validSince === undefined ? undefined : new Date(user.validSince * 1000);
      return { isDisabled: user.disabled ?? false, validSince };
    },
    /** @throws FirebaseRefusal for a wrong password and every other refusal */
    async signInWithPassword(email: string, password: string): Promise<{ subject: string; idToken: string }> {
      const answer = await call('signInWithPassword', { email, password, returnSecureToken: true }, signedIn);
      return { subject: answer.localId, idToken: answer.idToken };
    },
    /** @throws FirebaseRefusal */
    async setPassword(idToken: string, password: string): Promise<void> {
      await call('update', { idToken, password, returnSecureToken: false }, z.object({}));
    },
  };
}

async function post(url: string, body: object): Promise<{ isOk: boolean; json: unknown }> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetchWithoutRedirect(url, { ...sent, signal }, tracedFetch);
  const json: unknown = await response.json();
  return { isOk: response.ok, json };
}

/** Firebase's codes for a wrong password; the message must not say more. */
const WRONG = ['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_EMAIL', 'MISSING_PASSWORD'];

const CODES = {
  USER_DISABLED: 'user-disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  WEAK_PASSWORD: 'password-does-not-meet-requirements',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
} as const;

/** Firebase names no time; after this one a person is let in again. */
const WAIT_MS = 5 * 60_000;

export function isWrongPassword(error: unknown): boolean {
  return error instanceof FirebaseRefusal && WRONG.includes(error.reason);
}

/** Maps a refusal to our error. An unknown code is a fault of the project's configuration, and stays unexpected. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof FirebaseRefusal)) return error;
  if (error.reason === 'MISSING_RECAPTCHA_TOKEN') return needsBrowser(error);
  if (isWrongPassword(error)) return new AppError('invalid-credential', { cause: error });
  const code = Object.entries(CODES).find(([reason]) => reason === error.reason)?.[1];
  if (!code) return error;
  const wait = code === 'too-many-requests' ? { retryAfterMs: WAIT_MS } : {};
  return new AppError(code, { cause: error, ...wait });
}

/** reCAPTCHA runs in browsers only, where signing in by address passes it. */
function needsBrowser(cause: FirebaseRefusal): AppError {
  return new AppError('invalid-credential', {
    message: 'Signing in by username is not possible here. Please use your email instead.',
    cause,
  });
}
