import { inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { authEvents, endedSignIns, knownDevices, oneTimeTokens, sessions } from '../../../db/schema/index.ts';
import { countShare } from '../../../jobs/index.ts';

/** Each deletes at most `limit` rows and returns how many. */
export type Remove = (db: Db, limit: number) => Promise<number>;

/** Sessions that have ended, or that nobody has used since `idleSince`. */
export function removeEndedSessions(moment: { now: Date; idleSince: Date }): Remove {
  return async (db, limit) => {
    const ended = db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(or(lt(sessions.endsAt, moment.now), lt(sessions.lastSeenAt, moment.idleSince)))
      .limit(limit);
    const gone = await db.delete(sessions).where(inArray(sessions.tokenHash, ended)).returning({ id: sessions.id });
    return gone.length;
  };
}

/** Links that expired or were used before `before`. */
export function removeOldTokens(before: Date): Remove {
  return async (db, limit) => {
    const { tokenHash, expiresAt, usedAt } = oneTimeTokens;
    const isOld = or(lt(expiresAt, before), lt(usedAt, before));
    const old = db.select({ tokenHash }).from(oneTimeTokens).where(isOld).limit(limit);
    const gone = await db.delete(oneTimeTokens).where(inArray(tokenHash, old)).returning({ kind: oneTimeTokens.kind });
    return gone.length;
  };
}

export function removeOldEvents(before: Date): Remove {
  return async (db, limit) => {
    const { userId, id, at } = authEvents;
    const old = db.select({ userId, id }).from(authEvents).where(lt(at, before)).limit(limit);
    const gone = await db.delete(authEvents).where(sql`(${userId}, ${id}) in ${old}`).returning({ id });
    return gone.length;
  };
}

/** The number of sign-ins that `removeOldEvents` would delete. */
export function countOldEvents(db: Db, before: Date) {
  return countShare(db, authEvents, lt(authEvents.at, before));
}

/** Sign-ins at a provider from before `before`, which are invalid anyway. */
export function removeOldSignIns(before: Date): Remove {
  return async (db, limit) => {
    const { userId, authenticatedAt } = endedSignIns;
    const old = db
      .select({ userId, authenticatedAt })
      .from(endedSignIns)
      .where(lt(authenticatedAt, before))
      .limit(limit);
    const gone = await db
      .delete(endedSignIns)
      .where(sql`(${userId}, ${authenticatedAt}) in ${old}`)
      .returning({ userId });
    return gone.length;
  };
}

/** Browsers nobody has signed in with since `before`. */
export function removeOldDevices(before: Date): Remove {
  return async (db, limit) => {
    const { userId, deviceHash, lastSeenAt } = knownDevices;
    const old = db.select({ userId, deviceHash }).from(knownDevices).where(lt(lastSeenAt, before)).limit(limit);
    const gone = await db.delete(knownDevices).where(sql`(${userId}, ${deviceHash}) in ${old}`).returning({ userId });
    return gone.length;
  };
}
