import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { sessionUser } from './contract.ts';

const mailedToken = z.string().min(1).max(200);

/** By POST, so that the token is in no address and no log. */
export const checkResetLink = defineEndpoint({
  id: 'checkResetLink',
  method: 'POST',
  path: '/api/reset-password/check',
  summary: 'Whether a mailed link for a new password still works. Uses nothing up.',
  input: z.object({ token: mailedToken }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: ['too-many-requests', 'invalid-action-code'],
});

const count = z.int().nonnegative();

/** What stopped working when a change of the email was undone. */
const removedByUndo = z.strictObject({
  password: z.boolean(),
  passkeys: count,
  googleAccounts: count,
  twoStep: z.boolean(),
  /** Those of an authenticator that stays. */
  recoveryCodes: z.boolean(),
  accessTokens: count,
});

/** The sign-in methods from before the change, and two-step sign-in, which stay. */
const keptByUndo = z.strictObject({ passkeys: count, googleAccounts: count, twoStep: z.boolean() });

/** What the undoing of a change of the email did besides. */
const undoneEmailChange = z.strictObject({
  email: z.string(),
  removed: removedByUndo,
  kept: keptByUndo,
  /** The account had been closed since the change, and is open again. */
  reopened: z.boolean(),
});
export type UndoneEmailChange = z.output<typeof undoneEmailChange>;

export const undoEmailChange = defineEndpoint({
  id: 'undoEmailChange',
  method: 'POST',
  path: '/api/undo-email-change',
  summary:
    'Gives the account its former email back by the link mailed there, removes the password, the access tokens and the sign-in methods added shortly before the request or since, and ends every session but this one. Works for 7 days, without signing in.',
  input: z.object({ token: mailedToken }),
  output: undoneEmailChange.extend({ success: z.literal(true) }),
  errors: ['too-many-requests', 'invalid-action-code', 'email-already-in-use'],
});

/** A cookie stores the sign-in that was refused with ACCOUNT_BEING_DELETED for ten minutes. */
export const restoreAccount = defineEndpoint({
  id: 'restoreAccount',
  method: 'POST',
  path: '/api/restore-account',
  summary: 'Restores the closed account that this browser has just proved to own, and signs in to it.',
  output: z.strictObject({ user: sessionUser }),
  errors: ['too-many-requests', 'invalid-credential', 'second-step-required', 'user-disabled'],
});
