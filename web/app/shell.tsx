import { type ReactNode, Suspense, useState } from 'react';
import { PageViews } from '#web/analytics/page-views.tsx';
import { billingWorld } from '#web/features/billing/index.ts';
import { SessionKeeper } from '#web/features/identity/index.ts';
import { PlanKeeper, ProDetails } from '#web/features/plans/index.ts';
import { DeskGuard } from '#web/features/proposals/index.ts';
import { changeToTell } from '#web/site-shell/dismiss-policy.ts';
import { SkipLink } from '#web/site-shell/frame.tsx';
import { PolicyNotice } from '#web/site-shell/policy-notice.tsx';
import { TestModeRibbon } from '#web/site-shell/test-mode-ribbon.tsx';
import { FloatBoundary } from '#web/ui/float-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  const [changedOn] = useState(changeToTell);
  return (
    <FloatBoundary element={floats}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <Header />
        {changedOn !== undefined && <PolicyNotice changedOn={changedOn} />}
        <main id="main" tabIndex={-1} className="flex-1">
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
          <div ref={setFloats} />
        </main>
        <Footer />
        <RouteAnnouncer />
        <PageViews />
        <SessionKeeper />
        <PlanKeeper />
        <ProDetails />
        <DeskGuard />
        <TestModeRibbon billing={billingWorld()} />
      </div>
    </FloatBoundary>
  );
}
