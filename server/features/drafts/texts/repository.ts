import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { isSameDocument } from '#shared/proposals/document/to-html.ts';
import type { Db } from '../../../db/client.ts';
import { documentRevisions, documentTexts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import { type DraftState, documentOf } from '../saving/state.ts';
import { joinTexts, type TextPlace } from './split.ts';

/** The columns of a whole state; read them into `wholeState`. */
export const STATE_COLUMNS = {
  jobDescription: documentRevisions.jobDescription,
  content: documentRevisions.content,
  format: documentRevisions.format,
  work: documentRevisions.work,
  places: documentRevisions.textPlaces,
  // What a letter that was never autosaved was generated from, and its answer.
  generation: sql<StoredGeneration | null>`(
    select json_build_object('input', g.input, 'answer', g.answer) from generations g
    where document_revisions.work is null and g.owner_id = document_revisions.user_id
      and g.id = document_revisions.generation_id)`,
  // In the statement that reads the revision, so that no text is removed in between.
  texts: sql<Record<string, string> | null>`(
    select json_object_agg(t.hash, t.text) from document_texts t
    where t.user_id = document_revisions.user_id
      and t.hash in (select place ->> 'hash' from jsonb_array_elements(document_revisions.text_places) place))`,
};

interface StoredState {
  readonly jobDescription: string;
  readonly content: string;
  readonly format: 'text' | 'document';
  readonly work: unknown;
  readonly places: readonly TextPlace[];
  readonly texts: Readonly<Record<string, string>> | null;
  readonly generation: StoredGeneration | null;
}

/** A row of `STATE_COLUMNS` with its large texts in their places; of a letter as it was generated, as the wizard has it. */
export function wholeState<R extends StoredState>(row: R): Omit<R, keyof StoredState> & WholeState {
  const { jobDescription, content, format, work, places, texts, generation, ...about } = row;
  const whole = joinTexts({ jobDescription, content, work }, places, texts);
  return {
    ...about,
    ...whole,
    format,
    work: whole.work ?? (generation && workOfGeneration(generation, whole.content)),
  };
}

type WholeState = Pick<DraftState, 'jobDescription' | 'content' | 'format' | 'work'>;

const LOCK = 'select "id" from "users" where "id" = $1 for no key update';

/** Lets one transaction at a time store or remove texts of a person. False when the account is erased. */
export async function lockTexts(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(statement(LOCK, [userId]));
  return rows.length === 1;
}

/** Stores those that are not stored yet; call it in a transaction that has locked the person's texts. */
export async function insertTexts(tx: Db, userId: string, texts: ReadonlyMap<string, string>): Promise<void> {
  if (texts.size === 0) return;
  const rows = Array.from(texts, ([hash, text]) => ({ userId, hash, text, bytes: Buffer.byteLength(text) }));
  await tx.insert(documentTexts).values(rows).onConflictDoNothing();
}

/** Removes the texts that no revision has any more; call it in the transaction that removed revisions, with the texts locked. */
export async function removeUnusedTexts(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    with used as (
      select place ->> 'hash' as hash
      from document_revisions r, jsonb_array_elements(r.text_places) place where r.user_id = ${userId}
    )
    delete from document_texts t
    where user_id = ${userId} and not exists (select from used where used.hash = t.hash)`);
}

/** A generation as it is stored: `generateInput` and `generateAnswer` of the release that stored it. */
interface StoredGeneration {
  readonly input: unknown;
  readonly answer: unknown;
}

const anyObject = z.record(z.string(), z.unknown()).catch({});

/** What the wizard holds after a letter was generated, as `draftWork` has it; its document is that of the state, whose JSON is `content`. */
function workOfGeneration({ input, answer }: StoredGeneration, content: string): unknown {
  const { jobTitle: _title, jobDescription: _description, documentId: _id, ...typed } = anyObject.parse(input);
  const whole = anyObject.parse(answer);
  const { proposalId, plainText, brief } = whole;
  const written = proposalDocument.catch([]).parse(whole['document']);
  // A letter that its person has completed is not to be composed again without what they typed.
  const edited = !isSameDocument(documentOf(content), written);
  const proposal = { status: 'done', proposalId, text: plainText, document: null, edited, answer: whole };
  return { ...typed, brief, proposal, edit: null };
}
