import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { toast } from '#web/ui/toast.tsx';
import { proposalTitle } from './status-words.ts';
import { useProposalMutations } from './use-proposals.ts';

// Long enough to think again.
const UNDO_MS = 10_000;

/** Changes proposals and says what became of it. Each answers whether it was done. */
export function useProposalActions(userId: string) {
  const mutations = useProposalMutations(userId);

  const changeStatus = (id: string, status: ProposalStatus) =>
    attempt('The status could not be changed', () => mutations.setStatus.mutateAsync({ id, status }));

  async function restore(proposal: ProposalSummary): Promise<boolean> {
    const isDone = await attempt('Failed to restore proposal', () => mutations.restore.mutateAsync(proposal.id));
    if (isDone)
      toast({ title: 'Proposal restored', description: `“${proposalTitle(proposal)}” is in your list again.` });
    return isDone;
  }

  async function remove(proposal: ProposalSummary): Promise<boolean> {
    const isDone = await attempt('Failed to delete proposal', () => mutations.remove.mutateAsync(proposal.id));
    if (!isDone) return false;
    toast({
      title: 'Proposal deleted',
      description: `“${proposalTitle(proposal)}” is under Deleted for ${DELETED_DRAFT_DAYS} days.`,
      durationMs: UNDO_MS,
      action: { label: 'Undo', altText: 'Restore it under Deleted', onClick: () => void restore(proposal) },
    });
    return true;
  }

  const noteCopied = (id: string) =>
    attempt('The status could not be changed', () => mutations.markCopied.mutateAsync(id));

  const rename = (id: string, name: string) =>
    attempt('Failed to save draft', () => mutations.setName.mutateAsync({ id, name }));

  return { changeStatus, noteCopied, remove, restore, rename };
}

async function attempt(failure: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    toast({ title: failure, description: error.message, variant: 'destructive' });
    return false;
  }
}
