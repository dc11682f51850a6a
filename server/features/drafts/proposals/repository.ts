import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import type { Db } from '../../../db/client.ts';
import { documents } from '../../../db/schema/index.ts';

interface OfProposal {
  readonly userId: string;
  readonly id: string;
}

export async function hasDocument(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.$count(documents, ofLive({ userId, id }))) === 1;
}

/** Sets the status, with `ifStatus` only where it is that one; the same status again keeps its moment. */
export async function setStatusOf(
  tx: Db,
  of: OfProposal,
  { status, ifStatus, at }: { status: ProposalStatus; ifStatus: ProposalStatus | undefined; at: Date },
): Promise<void> {
  const isExpected = ifStatus === undefined ? undefined : eq(documents.status, ifStatus);
  await tx
    .update(documents)
    .set({ status, statusAt: at })
    .where(and(ofLive(of), ne(documents.status, status), isExpected));
}

function ofLive({ userId, id }: OfProposal) {
  return and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt));
}
