import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { sessionUser } from './contract.ts';

/** Sensitive changes need a sign-in of the last 15 minutes. */
const FRESH = [...SIGN_IN_ERRORS, 'requires-recent-login'] as const;
const MAX_NAME_CHARS = 60;
/** Far more than the public key of any authenticator. */
const MAX_CHARS = 8_000;

const success = z.strictObject({ success: z.literal(true) });

const passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const googleAccount = z.strictObject({
  id: z.string(),
  email: z.string().nullable(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type GoogleAccount = z.infer<typeof googleAccount>;

const signInMethods = z.strictObject({
  hasPassword: z.boolean(),
  google: z.array(googleAccount),
  passkeys: z.array(passkey),
  /** Undefined parts are null: two-step sign-in is off. */
  twoStep: z.strictObject({ since: z.iso.datetime(), recoveryCodesLeft: z.int().min(0) }).nullable(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

export const listSignInMethods = defineEndpoint({
  id: 'listSignInMethods',
  method: 'GET',
  path: '/api/sign-in-methods',
  summary: 'The ways in which the user can sign in.',
  output: signInMethods,
  errors: [...SIGN_IN_ERRORS, 'NOT_FOUND'],
});

export const removeGoogleAccount = defineEndpoint({
  id: 'removeGoogleAccount',
  method: 'DELETE',
  path: '/api/sign-in-methods/google/:id',
  summary: 'Takes a Google account from the user’s ways to sign in, unless it is the last one.',
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/) }),
  output: success,
  errors: [...FRESH, 'NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
});

const base64Url = z
  .string()
  .max(MAX_CHARS)
  .regex(/^[\w-]+$/);
const credentialDescriptor = z.strictObject({ id: z.string(), type: z.literal('public-key') });

/** The JSON forms of https://www.w3.org/TR/webauthn-3/, as far as we use them. */
const creationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialDescriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

const requestOptions = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const startPasskey = defineEndpoint({
  id: 'startPasskey',
  method: 'POST',
  path: '/api/passkeys/options',
  summary: 'What the browser needs to make a passkey for the user.',
  output: creationOptions,
  errors: [...FRESH, 'NOT_FOUND', 'unauthorized-domain', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Stores the passkey that the browser has made.',
  input: z.object({
    credential: z.object({
      id: base64Url,
      rawId: base64Url,
      type: z.literal('public-key'),
      response: z.object({ clientDataJSON: base64Url, attestationObject: base64Url }),
      clientExtensionResults: z.object({}),
    }),
  }),
  output: passkey,
  status: 201,
  errors: ['too-many-requests', ...FRESH, 'NOT_FOUND', 'unauthorized-domain', 'passkey-refused', 'TOO_MANY_PASSKEYS'],
});

const passkeyName = z
  .string('Please enter a name')
  .max(MAX_NAME_CHARS, `A name can have at most ${MAX_NAME_CHARS} characters`)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/\p{Cc}/gu, '')
      .trim(),
  )
  .refine((text) => text !== '', 'Please enter a name');

export const renamePasskeyInput = z.object({ name: passkeyName });

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/passkeys/:id',
  summary: 'Gives one of the user’s passkeys another name.',
  params: z.object({ id: z.uuid() }),
  input: renamePasskeyInput,
  output: passkey,
  errors: ['too-many-requests', ...SIGN_IN_ERRORS, 'NOT_FOUND'],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Takes a passkey from the user’s ways to sign in, unless it is the last one.',
  params: z.object({ id: z.uuid() }),
  output: success,
  errors: [...FRESH, 'NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
});

export const startPasskeySignIn = defineEndpoint({
  id: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/passkey-login/options',
  summary: 'What the browser needs to sign in with a passkey. Identifies no user.',
  output: requestOptions,
  errors: ['NOT_FOUND', 'unauthorized-domain'],
});

const passkeyProof = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: base64Url, authenticatorData: base64Url, signature: base64Url }),
  clientExtensionResults: z.object({}),
});
/** What a device answers when a passkey is used. */
export type PasskeyProof = z.infer<typeof passkeyProof>;

export const signInByPasskey = defineEndpoint({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/api/passkey-login',
  summary: 'Signs in by a passkey.',
  input: z.object({ credential: passkeyProof }),
  output: z.strictObject({ user: sessionUser }),
  errors: [
    'too-many-requests',
    'NOT_FOUND',
    'unauthorized-domain',
    'passkey-refused',
    'user-disabled',
    'ACCOUNT_BEING_DELETED',
  ],
});
