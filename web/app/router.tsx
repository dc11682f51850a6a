import type { ComponentType } from 'react';
import { SITE_PAGES } from '#shared/site/pages.ts';
import { type PageFile, type Route, Router } from '#web/navigation/router.ts';
import { paths } from '#web/paths.ts';
import { loadPage } from '#web/ui/load-page.ts';
import { whileFetching } from '#web/ui/while-fetching.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { partOrNewBuild } from './stale-build.ts';

// Each page is a file of its own, fetched when it is first opened.
const PAGES: Readonly<Record<string, PageFile>> = {
  [paths.proposalTool]: part(async () => (await import('./tool-page.tsx')).ToolPage),
  [paths.auth]: part(async () => (await import('#web/features/identity/pages/auth-page.tsx')).AuthPage),
  [paths.signInFinished]: part(
    async () => (await import('#web/features/identity/pages/auth-finished-page.tsx')).AuthFinishedPage,
  ),
  [paths.forgotPassword]: part(
    async () => (await import('#web/features/identity/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  [paths.resetPassword]: part(
    async () => (await import('#web/features/identity/pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  [paths.verifyEmail]: part(
    async () => (await import('#web/features/identity/pages/verify-email-page.tsx')).VerifyEmailPage,
  ),
  [paths.account]: part(async () => (await import('#web/features/account/account-page.tsx')).AccountPage),
  [paths.checkout]: part(async () => (await import('#web/features/plans/checkout/checkout-page.tsx')).CheckoutPage),
  [paths.checkoutSuccess]: part(
    async () => (await import('#web/features/plans/checkout/success-page.tsx')).CheckoutSuccessPage,
  ),
  [paths.checkoutCancel]: part(
    async () => (await import('#web/features/plans/checkout/cancel-page.tsx')).CheckoutCancelPage,
  ),
  // Not in the built app: the branch is cut out with everything it imports.
  ...(import.meta.env.DEV && {
    '/gallery': part(async () => (await import('#web/playground/gallery-page.tsx')).GalleryPage),
    '/gallery/result': part(async () => (await import('#web/playground/result-gallery.tsx')).ResultGallery),
  }),
};

/** Whatever leads there within the app leaves it. */
const DOCUMENTS: readonly string[] = [...SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]), paths.upgrade];

export const router = new Router({ find: routeOf, notFound: NotFoundPage, leave: loadPage });

/** An address typed by hand may have capitals and a slash at its end. */
function routeOf(pathname: string): Route | undefined {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (DOCUMENTS.includes(path)) return 'document';
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}

function part(load: () => Promise<ComponentType>): PageFile {
  return { load: () => whileFetching(partOrNewBuild(load)) };
}
