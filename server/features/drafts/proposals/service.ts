import type { z } from 'zod';
import type { ProposalSummary, updateProposal } from '#shared/drafts/proposals.ts';
import type { Database, Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { findListed } from '../lists/repository.ts';
import { proposalSummaryOf } from '../lists/service.ts';
import { findDocumentOf } from '../saving/repository.ts';
import { hasDocument, setNameOf, setStatusOf } from './repository.ts';

/**
 * The id of a person's proposal that `id` names: its own, or that of a generation in its history.
 * @throws AppError NOT_FOUND
 */
async function resolveProposal(db: Db, userId: string, id: string): Promise<string> {
  if (await hasDocument(db, userId, id)) return id;
  const found = await findDocumentOf(db, userId, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** Sets the status or the name, and returns the proposal as it is then. @throws AppError NOT_FOUND */
export async function update(
  db: Database,
  { userId, id: named }: { readonly userId: string; readonly id: string },
  change: z.output<typeof updateProposal.input>,
  at: Date,
): Promise<ProposalSummary> {
  const id = await resolveProposal(db, userId, named);
  await inTransaction(db, async (tx) => {
    const { status, ifStatus, name } = change;
    if (status !== undefined) await setStatusOf(tx, { userId, id }, { status, ifStatus, at });
    if (name !== undefined) await setNameOf(tx, { userId, id }, name);
  });
  const listed = await findListed(db, userId, id);
  if (!listed) throw new AppError('NOT_FOUND');
  return proposalSummaryOf(listed);
}
