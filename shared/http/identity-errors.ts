/** Errors of sign-in by the provider's names, for server and browser. Sources: docs/spec/accounts.md §8, docs/spec/identity.md. */
export const IDENTITY_MESSAGES = {
  'invalid-email': 'Please enter a valid email address',
  'wrong-password': 'That password is not right. Please try again.',
  'invalid-credential': 'The email, username or password is not right. Please try again.',
  'email-already-in-use': 'There is already an account with this email. Sign in instead, or reset your password.',
  'user-not-found': 'There is no account for this. Check the spelling, or sign up.',
  'too-many-requests': 'Too many tries in a short time. Please wait a while, or reset your password.',
  'requires-recent-login': 'To confirm it’s you, please sign in again.',
  'user-token-expired': 'Your session has ended. Please sign in again; nothing you typed is lost.',
  'user-disabled': 'This account is switched off. Please write to support.',
  ACCOUNT_BEING_DELETED: 'This account is closed and will be erased. Until then you can restore it.',
  'password-does-not-meet-requirements': 'This password does not meet the rules. Please choose another one.',
  'popup-blocked': 'Your browser blocked the Google window. Allow it for this site, or sign in on this page.',
  'popup-closed-by-user': 'The Google window was closed before you were signed in.',
  'network-request-failed': 'We cannot be reached right now. What you typed is saved. Please try again in a moment.',
  'unauthorized-domain': 'Signing in with Google is not set up for this address. Please use your email instead.',
  'account-exists-with-different-credential':
    'There is already an account with this email. Sign in with your password, or reset it by mail; once the email is confirmed, Google works too.',
  'invalid-action-code': 'This link is no longer valid. It has been used, has expired, or a newer one was sent.',
  'credential-already-in-use': 'This Google account already signs in to another account here.',
  'passkey-refused': 'The passkey was not accepted. Please try again, or sign in another way.',
  'second-step-required': 'Enter the code from your authenticator app to finish signing in.',
  'wrong-code': 'That code is not right, or it was used already. Please try the newest one.',
  'internal-error': 'Signing in did not work. Please try again.',
} as const;

export type IdentityErrorCode = keyof typeof IDENTITY_MESSAGES;
