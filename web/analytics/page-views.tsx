import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageShown } from './index.ts';

/** Tells of each page that the app shows, once its title stands. Source: docs/spec/accounts.md#theme-and-analytics. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => pageShown(pathname), [pathname]);
  return null;
}
