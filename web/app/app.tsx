import { type ReactNode, StrictMode } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { ErrorPage } from './message-pages.tsx';
import { type PageFacts, PageFactsContext } from './page-facts.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  /** The router's provider: another in a browser than where the first screen is rendered. */
  children: ReactNode;
  facts: PageFacts;
}

/** What every page may count on; the same tree in a browser and in the prerendered first screen. */
export function App({ children, facts }: AppProps) {
  return (
    <StrictMode>
      <PageFactsContext value={facts}>
        <Providers>{children}</Providers>
      </PageFactsContext>
    </StrictMode>
  );
}

/** The routes of `pages`; the header and the footer stay around a page that fails. */
export function withShell(pages: RouteObject[]): RouteObject[] {
  return [{ Component: Frame, ErrorBoundary: ErrorPage, children: [{ ErrorBoundary: ErrorPage, children: pages }] }];
}

function Frame() {
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </>
  );
}
