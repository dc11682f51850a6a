import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_TABS, type AccountTab } from '#shared/account/contract.ts';

/** The tab that the address names, and the way to another: the address changes with it, so Back returns to the last one. */
export function useAccountTab(): readonly [AccountTab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = ACCOUNT_TABS.find((name) => name === search.get('tab')) ?? 'profile';
  // A press on a tab's name asks twice, by the press and by the focus, before the address has changed.
  const asked = useRef<string>(tab);
  useEffect(() => {
    asked.current = tab;
  }, [tab]);
  const open = (next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    setSearch(
      (present) => {
        const changed = new URLSearchParams(present);
        changed.set('tab', next);
        return changed;
      },
      { preventScrollReset: true },
    );
  };
  return [tab, open];
}
