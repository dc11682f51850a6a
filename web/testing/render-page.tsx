import { type ReactNode, useState } from 'react';
import { createPath, parsePath, Router, resolvePath } from 'react-router';
import { render } from 'vitest-browser-react';
import { Providers } from '#web/app/providers.tsx';
import { UpgradeDialog } from '#web/features/plans/index.ts';
import { hideOffer } from '#web/features/plans/shown-offer.ts';
import { navigatorTo } from '#web/ui/navigator-to.ts';

export interface RenderPageOptions {
  /** With its search and hash. */
  readonly path?: string;
  /** What the page before has left for it. */
  readonly state?: unknown;
}

/** Renders a page or a part of one as the app does; `visited` lists the addresses that it led to. */
export async function renderPage(page: ReactNode, { path = '/', state = null }: RenderPageOptions = {}) {
  hideOffer();
  const visited: string[] = [];
  const screen = await render(
    <Providers>
      <At start={{ ...parsePath(path), state }} visited={visited}>
        {page}
        <UpgradeDialog />
      </At>
    </Providers>,
  );
  return Object.assign(screen, { visited });
}

/** A page without the frame of the app around it. */
export function renderMain(page: ReactNode, path?: string) {
  return renderPage(<main>{page}</main>, { ...(path !== undefined && { path }) });
}

type Place = ReturnType<typeof parsePath> & { readonly state: unknown };

/** Follows what changes the page's own address; another page is only listed. */
function At({ start, visited, children }: { start: Place; visited: string[]; children: ReactNode }) {
  const [place, setPlace] = useState(start);
  const navigator = navigatorTo((address) => {
    visited.push(address);
    const next = resolvePath(address, place.pathname);
    if (next.pathname === place.pathname) setPlace({ ...parsePath(createPath(next)), state: null });
  });
  return (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  );
}
