import type { IdentityConfig } from '#shared/identity/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/client.ts';
import type { AppContext } from '../../http/context.ts';
import type { SignedIn } from './identity.ts';
import type { Notices } from './notices.ts';
import type { Passwords } from './passwords/password-hash.ts';
import type { Method, Proven, SignInExtras } from './proven.ts';
import type { Failures } from './sessions/failures.ts';
import type { PendingSignIns } from './sessions/pending-sign-in.ts';
import type { SignInRateLimit } from './sign-in-rate-limit.ts';
import type { User } from './users/repository.ts';

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
   * Gives the session a new token (S4), and `authenticatedAt` if the person has just authenticated again. Returns a function
   * that sets the cookie: call it after the transaction. @throws AppError 'user-token-expired' when the session has ended in
   * the meantime.
   */
  renew(tx: Db, c: AppContext, signedIn: SignedIn, authenticatedAt?: Date): Promise<() => void>;
  /** Ends the session of a browser whose sign-out did not arrive (it has no hint), together with its sign-in. */
  endForgotten(c: AppContext): Promise<void>;
  /** Ends the session of this browser and deletes its cookies. */
  end(c: AppContext): Promise<void>;
  /** Ends a session of this person; false when there is no such one. */
  endOne(userId: string, sessionId: string): Promise<boolean>;
  /**
   * In the caller's transaction, when another person may have used the account: ends all sessions of a person, or all except
   * one, and all access tokens. Returns how many tokens.
   */
  endAllOf(tx: Db, userId: string, exceptSessionId?: string): Promise<number>;
  /** Ends all sessions of a person except one; access tokens stay. Returns how many. */
  endOthersOf(tx: Db, userId: string, sessionId: string): Promise<number>;
  /** Makes every browser except this one unknown to the person again. */
  forgetOtherDevices(tx: Db, c: AppContext, userId: string): Promise<void>;
}

/** With accounts at a provider: checks whether it still confirms the person of a session. */
export interface AccountStatus {
  /**
   * 'good': just checked, record it. 'ended': the account was disabled or signed out there, or was not confirmed for long:
   * end the session. 'keep': not checked, since the last answer is recent or the provider is away. Never rejects.
   */
  of(session: { id: string; checkedAt: Date }): Promise<'good' | 'ended' | 'keep'>;
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
