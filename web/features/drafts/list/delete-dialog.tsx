import type { DraftSummary } from '#shared/drafts/contract.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { draftName } from '../draft-words.ts';

interface DeleteDialogProps {
  draft: DraftSummary;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** docs/spec/proposals.md#draft-list says that a deletion cannot be undone; here it can, so the dialog says for how long. */
export function DeleteDialog({ draft, isDeleting, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Confirm Delete"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isDeleting} onClick={onDelete}>
            Delete Draft
          </Button>
        </>
      }
    >
      <p className="text-ink-soft wrap-anywhere">
        <strong className="font-strong text-ink">“{draftName(draft)}”</strong> is removed from your list, with its
        history. You can restore it for {DELETED_DRAFT_DAYS} days under Recently deleted; after that the action cannot
        be undone.
      </p>
    </Dialog>
  );
}
