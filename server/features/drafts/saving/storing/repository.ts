import { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { documentRevisions, documents } from '../../../../db/schema/index.ts';
import { columnsOf, statement } from '../../../../db/statement.ts';

const DOCUMENT = columnsOf(documents, [
  ...(['userId', 'id', 'revision', 'isAutosave', 'createdAt', 'lastUpdated', 'statusAt', 'name', 'jobTitle'] as const),
  ...(['excerpt', 'nameKey', 'titleKey', 'searchText', 'firstLine', 'words'] as const),
  ...(['tone', 'style', 'language', 'trade', 'opening'] as const),
]);
const REVISION = columnsOf(documentRevisions, [
  ...(['userId', 'documentId', 'revision', 'cause', 'name', 'jobTitle', 'jobDescription', 'content'] as const),
  ...(['format', 'work', 'textPlaces', 'digest', 'idempotencyKey', 'savedAt', 'bytes'] as const),
  ...(['generationId', 'jobKey', 'version', 'restoredFrom'] as const),
]);

export type DocumentRow = Parameters<(typeof DOCUMENT)['values']>[0];
export type RevisionRow = Parameters<(typeof REVISION)['values']>[0];

/** What a person has stored after a revision was. */
export interface Stored {
  /** Of the document. */
  readonly revisions: number;
  /** Of all that counts towards the account. */
  readonly bytes: number;
}

// Without the new row: a statement does not see what it inserts itself.
const MEASURED = (first: number) => `select
  (select count(*)::int from document_revisions where user_id = $${first} and document_id = $${first + 1}) as revisions,
  coalesce((select sum(bytes) from document_revisions where user_id = $${first}), 0)::float8
    + coalesce((select sum(bytes) from document_texts where user_id = $${first}), 0)::float8 as bytes`;
const insertFrom = (first: number) =>
  `revision as (insert into document_revisions (${REVISION.names}) values (${REVISION.placeholders(first)}))`;

const INSERT_REVISION = `with ${insertFrom(1)} ${MEASURED(1)}`;
const INSERT_BOTH = `with document as (insert into documents (${DOCUMENT.names}) values (${DOCUMENT.placeholders(1)})),
  ${insertFrom(DOCUMENT.count + 1)} ${MEASURED(DOCUMENT.count + 1)}`;

const measured = z.tuple([z.object({ revisions: z.number(), bytes: z.number() })]);

/**
 * Inserts a revision, and its document when that is new, in one statement that measures what is stored. Rejects with the database's
 * unique violation when the key has made something meanwhile. Call it in a transaction that has locked the person's texts.
 */
export async function storeRevision(tx: Db, row: RevisionRow, document?: DocumentRow): Promise<Stored> {
  const values = [...(document ? DOCUMENT.values(document) : []), ...REVISION.values(row)];
  const { rows } = await tx.execute(statement(document ? INSERT_BOTH : INSERT_REVISION, values));
  const [before] = measured.parse(rows);
  return { revisions: before.revisions + 1, bytes: before.bytes + (row.bytes ?? 0) };
}
