import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  type CustomFetchOptions,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { tracedFetch } from '../../../tracing/index.ts';
import { createSealedCookie, type SealedCookieDeps } from '../cookie.ts';
import type { ProviderProof } from '../linking.ts';

interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  /** A request that takes longer counts as unavailable. */
  readonly timeoutMs: number;
}

export type Provider = ReturnType<typeof createProvider>;

// The configuration allows plain http only on this machine.
// oxlint-disable-next-line typescript/no-deprecated -- it is marked so only to be conspicuous
const onThisMachine = allowInsecureRequests;
const TIMEOUT_CODE = 'OAUTH_TIMEOUT';
const AWAY_ERRORS = ['temporarily_unavailable', 'server_error'];

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320),
  email_verified: z.boolean(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
});

/** The provider cannot be reached, or reports an error of its own. */
class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/**
 * Google or its emulator: an OpenID provider, with code, PKCE, state and nonce. Runs the discovery at first use, and again after a
 * failure. Both methods throw AppError 'network-request-failed' or 'internal-error', with its cause.
 */
export function createProvider(options: ProviderOptions) {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discover(options).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    /** The address to redirect to. */
    address: (attempt: Attempt, redirectUri: string): Promise<URL> =>
      orRefuse(async () => buildAuthorizationUrl(await configuration(), await parametersOf(attempt, redirectUri))),
    /**
     * The person who returned. `answer` is the redirect address, with the provider's parameters.
     * @throws AppError 'popup-closed-by-user' when nobody was chosen.
     */
    proofOf: (attempt: Attempt, answer: URL): Promise<ProviderProof> =>
      orRefuse(async () => proofFrom(await configuration(), attempt, answer)),
  };
}

function discover({ issuer, clientId, clientSecret, timeoutMs }: ProviderOptions): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  const ask = () =>
    discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      // The identity token comes directly from the provider; its signature is verified nevertheless.
      execute: isPlain ? [enableNonRepudiationChecks, onThisMachine] : [enableNonRepudiationChecks],
      timeout: timeoutMs / 1000,
      [customFetch]: fetchOrAway,
    });
  return ask().catch((error: unknown) => {
    // A request that timed out would time out again.
    if (!isAway(error) || isLate(error)) throw error;
    return ask();
  });
}

async function parametersOf(attempt: Attempt, redirectUri: string): Promise<Record<string, string>> {
  return {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
}

async function proofFrom(configuration: Configuration, attempt: Attempt, answer: URL): Promise<ProviderProof> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  return proofOfClaims(tokens.claims());
}

function proofOfClaims(token: IDToken | undefined): ProviderProof {
  const { sub: subject, email, email_verified: emailVerified, name = null, picture = null } = claims.parse(token);
  return { provider: 'google', subject, email, emailVerified, name, picture };
}

async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(cause: unknown): AppError {
  const oauthError = cause instanceof AuthorizationResponseError ? cause.error : undefined;
  if (oauthError === 'access_denied') return new AppError('popup-closed-by-user', { cause });
  const isGone = isAway(cause) || (oauthError !== undefined && AWAY_ERRORS.includes(oauthError));
  return new AppError(isGone ? 'network-request-failed' : 'internal-error', { cause });
}

async function fetchOrAway(url: string, { body, ...init }: CustomFetchOptions): Promise<Response> {
  const response = await tracedFetch(url, { ...init, body: body ?? null }).catch((cause: unknown) => {
    throw new ProviderAway('not reached', { cause });
  });
  if (response.status >= 500) throw new ProviderAway(`answered ${response.status}`);
  return response;
}

function isAway(error: unknown): boolean {
  return error instanceof Error && (error instanceof ProviderAway || isLate(error) || isAway(error.cause));
}

function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isTimeout = error.name === 'TimeoutError' || ('code' in error && error.code === TIMEOUT_CODE);
  return isTimeout || isLate(error.cause);
}

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
