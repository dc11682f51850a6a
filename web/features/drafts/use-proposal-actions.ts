import { getProposal } from '#shared/drafts/proposals.ts';
import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { saveFile } from '#web/api/fetch-file.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { toast, toastFailure, toastUndo } from '#web/ui/toast.tsx';
import { draftFile, type ExportKind } from './export/draft-file.ts';
import { proposalTitle } from './proposal-words.ts';
import { useProposalMutations } from './use-proposals.ts';

/** Changes proposals and says what became of it. Each answers whether it was done. Source of the words: docs/spec/proposals.md §8. */
export function useProposalActions(userId: string) {
  const mutations = useProposalMutations(userId);

  const changeStatus = (id: string, status: ProposalStatus) =>
    attempt('The status could not be changed', () => mutations.setStatus.mutateAsync({ id, status }));

  async function restore(proposal: ProposalSummary): Promise<boolean> {
    const isDone = await attempt('Failed to restore draft', () => mutations.restore.mutateAsync(proposal.id));
    if (isDone) toast({ title: 'Draft restored', description: `“${proposalTitle(proposal)}” is back in your list.` });
    return isDone;
  }

  async function remove(proposal: ProposalSummary): Promise<boolean> {
    const isDone = await attempt('Failed to delete draft', () => mutations.remove.mutateAsync(proposal.id));
    if (!isDone) return false;
    toastUndo(
      { title: 'Draft deleted', description: 'Your draft has been deleted successfully' },
      'Restore it under Deleted',
      () => void restore(proposal),
    );
    return true;
  }

  const noteCopied = (id: string) =>
    attempt('The status could not be changed', () => mutations.markCopied.mutateAsync(id));

  /** The dialog that asks for the name says why it was refused. @throws ApiError */
  const rename = async (id: string, name: string): Promise<void> => {
    await mutations.setName.mutateAsync({ id, name });
  };

  /** As a file of the browser's downloads. */
  const download = ({ id }: { readonly id: string }, kind: ExportKind) =>
    attempt('Failed to export draft', async () => {
      const { draft } = await callAsUser(getProposal, { params: { id } });
      saveFile(draftFile(draft, kind));
    });

  return { changeStatus, noteCopied, remove, restore, rename, download };
}

async function attempt(failure: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    toastFailure(failure, error.message);
    return false;
  }
}
