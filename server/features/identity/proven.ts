export type Method = 'password' | 'google' | 'firebase' | 'passkey';

/**
 * The account that a proof opens, and what the proof depends on: a password's hash, or a sign-in method by its key in
 * `login_keys`.
 */
export interface Proven {
  readonly userId: string;
  readonly basedOn: { readonly passwordHash: string } | { readonly loginKey: string };
}

/** What a sign-in has besides the proof. */
export interface SignInExtras {
  /** For a provider that says when the person authenticated; else it is now. */
  readonly authenticatedAt?: Date | undefined;
  /** A code of the authenticator app, or a recovery code, was correct. */
  readonly hasSecondStep?: boolean;
  /** Restores a closed account. */
  readonly restoresAccount?: boolean;
}
