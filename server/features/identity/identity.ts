import type { Endpoint } from '#shared/http/endpoint.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import type { Db } from '../../db/client.ts';
import type { App, AppContext } from '../../http/context.ts';
import type { Share } from '../../jobs/index.ts';
import type { Entitled, Entitlement } from './entitlement/repository.ts';
import type { ExportedIdentity } from './export/repository.ts';

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
  readonly endpoints: readonly Endpoint[];
  mount(app: App): void;
  /**
   * Undefined for a visitor, an ended session, and a cookie without the hint beside it. Reads the database once for each
   * request.
   */
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
