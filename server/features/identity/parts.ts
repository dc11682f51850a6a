import type { IdentityConfig } from '#shared/identity/contract.ts';
import type { Config } from '../../config.ts';
import type { Database, Db } from '../../db/client.ts';
import type { AppContext } from '../../http/context.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { SignedIn } from './identity.ts';
import type { PendingSignIns } from './sessions/pending-sign-in.ts';
import type { User } from './users/repository.ts';

export type Method = 'password' | 'google' | 'firebase' | 'passkey';

/** What can change about how a person signs in. */
export type MethodChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'google-added'
  | 'google-removed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';

/** Whose account a proof opens, and what it rested on: a password's hash, or a way in by its key in `login_keys`. */
export interface Proven {
  readonly userId: string;
  readonly restsOn: { readonly passwordHash: string } | { readonly loginKey: string };
}

/** What besides the proof belongs to a sign-in. */
export interface SignInExtras {
  /** For a provider that says when the person proved who they are; else it is now. */
  readonly authenticatedAt?: Date | undefined;
  /** A code of the authenticator app, or a recovery code, was right. */
  readonly hasSecondStep?: boolean;
  /** A closed account is restored. */
  readonly restoresAccount?: boolean;
}

/** What the parts of identity are built from. */
export interface IdentityDeps {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
  readonly sessions: Sessions;
  readonly pending: PendingSignIns;
  readonly passwords: Passwords;
  readonly credentials: Credentials;
  readonly throttle: Throttle;
  readonly failures: Failures;
  readonly notices: Notices;
  readonly jobs: Jobs;
  /** What the browser learns about how people sign in here. */
  readonly identityConfig: IdentityConfig;
  /** Random, the same in all processes: for what has to be ours alone. */
  readonly secret: Buffer;
}

export interface Sessions {
  /**
   * Signs the person of a proof in on this browser, if the proof is still valid when the session is written: a new token for any cookie of the request (S2), the cookies on the answer,
   * the event in the history, and a mail when the device is new. The session that the cookie named before is ended.
   * With 'second-step-required' and ACCOUNT_BEING_DELETED the browser gets the sign-in as a pending one, to finish it.
   * @throws AppError 'invalid-credential', 'user-disabled', 'second-step-required', ACCOUNT_BEING_DELETED, 'too-many-requests'.
   */
  begin(c: AppContext, proven: Proven, method: Method, extras?: SignInExtras): Promise<SignedIn>;
  /** Undefined too for a session without the hint beside it: that browser has signed out, and could not say so. */
  find(c: AppContext): Promise<SignedIn | undefined>;
  require(c: AppContext): Promise<SignedIn>;
  findOrExpired(c: AppContext): Promise<SignedIn | undefined>;
  /** Notes that the provider has just vouched for this session again, and for which moment of proof. */
  affirm(sessionId: string, authenticatedAt: Date): Promise<void>;
  /** Was the person's sign-in of this moment at a provider ended here: by signing out, in this browser or from another one? */
  hasEnded(userId: string, authenticatedAt: Date): Promise<boolean>;
  /**
   * The same session with a new token, of a person who has just proved who they are (S4). Answers what gives the token to the
   * browser: call it when the transaction has ended. @throws AppError 'user-token-expired' when the session has ended in the meantime.
   */
  renew(tx: Db, c: AppContext, signedIn: SignedIn): Promise<() => void>;
  /** Ends the session of a browser whose sign-out did not arrive (it has no hint), together with its sign-in. */
  endForgotten(c: AppContext): Promise<void>;
  /** Ends the session of this browser and takes its cookies. */
  end(c: AppContext): Promise<void>;
  /** Ends a session of this person; false when they have no such one. */
  endOne(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person with their access tokens, or all sessions but one, in the transaction of what it is done for. Answers how many. */
  endAllOf(tx: Db, userId: string, exceptSessionId?: string): Promise<number>;
  /** Every browser but this one is a new one to the person again. */
  forgetOtherDevices(tx: Db, c: AppContext, userId: string): Promise<void>;
}

/** Where a provider keeps the accounts: whether it still vouches for the person of a session. */
export interface AccountStatus {
  /**
   * 'good': asked just now, note it. 'ended': the account was switched off or signed out there, or nobody has vouched for it
   * for long: end the session. 'keep': not asked, since the last answer is young or the provider is away. Never rejects.
   */
  of(c: AppContext, session: { id: string; userId: string; checkedAt: Date }): Promise<'good' | 'ended' | 'keep'>;
}

export interface Passwords {
  /** argon2id, 19 MiB, t=2, p=1. Only so many at once; others wait their turn. */
  hash(password: string): Promise<string>;
  /** With no hash it takes as long as with one, and answers false. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
  /**
   * @throws AppError 'password-does-not-meet-requirements', for one too short for the setting or among the common ones, with
   * the words at `field` ('password').
   */
  refuseWeak(password: string, field?: string): void;
}

/** Where passwords are kept: in our own tables, or at Firebase. */
export interface Credentials {
  /** The owner of this name and password; undefined if there is none. `identifier` is a username or an address. */
  find(identifier: string, password: string): Promise<Proven | undefined>;
  /** Whether this is the person's password. Undefined if it is not, and for a person without one. */
  prove(userId: string, password: string): Promise<Proven | undefined>;
  /**
   * Replaces the proved password, if that is still valid. Where we store passwords, all of it is one
   * transaction; where Firebase does, `before` is written first, then Firebase is told, then `after` is written. Answers what
   * `after` does.
   * @throws AppError 'user-token-expired' when what was proved has changed in the meantime, 'password-does-not-meet-requirements'
   */
  change<T>(proven: Proven, passwords: { current: string; next: string }, steps: ChangeSteps<T>): Promise<T>;
}

/** What is done besides when a password changes, each in a transaction that holds its person. */
export interface ChangeSteps<T> {
  before(tx: Db, user: User): Promise<void>;
  after(tx: Db, user: User): Promise<T>;
}

/** Limits of docs/spec/decisions.md#contracts. Each counts before the work and uncounts successful tries. */
export interface Throttle {
  /**
   * Runs `prove`, which answers undefined for a wrong proof: ten of these for `account` (any name of it, known or not) or 50
   * for the address within 15 minutes, and both are refused. A browser the person has signed in with before has a count of
   * its own. @throws AppError 'too-many-requests' with `retryAt`.
   */
  guard<T>(c: AppContext, account: string, prove: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Right sign-ins: 60 for one way into an account and 300 for an address within 15 minutes. */
  countSignIn(c: AppContext, proven: Proven): Promise<void>;
  /** Exchanges of a provider's account, each of which asks the provider: 60 within 15 minutes. */
  countExchange(subject: string): Promise<void>;
  /** Usernames that a person may try: 20 an hour. */
  countUsername(userId: string): Promise<void>;
  /** 30 an hour for an address. */
  countRegistration(c: AppContext): Promise<void>;
  /** Mails that anybody can have sent: 30 an hour for an address, 5 an hour for a mailbox. */
  countMail(c: AppContext, email: string): Promise<void>;
  /**
   * Mails that a person has sent from their account: 5 an hour, and as many to a mailbox that is not theirs yet. Strangers
   * who use up what may be sent to a mailbox take nothing from it.
   */
  countOwnMail(userId: string, newEmail?: string): Promise<void>;
}

/** Sign-ins that were refused, for the log and for the history of the account they were meant for. */
export interface Failures {
  /** `identifier` as it was typed. Returns at once: what it writes, it writes after the answer. */
  note(c: AppContext, identifier: string): void;
}

/** The notices by mail. Each is a job stored with `db`: call it in the transaction of its event. */
export interface Notices {
  /** For an address nobody has, nothing is sent; the job decides that, so that the request takes the same time. */
  passwordReset(db: Db, email: string): Promise<void>;
  verifyEmail(db: Db, userId: string): Promise<void>;
  /** To the new address: the link that makes it theirs. */
  confirmNewEmail(db: Db, userId: string): Promise<void>;
  /** To the present address, if it is confirmed: that another one is to replace it, with the link that prevents that. */
  emailChangeRequested(db: Db, user: User, newEmail: string): Promise<void>;
  /** To an address that is confirmed, as all below. `wasUnconfirmed`: until this moment nobody had confirmed it. */
  passwordChanged(db: Db, user: User, options?: { wasUnconfirmed: boolean }): Promise<void>;
  /** The account is closed, and erased after that moment. */
  accountClosed(db: Db, user: User, deletedAfter: Date): Promise<void>;
  accountRestored(db: Db, user: User): Promise<void>;
  signInMethodChanged(db: Db, user: User, change: MethodChange): Promise<void>;
  /** To the old address, with a link that takes the change back where it was made here. */
  emailChanged(db: Db, userId: string, change: { from: string; to: string; canUndo: boolean }): Promise<void>;
  newDevice(db: Db, user: User, device: { device: string; at: Date }): Promise<void>;
}
