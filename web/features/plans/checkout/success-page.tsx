import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { BySession, PageHead } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PROCESSING } from '../processing.ts';
import { lookAtPayment, useCheckStatus } from '../use-check-status.ts';
import { useViewer } from '../use-viewer.ts';
import { upgradeState } from '../viewer.ts';
import { ActivePro } from './active-pro.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';

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

/** The page is for people who have paid, so the server is asked once more. Source: docs/spec/accounts.md#hosted-checkout-flow. */
function NoSubscription() {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['what-was-paid'],
    queryFn: lookAtPayment,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data !== 'offer') return;
    toast({ title: 'Access error', description: "You don't have an active subscription" });
    void navigate(paths.home, { replace: true });
  }, [data, navigate]);
  if (error && !isFetching) return <CouldNotAsk words={error.message} onRetry={() => void refetch()} />;
  return <PageSpinner label="Looking for your payment" />;
}

/** Whether they have Pro could not be asked: neither it nor its absence is claimed. */
function CouldNotAsk({ words, onRetry }: { words: string | undefined; onRetry: () => void }) {
  return (
    <CheckoutSheet
      isAnswer
      title="Your account could not be fetched"
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <LinkButton variant="secondary" to={paths.home}>
            Go to Home Page
          </LinkButton>
        </>
      }
      hasSupportNote
    >
      <Alert tone="danger">{words}</Alert>
      <p>If you’ve already paid, you won’t be charged twice.</p>
    </CheckoutSheet>
  );
}

/** A payment was made and is not confirmed yet. Polls until the outcome is known. Source: docs/spec/decisions.md#plans. */
function ProcessingPayment() {
  const { isChecking, checkWords, checkStatus } = useCheckStatus();
  const takesLong = useLooking();
  return (
    <CheckoutSheet
      isAnswer
      title="Your payment is being processed"
      mark={<Spinner className="size-6 text-ink-faint" />}
      actions={
        <>
          <Button busy={isChecking} onClick={checkStatus}>
            Check Status
          </Button>
          <LinkButton variant="secondary" to={paths.proposalTool}>
            Create Proposal
          </LinkButton>
          <p role="status" className="self-center text-small text-ink-soft empty:hidden">
            {checkWords}
          </p>
        </>
      }
      hasSupportNote
    >
      <p role="status">{takesLong ? TAKES_LONG : PROCESSING}</p>
      <p>
        You don’t need to wait here or pay again. If the payment goes through, Pro starts automatically and we’ll email
        you.
      </p>
    </CheckoutSheet>
  );
}

const TAKES_LONG = 'This is taking longer than usual. Some banks need more time.';

const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 20_000];
const LAST_WAIT_MS = 30_000;

/** Asks again and again, ever more seldom. Returns whether it has become long. */
function useLooking(): boolean {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = async () => {
      // The next poll may succeed; the button reports a failure.
      await lookAtPayment().catch(() => undefined);
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void look(), WAITS_MS[looks] ?? LAST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [looks]);
  return looks >= WAITS_MS.length;
}
