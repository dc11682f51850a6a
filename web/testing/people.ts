import { onTestFinished } from 'vitest';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { readIdentityConfig, readUser, type SessionUser, SIGNED_IN_HINT_COOKIE } from '#shared/identity/contract.ts';
import { session } from '#web/features/identity/app-session.ts';
import { answers, refuses } from './answer-calls.ts';

const CONFIG = { kind: 'embedded', hasGoogle: true, passwordMinLength: 6, firebase: null } as const;
export const SIGN_IN_CONFIG = answers(readIdentityConfig, CONFIG);

export const SIGNED_OUT = [
  SIGN_IN_CONFIG,
  refuses(readUser, { status: 401, code: 'SIGN_IN_REQUIRED', message: ERROR_MESSAGES.SIGN_IN_REQUIRED }),
];

export const aUser = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  username: 'greta',
  email: 'greta@freelance.example',
  emailVerified: false,
  pendingEmail: null,
  fullName: null,
  profilePicture: null,
  createdAt: '2025-01-05T12:00:00Z',
  plan: 'free',
  proUntil: null,
  unpaidSince: null,
  checkoutStatus: null,
  proTrialCreditsUsed: 0,
  hasPassword: true,
  canChangeUsername: true,
  ...more,
});

/** This browser takes itself for signed in; who it is, the API says. */
export function takeForSignedIn(): void {
  // Files share one page: an answer that another test is still waiting for must not count here.
  forgetSession();
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=embedded; path=/`;
  session.setAsks('now');
  onTestFinished(() => {
    document.cookie = `${SIGNED_IN_HINT_COOKIE}=; path=/; max-age=0`;
    forgetSession();
  });
}

function forgetSession(): void {
  session.forget();
  session.parts.queryClient.clear();
}
