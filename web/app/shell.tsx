import { Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { TestModeRibbon } from '#web/features/billing/index.ts';
import { SessionKeeper } from '#web/features/identity/index.ts';
import { PlanKeeper, ProDetails } from '#web/features/plans/index.ts';
import { DeskGuard } from '#web/features/proposals/index.ts';
import { FloatBoundary } from '#web/ui/float-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What stands around every page. */
export function Shell() {
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  return (
    <FloatBoundary element={floats}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="fixed top-2 left-4 z-60 -translate-y-20 rounded-tight bg-ink px-4 py-2 font-strong text-desk focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="flex-1">
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
          <div ref={setFloats} />
        </main>
        <Footer />
        <RouteAnnouncer />
        <SessionKeeper />
        <PlanKeeper />
        <ProDetails />
        <DeskGuard />
        <TestModeRibbon />
        <ScrollRestoration />
      </div>
    </FloatBoundary>
  );
}
