import { IDENTITY_MESSAGES, type IdentityErrorCode } from '#shared/http/identity-errors.ts';
import type { IdentityKind } from '#shared/identity/contract.ts';
import type { PasskeyProof } from '#shared/identity/sign-in-methods-contract.ts';

/** What an adapter of the port rejects with, and nothing else. The words are those of its code unless the server had better ones. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;
  /** When trying again makes sense (too-many-requests). */
  readonly retryAt: Date | undefined;
  /** Field name to what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: IdentityErrorCode,
    details: { message?: string; retryAt?: Date; fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(details.message ?? IDENTITY_MESSAGES[code], { cause: details.cause });
    this.code = code;
    this.retryAt = details.retryAt;
    this.fields = details.fields ?? {};
  }
}

/** What an account with two-step sign-in asks for. */
export type SecondStepAnswer = { readonly code: string } | { readonly recoveryCode: string };

/** The provider's data about the signed-in person; null for nobody. */
export interface ProviderUser {
  /** Of the account at the provider: our own id in embedded mode, Firebase's uid in Firebase mode. */
  readonly subject: string;
  readonly email: string | null;
}

/**
 * The one interface of screens to prove an identity, for every provider. Every method rejects with an IdentityError.
 * Signing in here is complete only with the server's session: `exchange` makes that, and the three ways in have called it
 * when they resolve. Source: docs/spec/identity.md.
 */
export interface IdentityClient {
  readonly kind: IdentityKind;
  /** Resolves when it is known whether someone is signed in: only then is the current user asked for. */
  ready(): Promise<void>;
  /** Called with the present state and at each change of it. Returns the unsubscribe. */
  onChange(listener: (user: ProviderUser | null) => void): () => void;
  register(email: string, password: string): Promise<void>;
  /** `identifier` is an address or a username. */
  signIn(identifier: string, password: string): Promise<void>;
  /** Call it inside the click: it opens a window of 500 × 600. `returnTo` is for browsers that block it. */
  signInWithGoogle(returnTo: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Whether the code of a mailed link could set a password now; uses nothing up. */
  checkPasswordReset(code: string): Promise<void>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** By the passkey that was chosen already, or one that the device asks for. Not with Firebase. */
  signInWithPasskey?(chosen?: PasskeyProof): Promise<void>;
  /** Finishes a sign-in that was refused with 'second-step-required'. Not with Firebase. */
  finishSignIn?(answer: SecondStepAnswer): Promise<void>;
  /** Restores the closed account that this browser was refused for ('ACCOUNT_BEING_DELETED'), and signs in to it. */
  restoreAccount(): Promise<void>;
  /** A fresh identity token, for the bearer header; null if the session cookie alone identifies the requester. */
  getIdToken(force?: boolean): Promise<string | null>;
  /** Makes a server session of what the provider vouches for. Nothing to do in embedded mode. */
  exchange(): Promise<void>;
  signOut(): Promise<void>;
  /** Fetches early what `signInWithGoogle` needs, because the window must open inside the click. For hover and focus. */
  prefetch?(): void;
  /** What the provider's own policy still requires of a new password, as messages; empty if it is met. Never rejects. */
  passwordDemands?(password: string): Promise<readonly string[]>;
  /** Confirms an address, or changes it, by the code of the provider's own mail. Ours are confirmed by POST /api/verify-email. */
  confirmEmail?(code: string): Promise<void>;
  /** Mails the present person the provider's own link once more. Ours is mailed by POST /api/verify-email/resend. */
  resendConfirmation?(): Promise<void>;
  /** Call it when the server has changed the password: the provider takes it for the end of every sign-in, this one too. */
  passwordChanged?(password: string): Promise<void>;
}
