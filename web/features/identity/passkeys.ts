import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { SessionUser } from '#shared/identity/contract.ts';
import {
  addPasskey,
  type Passkey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/identity/sign-in-methods-contract.ts';
import { call } from '#web/api/call.ts';
import { callAsUser } from './call-as-user.ts';
import { IdentityError } from './identity-client.ts';

/** Asks the device for a passkey and signs in by it. @throws ApiError, or IdentityError when none was used */
export async function signInByDevice(): Promise<SessionUser> {
  const optionsJSON = await call(startPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON }).catch(asRefusal('No passkey was used.'));
  return (await call(signInByPasskey, { input: { credential: { ...credential, clientExtensionResults: {} } } })).user;
}

/** Has the device make a passkey for the signed-in person. @throws ApiError, or IdentityError when none was made */
export async function makePasskey(): Promise<Passkey> {
  const optionsJSON = await callAsUser(startPasskey, {});
  const credential = await startRegistration({ optionsJSON }).catch(asRefusal('No passkey was added.'));
  return callAsUser(addPasskey, { input: { credential: { ...credential, clientExtensionResults: {} } } });
}

const PRESENT = 'This device has a passkey for your account already.';

/** A browser does not say whether the person declined or had no passkey. */
function asRefusal(words: string): (cause: unknown) => never {
  return (cause) => {
    const isPresent = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new IdentityError('passkey-refused', { message: isPresent ? PRESENT : words, cause });
  };
}
