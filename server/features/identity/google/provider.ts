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
import type { ProviderProof } from '../linking.ts';
import type { Attempt } from './attempt.ts';

export interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  /** After this time the provider counts as unavailable. */
  readonly timeoutMs: number;
}

/** Google or its emulator: an OpenID provider, with code, PKCE, state and nonce. */
export interface Provider {
  /** The address to redirect to. @throws AppError 'network-request-failed' or 'internal-error', with its cause. */
  address(attempt: Attempt, redirectUri: string): Promise<URL>;
  /**
   * The person who returned. `answer` is the redirect address, with the provider's parameters.
   * @throws AppError 'popup-closed-by-user' when nobody was chosen, 'network-request-failed', 'internal-error'.
   */
  proofOf(attempt: Attempt, answer: URL): Promise<ProviderProof>;
}

// The configuration allows plain http only on this machine.
// oxlint-disable-next-line typescript/no-deprecated -- it is marked so only to be conspicuous
const onThisMachine = allowInsecureRequests;
const DISCOVERY_TRIES = 2;
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

/** Runs the discovery at first use, and again after a failure. */
export function createProvider(options: ProviderOptions): Provider {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discover(options).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    address: (attempt, redirectUri) => {
      const build = async () => buildAuthorizationUrl(await configuration(), await parametersOf(attempt, redirectUri));
      return inTime(options, build);
    },
    proofOf: (attempt, answer) => {
      const ask = async (late: AbortSignal) => {
        const known = await configuration();
        // Nobody waits any longer: the code stays unused.
        late.throwIfAborted();
        return proofFrom(known, attempt, answer);
      };
      return inTime(options, ask);
    },
  };
}

async function discover(options: ProviderOptions, tries = 1): Promise<Configuration> {
  const { issuer, clientId, clientSecret, timeoutMs } = options;
  const isPlain = issuer.startsWith('http:');
  try {
    return await discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      // The identity token comes directly from the provider; its signature is verified nevertheless.
      execute: isPlain ? [enableNonRepudiationChecks, onThisMachine] : [enableNonRepudiationChecks],
      timeout: timeoutMs / 1000,
      [customFetch]: fetchOrAway,
    });
  } catch (error) {
    // A request that timed out would time out again.
    if (tries === DISCOVERY_TRIES || !isAway(error) || isLate(error)) throw error;
    return discover(options, tries + 1);
  }
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

async function inTime<T>({ timeoutMs }: ProviderOptions, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new ProviderAway('no answer in time')), { once: true });
  });
  try {
    return await Promise.race([work(late), tooLate]);
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
