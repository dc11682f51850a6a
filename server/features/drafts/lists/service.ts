import { z } from 'zod';
import type { DraftSummary, listDrafts } from '#shared/drafts/contract.ts';
import { textField } from '#shared/http/text-field.ts';
import type { listProposals, ProposalSummary } from '#shared/proposals/stored.ts';
import type { Db } from '../../../db/client.ts';
import { invalidCursor, pageOf, readCursor } from '../../../http/cursor.ts';
import { searchWords } from '../saving/list-columns.ts';
import { keyOf, type ListedDocument, type ListQuery, listPage } from './repository.ts';

/** A page of the drafts of a person. @throws AppError INVALID_INPUT for a cursor of another list. */
export async function readPage(db: Db, userId: string, asked: z.output<typeof listDrafts.query>) {
  const { type: which, sort, direction, ...page } = asked;
  const isDeleted = which === 'deleted';
  const type = isDeleted ? 'all' : which;
  const { items, nextCursor } = await readListed(db, { userId, type, isDeleted, sort, direction }, page);
  return { drafts: items.map(draftSummaryOf), nextCursor };
}

/** A page of the proposals of a person. @throws AppError INVALID_INPUT for a cursor of another list. */
export async function readProposals(db: Db, userId: string, asked: z.output<typeof listProposals.query>) {
  const { type, status: which, sort: sortedBy, direction, ...page } = asked;
  const isDeleted = which === 'deleted';
  const status = isDeleted || which === 'all' ? undefined : which;
  // A proposal without a name goes by its job title.
  const sort = sortedBy === 'title' ? 'name' : sortedBy;
  const { items, nextCursor } = await readListed(db, { userId, type, isDeleted, status, sort, direction }, page);
  return { proposals: items.map(proposalSummaryOf), nextCursor };
}

const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);

/** Where a page ended. `of` names the list, since a place in one is none in another. */
const listPlace = z.strictObject({
  of: z.string().max(60),
  key: z.union([textField('key', 400), z.int().min(0).max(LAST_MOMENT_MS)]),
  id: z.uuid(),
});

type ListTerms = Omit<ListQuery, 'after' | 'limit'>;

async function readListed(
  db: Db,
  terms: ListTerms,
  { search, cursor, limit }: { readonly search: string; readonly cursor?: string | undefined; readonly limit: number },
) {
  const { type, isDeleted, status, sort, direction } = terms;
  const of = [type, ...(status ? [status] : []), isDeleted ? 'deleted' : sort, direction].join(' ');
  const hasTextKey = !isDeleted && (sort === 'name' || sort === 'jobTitle');
  const place = readCursor(cursor, listPlace);
  if (place && (place.of !== of || (typeof place.key === 'string') !== hasTextKey)) throw invalidCursor();
  // One more than are shown says whether there is another page.
  const found = await listPage(db, { ...terms, after: place, limit: limit + 1 }, searchWords(search));
  return pageOf(found, limit, (last) => ({ of, key: keyOf(last, terms), id: last.id }));
}

function draftSummaryOf(listed: ListedDocument): DraftSummary {
  const { id, revision, name, jobTitle, jobDescription, isAutosave } = listed;
  return { id, revision, name, jobTitle, jobDescription, isAutosave, ...momentsOf(listed) };
}

export function proposalSummaryOf(listed: ListedDocument): ProposalSummary {
  const { nameKey: _name, titleKey: _title, jobDescription: _excerpt, statusAt, ...summary } = listed;
  return { ...summary, statusAt: new Date(statusAt).toISOString(), ...momentsOf(listed) };
}

function momentsOf({ createdAt, lastUpdated, deletedAt }: ListedDocument) {
  return {
    createdAt: new Date(createdAt).toISOString(),
    lastUpdated: new Date(lastUpdated).toISOString(),
    deletedAt: deletedAt === null ? null : new Date(deletedAt).toISOString(),
  };
}
