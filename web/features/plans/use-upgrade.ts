import { useState } from 'react';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { toast } from '#web/ui/toast.tsx';
import type { UpgradeViewProps } from './upgrade-body.tsx';
import { upgradeStanding } from './upgrade-standing.ts';
import { useViewer } from './use-viewer.ts';

/** What the upgrade dialogs show and do for the viewer. `close` is called when there is nothing more to say. */
export function useUpgrade(close: () => void): UpgradeViewProps {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const viewer = useViewer();
  return {
    standing: upgradeStanding(viewer, new Date()),
    cycle,
    onCycleChange: setCycle,
    onUpgrade: () => {
      close();
      toast({ title: 'Sign in required', description: 'Please sign in to upgrade to Pro' });
    },
    // Only a signed-in viewer stands where these two are shown; until there are accounts they have nowhere to lead.
    onManage: close,
    onCheckStatus: close,
    onDecline: close,
  };
}
