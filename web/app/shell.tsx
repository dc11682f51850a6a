import { type ComponentProps, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageViews } from '#web/analytics/page-views.tsx';
import { ConfirmEmail, SessionProvider } from '#web/features/identity/index.ts';
import { PaymentFailedBar, PlanProvider, ProDetails } from '#web/features/plans/index.ts';
import { WorkspaceGuard } from '#web/features/proposals/index.ts';
import { paths } from '#web/paths.ts';
import { PlainLink, Footer as SharedFooter, SkipLink } from '#web/site-shell/frame.tsx';
import { PolicyNotice } from '#web/site-shell/policy-notice.tsx';
import { TestModeRibbon } from '#web/site-shell/test-mode-ribbon.tsx';
import { FloatBoundary } from '#web/ui/float-boundary.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CommandKeys } from './command-keys.tsx';
import { endFirstScreen } from './first-screen/first-screen.ts';
import { Header } from './header.tsx';
import { usePageFacts } from './page-facts.ts';
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
        <PaymentFailedBar />
        {policyChangedOn !== undefined && <PolicyNotice changedOn={policyChangedOn} />}
        <ConfirmEmail />
        <main id="main" tabIndex={-1} className="flex-1">
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
          <div ref={setFloats} />
        </main>
        <Footer />
        <RouteAnnouncer />
        <CommandKeys />
        <PageViews />
        <SessionProvider />
        <PlanProvider />
        <ProDetails />
        <WorkspaceGuard />
      </div>
    </FloatBoundary>
  );
}

/** Until the first page has arrived. Shows itself only when that takes long enough to be noticed. */
function PageLoading() {
  return (
    <div className="grid min-h-dvh place-items-center text-ink-faint">
      <Spinner label="Loading" className="size-6" />
    </div>
  );
}

function Footer() {
  return <SharedFooter link={AppLink} isCounted={usePageFacts().isCounted} />;
}

/** The tool is a page of the app and needs no loading; the others are documents of their own. */
function AppLink(props: ComponentProps<typeof PlainLink>) {
  if (props.to !== paths.proposalTool) return <PlainLink {...props} />;
  return (
    <Link to={props.to} className={props.className} aria-current={props.current ? 'page' : undefined}>
      {props.children}
    </Link>
  );
}
