import { createContext, use, useCallback, useEffect, useMemo } from 'react';
import type { Place } from './place.ts';
import type { NavigateFunction, NavigateOptions } from './router.ts';

/** Where the screen is, and the way to somewhere else. */
export interface Navigator {
  readonly place: Place;
  /** The same one for as long as the page is loaded. */
  readonly navigate: NavigateFunction;
}

export const NavigatorContext = createContext<Navigator | undefined>(undefined);

function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('Only within NavigatorContext');
  return navigator;
}

export function useLocation(): Place {
  return useNavigator().place;
}

export function useNavigate(): NavigateFunction {
  return useNavigator().navigate;
}

type Query = URLSearchParams | ((present: URLSearchParams) => URLSearchParams);

/** What follows `?` in the address, and the way to another of the same page. */
export function useSearchParams(): [URLSearchParams, (next: Query, options?: NavigateOptions) => void] {
  const { place, navigate } = useNavigator();
  const { search } = place;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Query, options?: NavigateOptions) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate(`?${query}`, options);
    },
    [search, navigate],
  );
  return [params, setParams];
}

/** Leads away as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace });
  }, [navigate, to, replace]);
  return null;
}
