import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import type { SessionUser } from '#shared/identity/contract.ts';
import {
  addPasskey,
  type Passkey,
  type PasskeyProof,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/identity/sign-in-methods-contract.ts';
import { call } from '#web/api/call.ts';
import { callAsUser } from './call-as-user.ts';
import { IdentityError } from './identity-client.ts';

/**
 * Signs in by the passkey that was chosen already, or one that the device asks for. @throws ApiError, or IdentityError when none was
 * used
 */
export async function signInByDevice(chosen?: PasskeyProof): Promise<SessionUser> {
  const credential = chosen ?? (await proofOf({}));
  return (await call(signInByPasskey, { input: { credential } })).user;
}

/**
 * Lists passkeys among what the browser offers at a field whose `autocomplete` ends with 'webauthn', and waits for one to be chosen.
 * Any other question to the device ends that, as does `endAutofill`. @throws ApiError, or IdentityError when none was chosen
 */
export function choosePasskeyAtField(): Promise<PasskeyProof> {
  return proofOf({ useBrowserAutofill: true });
}

export function endAutofill(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function proofOf(how: { useBrowserAutofill?: boolean }): Promise<PasskeyProof> {
  const optionsJSON = await call(startPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON, ...how }).catch(asRefusal('No passkey was used.'));
  return { ...credential, clientExtensionResults: {} };
}

/** Has the device make a passkey for the signed-in person. @throws ApiError, or IdentityError when none was made */
export async function makePasskey(): Promise<Passkey> {
  const optionsJSON = await callAsUser(startPasskey, {});
  const credential = await startRegistration({ optionsJSON }).catch(asRefusal('No passkey was added.'));
  return callAsUser(addPasskey, { input: { credential: { ...credential, clientExtensionResults: {} } } });
}

const PRESENT = 'This device already has a passkey for your account.';

/** A browser does not say whether the person declined or had no passkey. */
function asRefusal(words: string): (cause: unknown) => never {
  return (cause) => {
    const isPresent = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new IdentityError('passkey-refused', { message: isPresent ? PRESENT : words, cause });
  };
}
