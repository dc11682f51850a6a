import { createHash } from 'node:crypto';
import { z } from 'zod';
import type {
  addPasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/identity/sign-in-methods-contract.ts';
import { SITE } from '#shared/site/config.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import type { Log } from '../../../log.ts';
import type { IdentityDeps, SignedIn } from '../container.ts';
import { createSealedCookie, type SealedCookieDeps } from '../cookie.ts';
import { getSelf } from '../self/demand.ts';
import { readClientInfo } from '../sessions/client-info.ts';
import { passkeyKey } from '../users/login-keys.ts';
import { findUserIdByKey } from '../users/repository.ts';
import {
  findPasskeyByCredential,
  insertPasskey,
  listPasskeysOf,
  type StoredPasskey,
  updatePasskeyUse,
} from './repository.ts';

export interface PasskeyDeps extends IdentityDeps {
  readonly challenges: Challenges;
}

/** Nobody has more devices; the limit stops a program in a loop. */
const MOST = 20;
const ALGORITHMS = [-8, -7, -257] as const;

/** Loaded when the first passkey is used: its certificate parsers are a sixth of what a start would load. */
const webauthn = () => import('@simplewebauthn/server');

/** @throws AppError 'unauthorized-domain', TOO_MANY_PASSKEYS. */
export async function startAdding(
  deps: PasskeyDeps,
  c: AppContext,
  me: SignedIn,
): Promise<z.input<(typeof startPasskey)['output']>> {
  const { id } = relyingPartyOf(deps.config.appOrigin, c);
  const present = await listPasskeysOf(deps.db, me.userId);
  if (present.length >= MOST) throw new AppError('TOO_MANY_PASSKEYS');
  const name = me.user.email;
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: SITE.name,
    rpID: id,
    userName: name,
    userID: new TextEncoder().encode(me.userId),
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  await deps.challenges.keep(c, 'add', options.challenge);
  return {
    rp: { id, name: SITE.name },
    user: { id: options.user.id, name, displayName: me.user.fullName ?? name },
    challenge: options.challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    // It is found without a name, and is the only step: the device must verify its user.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** @throws AppError 'passkey-refused', 'unauthorized-domain', 'user-token-expired', TOO_MANY_PASSKEYS. */
export async function add(
  deps: PasskeyDeps,
  c: AppContext,
  me: SignedIn,
  { credential }: z.output<(typeof addPasskey)['input']>,
): Promise<StoredPasskey> {
  const { id: rpId, origin } = relyingPartyOf(deps.config.appOrigin, c);
  const expectedChallenge = await deps.challenges.take(c, 'add');
  const given = await (await webauthn())
    .verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    })
    .catch(refuse);
  if (!given.verified) throw new AppError('passkey-refused');
  const { credential: made, credentialBackedUp } = given.registrationInfo;
  const passkey: StoredPasskey = {
    userId: me.userId,
    id: deps.newId(),
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    isBackedUp: credentialBackedUp,
    name: readClientInfo(c, deps.config.trustProxy).device,
    createdAt: new Date(deps.now()),
    lastUsedAt: null,
  };
  await inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    if ((await listPasskeysOf(tx, me.userId)).length >= MOST) throw new AppError('TOO_MANY_PASSKEYS');
    if (!(await insertPasskey(tx, passkey))) throw new AppError('passkey-refused');
    await deps.notices.signInMethodChanged(tx, user, 'passkey-added');
  });
  return passkey;
}

/** The same for everybody: the browser knows the available passkeys. @throws AppError 'unauthorized-domain' */
export async function startSignIn(
  deps: PasskeyDeps,
  c: AppContext,
): Promise<z.input<(typeof startPasskeySignIn)['output']>> {
  const { id } = relyingPartyOf(deps.config.appOrigin, c);
  const { challenge } = await (await webauthn()).generateAuthenticationOptions({ rpID: id });
  await deps.challenges.keep(c, 'sign-in', challenge);
  return { rpId: id, challenge, timeout: CHALLENGE_MS, userVerification: 'required' };
}

/** @throws AppError 'passkey-refused', 'unauthorized-domain', and what `sessions.begin` throws. */
export async function signIn(
  deps: PasskeyDeps,
  c: AppContext,
  { credential }: z.output<(typeof signInByPasskey)['input']>,
): Promise<SignedIn> {
  const { id: rpId, origin } = relyingPartyOf(deps.config.appOrigin, c);
  const expectedChallenge = await deps.challenges.take(c, 'sign-in');
  const loginKey = passkeyKey(credential.id);
  const userId = await findUserIdByKey(deps.db, loginKey);
  const passkey = userId && (await findPasskeyByCredential(deps.db, userId, credential.id));
  if (!passkey) throw new AppError('passkey-refused', { message: UNKNOWN });
  const { verified, authenticationInfo } = await (await webauthn())
    .verifyAuthenticationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    .catch(refuse);
  if (!verified) throw new AppError('passkey-refused');
  const signedIn = await deps.sessions.begin(c, { userId: passkey.userId, basedOn: { loginKey } }, 'passkey');
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  await updatePasskeyUse(deps.db, passkey, { counter, isBackedUp, lastUsedAt: new Date(deps.now()) });
  return signedIn;
}

const UNKNOWN = 'This passkey belongs to no account here. It may have been removed. Sign in another way.';

/** A wrong answer is always the client's doing. */
function refuse(cause: unknown): never {
  throw new AppError('passkey-refused', { cause });
}

/** The relying party: `id` is a host name, `origin` the browser's origin. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The site's address from its setting; without one the app runs on this machine, by a name: a passkey belongs to a name,
 * never to a number. @throws AppError 'unauthorized-domain'
 */
function relyingPartyOf(appOrigin: string | undefined, c: AppContext): RelyingParty {
  const { hostname, origin } = new URL(appOrigin ?? c.req.url);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || (appOrigin === undefined && hostname !== 'localhost')) {
    throw new AppError('unauthorized-domain', { message: 'Passkeys do not work at this address of the site.' });
  }
  return { id: hostname, origin };
}

/** As long as the browser's own dialog stays open. */
const CHALLENGE_MS = 5 * 60_000;

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

type Challenges = ReturnType<typeof createChallenges>;
