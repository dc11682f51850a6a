import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { MAX_PROFILES, type Profile } from '#shared/profiles/contract.ts';
import type { Database, Db } from '../../db/client.ts';
import { profiles } from '../../db/schema/index.ts';

/** The texts of a profile. */
export type ProfileTexts = Omit<Profile, 'id' | 'revision' | 'updatedAt' | 'isDefault'>;
/** The fields that change, and whether it is the default. */
export type ProfileChanges = { readonly [K in keyof ProfileTexts]?: ProfileTexts[K] | undefined } & {
  readonly isDefault?: boolean | undefined;
};

const texts = z.array(z.string());

/** The last used one first; at most `MAX_PROFILES`, since no more can exist. */
export async function listProfilesOf(db: Db, userId: string): Promise<Profile[]> {
  const rows = await db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(desc(profiles.updatedAt), desc(profiles.id));
  return rows.map(asProfile);
}

/** Another person's profile and a missing one are the same answer. */
export async function findProfileOf(db: Db, userId: string, id: string): Promise<Profile | undefined> {
  const [row] = await db.select().from(profiles).where(ofUser(userId, id)).limit(1);
  return row && asProfile(row);
}

/**
 * Undefined, without a write, when the person has the maximum number. Each takes one of the numbered places, so that two
 * simultaneous ones cannot exceed it. Rejects with the database's unique violation when the person has this name already.
 */
export async function insertProfile(
  db: Db,
  profile: { userId: string; id: string; at: Date; fields: ProfileTexts },
): Promise<Profile | undefined> {
  const { userId, id, at, fields } = profile;
  const row = { userId, id, nameKey: nameKey(fields.name), revision: 1, createdAt: at, updatedAt: at, ...fields };
  // The second request for a place finds it taken and tries the next; there are at most as many rounds as places.
  for (;;) {
    const place = await findFreePlace(db, userId);
    if (place === undefined) return undefined;
    const target = [profiles.userId, profiles.place];
    const [inserted] = await db
      .insert(profiles)
      .values({ ...row, place })
      .onConflictDoNothing({ target })
      .returning();
    if (inserted) return asProfile(inserted);
  }
}

/** The lowest number from 1 to `MAX_PROFILES` that no profile of the person has. */
async function findFreePlace(db: Db, userId: string): Promise<number | undefined> {
  const rows = await db.select({ place: profiles.place }).from(profiles).where(eq(profiles.userId, userId));
  const taken = new Set(rows.map(({ place }) => place));
  return Array.from({ length: MAX_PROFILES }, (_, index) => index + 1).find((place) => !taken.has(place));
}

/** Changes the profile if it is at `revision`; without texts it only becomes the last used one. May violate the unique name. */
export async function changeProfile(
  db: Database,
  change: { userId: string; id: string; revision: number; at: Date; fields: ProfileChanges },
): Promise<Profile | undefined> {
  const { userId, id, revision, at, fields } = change;
  const { isDefault, ...texts } = fields;
  const isChanged = Object.values(texts).some((text) => text !== undefined);
  return db.transaction(async (tx) => {
    if (isDefault && !(await takeDefault(tx, { userId, id, revision }))) return undefined;
    const [row] = await tx
      .update(profiles)
      .set({
        ...fields,
        ...(fields.name !== undefined && { nameKey: nameKey(fields.name) }),
        revision: isChanged ? revision + 1 : revision,
        updatedAt: at,
      })
      .where(and(ofUser(userId, id), eq(profiles.revision, revision)))
      .returning();
    return row && asProfile(row);
  });
}

/** False, without a change, when the new default is not at `revision`. */
async function takeDefault(db: Db, next: { userId: string; id: string; revision: number }): Promise<boolean> {
  const ofPerson = eq(profiles.userId, next.userId);
  // The lock order is fixed: of two changes at once the second waits, and sees the default of the first.
  const rows = await db
    .select({ id: profiles.id, revision: profiles.revision })
    .from(profiles)
    .where(ofPerson)
    .orderBy(profiles.id)
    .for('update');
  if (!rows.some(({ id, revision }) => id === next.id && revision === next.revision)) return false;
  await db.update(profiles).set({ isDefault: false }).where(and(ofPerson, profiles.isDefault));
  return true;
}

/** False when there was none. */
export async function removeProfile(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(profiles).where(ofUser(userId, id)).returning({ id: profiles.id });
  return removed.length === 1;
}

export async function removeProfilesOf(db: Db, userId: string): Promise<void> {
  await db.delete(profiles).where(eq(profiles.userId, userId));
}

function ofUser(userId: string, id: string) {
  return and(eq(profiles.userId, userId), eq(profiles.id, id));
}

/** Two names that differ only in case or width are one name. */
function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function asProfile(row: typeof profiles.$inferSelect): Profile {
  const { id, revision, name, headline, skillsAndExperience, aboutMeStatement, portfolio, isDefault } = row;
  const writingSamples = texts.parse(row.writingSamples);
  const updatedAt = row.updatedAt.toISOString();
  return {
    id,
    revision,
    updatedAt,
    name,
    headline,
    skillsAndExperience,
    aboutMeStatement,
    portfolio,
    writingSamples,
    isDefault,
  };
}
