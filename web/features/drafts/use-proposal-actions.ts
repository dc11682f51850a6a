import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreDraft } from '#shared/drafts/contract.ts';
import { deleteProposal, getProposal } from '#shared/drafts/proposals.ts';
import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import { type ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import { saveFile } from '#web/api/fetch-file.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { markCopied, setStatus } from '#web/features/proposals/index.ts';
import { toast, toastFailure, toastUndo } from '#web/ui/toast.tsx';
import { callAsPro } from './call-as-pro.ts';
import { draftFile, type ExportKind } from './export/draft-file.ts';
import { proposalTitle } from './proposal-words.ts';
import { listsKey, proposalsKey } from './use-proposals.ts';

const STATUS_FAILED = 'The status could not be changed';

/** Changes proposals and says what became of it. Each answers whether it was done. Source of the words: docs/spec/proposals.md §8. */
export function useProposalActions(userId: string) {
  const client = useQueryClient();
  const { mutateAsync: change } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    // Also after a failure: then the lists are as the server has them.
    onSettled: () => client.invalidateQueries({ queryKey: proposalsKey(userId) }),
  });

  /** In every list that is in sight; null takes the proposal out. */
  function showInLists(id: string, changed: Partial<ProposalSummary> | null): void {
    const inPage = ({ proposals }: Page): Page => ({
      proposals: proposals.flatMap((one) => (one.id === id ? changed && { ...one, ...changed } : one) ?? []),
    });
    client.setQueriesData<InfiniteData<Page>>(
      { queryKey: listsKey(userId) },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, ...inPage(page) })) },
    );
  }

  const changeStatus = (id: string, status: ProposalStatus) => {
    showInLists(id, { status });
    return attempt(STATUS_FAILED, () => change(() => setStatus(id, status)));
  };

  async function restore(proposal: ProposalSummary): Promise<boolean> {
    const { id } = proposal;
    const isDone = await attempt('Failed to restore draft', () =>
      change(async () => {
        await callAsUser(restoreDraft, { params: { id } });
        showInLists(id, null);
      }),
    );
    if (isDone) toast({ title: 'Draft restored', description: `“${proposalTitle(proposal)}” is back in your list.` });
    return isDone;
  }

  async function remove(proposal: ProposalSummary): Promise<boolean> {
    const { id } = proposal;
    const isDone = await attempt('Failed to delete draft', () =>
      change(async () => {
        await callAsUser(deleteProposal, { params: { id } });
        showInLists(id, null);
      }),
    );
    if (!isDone) return false;
    toastUndo(
      { title: 'Draft deleted', description: 'Your draft has been deleted successfully' },
      'Restore it under Deleted',
      () => void restore(proposal),
    );
    return true;
  }

  const noteCopied = (id: string) => attempt(STATUS_FAILED, () => change(() => markCopied(id)));

  /** The dialog that asks for the name says why it was refused. @throws ApiError */
  const rename = async (id: string, name: string): Promise<void> => {
    await change(() => callAsPro(updateProposal, { params: { id }, input: { name } }));
  };

  /** As a file of the browser's downloads. */
  const download = ({ id }: { readonly id: string }, kind: ExportKind) =>
    attempt('Failed to export draft', async () => {
      const { draft } = await callAsUser(getProposal, { params: { id } });
      saveFile(draftFile(draft, kind));
    });

  return { changeStatus, noteCopied, remove, restore, rename, download };
}

interface Page {
  readonly proposals: readonly ProposalSummary[];
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
