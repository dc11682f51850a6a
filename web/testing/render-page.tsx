import type { ReactNode } from 'react';
import { parsePath, Router } from 'react-router';
import { render } from 'vitest-browser-react';
import { Providers } from '#web/app/providers.tsx';
import { navigatorTo } from '#web/ui/navigator-to.ts';

export interface RenderPageOptions {
  /** With its search and hash. */
  readonly path?: string;
  /** What the page before has left for it. */
  readonly state?: unknown;
}

/** Renders a page or a part of one as the app does; `visited` lists the addresses that it led to. */
export async function renderPage(page: ReactNode, { path = '/', state = null }: RenderPageOptions = {}) {
  const visited: string[] = [];
  const navigator = navigatorTo((address) => visited.push(address));
  const screen = await render(
    <Providers>
      <Router location={{ ...parsePath(path), state }} navigator={navigator}>
        {page}
      </Router>
    </Providers>,
  );
  return Object.assign(screen, { visited });
}
