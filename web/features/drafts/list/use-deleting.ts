import type { DraftSummary } from '#shared/drafts/contract.ts';
import { toast } from '#web/ui/toast.tsx';
import { draftName } from '../draft-words.ts';
import { useDraftMutations } from '../use-drafts.ts';

// Long enough to think again.
const UNDO_MS = 10_000;

/** Removes drafts and brings them back, and says what became of it. Each answers whether it was done. */
export function useDeleting(userId: string) {
  const { remove, bringBack } = useDraftMutations(userId);

  async function restore(draft: DraftSummary): Promise<boolean> {
    try {
      await bringBack.mutateAsync(draft.id);
    } catch (error) {
      sayFailure('Failed to restore draft', error);
      return false;
    }
    toast({ title: 'Draft restored', description: `“${draftName(draft)}” is back in your list.` });
    return true;
  }

  async function deleteIt(draft: DraftSummary, onDone: (isDeleted: boolean) => void): Promise<void> {
    const failure = await remove.mutateAsync(draft.id).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // The dialog closes first: the toast is for the list.
    onDone(!failure);
    if (failure) sayFailure('Failed to delete draft', failure.error);
    else sayDeleted(() => void restore(draft));
  }

  return {
    deleteIt,
    restore,
    isDeleting: remove.isPending,
    restoring: bringBack.isPending ? bringBack.variables : undefined,
  };
}

// Source of the words: docs/spec/proposals.md §8.
function sayDeleted(onUndo: () => void): void {
  toast({
    title: 'Draft deleted',
    description: 'Your draft has been deleted successfully',
    durationMs: UNDO_MS,
    action: { label: 'Undo', altText: 'Restore it under Recently deleted', onClick: onUndo },
  });
}

function sayFailure(title: string, error: unknown): void {
  if (!(error instanceof Error)) throw error;
  toast({ title, description: error.message, variant: 'destructive' });
}
