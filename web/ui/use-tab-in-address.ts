import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The tab that the address names, and the way to another: it survives a reload, Back returns to the last one, and it can be sent to
 * someone. The first of `tabs` needs no name.
 */
export function useTabInAddress<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find((one) => one === params.get(name)) ?? first;
  // A press on a tab's name asks twice, by the press and by the focus, before the address has changed.
  const asked = useRef<string>(tab);
  useEffect(() => {
    asked.current = tab;
  }, [tab]);
  const open = (next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    const withTab = (present: URLSearchParams) => {
      const { [name]: _old, ...others } = Object.fromEntries(present);
      return next === first ? others : { ...others, [name]: next };
    };
    setParams(withTab, { preventScrollReset: true });
  };
  return [tab, open] as const;
}
