import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { PageViews } from '#web/analytics/page-views.tsx';
import { ConfirmEmail, SessionProvider } from '#web/features/identity/index.ts';
import { PlanProvider, ProDetails } from '#web/features/plans/index.ts';
import { WorkspaceGuard } from '#web/features/proposals/index.ts';
import { SkipLink } from '#web/site-shell/frame.tsx';
import { PolicyNotice } from '#web/site-shell/policy-notice.tsx';
import { TestModeRibbon } from '#web/site-shell/test-mode-ribbon.tsx';
import { FloatBoundary } from '#web/ui/float-boundary.tsx';
import { endFirstScreen } from './first-screen/first-screen.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageFacts } from './page-facts.ts';
import { PageLoading } from './page-loading.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  const { policyChangedOn, billing } = usePageFacts();
  useLayoutEffect(endFirstScreen, []);
  return (
    <FloatBoundary element={floats}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <TestModeRibbon billing={billing} />
        <Header />
        {policyChangedOn !== undefined && <PolicyNotice changedOn={policyChangedOn} />}
        <ConfirmEmail />
        <main id="main" tabIndex={-1} className="flex-1">
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
          <div ref={setFloats} />
        </main>
        <Footer />
        <RouteAnnouncer />
        <PageViews />
        <SessionProvider />
        <PlanProvider />
        <ProDetails />
        <WorkspaceGuard />
      </div>
    </FloatBoundary>
  );
}
