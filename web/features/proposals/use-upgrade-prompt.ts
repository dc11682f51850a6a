import { useEffect, useState } from 'react';
import { UPGRADE_PROMPT_DELAY_MS } from '#shared/plans/limits.ts';
import { useAccess } from '#web/features/plans/index.ts';
import { countProposal } from './proposal-count.ts';

/** Offers the upgrade once in a session, a moment after the proposal that is due. Pro users are left alone. */
export function useUpgradePrompt() {
  const [isDue, setIsDue] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isPro = useAccess('drafts.store').allowed;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      setIsDue(false);
      setIsOpen(true);
    }, UPGRADE_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return {
    isOpen,
    setIsOpen,
    countOne: () => {
      if (countProposal() && !isPro) setIsDue(true);
    },
  };
}
