import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { PROVIDER_TRANSACTION_PARAM, TRANSACTION_PARAM } from '#shared/billing/names.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';
import { PageHead, useCurrentUser, useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DueToday } from '../pricing-offer.tsx';
import { CONFIRMING, UNCONFIRMED } from '../processing.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { confirmHosted, type HostedStep, runHosted } from './hosted-run.ts';

/** Starts a payment, and is where it is made: with a transaction in its address the provider's overlay opens over it. */
export function CheckoutPage() {
  const session = useSession();
  const { error, refetch } = useCurrentUser();
  const order = useOrder();
  if (order.own !== undefined) return <Navigate to={order.own} replace />;
  return (
    <>
      <PageHead title="Checkout" />
      {session.status === 'loading' && <Preparing />}
      {session.status === 'signed-in' && <Checkout key={session.user.id} {...session.user} {...order} />}
      {session.status === 'signed-out' &&
        (session.hasFailed ? (
          <CheckoutError words={error?.message} onRetry={() => void refetch()} />
        ) : (
          <Navigate to={order.signInFirst} replace />
        ))}
    </>
  );
}

interface Order {
  /** The same order by our own address, before the provider's script can see the transaction and open it without the buyer. */
  readonly own: string | undefined;
  readonly cycle: BillingCycle;
  /** False for a payment in the address that does not say its cycle. */
  readonly isCycleKnown: boolean;
  readonly transactionId: string | null;
  readonly signInFirst: string;
}

/** What the address asks for. A cycle that there is not is the default one. Source: docs/spec/accounts.md §9. */
function useOrder(): Order {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const cycle = BILLING_CYCLES.find((known) => known === query.get('billingCycle')) ?? 'monthly';
  const transactionId = query.get(TRANSACTION_PARAM);
  const ofProvider = query.get(PROVIDER_TRANSACTION_PARAM);
  const own =
    ofProvider === null ? undefined : `${pathname}?${new URLSearchParams({ [TRANSACTION_PARAM]: ofProvider })}`;
  const intent = new URLSearchParams(
    transactionId === null ? { returnTo: pathname, billingCycle: cycle } : { returnTo: pathname + search },
  );
  const isCycleKnown = transactionId === null || query.has('billingCycle');
  return { own, cycle, isCycleKnown, transactionId, signInFirst: `${paths.auth}?${intent}` };
}

function Checkout(props: Pick<SessionUser, 'id' | 'email'> & Pick<Order, 'cycle' | 'isCycleKnown' | 'transactionId'>) {
  const { step, retry } = useHostedCheckout(props);
  if (step.step === 'preparing') return <Preparing cycle={props.isCycleKnown ? props.cycle : undefined} />;
  if (step.step === 'confirming')
    return (
      <Waiting isAnswer title={CONFIRMING}>
        Please keep this page open.
      </Waiting>
    );
  if (step.step === 'failed') return <CheckoutError {...step} onRetry={retry} />;
  return <Unconfirmed {...step} onRetry={retry} />;
}

function useHostedCheckout({ id: userId, email, cycle, transactionId }: Parameters<typeof Checkout>[0]) {
  const navigate = useNavigate();
  const [step, show] = useState<HostedStep>({ step: 'preparing' });
  // A new one for each time it is tried: what was paid already is looked up again, and not paid again.
  const [paid, tryAgain] = useState<{ data?: unknown }>({});
  useEffect(() => {
    const leaving = new AbortController();
    const run = { userId, email, cycle, transactionId, navigate, show, signal: leaving.signal };
    void ('data' in paid ? confirmHosted(run, paid.data) : runHosted(run));
    return () => leaving.abort();
  }, [userId, email, cycle, transactionId, navigate, paid]);
  const retry = () => {
    if (step.step === 'failed' && step.startsAnew) void navigate(paths.checkout, { replace: true });
    else tryAgain(step.step === 'unconfirmed' ? { data: step.paid } : {});
  };
  return { step, retry };
}

/** `cycle` is left out while it is not known who is buying, or what. */
function Preparing({ cycle }: { cycle?: BillingCycle | undefined }) {
  return (
    <Waiting title="Preparing Your Checkout" below={cycle && <DueToday cycle={cycle} />}>
      This takes a moment. You pay in the window that opens.
    </Waiting>
  );
}

interface WaitingProps {
  title: string;
  isAnswer?: true;
  below?: ReactNode;
  children: ReactNode;
}

function Waiting({ title, isAnswer, below, children }: WaitingProps) {
  return (
    <CheckoutSheet
      isAnswer={isAnswer ?? false}
      title={title}
      above={<BackLink to={paths.home}>Back</BackLink>}
      mark={<Spinner className="size-6 text-ink-faint" />}
    >
      <p role="status">{children}</p>
      {below}
    </CheckoutSheet>
  );
}

interface CheckoutErrorProps {
  title?: string | undefined;
  words: string | undefined;
  advice?: string | undefined;
  onRetry: () => void;
}

function CheckoutError({ title, words, advice, onRetry }: CheckoutErrorProps) {
  return (
    <Stopped title="Checkout Error" onRetry={onRetry}>
      <Alert tone="danger" title={title}>
        {words}
      </Alert>
      {advice && <p>{advice}</p>}
    </Stopped>
  );
}

function Unconfirmed({ title, words, onRetry }: { title?: string; words: string; onRetry: () => void }) {
  return (
    <Stopped title={UNCONFIRMED.title} onRetry={onRetry}>
      <Alert tone="warning" title={title}>
        {words}
      </Alert>
      <p>{UNCONFIRMED.advice}</p>
    </Stopped>
  );
}

function Stopped({ title, onRetry, children }: { title: string; onRetry: () => void; children: ReactNode }) {
  return (
    <CheckoutSheet
      isAnswer
      title={title}
      above={<BackLink to={paths.home}>Back</BackLink>}
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <LinkButton variant="secondary" to={paths.home}>
            Return to Home
          </LinkButton>
        </>
      }
      hasSupportNote
    >
      {children}
    </CheckoutSheet>
  );
}
