import type { Subscription } from '#shared/billing/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useCancelSubscription } from '#web/features/billing/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { cancelWords } from './subscription-words.ts';

// Source: docs/spec/accounts.md §8.
const FAILED = 'There was an error cancelling your subscription. Please try again later.';

/** Says what ends and when before anything does. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const cancel = useCancelSubscription();
  const words = cancelWords(subscription);
  const confirm = async () => {
    if (cancel.isPending) return;
    await cancel.mutateAsync();
    // First the dialog: what is under it is hidden from screen readers, toasts too.
    onClose();
    toast({ title: 'Subscription Cancelled', description: words.what });
  };
  return (
    <ConfirmDialog
      title="Cancel your subscription?"
      action="Yes, Cancel Subscription"
      cancel="Keep My Subscription"
      busy={cancel.isPending}
      onConfirm={() => void confirm().catch(() => undefined)}
      // It cannot be called off any more, and the dialog says how it went.
      onClose={() => cancel.isPending || onClose()}
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
    </ConfirmDialog>
  );
}

/** The server has words of its own; what never reached it has these. */
function wordsOf(error: unknown): string {
  return error instanceof ApiError && error.problem ? error.message : FAILED;
}
