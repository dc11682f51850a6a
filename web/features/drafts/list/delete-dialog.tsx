import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
    <ConfirmDialog title="Confirm Delete" action="Delete Draft" onConfirm={confirm} onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        <strong className="font-strong text-ink">“{proposalTitle(proposal)}”</strong> is removed from your list, with
        its history. You can restore it for {DELETED_DRAFT_DAYS} days under Deleted; after that the action cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
