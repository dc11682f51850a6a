import type { z } from 'zod';
import type {
  addPasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/identity/sign-in-methods-contract.ts';
import { SITE } from '#shared/site/config.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { IdentityDeps } from '../container.ts';
import type { SignedIn } from '../identity.ts';
import { getSelf } from '../self/demand.ts';
import { readClientInfo } from '../sessions/client-info.ts';
import { passkeyKey } from '../users/login-keys.ts';
import { findUserIdByKey } from '../users/repository.ts';
import { CHALLENGE_MS, type Challenges } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
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
