import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCountedAsOpen } from '#web/ui/open-dialogs.ts';
import { FreePlan } from './free-plan.tsx';
import { hideOffer, type ShownOffer, showProDetails } from './shown-offer.ts';
import { isOffering, type UpgradeViewProps, upgradeParts } from './upgrade-body.tsx';
import { useUpgrade } from './use-upgrade.ts';

/** The offer of Pro: short, or whole. */
export function OfferDialog({ isOpen, ...shown }: Omit<ShownOffer, 'times'>) {
  const view = useUpgrade(isOpen, shown.cycle);
  return <OfferDialogView {...shown} {...view} open={isOpen} onClose={hideOffer} onDetails={showProDetails} />;
}

const COMPACT_BENEFITS = 3;
const WHAT_PRO_IS = 'Proposals from your own experience, in your own voice, in the tone that fits the client.';

interface OfferViewProps extends Pick<ShownOffer, 'isWhole'>, Partial<Pick<ShownOffer, 'reason'>>, UpgradeViewProps {
  open: boolean;
  onClose: () => void;
  onDetails: () => void;
}

export function OfferDialogView(props: OfferViewProps) {
  const { open, onClose, reason = WHAT_PRO_IS, isWhole, onDetails, ...view } = props;
  const { body, footer } = isWhole ? upgradeParts(view, 'Not now') : upgradeParts(view, 'No thanks', COMPACT_BENEFITS);
  const everythingInFree = (
    <>
      Everything in Free (<FreePlan as="inline" />
      ), and:
    </>
  );
  const isPaying = view.phase === 'paying';
  // The provider's overlay replaces ours: automatic dialogs wait for it as well.
  useCountedAsOpen(open && isPaying);
  return (
    <Dialog
      open={open && !isPaying}
      onClose={onClose}
      title={isWhole ? 'The Pro plan' : 'Upgrade to Pro'}
      description={isOffering(view) && (isWhole ? everythingInFree : reason)}
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
