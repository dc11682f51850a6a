import { type ComponentProps, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ConfirmEmail, SessionProvider } from '#web/features/identity/index.ts';
import { PaymentFailedBar, PlanProvider, UpgradeDialog } from '#web/features/plans/index.ts';
import { WorkspaceGuard } from '#web/features/proposals/index.ts';
import { paths } from '#web/paths.ts';
import { PlainLink, PolicyNotice, Footer as SharedFooter, SkipLink } from '#web/site-shell/frame.tsx';
import { FloatBoundary } from '#web/ui/float-boundary.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { pageShown } from '../analytics/index.ts';
import { CommandKeys } from './command-keys.tsx';
import { endFirstScreen } from './first-screen/first-screen.ts';
import { Header } from './header.tsx';
import { usePageFacts } from './page-facts.ts';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  const { policyChangedOn } = usePageFacts();
  useLayoutEffect(endFirstScreen, []);
  return (
    <FloatBoundary element={floats}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
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
        <UpgradeDialog />
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
  const { isCounted, billing } = usePageFacts();
  return <SharedFooter link={AppLink} isCounted={isCounted} billing={billing} />;
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

/** What a browser does when a page is loaded: says the new title to screen readers and moves the focus to the main heading. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    dropBootTitle();
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    return focusHeading();
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

// Pages carry their own <title>; the browser would go on showing the first one in the document.
function dropBootTitle(): void {
  if (document.querySelectorAll('title').length > 1) document.querySelector('title[data-boot]')?.remove();
}

/** A page that first has to read what the browser kept has its heading later; until then its place has the focus. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || focusHeadingOf(main)) return undefined;
  main.focus({ preventScroll: true });
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeadingOf(main)) arrival.disconnect();
  });
  arrival.observe(main, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

function focusHeadingOf(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Reports each page that the app shows, once its title is set. Source: docs/spec/accounts.md#theme-and-analytics. */
function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => pageShown(pathname), [pathname]);
  return null;
}
