import { type RefObject, useLayoutEffect, useRef } from 'react';
import { PROCESSING, useTrialDays } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useChosenCycle } from './use-chosen-cycle.ts';
import { type ProCardView, useProCard } from './use-pro-card.ts';

/**
 * The action of signed-in people on the card of Pro, for the place `pro-action` of the offer: it reads the cycle that is
 * chosen there, and has the card say 'Your plan' to whom it is. While a payment is processed nothing is sold a second time.
 */
export function ProAction() {
  const root = useRef<HTMLDivElement>(null);
  const view = useProCard(useChosenCycle());
  useMarkedCard(root, view.state, useTrialDays());
  return (
    <div ref={root} className="grid">
      {view.state === 'processing' ? (
        <Processing {...view} />
      ) : (
        <Button size="lg" className="w-full" onClick={view.onUpgrade}>
          {view.state === 'pro' ? 'Manage subscription' : 'Upgrade to Pro'}
        </Button>
      )}
    </div>
  );
}

/** The card around is the page's own; what differs for people with Pro, or without a trial, is in it, and shown by these marks. */
function useMarkedCard(
  inside: RefObject<HTMLElement | null>,
  state: ProCardView['state'],
  trialDays: number | undefined,
): void {
  useLayoutEffect(() => {
    const card = inside.current?.closest('section');
    if (!card) return;
    card.dataset.state = state ?? '';
    card.dataset.trial = trialDays === undefined ? 'unknown' : trialDays === 0 ? 'used' : 'offered';
  }, [inside, state, trialDays]);
}

function Processing({ isChecking, checkStatus, checkWords }: ProCardView) {
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-2">
        <p className="flex items-start gap-2.5">
          <Spinner className="mt-1" />
          {PROCESSING}
        </p>
        {checkWords && <p className="text-small text-ink-soft">{checkWords}</p>}
      </div>
      <Button variant="secondary" size="lg" className="w-full" busy={isChecking} onClick={checkStatus}>
        Check Status
      </Button>
    </div>
  );
}
