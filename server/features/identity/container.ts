import type { IdentityConfig } from '#shared/identity/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/client.ts';
import type { AppContext } from '../../http/context.ts';
import type { SignedIn } from './identity.ts';
import type { MethodChange } from './mails.ts';
import type { PendingSignIns } from './sessions/pending-sign-in.ts';
import type { User } from './users/repository.ts';

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

/** The dependencies of the identity modules. */
export interface IdentityDeps extends Pick<AppParts, 'config' | 'db' | 'log' | 'now' | 'newId' | 'jobs' | 'secret'> {
  readonly sessions: Sessions;
  readonly pending: PendingSignIns;
  readonly passwords: Passwords;
  readonly credentials: Credentials;
  readonly throttle: SignInRateLimit;
  readonly failures: Failures;
  readonly notices: Notices;
  /** The sign-in settings that the browser gets. */
  readonly identityConfig: IdentityConfig;
}

export interface Sessions {
  /**
   * Signs the person of a proof in on this browser, if the proof is still valid when the session is written: a new token
   * whatever cookie the request has (S2), the cookies of the answer, the history entry, and a mail for a new device. The
   * session of the request's cookie ends.
   * With 'second-step-required' and ACCOUNT_BEING_DELETED the browser gets a pending sign-in, to finish it.
   * @throws AppError 'invalid-credential', 'user-disabled', 'second-step-required', ACCOUNT_BEING_DELETED,
   * 'too-many-requests'.
   */
  begin(c: AppContext, proven: Proven, method: Method, extras?: SignInExtras): Promise<SignedIn>;
  /** Also undefined for a session without the hint beside it: that browser has signed out, and could not reach us. */
  find(c: AppContext): Promise<SignedIn | undefined>;
  require(c: AppContext): Promise<SignedIn>;
  findOrExpired(c: AppContext): Promise<SignedIn | undefined>;
  /** Records that the provider has just confirmed this session, and the time of its sign-in there. */
  affirm(sessionId: string, authenticatedAt: Date): Promise<void>;
  /** Whether this sign-in at a provider was ended here: by signing out, in this browser or another one. */
  hasEnded(userId: string, authenticatedAt: Date): Promise<boolean>;
  /**
   * Gives the session a new token after the person has authenticated again (S4). Returns a function that sets the cookie:
   * call it after the transaction. @throws AppError 'user-token-expired' when the session has ended in the meantime.
   */
  renew(tx: Db, c: AppContext, signedIn: SignedIn): Promise<() => void>;
  /** Ends the session of a browser whose sign-out did not arrive (it has no hint), together with its sign-in. */
  endForgotten(c: AppContext): Promise<void>;
  /** Ends the session of this browser and deletes its cookies. */
  end(c: AppContext): Promise<void>;
  /** Ends a session of this person; false when there is no such one. */
  endOne(userId: string, sessionId: string): Promise<boolean>;
  /**
   * Ends all sessions of a person with their access tokens, or all sessions except one, in the caller's transaction. Returns
   * how many.
   */
  endAllOf(tx: Db, userId: string, exceptSessionId?: string): Promise<number>;
  /** Makes every browser except this one unknown to the person again. */
  forgetOtherDevices(tx: Db, c: AppContext, userId: string): Promise<void>;
}

/** With accounts at a provider: checks whether it still confirms the person of a session. */
export interface AccountStatus {
  /**
   * 'good': just checked, record it. 'ended': the account was disabled or signed out there, or was not confirmed for long:
   * end the session. 'keep': not checked, since the last answer is recent or the provider is away. Never rejects.
   */
  of(c: AppContext, session: { id: string; userId: string; checkedAt: Date }): Promise<'good' | 'ended' | 'keep'>;
}

export interface Passwords {
  /** argon2id, 19 MiB, t=2, p=1. The number of simultaneous hashes is limited; others wait. */
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one, and returns false. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
  /**
   * @throws AppError 'password-does-not-meet-requirements' for a password that is too short or common, with the message at
   * `field` ('password').
   */
  refuseWeak(password: string, field?: string): Promise<void>;
}

/** Where passwords are stored: in our own tables, or at Firebase. */
export interface Credentials {
  /** The person with this name and password; undefined if there is none. `identifier` is a username or an address. */
  find(identifier: string, password: string): Promise<Proven | undefined>;
  /** Verifies the person's password. Undefined if it is wrong, and for a person without one. */
  prove(userId: string, password: string): Promise<Proven | undefined>;
  /**
   * Replaces the verified password, if it is still valid. For local passwords everything is one transaction; with Firebase
   * `before` is written first, then Firebase changes it, then `after` is written. Returns the result of `after`.
   * @throws AppError 'user-token-expired' when the verified password has changed in the meantime,
   * 'password-does-not-meet-requirements'
   */
  change<T>(proven: Proven, passwords: { current: string; next: string }, steps: ChangeSteps<T>): Promise<T>;
}

/** Further writes of a password change, each in a transaction that has locked the person. */
export interface ChangeSteps<T> {
  before(tx: Db, user: User): Promise<void>;
  after(tx: Db, user: User): Promise<T>;
}

/** Limits of docs/spec/decisions.md#contracts. Each counts before the work and uncounts successful tries. */
export interface SignInRateLimit {
  /**
   * Runs `prove`, which returns undefined for a wrong proof: after ten of these for `account` (any name of it, known or not)
   * or 50 for the address within 15 minutes, further tries are refused. A browser the person has signed in with before has a
   * count of its own. @throws AppError 'too-many-requests' with `retryAt`.
   */
  guard<T>(c: AppContext, account: string, prove: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Correct sign-ins: 60 for one sign-in method and 300 for an address within 15 minutes. */
  countSignIn(c: AppContext, proven: Proven): Promise<void>;
  /** Exchanges of a provider account, each with a call to the provider: 60 within 15 minutes. */
  countExchange(subject: string): Promise<void>;
  /** Usernames that a person may try: 20 an hour. */
  countUsername(userId: string): Promise<void>;
  /** 30 an hour for an address. */
  countRegistration(c: AppContext): Promise<void>;
  /** Mails that visitors can request: 30 an hour for an address, 5 an hour for a mailbox. */
  countMail(c: AppContext, email: string): Promise<void>;
  /**
   * Mails that a person requests from their account: 5 an hour, and as many to a mailbox that is not theirs yet. Strangers
   * who use up the limit of a mailbox take nothing from its owner.
   */
  countOwnMail(userId: string, newEmail?: string): Promise<void>;
}

/** Refused sign-ins, for the log and for the history of the account. */
export interface Failures {
  /** `identifier` as it was typed. Returns at once: it writes after the answer. */
  note(c: AppContext, identifier: string): void;
}

/** The mails of identity. Each is a job stored with `db`: call it in the transaction of its event. */
export interface Notices {
  /** For an unknown address nothing is sent; the job decides that, so that the request takes the same time. */
  passwordReset(db: Db, email: string): Promise<void>;
  verifyEmail(db: Db, userId: string): Promise<void>;
  /** To the new address: the link that confirms it. */
  confirmNewEmail(db: Db, userId: string): Promise<void>;
  /** To the current address, if it is confirmed: the planned change, with a link that prevents it. */
  emailChangeRequested(db: Db, user: User, newEmail: string): Promise<void>;
  /** To a confirmed address, as all below. `wasUnconfirmed`: it was unconfirmed until now. */
  passwordChanged(db: Db, user: User, options?: { wasUnconfirmed: boolean }): Promise<void>;
  /** The account is closed, and erased after that time. */
  accountClosed(db: Db, user: User, deletedAfter: Date): Promise<void>;
  accountRestored(db: Db, user: User): Promise<void>;
  signInMethodChanged(db: Db, user: User, change: MethodChange): Promise<void>;
  /** To the old address, with a link that undoes the change if it was made here. */
  emailChanged(db: Db, userId: string, change: { from: string; to: string; canUndo: boolean }): Promise<void>;
  newDevice(db: Db, user: User, device: { device: string; at: Date }): Promise<void>;
}
