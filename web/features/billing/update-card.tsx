import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast.tsx';
import { useManageSubscription } from './use-subscription.ts';

// Source: docs/spec/accounts.md §8.
const NO_PORTAL = 'Could not access subscription management';

/** Opens the payment provider's page for cards; a failure is said. */
export function usePaymentPortal() {
  const manage = useManageSubscription();
  const openPortal = () => {
    if (manage.isPending) return;
    manage.mutate(undefined, {
      onError: (error) => toastFailure('Payment methods could not be opened', wordsOf(error)),
    });
  };
  return { isPending: manage.isPending, openPortal };
}

/** For who has a payment that failed. */
export function UpdateCard() {
  const { isPending, openPortal } = usePaymentPortal();
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={openPortal}>
      Update card
    </Button>
  );
}

/** By its shape: the class would bring the schemas along to every page. */
function wordsOf(error: Error): string {
  return 'problem' in error && error.problem ? error.message : NO_PORTAL;
}
