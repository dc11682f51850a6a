import { Navigate } from 'react-router';
import { BySession, PageHead } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { useViewer } from '../use-viewer.ts';
import { upgradeState } from '../viewer.ts';
import { ActivePro } from './active-pro.tsx';

import { CouldNotAsk, NoSubscription } from './no-subscription.tsx';
import { ProcessingPayment } from './processing-payment.tsx';

/** Where a payment leads: what it bought, or that it is still on its way. Source: docs/spec/accounts.md#checkoutsuccess. */
export function CheckoutSuccessPage() {
  return (
    <>
      <PageHead title="Your Pro account" />
      <BySession
        loading={<PageSpinner label="Loading your account" />}
        signedOut={
          <Navigate to={`${paths.auth}?${new URLSearchParams({ returnTo: paths.checkoutSuccess })}`} replace />
        }
        renderFailed={(words, onRetry) => <CouldNotAsk words={words} onRetry={onRetry} />}
      >
        {({ id }) => <State key={id} />}
      </BySession>
    </>
  );
}

function State() {
  const state = upgradeState(useViewer(), new Date());
  if (state === 'pro') return <ActivePro />;
  return state === 'processing' ? <ProcessingPayment /> : <NoSubscription />;
}
