import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { authEvents, identities, knownDevices, sessions, users } from '../../../db/schema/index.ts';
import { AppError } from '../../../http/app-error.ts';
import { listTokensOf } from '../access-tokens/repository.ts';
import { listPasskeysOf } from '../passkeys/repository.ts';
import { findAuthenticator } from '../two-step/repository.ts';

/** More sign-ins than anybody has within their retention time. */
const MOST_EVENTS = 10_000;

export type ExportedIdentity = Awaited<ReturnType<typeof exportIdentity>>;

/**
 * What identity stores about a person, for their data export. Hashes of passwords, tokens and device cookies are left out:
 * they are useless to the person, and would help a thief of the file. @throws AppError NOT_FOUND for an unknown id.
 */
export async function exportIdentity(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user) throw new AppError('NOT_FOUND');
  return {
    account: accountOf(user),
    waysIn: await db
      .select({
        provider: identities.provider,
        email: identities.email,
        since: identities.createdAt,
        lastUsedAt: identities.lastUsedAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    passkeys: (await listPasskeysOf(db, userId)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
    accessTokens: (await listTokensOf(db, userId)).map(({ name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
      ...{ name, scopes, createdAt },
      ...{ lastUsedAt, expiresAt },
    })),
    twoStepSignInSince: (await findAuthenticator(db, userId))?.confirmedAt ?? null,
    sessions: await listSessionsOf(db, userId),
    loginHistory: await listEventsOf(db, userId),
    knownDevices: await db
      .select({ firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
  };
}

function accountOf(user: typeof users.$inferSelect) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerifiedAt: iso(user.emailVerifiedAt),
    pendingEmail: user.pendingEmail,
    fullName: user.fullName,
    profilePicture: user.profilePicture,
    hasPassword: user.passwordHash !== null,
    plan: user.plan,
    proUntil: iso(user.proUntil),
    checkoutStatus: user.checkoutStatus,
    proTrialCreditsUsed: user.proTrialCreditsUsed,
    usernameChangedAt: iso(user.usernameChangedAt),
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
  };
}

function listSessionsOf(db: Db, userId: string) {
  const { createdAt, lastSeenAt, method, device, address } = sessions;
  return db
    .select({ createdAt, lastSeenAt, method, device, address })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt));
}

function listEventsOf(db: Db, userId: string) {
  const { at, event, method, device, address } = authEvents;
  return db
    .select({ at, event, method, device, address })
    .from(authEvents)
    .where(eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.at))
    .limit(MOST_EVENTS);
}
