import { warmDialogs } from '#web/ui/dialog.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { useStore } from '#web/ui/use-store.ts';
import type { OfferDialogProps } from './offer-dialog.tsx';
import { hideProDetails, proDetails } from './show-pro-details.ts';

const offer = onDemand(async () => {
  warmDialogs();
  return (await import('./offer-dialog.tsx')).OfferDialog;
});

/** Fetches the dialog before it is wanted, as when a pointer comes near the button that opens it. */
export const warmUpgrade = offer.warm;

/** The offer of Pro. Fetched when it is first opened. */
export function UpgradeDialog(props: OfferDialogProps) {
  const isThere = offer.useWanted(props.open, props.onClose);
  return isThere && <offer.Part {...props} />;
}

/**
 * The one dialog with all that Pro adds. It is beside the pages and not beside its buttons: they go once Pro is being
 * paid, and it has to say so.
 */
export function ProDetails() {
  const { isOpen, cycle, times } = useStore(proDetails);
  return <UpgradeDialog key={times} open={isOpen} onClose={hideProDetails} details={cycle} />;
}
