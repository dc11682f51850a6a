import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { warmDialogs } from '#web/ui/dialog.tsx';
import { onDemand } from '#web/ui/on-demand.ts';

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was asked for that Pro has. */
  reason?: string | undefined;
}

const short = onDemand(async () => (await loadDialogs()).UpgradeDialog);
const details = onDemand(async () => (await loadDialogs()).ProDetailsDialog);

/** The short offer, where something locked was touched or after a few proposals. Fetched when it is first opened. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const isThere = short.useWanted(props.open, () => props.onOpenChange(false));
  return isThere && <short.Part {...props} />;
}

/** All that Pro adds, with its price. Fetched when it is first opened. */
export function ProDetailsDialog(props: UpgradeDialogProps & { firstCycle: BillingCycle }) {
  const isThere = details.useWanted(props.open, () => props.onOpenChange(false));
  return isThere && <details.Part {...props} />;
}

/** Fetches both before they are wanted, as when a pointer comes near the button that opens them. */
export const warmUpgrade = short.warm;

function loadDialogs() {
  warmDialogs();
  return import('./upgrade-dialogs.tsx');
}
