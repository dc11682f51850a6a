import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';

/** Allowed difference between our clock and Google's. Source: docs/spec/identity.md. */
const TOLERANCE_SECONDS = 60;
/** An unknown key id causes a new download of Google's keys, at most once in this time, however many tokens have such ids. */
const COOLDOWN_MS = 30_000;
const CACHE_MS = 6 * 3_600_000;
const TIMEOUT_MS = 10_000;
const MAX_SUBJECT_CHARS = 128;

const claims = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT_CHARS),
  auth_time: z.int().min(0),
  iat: z.int().min(0),
  exp: z.int().min(0),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** The verified claims of Firebase. */
export interface IdClaims {
  readonly subject: string;
  /** When the person signed in, possibly long before the token was issued. */
  readonly authenticatedAt: Date;
  readonly expiresAt: Date;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

export interface IdTokenDeps {
  readonly projectId: string;
  readonly keysUrl: string;
  /** The emulator's tokens have no signature and are accepted; nobody else's are. */
  readonly isEmulated: boolean;
  readonly now: () => number;
}

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Verifies identity tokens of one Firebase project by Google's rules: RS256 only, this issuer, this audience. */
export function createIdTokens(deps: IdTokenDeps) {
  const keys = createRemoteJWKSet(new URL(deps.keysUrl), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: CACHE_MS,
  });
  const rules = () => ({
    issuer: `https://securetoken.google.com/${deps.projectId}`,
    audience: deps.projectId,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: new Date(deps.now()),
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  });

  async function payloadOf(token: string): Promise<JWTPayload> {
    if (deps.isEmulated) return UnsecuredJWT.decode(token, rules()).payload;
    return (await jwtVerify(token, keys, { ...rules(), algorithms: ['RS256'] })).payload;
  }

  return {
    /** @throws AppError 'user-token-expired', 'invalid-credential'; 'network-request-failed' without Google's keys. */
    async read(token: string): Promise<IdClaims> {
      const payload = await payloadOf(token).catch((error: unknown) => {
        throw refusalOf(error);
      });
      const parsed = claims.safeParse(payload);
      const latest = deps.now() / 1000 + TOLERANCE_SECONDS;
      if (!parsed.success || parsed.data.iat > latest || parsed.data.auth_time > latest) throw notGood(parsed.error);
      const { data } = parsed;
      return {
        subject: data.sub,
        authenticatedAt: new Date(data.auth_time * 1000),
        expiresAt: new Date(data.exp * 1000),
        email: data.email ?? null,
        emailVerified: data.email_verified ?? false,
        name: data.name ?? null,
        picture: data.picture ?? null,
      };
    },
  };
}

/** The code for any invalid token. Only the log has the reason. */
function notGood(cause: unknown): AppError {
  return new AppError('invalid-credential', { message: 'Signing in did not work. Please try again.', cause });
}

function refusalOf(error: unknown): AppError {
  if (error instanceof errors.JWTExpired) return new AppError('user-token-expired', { cause: error });
  return isKeysAway(error) ? new AppError('network-request-failed', { cause: error }) : notGood(error);
}

/** What `jose` throws when the key set could not be downloaded or read, which says nothing about the token. */
function isKeysAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  const isOfTheFetch = error.code === errors.JOSEError.code;
  return isOfTheFetch || error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
}
