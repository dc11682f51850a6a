import { PageHead } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';

/** Where a checkout ends that was closed before anything was paid. Source: docs/spec/accounts.md#checkoutcancel. */
export function CheckoutCancelPage() {
  return (
    <>
      <PageHead title="Payment Cancelled" />
      <CheckoutSheet
        title="Payment Cancelled"
        actions={
          <>
            <LinkButton to={paths.upgrade}>Back to Pricing</LinkButton>
            <LinkButton variant="secondary" to={paths.home}>
              Go to Home Page
            </LinkButton>
          </>
        }
        hasSupportNote
      >
        <p>You closed the checkout before paying. You were not charged, and what you wrote is saved.</p>
      </CheckoutSheet>
    </>
  );
}
