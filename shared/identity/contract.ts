import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { textField } from '../http/text-field.ts';
import { emailAddress, username } from './identifier.ts';
import { IDENTITY_KINDS } from './names.ts';
import { givenPassword, newPassword } from './password.ts';
import { loginEntry, session } from './sign-ins.ts';

const MAX_IDENTIFIER_CHARS = 254;
const MAX_NAME_CHARS = 100;
/** A Google identity token has about 1,200 characters. */
const MAX_ID_TOKEN_CHARS = 16_384;

const success = z.strictObject({ success: z.literal(true) });

export { GOOGLE_PATHS, type IdentityKind, SIGNED_IN_HINT_COOKIE } from './names.ts';
export { loginEntry, session } from './sign-ins.ts';

/** The signed-in person, as every screen sees them. Exactly these keys. Source: docs/spec/accounts.md §3. */
export const sessionUser = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** A new address that has not been confirmed yet. */
  pendingEmail: z.string().nullable(),
  fullName: z.string().nullable(),
  profilePicture: z.string().nullable(),
  createdAt: z.iso.datetime(),
  plan: z.enum(['free', 'pro']),
  proUntil: z.iso.datetime().nullable(),
  /** When the oldest unpaid renewal failed. */
  unpaidSince: z.iso.datetime().nullable(),
  checkoutStatus: z.string().nullable(),
  proTrialCreditsUsed: z.int().min(0),
  /** False for a person who has signed in by Google only. */
  hasPassword: z.boolean(),
  canChangeUsername: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** `identifier` or `username`: both are the address (docs/spec/accounts.md §3). The server derives the shown username from it. */
const registerInput = z
  .object({
    identifier: z.string().max(MAX_IDENTIFIER_CHARS).optional(),
    username: z.string().max(MAX_IDENTIFIER_CHARS).optional(),
    email: emailAddress,
    password: newPassword,
  })
  .transform(({ email, password }) => ({ email, password }));

export const register = defineEndpoint({
  id: 'register',
  method: 'POST',
  path: '/api/register',
  summary: 'Makes an account with an email and a password and signs in to it.',
  input: registerInput,
  output: z.strictObject({ user: sessionUser }),
  status: 201,
  errors: ['too-many-requests', 'email-already-in-use', 'password-does-not-meet-requirements', 'ACCOUNT_BEING_DELETED'],
});

export const loginInput = z.object({
  username: z
    .string('Please enter your email or username')
    .max(MAX_IDENTIFIER_CHARS, 'That is longer than any email or username.')
    .transform((text) => text.normalize('NFKC').trim())
    .refine((text) => text !== '', 'Please enter your email or username'),
  password: givenPassword,
});

export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with a username or an email, and a password.',
  input: loginInput,
  output: z.strictObject({ user: sessionUser }),
  errors: ['too-many-requests', 'invalid-credential', 'user-disabled', 'second-step-required', 'ACCOUNT_BEING_DELETED'],
});

export const logout = defineEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends this session. Succeeds also when there is none.',
  output: success,
  errors: [],
});

export const firebaseLogin = defineEndpoint({
  id: 'firebaseLogin',
  method: 'POST',
  path: '/api/firebase-login',
  summary:
    'Exchanges an identity token of Firebase Authentication for a session. Everything else in the body is ignored.',
  input: z.object({ idToken: z.string('An identity token is needed.').min(1).max(MAX_ID_TOKEN_CHARS) }),
  output: z.strictObject({ user: sessionUser }),
  errors: [
    'too-many-requests',
    'NOT_FOUND',
    'invalid-credential',
    'user-disabled',
    'user-token-expired',
    'network-request-failed',
    'account-exists-with-different-credential',
    'ACCOUNT_BEING_DELETED',
  ],
});

/** What the browser must know before anybody can sign in. */
export const identityConfig = z.strictObject({
  kind: z.enum(IDENTITY_KINDS),
  /** Whether 'Continue with Google' is offered. */
  hasGoogle: z.boolean(),
  passwordMinLength: z.int().min(1),
  /** Firebase's public web config; null in embedded mode. */
  firebase: z
    .strictObject({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      appId: z.string().nullable(),
      /** `http://127.0.0.1:9099` while the emulator runs. */
      emulatorOrigin: z.string().nullable(),
    })
    .nullable(),
});
export type IdentityConfig = z.infer<typeof identityConfig>;

export const readIdentityConfig = defineEndpoint({
  id: 'readIdentityConfig',
  method: 'GET',
  path: '/api/identity-config',
  summary: 'How people sign in here.',
  output: identityConfig,
  errors: [],
});

export const readUser = defineEndpoint({
  id: 'readUser',
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user.',
  output: sessionUser,
  errors: ['SIGN_IN_REQUIRED'],
});

/** An address change takes effect when the new address confirms; it needs a recent sign-in. */
export const updateUserInput = z.strictObject({
  email: emailAddress.optional(),
  fullName: textField('Full name', MAX_NAME_CHARS)
    .transform((text) => text.trim() || null)
    .nullable()
    .optional(),
  /** Only once: the first one is derived from the address. */
  username: username.optional(),
});

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'PATCH',
  path: '/api/user/:id',
  summary: 'Changes the own profile.',
  params: z.object({ id: z.uuid() }),
  input: updateUserInput,
  output: sessionUser,
  errors: [
    'too-many-requests',
    ...SIGN_IN_ERRORS,
    'NOT_FOUND',
    'USERNAME_TAKEN',
    'email-already-in-use',
    'requires-recent-login',
  ],
});

export const deleteUser = defineEndpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/api/user/:id',
  summary: 'Ends every session and starts the deletion of the own account. Takes the password or a recent sign-in.',
  params: z.object({ id: z.uuid() }),
  input: z.strictObject({ email: z.string().max(MAX_IDENTIFIER_CHARS), password: givenPassword.optional() }),
  output: z.strictObject({ success: z.literal(true), deletedAfter: z.iso.datetime() }),
  errors: ['too-many-requests', ...SIGN_IN_ERRORS, 'NOT_FOUND', 'wrong-password', 'requires-recent-login'],
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  summary: 'Changes the password and ends every other session.',
  input: z.object({ currentPassword: givenPassword, newPassword }),
  output: success,
  errors: ['too-many-requests', ...SIGN_IN_ERRORS, 'wrong-password', 'password-does-not-meet-requirements'],
});

export const forgotPassword = defineEndpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mails a link for a new password. Answers the same whether there is an account or not.',
  input: z.object({ email: emailAddress }),
  output: success,
  errors: ['too-many-requests'],
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Sets a new password by a mailed link, ends every session and does not sign in.',
  input: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  output: success,
  errors: ['too-many-requests', 'invalid-action-code', 'password-does-not-meet-requirements'],
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/verify-email',
  summary: 'Confirms an address, also a new one, by a mailed link. Only in a browser signed in as that user.',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.strictObject({ user: sessionUser }),
  errors: ['too-many-requests', ...SIGN_IN_ERRORS, 'invalid-action-code', 'email-already-in-use'],
});

export const resendVerification = defineEndpoint({
  id: 'resendVerification',
  method: 'POST',
  path: '/api/verify-email/resend',
  summary: 'Mails the link that confirms the address once more.',
  output: success,
  errors: ['too-many-requests', ...SIGN_IN_ERRORS],
});

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the user is signed in, this session first.',
  output: z.strictObject({ sessions: z.array(session) }),
  errors: SIGN_IN_ERRORS,
});

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: "Signs one of the user's sessions out.",
  params: z.object({ id: z.uuid() }),
  output: success,
  errors: ['NOT_FOUND', ...SIGN_IN_ERRORS],
});

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs every session out but this one.',
  output: z.strictObject({ success: z.literal(true), ended: z.int().min(0) }),
  errors: SIGN_IN_ERRORS,
});

export const listLoginHistory = defineEndpoint({
  id: 'listLoginHistory',
  method: 'GET',
  path: '/api/login-history',
  summary: 'The last 50 sign-ins and refused tries, newest first.',
  output: z.strictObject({ entries: z.array(loginEntry) }),
  errors: SIGN_IN_ERRORS,
});
