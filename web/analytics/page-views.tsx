import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageShown } from './index.ts';

/** Reports each page that the app shows, once its title is set. Source: docs/spec/accounts.md#theme-and-analytics. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => pageShown(pathname), [pathname]);
  return null;
}
