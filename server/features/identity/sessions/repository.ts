import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client.ts';
import { authEvents, endedSignIns, knownDevices, sessions, users } from '../../../db/schema/index.ts';
import type { User } from '../users/repository.ts';
import type { Moment } from './lifetime.ts';

export type Session = typeof sessions.$inferSelect;
type AuthEvent = typeof authEvents.$inferSelect;

/** The maximum number of rows of each kind for one person. */
export interface Most {
  readonly sessions: number;
  readonly signIns: number;
  readonly devices: number;
}

/** A sign-in with a live session has not ended, even if an older session of it has. */
export async function insertSession(db: Db, session: Session): Promise<void> {
  await db.insert(sessions).values(session);
  if (session.method === 'firebase') await db.delete(endedSignIns).where(ofSignIn(session));
}

/** Finds the session of a token and its person; also when the person may no longer sign in. */
export type FindLiveSession = (
  tokenHash: string,
  moment: Moment,
) => Promise<{ session: Session; user: User } | undefined>;

/** Every signed-in request asks it, so its text is made once. */
export function createFindLiveSession(db: Database): FindLiveSession {
  const { placeholder } = sql;
  const isAsked = and(
    eq(sessions.tokenHash, placeholder('tokenHash')),
    gt(sessions.endsAt, placeholder('now')),
    gt(sessions.lastSeenAt, placeholder('idleSince')),
  );
  const statement = db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isAsked)
    // Without a name: a named statement belongs to one connection, and a pooler in between gives another for each transaction.
    .prepare('');
  return async (tokenHash, moment) => (await statement.execute({ tokenHash, ...moment }))[0];
}

/** The session `currentId` first, then the most recently used. */
export async function listLiveSessionsOf(
  db: Db,
  of: { userId: string; currentId: string },
  moment: Moment,
  limit: number,
): Promise<Session[]> {
  const isOther = sql`${sessions.id} <> ${of.currentId}`;
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, of.userId), isLive(moment)))
    .orderBy(isOther, desc(sessions.lastSeenAt))
    .limit(limit);
}

/** Records the use of a session, once for simultaneous requests. */
export async function updateLastSeen(db: Db, tokenHash: string, at: Date, seenBefore: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, seenBefore)));
}

/** `authenticatedAt` if the provider has confirmed it again. */
export async function updateProviderChecked(db: Db, id: string, at: Date, authenticatedAt?: Date): Promise<void> {
  const change = { providerCheckedAt: at, ...(authenticatedAt && { authenticatedAt }) };
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}

/** Gives a session another token; `authenticatedAt` if the person has authenticated again. False if it has ended meanwhile. */
export async function updateToken(
  db: Db,
  id: string,
  tokenHash: string,
  at: Date,
  authenticatedAt?: Date,
): Promise<boolean> {
  const changed = await db
    .update(sessions)
    .set({ tokenHash, lastSeenAt: at, ...(authenticatedAt && { authenticatedAt }) })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return changed.length === 1;
}

/** Whether the session still exists. In a transaction that has locked its person, it stays until the end. */
export async function hasSession(tx: Db, userId: string, id: string): Promise<boolean> {
  return (await tx.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, id)))) > 0;
}

export async function removeSessions(db: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length > 0) await db.delete(sessions).where(inArray(sessions.tokenHash, [...tokenHashes]));
}

/** `removeSessions` for people who sign out: their sign-ins at the provider end too. Call it in a transaction. */
export async function endSessions(tx: Db, tokenHashes: readonly string[], at: Date): Promise<void> {
  if (tokenHashes.length === 0) return;
  const removed = await tx
    .delete(sessions)
    .where(inArray(sessions.tokenHash, [...tokenHashes]))
    .returning();
  await noteEndedSignIns(tx, removed, at);
}

/** Whether the session of this sign-in at a provider was ended here. */
export async function hasSignInEnded(db: Db, userId: string, authenticatedAt: Date): Promise<boolean> {
  return (await db.$count(endedSignIns, ofSignIn({ userId, authenticatedAt }))) > 0;
}

function ofSignIn({ userId, authenticatedAt }: Pick<Session, 'userId' | 'authenticatedAt'>) {
  return and(eq(endedSignIns.userId, userId), eq(endedSignIns.authenticatedAt, authenticatedAt));
}

/** Except one with another live session: a browser that lost its cookie has two of them. */
async function noteEndedSignIns(tx: Db, removed: readonly Session[], at: Date): Promise<void> {
  for (const { userId, method, authenticatedAt } of removed) {
    if (method !== 'firebase') continue;
    const sameSignIn = and(eq(sessions.userId, userId), eq(sessions.authenticatedAt, authenticatedAt));
    if ((await tx.$count(sessions, sameSignIn)) > 0) continue;
    await tx.insert(endedSignIns).values({ userId, authenticatedAt, endedAt: at }).onConflictDoNothing();
  }
}

/** False when the person has no such session. Call it in a transaction, like the next one. */
export async function removeSessionOf(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const removed = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning();
  await noteEndedSignIns(tx, removed, at);
  return removed.length === 1;
}

/** Returns how many. */
export async function removeSessionsOf(tx: Db, userId: string, at: Date, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  const removed = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning();
  await noteEndedSignIns(tx, removed, at);
  return removed.length;
}

export async function insertEvent(db: Db, event: AuthEvent): Promise<void> {
  await db.insert(authEvents).values(event);
}

/**
 * Keeps only the newest sessions, correct sign-ins and browsers of a person. Refused sign-ins stay: strangers cause them, a
 * few at a time, and must not push the person's own out of the history.
 */
export async function removeSurplusOf(tx: Db, userId: string, most: Most): Promise<void> {
  const old = {
    sessions: tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
      .offset(most.sessions),
    signIns: tx
      .select({ id: authEvents.id })
      .from(authEvents)
      .where(and(eq(authEvents.userId, userId), eq(authEvents.event, 'signed-in')))
      .orderBy(desc(authEvents.at), desc(authEvents.id))
      .offset(most.signIns),
    devices: tx
      .select({ hash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.firstSeenAt))
      .offset(most.devices),
  };
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, old.sessions)));
  await tx.delete(authEvents).where(and(eq(authEvents.userId, userId), inArray(authEvents.id, old.signIns)));
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, old.devices)));
}

/** Deletes their whole history. */
export async function removeEventsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(authEvents).where(eq(authEvents.userId, userId));
}

/** Newest first, each with whether its session lasts. */
export async function listEventsOf(
  db: Db,
  userId: string,
  moment: Moment,
  limit: number,
): Promise<(AuthEvent & { isLive: boolean })[]> {
  const rows = await db
    .select({ event: authEvents, liveId: sessions.id })
    .from(authEvents)
    .leftJoin(
      sessions,
      and(eq(sessions.id, authEvents.sessionId), eq(sessions.userId, authEvents.userId), isLive(moment)),
    )
    .where(eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(limit);
  return rows.map(({ event, liveId }) => ({ ...event, isLive: liveId !== null }));
}

/** Records a sign-in with a browser. 'first' is the person's first browser. */
export async function rememberDevice(
  db: Db,
  userId: string,
  deviceHash: string,
  at: Date,
): Promise<'known' | 'new' | 'first'> {
  const others = await db.$count(knownDevices, eq(knownDevices.userId, userId));
  const [row] = await db
    .insert(knownDevices)
    .values({ userId, deviceHash, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: at } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!row?.isNew) return 'known';
  return others === 0 ? 'first' : 'new';
}

/** Makes every other browser unknown to this person again. */
export async function forgetDevicesOf(db: Db, userId: string, exceptHash?: string): Promise<void> {
  const others = exceptHash === undefined ? undefined : ne(knownDevices.deviceHash, exceptHash);
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

export async function isKnownDevice(db: Db, userId: string, deviceHash: string): Promise<boolean> {
  const ofPerson = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));
  return (await db.$count(knownDevices, ofPerson)) > 0;
}

function isLive({ now, idleSince }: Moment) {
  return and(gt(sessions.endsAt, now), gt(sessions.lastSeenAt, idleSince));
}
