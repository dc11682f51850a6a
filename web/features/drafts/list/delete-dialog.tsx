import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { proposalTitle } from '../proposal-words.ts';

interface DeleteDialogProps {
  proposal: ProposalSummary;
  onDelete: () => void;
  onClose: () => void;
}

/** docs/spec/proposals.md#draft-list says that a deletion cannot be undone; here it can, so the dialog says for how long. */
export function DeleteDialog({ proposal, onDelete, onClose }: DeleteDialogProps) {
  const confirm = () => {
    // It closes first: what becomes of it is said in a toast, and the list is as the server has it.
    onClose();
    onDelete();
  };
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
          <Button variant="danger" onClick={confirm}>
            Delete Draft
          </Button>
        </>
      }
    >
      <p className="text-ink-soft wrap-anywhere">
        <strong className="font-strong text-ink">“{proposalTitle(proposal)}”</strong> is removed from your list, with
        its history. You can restore it for {DELETED_DRAFT_DAYS} days under Deleted; after that the action cannot be
        undone.
      </p>
    </Dialog>
  );
}
