import type { Subscription } from '#shared/billing/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useCancelSubscription } from '#web/features/billing/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { cancelWords } from './subscription-words.ts';

// Source: docs/spec/accounts.md §8.
const FAILED = 'There was an error cancelling your subscription. Please try again later.';

interface CancelDialogProps {
  subscription: Subscription;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what ends and when before anything does. */
export function CancelDialog({ subscription, open, onOpenChange }: CancelDialogProps) {
  const cancel = useCancelSubscription();
  const words = cancelWords(subscription);
  const close = (isOpen: boolean) => {
    // It cannot be called off any more, and the dialog says how it went.
    if (cancel.isPending) return;
    cancel.reset();
    onOpenChange(isOpen);
  };
  const confirm = async () => {
    if (cancel.isPending) return;
    await cancel.mutateAsync();
    // First the dialog: what is under it is hidden from screen readers, toasts too.
    onOpenChange(false);
    toast({ title: 'Subscription Cancelled', description: words.what });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Cancel your subscription?"
      footer={
        <>
          <Button variant="ghost" onClick={() => close(false)}>
            Keep My Subscription
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => void confirm().catch(() => undefined)}>
            Yes, Cancel Subscription
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-soft">
        <p>{words.what}</p>
        <p>{words.rest}</p>
        {cancel.error && (
          <Alert isAnswer tone="danger" title="Cancellation Failed">
            {wordsOf(cancel.error)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** The server has words of its own; what never reached it has these. */
function wordsOf(error: unknown): string {
  return error instanceof ApiError && error.problem ? error.message : FAILED;
}
