import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import type { Db } from '../../../db/client.ts';
import type { Written } from '../../proposals/index.ts';
import { measuresOf } from '../saving/list-columns.ts';
import { findDocumentOf, insertDraft, insertNext, lockDraft } from '../saving/repository.ts';
import { documentContent } from '../saving/state.ts';
import { lockTexts } from '../texts/repository.ts';
import { countVersion, replaceGeneration } from './repository.ts';

/**
 * Stores a letter that has just been generated as a revision of its document, numbered within its job title; call it in the
 * transaction that ends the generation, which has locked the person's texts. The document is the one that `input.documentId` names,
 * by its own id or by that of an earlier generation; else a new one, which has the id of the generation. A letter that repeats an
 * earlier one word for word takes its place and makes no revision.
 */
export async function addGenerated(tx: Db, written: Written): Promise<void> {
  const { userId, generationId, repeats, input, answer, at } = written;
  if (repeats !== undefined && (await replaceGeneration(tx, userId, repeats, generationId))) return;
  const named = input.documentId;
  const known = named === undefined ? undefined : await findDocument(tx, userId, named);
  const jobKey = jobKeyOf(input.jobTitle);
  const version = await countVersion(tx, { userId, jobKey, jobTitle: input.jobTitle, at });
  const terms = { userId, cause: 'generated', key: undefined, at, measures: measuresOf(input, answer) } as const;
  const generated = { generationId, jobKey, version };
  const state = stateOf(input, answer);
  if (!known) {
    await insertDraft(tx, { ...terms, id: generationId, state: { ...state, name: null }, isAutosave: true, generated });
    return;
  }
  const { id, name, isAutosave } = known;
  await insertNext(tx, known, { ...terms, id, state: { ...state, name }, isAutosave, generated });
}

/** Serialises what is stored for a person; before any other lock of the transaction. */
export async function lockDocuments(tx: Db, userId: string): Promise<void> {
  await lockTexts(tx, userId);
}

async function findDocument(tx: Db, userId: string, named: string) {
  const locked = await lockDraft(tx, userId, named);
  if (locked) return locked;
  const id = await findDocumentOf(tx, userId, [named]);
  return id === undefined ? undefined : lockDraft(tx, userId, id);
}

function stateOf({ jobTitle, jobDescription }: GenerateInput, { document }: GenerateAnswer) {
  return { jobTitle, jobDescription, ...documentContent(document), work: null } as const;
}

const MAX_CODE_POINTS = 300;

/** A job title as titles are compared, as in migration 0007: what looks alike is one job. */
function jobKeyOf(title: string): string {
  return Array.from(title.normalize('NFKC').trim().toLowerCase()).slice(0, MAX_CODE_POINTS).join('');
}
