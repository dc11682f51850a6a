import { useEffect, useState } from 'react';
import { UPGRADE_PROMPT_DELAY_MS } from '#shared/plans/limits.ts';
import { offerPro, upgradeState, useViewer } from '#web/features/plans/index.ts';
import { useIsAnyDialogOpen } from '#web/ui/open-dialogs.ts';
import { countProposal, isPromptDue } from './proposal-count.ts';

/** Offers the upgrade a moment after the proposal that is due; while another dialog is open, a moment after that has gone. Returns a function to call after each proposal. */
export function useUpgradePrompt() {
  const [isDue, setIsDue] = useState(false);
  const state = upgradeState(useViewer(), new Date());
  const isAnyDialogOpen = useIsAnyDialogOpen();
  const isWaiting = isDue && state === 'offer' && !isAnyDialogOpen;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setIsDue(false);
      offerPro();
    }, UPGRADE_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return () => {
    if (isPromptDue(countProposal(), state)) setIsDue(true);
  };
}
