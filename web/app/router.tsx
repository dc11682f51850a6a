import type { ComponentType } from 'react';
import { createBrowserRouter, createPath, type RouteObject, replace } from 'react-router';
import { paths } from '#web/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { Shell } from './shell.tsx';
import { partOrNewBuild } from './stale-build.ts';

// Each page is a file of its own, fetched when it is first opened.
const pages: RouteObject[] = [
  {
    path: paths.home,
    lazy: part(async () => (await import('#web/features/site/landing-page.tsx')).LandingPage),
  },
  {
    path: paths.proposalTool,
    lazy: part(async () => (await import('./tool-page.tsx')).ToolPage),
  },
  {
    path: paths.pricing,
    lazy: part(async () => (await import('#web/features/site/pricing/pricing-page.tsx')).PricingPage),
  },
  { path: paths.upgrade, loader: () => replace(paths.pricing) },
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
  {
    path: paths.faq,
    lazy: part(async () => (await import('#web/features/site/faq/faq-page.tsx')).FaqPage),
  },
  {
    path: paths.contact,
    lazy: part(async () => (await import('#web/features/contact/contact-page.tsx')).ContactPage),
  },
  ...[paths.terms, paths.termsOfService].map((path) => ({
    path,
    lazy: part(async () => (await import('#web/features/site/legal/terms-page.tsx')).TermsPage),
  })),
  ...[paths.privacy, paths.privacyPolicy].map((path) => ({
    path,
    lazy: part(async () => (await import('#web/features/site/legal/privacy-page.tsx')).PrivacyPage),
  })),
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

function part(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return () => partOrNewBuild(async () => ({ Component: await load() }));
}
