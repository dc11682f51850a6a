import type { ComponentType } from 'react';
import { createBrowserRouter, createPath, type RouteObject, redirectDocument } from 'react-router';
import { SITE_PAGES } from '#shared/site/pages.ts';
import { paths } from '#web/paths.ts';
import { handOverToast } from '#web/ui/toast-handover.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { Shell } from './shell.tsx';
import { partOrNewBuild } from './stale-build.ts';

// Each page is a file of its own, fetched when it is first opened.
const pages: RouteObject[] = [
  {
    path: paths.proposalTool,
    lazy: part(async () => (await import('./tool-page.tsx')).ToolPage),
  },
  { path: paths.auth, lazy: part(async () => (await import('#web/features/identity/pages/auth-page.tsx')).AuthPage) },
  {
    path: paths.signInFinished,
    lazy: part(async () => (await import('#web/features/identity/pages/auth-finished-page.tsx')).AuthFinishedPage),
  },
  {
    path: paths.forgotPassword,
    lazy: part(async () => (await import('#web/features/identity/pages/forgot-password-page.tsx')).ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    lazy: part(async () => (await import('#web/features/identity/pages/reset-password-page.tsx')).ResetPasswordPage),
  },
  {
    path: paths.verifyEmail,
    lazy: part(async () => (await import('#web/features/identity/pages/verify-email-page.tsx')).VerifyEmailPage),
  },
  {
    path: paths.account,
    lazy: part(async () => (await import('#web/features/account/account-page.tsx')).AccountPage),
  },
  // Whatever leads there within the app leaves it: these are documents of their own.
  ...SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]).map((path) => ({ path, loader: loadSitePage })),
  { path: paths.upgrade, loader: loadSitePage },
  {
    path: paths.checkout,
    lazy: part(async () => (await import('#web/features/plans/checkout/checkout-page.tsx')).CheckoutPage),
  },
  {
    path: paths.checkoutSuccess,
    lazy: part(async () => (await import('#web/features/plans/checkout/success-page.tsx')).CheckoutSuccessPage),
  },
  {
    path: paths.checkoutCancel,
    lazy: part(async () => (await import('#web/features/plans/checkout/cancel-page.tsx')).CheckoutCancelPage),
  },
  { path: '*', Component: NotFoundPage },
];

// Not in the built app: the branch is cut out with everything it imports.
const workshop: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/gallery',
        lazy: part(async () => (await import('#web/gallery/gallery-page.tsx')).GalleryPage),
      },
      {
        path: '/gallery/result',
        lazy: part(async () => (await import('#web/gallery/result-gallery.tsx')).ResultGallery),
      },
    ]
  : [];

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    // The inner boundary keeps header and footer around a page that failed.
    children: [{ ErrorBoundary: ErrorPage, children: [...workshop, ...pages] }],
  },
]);

/** Where the navigation under way leads; undefined when none is. */
export function pendingAddress(): string | undefined {
  const { location } = router.state.navigation;
  return location && createPath(location);
}

/** Keeps what the navigation was to do with the history; the message on the screen goes along. */
function loadSitePage(): Response {
  const address = pendingAddress();
  // Who opened the app itself at such an address would be led there for ever.
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader says it
  if (address === undefined) throw new Response(null, { status: 404 });
  handOverToast();
  return redirectDocument(address);
}

function part(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return () => partOrNewBuild(async () => ({ Component: await load() }));
}
