import type { IdentityConfig, SessionUser } from '#shared/identity/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/client.ts';
import type { App, AppContext } from '../../http/context.ts';
import type { Share } from '../../jobs/index.ts';
import type { Entitled, Entitlement } from './entitlement/repository.ts';
import type { ExportedIdentity } from './export/repository.ts';
import type { Notices } from './notices.ts';
import type { Passwords } from './passwords/password-hash.ts';
import type { Method, Proven, SignInExtras } from './proven.ts';
import type { Failures } from './sessions/failures.ts';
import type { PendingSignIns } from './sessions/pending-sign-in.ts';
import type { SignInRateLimit } from './sign-in-rate-limit.ts';
import type { User } from './users/repository.ts';

/** The person of a request, from its session. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  /** When they last authenticated. */
  readonly authenticatedAt: Date;
  readonly user: SessionUser;
}

/** What other features and the composer may ask of identity. */
export interface Identity {
  mount(app: App): void;
  /** Undefined for a visitor, an ended session, and a cookie without the hint. One query for each request. */
  find(c: AppContext): Promise<SignedIn | undefined>;
  /** False when no cookie says that someone is signed in; what the cookies are worth is not looked at. */
  mayBeSignedIn(c: AppContext): boolean;
  /**
   * @throws AppError SIGN_IN_REQUIRED for a visitor; 'user-token-expired' for a browser whose hint cookie says that it is
   * signed in and whose session has ended: it asks to sign in again in place.
   */
  require(c: AppContext): Promise<SignedIn>;
  /** Undefined for a visitor. @throws AppError 'user-token-expired' as `require` does. */
  findOrExpired(c: AppContext): Promise<SignedIn | undefined>;
  /** The person's trial credits. Plans define their number and purpose. */
  readonly credits: {
    /** Uses one of `total` in the transaction `tx`; false when all are used. */
    reserve(tx: Db, userId: string, total: number, at: Date): Promise<boolean>;
    /** Returns `count` used credits. */
    release(tx: Db, userId: string, count: number, at: Date): Promise<void>;
  };
  /** The person's entitlement. Billing computes it. */
  readonly entitlement: {
    /** The person without a lock; undefined when they do not exist. */
    find(db: Db, userId: string): Promise<Entitled | undefined>;
    /** Locks the person until the transaction ends; undefined when they do not exist. */
    lock(tx: Db, userId: string): Promise<Entitled | undefined>;
    set(tx: Db, userId: string, entitlement: Entitlement, at: Date): Promise<void>;
  };
  /** Adds an action to the transaction that closes an account. Call it while the app is composed. */
  onClosing(handler: (tx: Db, userId: string) => Promise<void>): void;
  /** Everything identity stores about a person and may show them, for their data export. */
  exportData(userId: string): Promise<ExportedIdentity>;
  /** Deletes every row of a person. */
  erase(db: Db, userId: string): Promise<void>;
  /** At most `limit` people whose account was closed at `moment` or before, the longest closed first. */
  closedBefore(moment: Date, limit: number): Promise<string[]>;
  /** The number of such people. */
  shareClosedBefore(moment: Date): Promise<Share>;
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
   * Gives the session a new token (S4), and `authenticatedAt` if the person has just authenticated again. Returns a function
   * that sets the cookie: call it after the transaction. @throws AppError 'user-token-expired' when the session has ended in
   * the meantime.
   */
  rotate(tx: Db, c: AppContext, signedIn: SignedIn, authenticatedAt?: Date): Promise<() => void>;
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
interface ChangeSteps<T> {
  before(tx: Db, user: User): Promise<void>;
  after(tx: Db, user: User): Promise<T>;
}
