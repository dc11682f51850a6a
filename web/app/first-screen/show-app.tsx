import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { isVisitorAtOnce } from '#web/features/identity/index.ts';
import { knowFreeLimit } from '#web/features/plans/index.ts';
import { handOffPreHydrationInput } from '#web/features/proposals/index.ts';
import { App } from '../app.tsx';
import { factsOfPage } from '../page-facts.ts';
import { freeLimitOfPage, isFirstScreen } from './first-screen.ts';

type AppRouter = RouterProviderProps['router'];

/**
 * Shows the app in `root`. Where the page has arrived with its first screen the app takes that over, as soon as it is known that it
 * is what the app would show: for a visitor whose workspace is free, where the address asks for nothing. For anybody else it is drawn anew, at one go.
 */
export async function showApp(root: HTMLElement, arriving: Promise<AppRouter>): Promise<void> {
  const facts = factsOfPage();
  const appWith = (router: AppRouter) => (
    <App facts={facts}>
      <RouterProvider router={router} />
    </App>
  );
  if (!isFirstScreen()) {
    // Its place is held by the page itself (styles/waiting.css).
    return createRoot(root).render(appWith(await arriving));
  }
  const limit = freeLimitOfPage();
  if (limit !== undefined) knowFreeLimit(limit);
  // A notice that was dismissed is in the page, unseen.
  const saysTheSame = (root.querySelector('[data-dismiss-policy]') !== null) === (facts.policyChangedOn !== undefined);
  const [tool, router] = await Promise.all([loadTool(), arriving]);
  const app = appWith(router);
  const isFree = isVisitorAtOnce() && tool?.isAskedFor() === false && (await tool.openSsrWorkspace());
  if (isFree && saysTheSame) {
    tool?.clearRefilledFields();
    // In slices, so that what is typed meanwhile is seen at once. Anything that is not as the page has it is a fault.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }));
    return;
  }
  handOffPreHydrationInput();
  createRoot(root).render(app);
}

/** The page's own file, which brings the workspace along: it is under way already. */
async function loadTool() {
  try {
    return await import('../tool-page.tsx');
  } catch {
    // The page may be loaded anew at any moment (stale-build.ts), without arriving.
    handOffPreHydrationInput();
    return undefined;
  }
}
