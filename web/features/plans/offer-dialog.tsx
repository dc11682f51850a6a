import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCountedAsOpen } from '#web/ui/open-dialogs.ts';
import { FreePlan } from './free-plan.tsx';
import { showProDetails } from './show-pro-details.ts';
import { isOffering, type UpgradeViewProps, upgradeParts } from './upgrade-body.tsx';
import { useUpgrade } from './use-upgrade.ts';

export interface OfferDialogProps {
  open: boolean;
  onClose: () => void;
  /** What was asked for that Pro has, in a sentence or two; left out, the dialog says what Pro is. */
  reason?: string | undefined;
  /** Shows all that Pro adds, with this cycle at first; left out, it is the short offer, with the way to that. */
  details?: BillingCycle | undefined;
}

/** The offer of Pro: short, where something locked was touched or after a few proposals, or whole. */
export function OfferDialog({ details, ...dialog }: OfferDialogProps) {
  const view = useUpgrade(dialog.open, dialog.onClose, details);
  const showDetails = () => {
    dialog.onClose();
    showProDetails(view.cycle);
  };
  return <OfferDialogView {...dialog} {...view} isWhole={details !== undefined} onDetails={showDetails} />;
}

const COMPACT_BENEFITS = 3;
const WHAT_PRO_IS = 'Proposals from your own experience, in your own voice, in the tone that fits the client.';

interface OfferViewProps extends Omit<OfferDialogProps, 'details'>, UpgradeViewProps {
  isWhole: boolean;
  onDetails: () => void;
}

export function OfferDialogView(props: OfferViewProps) {
  const { open, onClose, reason = WHAT_PRO_IS, isWhole, onDetails, ...view } = props;
  const { body, footer } = isWhole ? upgradeParts(view, 'Not now') : upgradeParts(view, 'No thanks', COMPACT_BENEFITS);
  const isPaying = view.phase === 'paying';
  // The provider's overlay replaces ours: automatic dialogs wait for it as well.
  useCountedAsOpen(open && isPaying);
  return (
    <Dialog
      open={open && !isPaying}
      onClose={onClose}
      title={isWhole ? 'The Pro plan' : 'Upgrade to Pro'}
      description={isOffering(view) && (isWhole ? <EverythingInFree /> : reason)}
      footer={footer}
    >
      {body}
      {isOffering(view) && !isWhole && (
        <Button variant="link" size="sm" onClick={onDetails} className="mt-4">
          See all that Pro adds
        </Button>
      )}
    </Dialog>
  );
}

function EverythingInFree() {
  return (
    <>
      Everything in Free (<FreePlan as="inline" />
      ), and:
    </>
  );
}
