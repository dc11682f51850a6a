import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  initializeRecaptchaConfig,
  type PasswordValidationStatus,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { login } from '#shared/identity/contract.ts';
import { isEmailAddress } from '#shared/identity/email-shape.ts';
import { restoreAccount } from '#shared/identity/recovery-contract.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { call } from '#web/api/call.ts';
import { type IdentityClient, IdentityError } from '../identity-client.ts';
import { asOurs, identityErrorOf, notTelling } from './error-codes.ts';
import { preconnectToGoogle, signInByGoogle } from './google.ts';
import { createPresence, exchangeFor, logOnly, type Presence } from './presence.ts';
import { refreshWhileSignedIn } from './token-refresh.ts';

/** The port over an open `auth`. */
export function createClient(auth: Auth): IdentityClient {
  const presence = createPresence(auth);
  const heedRecaptcha = createRecaptcha(auth);
  refreshWhileSignedIn(auth, () => void presence.leave());
  return {
    kind: 'firebase',
    ready: presence.ready,
    onChange: presence.onChange,
    ...waysIn(auth, presence, heedRecaptcha),
    ...mailedCodes(auth, heedRecaptcha),
    getIdToken: (force = false) => asOurs(async () => (await auth.currentUser?.getIdToken(force)) ?? null),
    exchange: () =>
      asOurs(() => {
        if (!auth.currentUser) throw new IdentityError('user-token-expired');
        return exchangeFor(auth.currentUser);
      }),
    signOut: () => asOurs(presence.leave),
  };
}

function waysIn(auth: Auth, presence: Presence, heedRecaptcha: () => Promise<void>) {
  const { enter } = presence;

  /** The server proves the password; after that the same password opens Firebase, which is wanted but not needed. */
  async function signInByUsername(username: string, password: string): Promise<void> {
    const { user } = await call(login, { input: { username, password } });
    presence.isKnownToServer({ subject: user.id, email: user.email });
    await signInWithEmailAndPassword(auth, user.email, password).catch(logOnly('Signed in by the server alone'));
  }

  return {
    register: (email, password) =>
      enter(async () => {
        await heedRecaptcha();
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await sendConfirmation(user).catch(logOnly('The mail that confirms the address was not sent'));
      }),
    signIn: (identifier, password) =>
      enter(async () => {
        await heedRecaptcha();
        if (!isEmailAddress(identifier)) await signInByUsername(identifier, password);
        else await signInWithEmailAndPassword(auth, identifier.trim(), password).catch(notTelling);
      }),
    signInWithGoogle: () => enter(() => signInByGoogle(auth)),
    prefetch: preconnectToGoogle,
    // Firebase knows nothing of the closing; it was left when the server refused the sign-in.
    restoreAccount: () =>
      enter(async () => {
        const { user } = await call(restoreAccount, {});
        presence.isKnownToServer({ subject: user.id, email: user.email });
      }),
    async passwordDemands(password) {
      try {
        return demandsOf(await validatePassword(auth, password));
      } catch (error) {
        logOnly('The password policy is not known')(error);
        return [];
      }
    },
    passwordChanged: (password) =>
      enter(async () => {
        const email = auth.currentUser?.email;
        if (email) await signInWithEmailAndPassword(auth, email, password);
      }),
  } satisfies Partial<IdentityClient>;
}

function mailedCodes(auth: Auth, heedRecaptcha: () => Promise<void>) {
  return {
    sendPasswordReset: (email) =>
      asOurs(async () => {
        await heedRecaptcha();
        const sent = sendPasswordResetEmail(auth, email, { url: pageUrl(PAGE_PATHS.resetPassword) });
        // Nobody may learn here whether there is an account.
        await sent.catch((error: unknown) => {
          if (identityErrorOf(error).code !== 'user-not-found') throw error;
        });
      }),
    checkPasswordReset: (code) => asOurs(async () => void (await verifyPasswordResetCode(auth, code))),
    confirmPasswordReset: (code, password) => asOurs(() => confirmPasswordReset(auth, code, password)),
    confirmEmail: (code) =>
      asOurs(async () => {
        await applyActionCode(auth, code);
        // The token in hand still says 'not verified'.
        if (auth.currentUser) await exchangeFor(auth.currentUser, { newToken: true }).catch(unlessEnded);
      }),
    resendConfirmation: () =>
      asOurs(() => {
        if (!auth.currentUser) throw new IdentityError('user-token-expired');
        return sendConfirmation(auth.currentUser);
      }),
  } satisfies Partial<IdentityClient>;
}

/** An email that has changed ends every sign-in there is, which is no failure of the code. */
function unlessEnded(error: unknown): void {
  if (identityErrorOf(error).code !== 'user-token-expired') throw error;
}

/** Its link comes back to us once Firebase's own page is done with it. */
function sendConfirmation(user: User): Promise<void> {
  return sendEmailVerification(user, { url: pageUrl(PAGE_PATHS.auth) });
}

function pageUrl(path: string): string {
  return new URL(path, globalThis.location?.origin ?? 'http://localhost').href;
}

/**
 * Looks up once whether the project asks browsers for reCAPTCHA; what a call needs of it the library then does itself. When
 * that cannot be known, the call goes out without and is repeated with it if Firebase says so.
 */
function createRecaptcha(auth: Auth): () => Promise<void> {
  let known: Promise<void> | undefined;
  return () => {
    known ??= initializeRecaptchaConfig(auth).catch(logOnly('Whether reCAPTCHA is asked for is not known'));
    return known;
  };
}

/** What the project's password policy still asks for, in the order in which people read it. Source: docs/spec/accounts.md §5. */
function demandsOf(status: PasswordValidationStatus): readonly string[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const demands: [isMet: boolean | undefined, words: string][] = [
    [status.meetsMinPasswordLength, `At least ${minPasswordLength} characters.`],
    [status.meetsMaxPasswordLength, `At most ${maxPasswordLength} characters.`],
    [status.containsLowercaseLetter, 'A lowercase letter.'],
    [status.containsUppercaseLetter, 'An uppercase letter.'],
    [status.containsNumericCharacter, 'A number.'],
    [status.containsNonAlphanumericCharacter, 'A special character, such as ! or #.'],
  ];
  return demands.filter(([isMet]) => isMet === false).map(([, words]) => words);
}
