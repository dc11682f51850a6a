import type { Endpoint } from '#shared/http/endpoint.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import type { Db } from '../../db/client.ts';
import type { App, AppContext } from '../../http/context.ts';
import type { Share } from '../../jobs/index.ts';
import type { Entitled, Entitlement } from './entitlement/repository.ts';
import type { OwnIdentity } from './own-data/repository.ts';

/** The person behind a request, as their session says. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  /** When they last proved who they are. */
  readonly authenticatedAt: Date;
  readonly user: SessionUser;
}

/** What other features and the composer may ask of identity. */
export interface Identity {
  readonly endpoints: readonly Endpoint[];
  mount(app: App): void;
  /** Undefined for a visitor, for a cookie that is no session (any more), and for one without the hint beside it. Reads the database once for a request. */
  find(c: AppContext): Promise<SignedIn | undefined>;
  /** False when no cookie says that someone is signed in; what the cookies are worth is not looked at. */
  mayBeSignedIn(c: AppContext): boolean;
  /**
   * @throws AppError SIGN_IN_REQUIRED for a visitor; 'user-token-expired' for a browser that takes itself for signed in (its
   * hint cookie says so) and whose session has ended: it asks to sign in again in place.
   */
  require(c: AppContext): Promise<SignedIn>;
  /** Undefined for a visitor. @throws AppError 'user-token-expired' as `require` does. */
  findOrExpired(c: AppContext): Promise<SignedIn | undefined>;
  /** The person's trial credits. How many there are and what they are for is not identity's to say. */
  readonly credits: {
    /** Takes one of `total` in the transaction `tx`; false when all are used. */
    take(tx: Db, userId: string, total: number, at: Date): Promise<boolean>;
    /** Puts `count` back that were taken. */
    giveBack(tx: Db, userId: string, count: number, at: Date): Promise<void>;
  };
  /** What the person has paid for. How it is worked out is billing's to say. */
  readonly entitlement: {
    /** The person as they are now; undefined when there is none. */
    find(db: Db, userId: string): Promise<Entitled | undefined>;
    /** Holds the person until the transaction ends; undefined when there is none. */
    lock(tx: Db, userId: string): Promise<Entitled | undefined>;
    set(tx: Db, userId: string, entitlement: Entitlement, at: Date): Promise<void>;
  };
  /** Says what else is done in the transaction that closes an account. Call it while the app is put together. */
  onClosing(handler: (tx: Db, userId: string) => Promise<void>): void;
  /** Everything identity stores about a person and may show them, for their download. */
  dataOf(userId: string): Promise<OwnIdentity>;
  /** Removes every row of a person. */
  erase(db: Db, userId: string): Promise<void>;
  /** At most `limit` people whose account was closed at `moment` or before, the longest closed first. */
  closedBefore(moment: Date, limit: number): Promise<string[]>;
  /** How many of all people that is. */
  shareClosedBefore(moment: Date): Promise<Share>;
}
