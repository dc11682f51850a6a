import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCountedAsOpen } from '#web/ui/open-dialogs.ts';
import { FreePlan } from './free-plan.tsx';
import { showProDetails } from './show-pro-details.ts';
import { isOffering, type UpgradeViewProps, upgradeParts } from './upgrade-body.tsx';
import { useUpgrade } from './use-upgrade.ts';

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was asked for that Pro has, in a sentence or two; left out, the dialog says what Pro is. */
  reason?: string | undefined;
}

/** The short offer, where something locked was touched or after a few proposals. */
export function UpgradeDialog({ open, onOpenChange, reason }: UpgradeDialogProps) {
  const close = () => onOpenChange(false);
  const view = useUpgrade(open, close);
  const showDetails = () => {
    close();
    showProDetails(view.cycle);
  };
  return (
    <UpgradeDialogView open={open} onOpenChange={onOpenChange} reason={reason} onDetails={showDetails} {...view} />
  );
}

/** All that Pro adds, with its price. */
export function ProDetailsDialog({ firstCycle, ...dialog }: UpgradeDialogProps & { firstCycle: BillingCycle }) {
  const close = () => dialog.onOpenChange(false);
  return <ProDetailsDialogView {...dialog} {...useUpgrade(dialog.open, close, firstCycle)} />;
}

const COMPACT_BENEFITS = 3;
const WHAT_PRO_IS = 'Proposals from your own experience, in your own voice, in the tone that fits the client.';

interface CompactProps extends UpgradeDialogProps, UpgradeViewProps {
  /** Shows all that Pro adds; left out, there is no way to it. */
  onDetails?: (() => void) | undefined;
}

export function UpgradeDialogView({ open, onOpenChange, onDetails, reason = WHAT_PRO_IS, ...view }: CompactProps) {
  const { body, footer } = upgradeParts(view, 'No thanks', COMPACT_BENEFITS);
  useCountedWhilePaying(open, view.phase);
  return (
    <Dialog
      open={open && view.phase !== 'paying'}
      onOpenChange={onOpenChange}
      title="Upgrade to Pro"
      {...(isOffering(view) ? { description: reason } : {})}
      footer={footer}
    >
      {body}
      {isOffering(view) && onDetails && (
        <Button variant="link" size="sm" onClick={onDetails} className="mt-4">
          See all that Pro adds
        </Button>
      )}
    </Dialog>
  );
}

export function ProDetailsDialogView({ open, onOpenChange, ...view }: UpgradeDialogProps & UpgradeViewProps) {
  const { body, footer } = upgradeParts(view, 'Not now');
  useCountedWhilePaying(open, view.phase);
  return (
    <Dialog
      open={open && view.phase !== 'paying'}
      onOpenChange={onOpenChange}
      title="The Pro plan"
      {...(isOffering(view) ? { description: <EverythingInFree /> } : {})}
      footer={footer}
    >
      {body}
    </Dialog>
  );
}

/** The provider's overlay replaces ours: automatic dialogs wait for it as well. */
function useCountedWhilePaying(isOpen: boolean, phase: UpgradeViewProps['phase']): void {
  useCountedAsOpen(isOpen && phase === 'paying');
}

function EverythingInFree() {
  return (
    <>
      Everything in Free (<FreePlan as="inline" />
      ), and:
    </>
  );
}
