import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckoutHead, CheckoutSheet } from './checkout-sheet.tsx';
import { SupportNote } from './support-note.tsx';

/** Where a checkout ends that was closed before anything was paid. Source: docs/spec/accounts.md#checkoutcancel. */
export function CheckoutCancelPage() {
  return (
    <>
      <CheckoutHead title="Payment Cancelled" />
      <CheckoutSheet
        title="Payment Cancelled"
        actions={
          <>
            <Button asChild>
              <Link to={paths.upgrade}>Back to Pricing</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.home}>Go to Home Page</Link>
            </Button>
          </>
        }
        note={<SupportNote />}
      >
        <p>You closed the checkout before paying. You were not charged, and what you wrote is saved.</p>
      </CheckoutSheet>
    </>
  );
}
