import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { AskedAbout, LeavingAnswer } from './leave-workspace.ts';

interface LeavingDialogProps extends AskedAbout {
  open: boolean;
  onAnswer: (answer: LeavingAnswer) => void;
}

/** Before signing out with something in the workspace. Closing it means staying. */
export function LeavingDialog({ open, isSaved, isLasting, onAnswer }: LeavingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer('stay')}
      title="Keep your proposal on this device?"
      description={
        isSaved ? 'Your open proposal is saved in your account.' : 'Your open proposal is only in this browser.'
      }
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer('stay')}>
            Stay signed in
          </Button>
          <Button variant="danger" onClick={() => onAnswer('remove')}>
            Remove
          </Button>
          <Button onClick={() => onAnswer('keep')}>Keep on this device</Button>
        </>
      }
    >
      <p className="text-ink-soft">
        If you keep it, the next person to use this browser can see it, and it is moved to your account when you sign in
        again. {!isSaved && !isLasting && 'Your browser may clear it when it runs short of space. '}
        {isSaved ? 'Removed, it is still in your account.' : 'Removed, it is gone for good.'}
      </p>
    </Dialog>
  );
}
