import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { sessionUser } from './contract.ts';

const FRESH = ['SIGN_IN_REQUIRED', 'user-token-expired', 'requires-recent-login', 'NOT_FOUND'] as const;
const MAX_TYPED_CHARS = 40;

/** Six digits, in any grouping. */
const code = z
  .string('Please enter the code')
  .max(MAX_TYPED_CHARS)
  .transform((text) => text.normalize('NFKC').replace(/\s/g, ''))
  .refine((digits) => /^\d{6}$/.test(digits), 'The code has 6 digits');

/** Sixteen letters and digits, in groups or not. */
const recoveryCode = z
  .string('Please enter a recovery code')
  .max(MAX_TYPED_CHARS)
  .transform((text) => text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, ''))
  .refine((letters) => /^[a-z2-7]{16}$/.test(letters), 'A recovery code has 16 letters and digits');

export const codeInput = z.object({ code });
export const recoveryCodeInput = z.object({ recoveryCode });

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()).length(10) });

export const setUpTwoStep = defineEndpoint({
  id: 'setUpTwoStep',
  method: 'POST',
  path: '/api/two-step/setup',
  summary: 'Makes the secret for an authenticator app. Nothing is asked for until a code of it was confirmed.',
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  errors: [...FRESH, 'TWO_STEP_IS_ON'],
});

export const confirmTwoStep = defineEndpoint({
  id: 'confirmTwoStep',
  method: 'POST',
  path: '/api/two-step',
  summary: 'Turns the code at sign-in on, by a code of the app. Answers the recovery codes, which are shown once.',
  input: codeInput,
  output: recoveryCodes,
  errors: ['too-many-requests', ...FRESH, 'wrong-code', 'TWO_STEP_IS_ON'],
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/two-step/recovery-codes',
  summary: 'Replaces the recovery codes. The former ones work no more.',
  output: recoveryCodes,
  errors: FRESH,
});

export const turnOffTwoStep = defineEndpoint({
  id: 'turnOffTwoStep',
  method: 'DELETE',
  path: '/api/two-step',
  summary: 'Turns the code at sign-in off.',
  output: z.strictObject({ success: z.literal(true) }),
  errors: FRESH,
});

/** After a sign-in that was refused with 'second-step-required', which a cookie stores for ten minutes. */
export const finishSignIn = defineEndpoint({
  id: 'finishSignIn',
  method: 'POST',
  path: '/api/login/second-step',
  summary: 'Finishes a sign-in by a code of the authenticator app, or by a recovery code.',
  input: z.union([codeInput.strict(), recoveryCodeInput.strict()]),
  output: z.strictObject({ user: sessionUser }),
  errors: ['too-many-requests', 'wrong-code', 'invalid-credential', 'user-disabled', 'ACCOUNT_BEING_DELETED'],
});
