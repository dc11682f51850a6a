import type { DraftRevisionSummary } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { CAUSE_NAMES } from '../proposal-words.ts';
import { useRestoreRevision } from './use-revisions.ts';

interface RevisionBarProps {
  userId: string;
  id: string;
  revision: DraftRevisionSummary;
  /** The number of the current one. */
  current: number;
  onCompare: () => void;
  onClose: () => void;
}

/** Above an earlier version: which one it is, and what can be done with it. */
export function RevisionBar({ userId, id, revision, current, onCompare, onClose }: RevisionBarProps) {
  const { mutateAsync, isPending } = useRestoreRevision(userId, id);
  const mayRestore = useAccess('drafts.versions').allowed;
  const moment = dateAndTime(revision.savedAt);
  const restore = async () => {
    if (!mayRestore) return showProDetails();
    try {
      await mutateAsync({ revision: revision.revision, current });
    } catch (error) {
      return sayFailure(error);
    }
    onClose();
    toast({
      title: 'Draft restored',
      description: `It now reads as it did on ${moment}. The previous version is in the history.`,
    });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tight border border-amber-line bg-amber-wash px-4 py-2.5">
      <p className="text-amber-ink">
        {CAUSE_NAMES[revision.cause]} on {moment}
      </p>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" onClick={onCompare}>
          Compare
        </Button>
        <Button variant="ghost" size="sm" busy={isPending} onClick={() => void restore()}>
          Restore
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Back to current
        </Button>
      </div>
    </div>
  );
}

function sayFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  const isConflict = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE';
  toastFailure(
    isConflict ? 'This proposal was changed elsewhere' : 'Failed to restore draft',
    isConflict ? 'Nothing was restored. The history is up to date again.' : error.message,
  );
}
