import { createHash, randomBytes } from 'node:crypto';
import type { ErrorCode } from '#shared/http/errors.ts';
import { GOOGLE_PATHS } from '#shared/identity/contract.ts';
import { DEFAULT_RETURN_TO, safeReturnTo } from '#shared/identity/return-to.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { LOOPBACK_HOSTS } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { statusOf, toProblem } from '../../../http/error-response.ts';
import { createLimiter, type Limiter } from '../../../http/rate-limit.ts';
import type { IdentityDeps } from '../container.ts';
import { findOrCreatePerson, type ProviderProof } from '../linking.ts';
import { addGoogle } from '../methods/service.ts';
import { requireRecent } from '../self/demand.ts';
import { googleKey } from '../users/login-keys.ts';
import { ATTEMPT_MS, type Attempt, type Attempts, createAttempts, createProvider, type Provider } from './provider.ts';

const PROVIDER_TIMEOUT_MS = 10_000;
// A person who looks for the right account starts again and again, and an office shares one address; more is a flood.
const STARTS = { points: 100, perSeconds: 15 * 60 };
const ONCE = { points: 1, perSeconds: ATTEMPT_MS / 1000 };
const FROM_HERE = [undefined, 'same-origin', 'none'];
const RANDOM_BYTES = 32;

interface Google extends IdentityDeps {
  readonly provider: Provider;
  readonly attempts: Attempts;
  readonly starts: Limiter;
  /** Accepts each attempt once, over all processes. */
  readonly once: Limiter;
}

/** Google sign-in. Mounts nothing without Google's settings, or where Firebase has the accounts. */
export function createGoogle(deps: IdentityDeps, timeoutMs = PROVIDER_TIMEOUT_MS): { mount(app: App): void } {
  const { config, secret, now, log } = deps;
  if (!config.google || config.firebase) return { mount: () => undefined };
  const limits = { pool: deps.db.$client, log, now };
  const google: Google = {
    ...deps,
    provider: createProvider({ ...config.google, timeoutMs }),
    attempts: createAttempts({ secret, now, isHttps: config.appOrigin?.startsWith('https:') ?? false }),
    starts: createLimiter(limits, 'google-start', STARTS, 'too-many-requests'),
    once: createLimiter(limits, 'google-attempt', ONCE, 'internal-error'),
  };
  return {
    mount(app) {
      app.get(GOOGLE_PATHS.start, (c) => start(google, c));
      app.get(GOOGLE_PATHS.callback, (c) => finish(google, c));
    },
  };
}

/** Redirects to Google, with an attempt that only this browser can finish. */
async function start(google: Google, c: AppContext): Promise<Response> {
  c.set('pattern', GOOGLE_PATHS.start);
  refuseStrangers(c);
  const mode = c.req.query('mode') === 'popup' ? 'popup' : 'redirect';
  const returnTo = placeToReturnTo(c);
  const begin = async (): Promise<Attempt> => ({
    // Its first word says where to report a failure if nothing else of the attempt is left.
    state: `${mode}.${randomValue()}`,
    nonce: randomValue(),
    verifier: randomValue(),
    mode,
    returnTo,
    ...(c.req.query('purpose') === 'add' && { addsTo: (await requireRecent(google, c)).sessionId }),
  });
  try {
    await google.starts.count([`address:${clientAddress(c.env.incoming, google.config.trustProxy)}`]);
    const attempt = await begin();
    const address = await google.provider.address(attempt, callbackOf(google, c));
    await google.attempts.keep(c, attempt);
    return c.redirect(address.href);
  } catch (error) {
    return redirectWithError(c, { mode, returnTo }, error);
  }
}

/** The callback from Google. It always redirects; no token and no claim reaches the browser. */
async function finish(google: Google, c: AppContext): Promise<Response> {
  c.set('pattern', GOOGLE_PATHS.callback);
  if (c.req.method !== 'GET') throw new AppError('METHOD_NOT_ALLOWED');
  const attempt = await google.attempts.take(c);
  const mode = c.req.query('state')?.startsWith('popup.') ? 'popup' : 'redirect';
  try {
    if (!attempt) throw new AppError('internal-error');
    const answer = new URL(callbackOf(google, c));
    answer.search = new URL(c.req.url).search;
    await google.once.count([createHash('sha256').update(attempt.state).digest('base64url')]);
    const proof = await google.provider.proofOf(attempt, answer);
    await (attempt.addsTo === undefined ? signIn(google, c, proof) : add(google, c, attempt.addsTo, proof));
    return c.redirect(attempt.mode === 'popup' ? `${PAGE_PATHS.signInFinished}?result=ok` : attempt.returnTo);
  } catch (error) {
    return redirectWithError(c, attempt ?? { mode, returnTo: DEFAULT_RETURN_TO }, error);
  }
}

async function signIn(google: Google, c: AppContext, proof: ProviderProof): Promise<void> {
  const userId = await findOrCreatePerson(google, proof);
  await google.sessions.begin(c, { userId, basedOn: { loginKey: googleKey(proof.subject) } }, 'google');
}

/** For the session that requested it, not for another one that this browser has by now. */
async function add(google: Google, c: AppContext, sessionId: string, proof: ProviderProof): Promise<void> {
  const me = await google.sessions.require(c);
  if (me.sessionId !== sessionId) throw new AppError('user-token-expired');
  await addGoogle(google, me, proof);
}

/** Another site must not start a sign-in here: the person would end up in an account without having asked for it. */
function refuseStrangers(c: AppContext): void {
  if (c.req.method !== 'GET') throw new AppError('METHOD_NOT_ALLOWED');
  if (!FROM_HERE.includes(c.req.header('sec-fetch-site'))) throw new AppError('FORBIDDEN_ORIGIN');
}

/** The redirect URI; it must be registered at Google. */
function callbackOf({ config }: Google, c: AppContext): string {
  if (config.appOrigin !== undefined) return `${config.appOrigin}${GOOGLE_PATHS.callback}`;
  const { protocol, hostname, host } = new URL(c.req.url);
  // Without APP_ORIGIN the app runs on this machine; any other name is only a claim of the request.
  if (!LOOPBACK_HOSTS.includes(hostname)) throw new AppError('unauthorized-domain');
  return `${protocol}//${host}${GOOGLE_PATHS.callback}`;
}

function redirectWithError(
  c: AppContext,
  { mode, returnTo }: Pick<Attempt, 'mode' | 'returnTo'>,
  error: unknown,
): Response {
  const code = signInCode(toProblem(error).code);
  c.set('refusal', code);
  // A value that we never gave this browser, or that comes a second time, is refused and is no fault of ours.
  const isFault = statusOf(code) >= 500 && !(error instanceof AppError && error.cause === undefined);
  if (isFault) c.var.log().error({ err: error, code }, 'signing in with Google failed');
  const place =
    mode === 'popup'
      ? `${PAGE_PATHS.signInFinished}?${new URLSearchParams({ result: code })}`
      : `${PAGE_PATHS.auth}?${new URLSearchParams({ error: code, returnTo })}`;
  return c.redirect(place);
}

/** Our own failures, by the codes that the sign-in pages have messages for. */
function signInCode(code: ErrorCode): ErrorCode {
  if (code === 'UNEXPECTED') return 'internal-error';
  return code === 'SERVICE_UNAVAILABLE' ? 'network-request-failed' : code;
}

/** A path of ours, encoded like a URL, so that it fits a header and a cookie. */
function placeToReturnTo(c: AppContext): string {
  const { pathname, search, hash } = new URL(safeReturnTo(onlyQuery(c, 'returnTo')), 'http://ours');
  return safeReturnTo(`${pathname}${search}${hash}`);
}

/** Undefined for two of them: the right one is unknown. */
function onlyQuery(c: AppContext, name: string): string | undefined {
  const values = c.req.queries(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

function randomValue(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}
