import { QueryClientProvider } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'react-router';
import { queryClient, SessionProvider, startSession, useSession, useSignOut } from '#web/features/identity/index.ts';
import { PlanProvider, showProDetails, UpgradeButton, UpgradeDialog } from '#web/features/plans/index.ts';
import { WorkspaceGuard } from '#web/features/proposals/index.ts';
import { ProAction } from '#web/features/site/pricing/signed-in-pro-action.tsx';
import { closeMenu, MENU_LINE } from '#web/site-shell/menu-id.ts';
import { FloatBoundary } from '#web/ui/float-boundary.tsx';
import { loadPage } from '#web/ui/load-page.ts';
import { navigatorTo } from '#web/ui/navigator-to.ts';
import { AccountSlot } from './account-slot.tsx';
import { useOffersUpgrade } from './navigation.ts';
import { checkWithoutEval } from './schema-checks.ts';
import { mountToaster } from './site-toaster.tsx';
import { allowPlainText } from './trusted-types.ts';
import '../styles/main.css';

/**
 * The app's own parts on a page of the site, for people who are signed in: in the places that the page keeps for them, and what
 * stands around every page of the app. Called once.
 */
export function mountSignedIn(): void {
  checkWithoutEval();
  allowPlainText();
  startSession();
  mountToaster();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // At once: what the page kept in the places has gone, and nothing of that is to be seen.
  flushSync(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Router location={window.location} navigator={BY_LOADING}>
            <SignedIn places={takePlaces()} />
          </Router>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

type Places = ReadonlyMap<string, Element>;

/** The places that the page keeps, emptied. A page has not all of them. */
function takePlaces(): Places {
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  for (const place of places) place.replaceChildren();
  return new Map(places.map((place) => [place.dataset.place ?? '', place]));
}

/** Every other page is a document of its own from here. */
const BY_LOADING = navigatorTo((address, how) => void loadPage(address, how));

function SignedIn({ places }: { places: Places }) {
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  useNotifyPage();
  return (
    <FloatBoundary element={floats}>
      <InPlace place={places.get('account')}>
        <AccountSlot />
      </InPlace>
      <InPlace place={places.get('upgrade')}>
        <HeaderUpgrade />
      </InPlace>
      <InPlace place={places.get('menu')}>
        <MenuDeeds />
      </InPlace>
      <InPlace place={places.get('pro-action')}>
        <ProAction />
      </InPlace>
      <SessionProvider />
      <PlanProvider />
      <UpgradeDialog />
      <WorkspaceGuard />
      <div ref={setFloats} />
    </FloatBoundary>
  );
}

/** The page shows what is for visitors as soon as it turns out, or comes about, that nobody is signed in. */
function useNotifyPage(): void {
  const isVisitor = useSession().status === 'signed-out';
  useLayoutEffect(() => {
    if (isVisitor) delete document.documentElement.dataset.person;
    else document.documentElement.dataset.person = '';
  }, [isVisitor]);
}

function InPlace({ place, children }: { place: Element | undefined; children: ReactNode }) {
  return place && createPortal(children, place);
}

function HeaderUpgrade() {
  if (!useOffersUpgrade()) return null;
  // In a frame of its own: both of its classes are the page's too, whose style sheet may be read after the app's.
  return (
    <span className="hidden md:block">
      <UpgradeButton size="sm" variant="secondary" />
    </span>
  );
}

function MenuDeeds() {
  const offersUpgrade = useOffersUpgrade();
  const { status } = useSession();
  const signOut = useSignOut();
  const after = (act: () => void) => () => {
    closeMenu();
    act();
  };
  return (
    <>
      {offersUpgrade && (
        <button type="button" className={MENU_LINE} onClick={after(() => showProDetails())}>
          Upgrade to Pro
        </button>
      )}
      {status === 'signed-in' && (
        <button type="button" className={MENU_LINE} onClick={after(() => signOut.mutate())}>
          <LogOut aria-hidden className="size-5" />
          Sign Out
        </button>
      )}
    </>
  );
}
