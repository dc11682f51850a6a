import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { draftRevisions, drafts } from '../../../db/schema/index.ts';
import { makeRoom } from '../quota/repository.ts';
import { insertTexts, removeUnusedTexts } from '../texts/repository.ts';
import { splitTexts } from '../texts/split.ts';
import { excerptOf, sortKey } from './shown.ts';
import { bytesOf, type DraftState, digestOf } from './state.ts';
import { searchTextOf } from './words.ts';

/** At most so many states of a draft are kept. */
const MAX_REVISIONS = 200;

/** A draft that nobody else changes until this transaction ends. */
export interface LockedDraft {
  readonly id: string;
  readonly revision: number;
  readonly isAutosave: boolean;
  readonly name: string | null;
  readonly jobTitle: string;
  readonly createdAt: Date;
  readonly lastUpdated: Date;
  /** Of the state in force. */
  readonly digest: string;
}

/** What a save makes of a draft. */
export interface NewState {
  readonly userId: string;
  readonly id: string;
  readonly state: DraftState;
  /** Whether the draft is one that was only ever saved by itself. */
  readonly isAutosave: boolean;
  /** Whether this state was. */
  readonly isByItself: boolean;
  readonly key: string | undefined;
  readonly at: Date;
}

/** Undefined when it is someone else's, unknown or deleted. */
export async function lockDraft(tx: Db, userId: string, id: string): Promise<LockedDraft | undefined> {
  const { revision, isAutosave, name, jobTitle, createdAt, lastUpdated } = drafts;
  const [locked] = await tx
    .select({ id: drafts.id, revision, isAutosave, name, jobTitle, createdAt, lastUpdated })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.id, id), isNull(drafts.deletedAt)))
    .for('update');
  if (!locked) return undefined;
  // Asked for after the lock: a join would read the revision as it was before whoever held the lock.
  const [inForce] = await tx
    .select({ digest: draftRevisions.digest })
    .from(draftRevisions)
    .where(ofRevision(userId, id, locked.revision));
  return { ...locked, digest: inForce?.digest ?? '' };
}

/** What an earlier request with this key made. */
export interface Made {
  readonly draftId: string;
  readonly digest: string;
  readonly name: string | null;
  readonly isByItself: boolean;
}

export async function findMade(db: Db, userId: string, key: string): Promise<Made | undefined> {
  const { draftId, digest, name, isAutosave: isByItself } = draftRevisions;
  const [made] = await db
    .select({ draftId, digest, name, isByItself })
    .from(draftRevisions)
    .where(and(eq(draftRevisions.userId, userId), eq(draftRevisions.idempotencyKey, key)));
  return made;
}

/** Rejects with the database's unique violation when the key has made something meanwhile. */
export async function insertDraft(tx: Db, made: NewState): Promise<void> {
  const { userId, id, isAutosave, at } = made;
  await tx
    .insert(drafts)
    .values({ userId, id, revision: 1, isAutosave, createdAt: at, lastUpdated: at, ...shown(made) });
  await insertRevision(tx, made, 1);
  await makeRoom(tx, userId);
}

/** The next revision of a locked draft. Rejects as `insertDraft` does. */
export async function insertNext(tx: Db, locked: LockedDraft, next: NewState): Promise<number> {
  const { userId, id, isAutosave, at } = next;
  const revision = locked.revision + 1;
  await tx
    .update(drafts)
    .set({ revision, isAutosave, lastUpdated: at, ...shown(next) })
    .where(ofDraft(userId, id));
  await insertRevision(tx, next, revision);
  await removeSurplus(tx, userId, id, revision);
  await makeRoom(tx, userId);
  return revision;
}

/** Turns a draft that was saved by itself into one that a person saved, with nothing else changed. */
export async function keepForGood(tx: Db, userId: string, id: string, at: Date): Promise<void> {
  await tx.update(drafts).set({ isAutosave: false, lastUpdated: at }).where(ofDraft(userId, id));
}

async function insertRevision(tx: Db, made: NewState, revision: number): Promise<void> {
  const { userId, id: draftId, state, isByItself: isAutosave, key, at: savedAt } = made;
  const digest = digestOf(state);
  const { state: small, places, texts } = splitTexts(state);
  await insertTexts(tx, userId, texts);
  await tx.insert(draftRevisions).values({
    userId,
    draftId,
    revision,
    isAutosave,
    ...small,
    textPlaces: places,
    digest,
    idempotencyKey: key ?? null,
    savedAt,
    bytes: bytesOf(small),
  });
}

/** The oldest that was saved by itself goes first, then the oldest; never the one in force. */
async function removeSurplus(tx: Db, userId: string, id: string, inForce: number): Promise<void> {
  const { userId: owner, draftId, revision, isAutosave } = draftRevisions;
  const ofThis = and(eq(owner, userId), eq(draftId, id));
  if ((await tx.$count(draftRevisions, ofThis)) <= MAX_REVISIONS) return;
  const surplus = tx
    .select({ revision })
    .from(draftRevisions)
    .where(and(ofThis, sql`${revision} <> ${inForce}`))
    .orderBy(sql`${isAutosave} desc, ${revision}`)
    .limit(1);
  await tx.delete(draftRevisions).where(and(ofThis, sql`${revision} in ${surplus}`));
  await removeUnusedTexts(tx, userId);
}

function shown({ state }: NewState) {
  const { name, jobTitle, jobDescription } = state;
  return {
    name,
    jobTitle,
    excerpt: excerptOf(jobDescription),
    // A draft without a name is shown by its title.
    nameKey: sortKey(name ?? jobTitle),
    titleKey: sortKey(jobTitle),
    searchText: searchTextOf(name, jobTitle),
  };
}

function ofDraft(userId: string, id: string) {
  return and(eq(drafts.userId, userId), eq(drafts.id, id));
}

function ofRevision(userId: string, id: string, revision: number) {
  const { userId: owner, draftId } = draftRevisions;
  return and(eq(owner, userId), eq(draftId, id), eq(draftRevisions.revision, revision));
}
