import { PROCESSING } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ProCardView } from './use-pro-card.ts';

/** What can be done on the card of Pro. While a payment is processed nothing is sold a second time. */
export function ProAction({ standing, onUpgrade, isChecking, checkStatus, checkWords }: ProCardView) {
  if (!standing) {
    return (
      <span role="status">
        <Skeleton className="h-12" />
        <VisuallyHidden>Loading your account</VisuallyHidden>
      </span>
    );
  }
  if (standing !== 'processing') {
    return (
      <Button size="lg" className="w-full" onClick={onUpgrade}>
        Upgrade to Pro
      </Button>
    );
  }
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
