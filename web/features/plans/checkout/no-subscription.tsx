import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { lookAtPayment } from '../use-check-status.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { SupportNote } from './support-note.tsx';

/**
 * This page is for people who have paid. What is known of a person may be old, so it is asked once more before they are sent
 * away. Source: docs/spec/accounts.md#hosted-checkout-flow.
 */
export function NoSubscription() {
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
export function CouldNotAsk({ words, onRetry }: { words: string | undefined; onRetry: () => void }) {
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
      note={<SupportNote />}
    >
      <Alert tone="danger">{words}</Alert>
      <p>If you’ve already paid, you won’t be charged twice.</p>
    </CheckoutSheet>
  );
}
