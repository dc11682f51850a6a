import type { DraftRevisionSummary } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { dateAndTime } from '#web/ui/dates.ts';
import { toast } from '#web/ui/toast.tsx';
import { useRestoreRevision } from './use-revisions.ts';

/** Makes a draft what it was once, and says what became of it. */
export function useRestoring(userId: string, draftId: string) {
  const order = useRestoreRevision(userId, draftId);
  async function restore({ revision, savedAt }: DraftRevisionSummary, current: number): Promise<void> {
    if (order.isPending) return;
    try {
      await order.mutateAsync({ revision, current });
      toast({
        title: 'Draft restored',
        description: `It is as it was on ${dateAndTime(savedAt)}. What it was until now stays in its history.`,
      });
    } catch (error) {
      sayFailure(error);
    }
  }
  return { restore, restoring: order.isPending ? order.variables.revision : undefined };
}

function sayFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  const isConflict = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE';
  toast({
    title: isConflict ? 'This draft was changed elsewhere' : 'Failed to restore draft',
    description: isConflict
      ? 'Nothing was restored. Its history is up to date again: look at it, and restore if you still want to.'
      : error.message,
    variant: 'destructive',
  });
}
