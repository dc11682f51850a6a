import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiffView } from './diff-view.tsx';
import type { DifferenceProps } from './difference.tsx';

/** What differs between two versions of a proposal. */
export function CompareDialog({ onClose, ...texts }: DifferenceProps & { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Compare versions"
      className="max-w-240"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DiffView {...texts} />
    </Dialog>
  );
}
