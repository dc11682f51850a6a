import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { SessionUser } from '#shared/identity/contract.ts';
import { USERNAME_LENGTH, username } from '#shared/identity/identifier.ts';
import type { Db } from '../../../db/client.ts';
import { loginKeys, oneTimeTokens, users } from '../../../db/schema/index.ts';
import { emailKey, usernameKey } from './login-keys.ts';

export type User = typeof users.$inferSelect;

interface NewUser {
  readonly id: string;
  /** As `emailAddress` normalised it. */
  readonly email: string;
  readonly emailVerifiedAt?: Date;
  readonly passwordHash?: string;
  readonly fullName?: string | undefined;
  readonly profilePicture?: string | undefined;
  readonly at: Date;
}

/**
 * Stores a person with their names, including a username derived from the address. Undefined when another person has the
 * address; of several at once exactly one gets it. Call it in a transaction.
 */
export async function insertUser(tx: Db, person: NewUser): Promise<User | undefined> {
  const { id, email, at, emailVerifiedAt, passwordHash, fullName, profilePicture } = person;
  if (!(await claimEmail(tx, email, id, at))) return undefined;
  const username = await claimUsername(tx, usernameFrom(email), id, at);
  const [user] = await tx
    .insert(users)
    .values({
      id,
      username,
      email,
      emailVerifiedAt: emailVerifiedAt ?? null,
      passwordHash: passwordHash ?? null,
      fullName: fullName ?? null,
      profilePicture: profilePicture ?? null,
      plan: 'free',
      proTrialCreditsUsed: 0,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return user;
}

/** Makes `email` a sign-in name; false if another person has it, or can still undo their change of it. */
export async function claimEmail(tx: Db, email: string, userId: string, at: Date): Promise<boolean> {
  const { kind, usedAt, expiresAt, userId: ownerId } = oneTimeTokens;
  const canBeTakenBack = and(eq(kind, 'undo-email-change'), eq(oneTimeTokens.email, email), ne(ownerId, userId));
  const isKept = await tx.$count(oneTimeTokens, and(canBeTakenBack, isNull(usedAt), gt(expiresAt, at)));
  return isKept === 0 && (await claimLoginKey(tx, emailKey(email), userId, at));
}

/** Gives `key` to this person; false if it is taken, also by them. Waits for a simultaneous claim. */
export async function claimLoginKey(tx: Db, key: string, userId: string, at: Date): Promise<boolean> {
  const claimed = await tx
    .insert(loginKeys)
    .values({ key, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: loginKeys.key });
  return claimed.length === 1;
}

/** Releases `key` if it belongs to this person. */
export async function releaseLoginKey(tx: Db, key: string, userId: string): Promise<void> {
  await tx.delete(loginKeys).where(and(eq(loginKeys.key, key), eq(loginKeys.userId, userId)));
}

/** The owner of `key`. */
export async function findUserIdByKey(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: loginKeys.userId }).from(loginKeys).where(eq(loginKeys.key, key));
  return row?.userId;
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The person, locked until the transaction ends. */
export async function findUserForUpdate(tx: Db, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** The person with the name `key`. */
export async function findUserByKey(db: Db, key: string): Promise<User | undefined> {
  const id = await findUserIdByKey(db, key);
  return id === undefined ? undefined : findUser(db, id);
}

/** Changes a person's own columns. Names go through `claimLoginKey` first. Undefined when the person does not exist. */
export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>,
  at: Date,
): Promise<User | undefined> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: at })
    .where(eq(users.id, id))
    .returning();
  return user;
}

async function claimUsername(tx: Db, base: string, userId: string, at: Date): Promise<string> {
  for (const name of [base, anotherUsername(base, userId)]) {
    if (await claimLoginKey(tx, usernameKey(name), userId, at)) return name;
  }
  throw new Error('no username was free for a new person');
}

// Space for the suffix that makes it unique.
const BASE_CHARS = USERNAME_LENGTH.max - 7;
const WITHOUT_NAME = 'writer';

/** The first username of a person, derived from their address: valid, and possibly taken. */
function usernameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const letters = local
    .toLowerCase()
    .slice(0, BASE_CHARS)
    .replace(/[^a-z0-9._-]/g, '-');
  const trimmed = letters.replace(/^[._-]+/, '').replace(/[._-]+$/, '');
  const long = trimmed.length < USERNAME_LENGTH.min ? `${WITHOUT_NAME}${trimmed && `-${trimmed}`}` : trimmed;
  return username.parse(long);
}

/** The same with a suffix derived from `id`, for when the plain one is taken. */
function anotherUsername(base: string, id: string): string {
  // The end of a UUIDv7 is random; its beginning is the time.
  return username.parse(`${base}-${id.replaceAll('-', '').slice(-6)}`);
}

/** The fields of a person that leave the server: no hash, no provider id, no internal date. */
export function sessionUserOf(user: User): SessionUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    pendingEmail: user.pendingEmail,
    fullName: user.fullName,
    profilePicture: user.profilePicture,
    createdAt: user.createdAt.toISOString(),
    plan: user.plan,
    proUntil: user.proUntil?.toISOString() ?? null,
    unpaidSince: user.unpaidSince?.toISOString() ?? null,
    checkoutStatus: user.checkoutStatus,
    proTrialCreditsUsed: user.proTrialCreditsUsed,
    hasPassword: user.passwordHash !== null,
    canChangeUsername: user.usernameChangedAt === null,
  };
}
