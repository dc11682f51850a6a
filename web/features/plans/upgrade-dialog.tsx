import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { warmDialogs } from '#web/ui/dialog.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { useStore } from '#web/ui/use-store.ts';
import { hasPaymentBegun } from './checkout/upgrade-run.ts';
import { hideOffer, shownOffer, showProDetails } from './shown-offer.ts';

const offer = onDemand(async () => {
  warmDialogs();
  return (await import('./offer-dialog.tsx')).OfferDialog;
});

/** Fetches the dialog before it is wanted, as when a pointer comes near the button that opens it. */
export const warmUpgrade = offer.warm;

/** Beside the pages and not beside its buttons: they go once Pro is being paid, and it has to say so. Fetched when it is first opened. */
export function UpgradeDialog() {
  const { times, ...shown } = useStore(shownOffer);
  useHideOnNewPage();
  const isThere = offer.useWanted(shown.isOpen, hideOffer);
  return isThere && <offer.Part key={times} {...shown} />;
}

/** An offer belongs to the page where it was opened. A payment that has begun is followed to its end. */
function useHideOnNewPage(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current !== pathname && !hasPaymentBegun()) hideOffer();
    lastPath.current = pathname;
  }, [pathname]);
}

/** 'Upgrade to Pro': opens all that Pro adds, with its price. Only for people with an offer of `upgradeState`. */
export function UpgradeButton({ size, variant, className }: ComponentProps<typeof Button>) {
  return (
    <Button size={size} variant={variant} className={className} onClick={() => showProDetails()}>
      Upgrade to Pro
    </Button>
  );
}
