import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { RevisionCause } from '#shared/proposals/statuses.ts';
import type { Db } from '../../../db/client.ts';
import { documentRevisions, documents } from '../../../db/schema/index.ts';
import { makeRoom } from '../quota/repository.ts';
import { insertTexts, removeUnusedTexts } from '../texts/repository.ts';
import { splitTexts } from '../texts/split.ts';
import { excerptOf, letterOf, type Measures, measuresOfWork, searchTextOf, sortKey } from './list-columns.ts';
import { bytesOf, type DraftState, digestOf } from './state.ts';
import { type DocumentRow, type Stored, storeRevision } from './storing/repository.ts';

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
  /** Of the current revision. */
  readonly digest: string;
  readonly cause: RevisionCause;
  readonly generationId: string | null;
  readonly hasWork: boolean;
}

/** What a save makes of a draft. */
export interface NewState {
  readonly userId: string;
  readonly id: string;
  readonly state: DraftState;
  /** Whether the draft has never been saved by name. */
  readonly isAutosave: boolean;
  readonly cause: RevisionCause;
  readonly key: string | undefined;
  readonly at: Date;
  /** Of a generated one. */
  readonly generated?: { readonly generationId: string; readonly jobKey: string; readonly version: number };
  /** Of a restored one. */
  readonly restoredFrom?: number | undefined;
  /** Of a generated one: what outcomes are counted by. */
  readonly measures?: Partial<Measures>;
}

/** Undefined when it is someone else's, unknown or deleted. */
export async function lockDraft(tx: Db, userId: string, id: string): Promise<LockedDraft | undefined> {
  const { revision, isAutosave, name, jobTitle, createdAt, lastUpdated } = documents;
  const [locked] = await tx
    .select({ id: documents.id, revision, isAutosave, name, jobTitle, createdAt, lastUpdated })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt)))
    .for('update');
  if (!locked) return undefined;
  // Asked for after the lock: a join would read the revision as it was before whoever held the lock.
  const [inForce] = await tx
    .select({
      digest: documentRevisions.digest,
      cause: documentRevisions.cause,
      generationId: documentRevisions.generationId,
      hasWork: sql<boolean>`${documentRevisions.work} is not null`,
    })
    .from(documentRevisions)
    .where(ofRevision(userId, id, locked.revision));
  return { ...locked, ...(inForce ?? { digest: '', cause: 'edited', generationId: null, hasWork: true }) };
}

/** What an earlier request with this key made. */
export interface Made {
  readonly documentId: string;
  readonly digest: string;
  readonly name: string | null;
  readonly cause: RevisionCause;
}

/** The document of one of these generations; undefined when there is none that is not deleted. */
export async function findDocumentOf(
  db: Db,
  userId: string,
  generationIds: readonly string[],
): Promise<string | undefined> {
  if (generationIds.length === 0) return undefined;
  const { documentId, generationId, savedAt } = documentRevisions;
  const [found] = await db
    .select({ id: documentId })
    .from(documentRevisions)
    .innerJoin(documents, and(eq(documents.userId, documentRevisions.userId), eq(documents.id, documentId)))
    .where(
      and(eq(documentRevisions.userId, userId), inArray(generationId, [...generationIds]), isNull(documents.deletedAt)),
    )
    .orderBy(desc(savedAt))
    .limit(1);
  return found?.id;
}

/** The same, if nothing has been saved in it since the generation: a letter that is used as a template has its own draft. */
export async function findNeverSaved(
  db: Db,
  userId: string,
  generationIds: readonly string[],
): Promise<string | undefined> {
  const id = await findDocumentOf(db, userId, generationIds);
  if (id === undefined) return undefined;
  const { documentId, work } = documentRevisions;
  const ofThis = and(eq(documentRevisions.userId, userId), eq(documentId, id));
  const isSaved = or(ne(documentRevisions.cause, 'generated'), isNotNull(work));
  return (await db.$count(documentRevisions, and(ofThis, isSaved))) === 0 ? id : undefined;
}

/** Whether every revision after `since` was made by one of these generations. */
export async function hasOnlyGenerated(
  tx: Db,
  { userId, id, since }: { readonly userId: string; readonly id: string; readonly since: number },
  generationIds: readonly string[],
): Promise<boolean> {
  const { documentId, revision, cause, generationId } = documentRevisions;
  const later = await tx
    .select({ cause, generationId })
    .from(documentRevisions)
    .where(and(eq(documentRevisions.userId, userId), eq(documentId, id), gt(revision, since)));
  return later.every((one) => one.cause === 'generated' && generationIds.includes(one.generationId ?? ''));
}

export async function findMade(db: Db, userId: string, key: string): Promise<Made | undefined> {
  const { documentId, digest, name, cause } = documentRevisions;
  const [made] = await db
    .select({ documentId, digest, name, cause })
    .from(documentRevisions)
    .where(and(eq(documentRevisions.userId, userId), eq(documentRevisions.idempotencyKey, key)));
  return made;
}

/** Rejects with the database's unique violation when the key has made something meanwhile. */
export async function insertDraft(tx: Db, made: NewState): Promise<void> {
  const { userId, id, isAutosave, at } = made;
  const moments = { createdAt: at, lastUpdated: at, statusAt: at };
  const { bytes } = await insertRevision(tx, made, 1, {
    userId,
    id,
    revision: 1,
    isAutosave,
    ...moments,
    ...listColumnsOf(made),
  });
  await makeRoom(tx, { userId, bytes }, made.cause !== 'generated');
}

/** The next revision of a locked draft. Rejects as `insertDraft` does. */
export async function insertNext(tx: Db, locked: LockedDraft, next: NewState): Promise<number> {
  const { userId, id, isAutosave, at } = next;
  const revision = locked.revision + 1;
  await tx
    .update(documents)
    .set({ revision, isAutosave, lastUpdated: at, ...listColumnsOf(next) })
    .where(ofDraft(userId, id));
  const { revisions, bytes } = await insertRevision(tx, next, revision);
  const isSurplus = revisions > MAX_REVISIONS;
  if (isSurplus) await removeOldest(tx, userId, id, revision);
  await makeRoom(tx, isSurplus ? { userId } : { userId, bytes }, next.cause !== 'generated');
  return revision;
}

/** A revision of a locked draft. */
export interface GeneratedRevision {
  readonly revision: number;
  readonly digest: string;
  readonly hasWork: boolean;
}

/** The revision that this generation was stored as. */
export async function findGenerated(
  tx: Db,
  { userId, id, generationId }: { readonly userId: string; readonly id: string; readonly generationId: string },
): Promise<GeneratedRevision | undefined> {
  const { userId: owner, documentId, generationId: source, revision, digest, work } = documentRevisions;
  const [found] = await tx
    .select({ revision, digest, hasWork: sql<boolean>`${work} is not null` })
    .from(documentRevisions)
    .where(and(eq(owner, userId), eq(documentId, id), eq(source, generationId)))
    .orderBy(desc(revision))
    .limit(1);
  return found;
}

/** Makes an earlier revision of a locked draft the latest one. */
export async function makeLatest(
  tx: Db,
  { userId, locked }: { readonly userId: string; readonly locked: LockedDraft },
  from: number,
): Promise<LockedDraft> {
  const revision = locked.revision + 1;
  await tx
    .update(documentRevisions)
    .set({ revision })
    .where(ofRevision(userId, locked.id, from));
  await tx.update(documents).set({ revision }).where(ofDraft(userId, locked.id));
  return { ...locked, revision };
}

/** Completes a generated revision, with all that the wizard has of it or with its letter as it reads by now. */
export async function completeGenerated(
  tx: Db,
  locked: LockedDraft,
  made: NewState,
  revision = locked.revision,
): Promise<void> {
  const { userId, id, state, key, at } = made;
  const digest = digestOf(state);
  const { state: small, places, texts } = splitTexts(state);
  await insertTexts(tx, userId, texts);
  await tx
    .update(documentRevisions)
    .set({ ...small, textPlaces: places, digest, idempotencyKey: key ?? null, bytes: bytesOf(small) })
    .where(ofRevision(userId, id, revision));
  if (revision === locked.revision) {
    await tx
      .update(documents)
      .set({ lastUpdated: at, isAutosave: made.isAutosave, ...listColumnsOf(made) })
      .where(ofDraft(userId, id));
  }
  await removeUnusedTexts(tx, userId);
  await makeRoom(tx, { userId }, true);
}

/** Turns a draft that was saved by itself into one that a person saved, with nothing else changed. */
export async function keepForGood(tx: Db, userId: string, id: string, at: Date): Promise<void> {
  await tx.update(documents).set({ isAutosave: false, lastUpdated: at }).where(ofDraft(userId, id));
}

async function insertRevision(tx: Db, made: NewState, revision: number, document?: DocumentRow): Promise<Stored> {
  const { userId, id: documentId, state, cause, key, at: savedAt, generated, restoredFrom } = made;
  const digest = digestOf(state);
  const { state: small, places, texts } = splitTexts(state);
  await insertTexts(tx, userId, texts);
  const about = { userId, documentId, revision, cause, ...generated, restoredFrom, savedAt };
  const row = { ...about, ...small, textPlaces: places, digest, idempotencyKey: key, bytes: bytesOf(small) };
  return storeRevision(tx, row, document);
}

/** An autosaved revision that is no version. */
const REMOVED_FIRST = sql`(${documentRevisions.cause} = 'edited' and ${documentRevisions.version} is null)`;

/** The oldest that was autosaved goes first, then the oldest; never the current one. */
async function removeOldest(tx: Db, userId: string, id: string, inForce: number): Promise<void> {
  const { userId: owner, documentId, revision } = documentRevisions;
  const ofThis = and(eq(owner, userId), eq(documentId, id));
  const surplus = tx
    .select({ revision })
    .from(documentRevisions)
    .where(and(ofThis, sql`${revision} <> ${inForce}`))
    .orderBy(sql`${REMOVED_FIRST} desc, ${revision}`)
    .limit(1);
  await tx.delete(documentRevisions).where(and(ofThis, sql`${revision} in ${surplus}`));
  await removeUnusedTexts(tx, userId);
}

function listColumnsOf({ state, measures }: NewState) {
  const { name, jobTitle, jobDescription } = state;
  return {
    ...letterOf(state),
    ...(measures ?? measuresOfWork(state.work)),
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
  return and(eq(documents.userId, userId), eq(documents.id, id));
}

function ofRevision(userId: string, id: string, revision: number) {
  const { userId: owner, documentId } = documentRevisions;
  return and(eq(owner, userId), eq(documentId, id), eq(documentRevisions.revision, revision));
}
