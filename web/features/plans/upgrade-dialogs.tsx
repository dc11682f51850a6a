import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type UpgradeViewProps, upgradeParts } from './upgrade-body.tsx';
import { useUpgrade } from './use-upgrade.ts';

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The short offer, where something locked was touched or after a few proposals. */
export function UpgradeDialog({ open, onOpenChange }: UpgradeDialogProps) {
  const [areDetailsOpen, setAreDetailsOpen] = useState(false);
  const close = () => onOpenChange(false);
  const showDetails = () => {
    close();
    setAreDetailsOpen(true);
  };
  return (
    <>
      <UpgradeDialogView open={open} onOpenChange={onOpenChange} onDetails={showDetails} {...useUpgrade(close)} />
      <ProDetailsDialog open={areDetailsOpen} onOpenChange={setAreDetailsOpen} />
    </>
  );
}

/** All that Pro adds, with its price. */
function ProDetailsDialog({ open, onOpenChange }: UpgradeDialogProps) {
  return <ProDetailsDialogView open={open} onOpenChange={onOpenChange} {...useUpgrade(() => onOpenChange(false))} />;
}

const COMPACT_BENEFITS = 3;

interface CompactProps extends UpgradeDialogProps, UpgradeViewProps {
  /** Shows all that Pro adds; left out, there is no way to it. */
  onDetails?: (() => void) | undefined;
}

export function UpgradeDialogView({ open, onOpenChange, onDetails, ...view }: CompactProps) {
  const { body, footer } = upgradeParts(view, 'No thanks', COMPACT_BENEFITS);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upgrade to Pro"
      {...(view.standing === 'offer'
        ? { description: 'Proposals from your own experience, in your own voice, in the tone that fits the client.' }
        : {})}
      footer={footer}
    >
      {body}
      {view.standing === 'offer' && onDetails && (
        <Button variant="link" size="sm" onClick={onDetails} className="mt-4">
          See all that Pro adds
        </Button>
      )}
    </Dialog>
  );
}

export function ProDetailsDialogView({ open, onOpenChange, ...view }: UpgradeDialogProps & UpgradeViewProps) {
  const { body, footer } = upgradeParts(view, 'Not now');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="The Pro plan"
      {...(view.standing === 'offer' ? { description: 'Everything in Free, and:' } : {})}
      footer={footer}
    >
      {body}
    </Dialog>
  );
}
