import { useSearchParams } from 'react-router';

/** The tab that the address names, and the way to another. The first of `tabs` needs no name. */
export function useTabInAddress<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find((one) => one === params.get(name)) ?? first;
  const open = (next: string) => {
    if (next === tab) return;
    const withTab = (present: URLSearchParams) => {
      const { [name]: _old, ...others } = Object.fromEntries(present);
      return next === first ? others : { ...others, [name]: next };
    };
    setParams(withTab, { preventScrollReset: true });
  };
  return [tab, open] as const;
}
