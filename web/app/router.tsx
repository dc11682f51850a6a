import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  createPath,
  type Location,
  matchPath,
  type RouteObject,
  redirectDocument,
} from 'react-router';
import { SITE_PAGES } from '#shared/site/pages.ts';
import { paths } from '#web/paths.ts';
import { partOrNewBuild } from '#web/ui/stale-build.ts';
import { handOverToast } from '#web/ui/toast-handover.ts';
import { whileFetching } from '#web/ui/while-fetching.ts';
import { withShell } from './app.tsx';
import { isFirstScreen } from './first-screen/first-screen.ts';
import { NotFoundPage } from './message-pages.tsx';

interface Page {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

// Each page is a file of its own, fetched when it is first opened.
const PAGES: Page[] = [
  page(paths.proposalTool, async () => (await import('./tool-page.tsx')).ToolPage),
  page(
    paths.signInFinished,
    async () => (await import('#web/features/identity/pages/auth-finished-page.tsx')).AuthFinishedPage,
  ),
  page(
    paths.forgotPassword,
    async () => (await import('#web/features/identity/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    async () => (await import('#web/features/identity/pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    paths.verifyEmail,
    async () => (await import('#web/features/identity/pages/verify-email-page.tsx')).VerifyEmailPage,
  ),
  page(
    paths.undoEmailChange,
    async () => (await import('#web/features/identity/pages/undo-email-change-page.tsx')).UndoEmailChangePage,
  ),
  page(paths.account, async () => (await import('#web/features/account/account-page.tsx')).AccountPage),
  page(paths.me, async () => (await import('./me-page.tsx')).MePage),
  page(paths.proposals, async () => (await import('#web/features/drafts/proposals/proposals-page.tsx')).ProposalsPage),
  page(paths.outcomes, async () => (await import('#web/features/drafts/outcomes/outcomes-page.tsx')).OutcomesPage),
  page(
    `${paths.proposals}/:id`,
    async () => (await import('#web/features/drafts/proposals/proposal-page.tsx')).ProposalPage,
  ),
  page(paths.checkout, async () => (await import('#web/features/plans/checkout/checkout-page.tsx')).CheckoutPage),
  page(
    paths.checkoutSuccess,
    async () => (await import('#web/features/plans/checkout/success-page.tsx')).CheckoutSuccessPage,
  ),
  page(
    paths.checkoutCancel,
    async () => (await import('#web/features/plans/checkout/cancel-page.tsx')).CheckoutCancelPage,
  ),
  // Not in the built app: the branch is cut out with everything it imports.
  ...(import.meta.env.DEV
    ? [page('/gallery', async () => (await import('#web/playground/gallery-page.tsx')).GalleryPage)]
    : []),
];

/** Pages that are documents of their own: a link to one leaves the app. */
const DOCUMENTS = [...SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]), paths.auth, paths.upgrade];

type AppRouter = ReturnType<typeof createBrowserRouter>;

let router: AppRouter | undefined;

/** The router, once the first page's file has come: nothing is rendered before. Called once. */
export async function createAppRouter(): Promise<AppRouter> {
  router = createBrowserRouter(
    withShell([
      ...(await pageRoutes()),
      ...DOCUMENTS.map((path) => ({ path, loader: leaveForDocument, Component: NotFoundPage })),
      { path: '*', Component: NotFoundPage },
    ]),
    // The first screen may have been scrolled already: with data to hydrate from, the router leaves it where it is.
    isFirstScreen() ? { hydrationData: {} } : {},
  );
  return ready(router);
}

/** Where the router is going; undefined when the address bar says it already. */
export function pendingAddress(): string | undefined {
  const location = router?.state.navigation.location;
  return location && !isOpen(location) ? createPath(location) : undefined;
}

function page(path: string, load: Page['load']): Page {
  return { path, load: () => whileFetching(partOrNewBuild(load)) };
}

/** A page that cannot be had is left to the router, which asks again and shows why. */
async function pageRoutes(): Promise<RouteObject[]> {
  const first = PAGES.find(({ path }) => matchPath(path, window.location.pathname));
  const Loaded = await first?.load().catch(() => undefined);
  return PAGES.map((each) => {
    const { path, load } = each;
    return each === first && Loaded
      ? { path, Component: Loaded }
      : { path, lazy: async () => ({ Component: await load() }) };
  });
}

function ready(router: AppRouter): Promise<AppRouter> {
  if (router.state.initialized) return Promise.resolve(router);
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(router);
    });
  });
}

/** Where the app itself was opened at the address of a document, going there would go on for ever. */
function leaveForDocument() {
  const address = pendingAddress();
  if (address === undefined) return null;
  handOverToast();
  return redirectDocument(address);
}

function isOpen({ pathname, search, hash }: Location): boolean {
  const open = window.location;
  return pathname === open.pathname && search === open.search && hash === open.hash;
}
