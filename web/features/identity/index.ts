/** Identity in the browser: the signed-in person, sign-in and sign-out, and what happens when a session ends during work. */

export { addGoogleAccount, makePasskey } from './add-sign-in-method.ts';
export {
  beforeSignOut,
  getIdentityClient,
  isVisitorAtOnce,
  proveAgain,
  queryClient,
  refreshUser,
  reportSessionEnded,
  setSessionUser,
  startSession,
} from './app-session.ts';
export { BySession } from './by-session.tsx';
/** What needs a session: when that has ended, the person signs in again in place and it is repeated. */
export { asUser, callAsUser } from './call-as-user.ts';
export { ConfirmEmail } from './confirm-email.tsx';
export { NewPasswordField } from './pages/new-password-field.tsx';
export { PageHead } from './pages/page-head.tsx';
export { resendConfirmation } from './resend-confirmation.ts';
export type { LeavingWhy } from './session.ts';
export { SessionProvider } from './session-provider.tsx';
export { useCanUsePasskeys, useIdentityConfig, useMinPasswordLength } from './use-identity-config.ts';
export { useCurrentUser, useIsSigningOut, useLeaveClosedAccount, useSession, useSignOut } from './use-session.ts';
