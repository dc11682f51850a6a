import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { Providers } from '#web/app/providers.tsx';
import { NavigatorContext } from '#web/navigation/navigator.ts';
import { placeAt } from '#web/navigation/place.ts';

export interface RenderPageOptions {
  /** With its search and hash. */
  readonly path?: string;
  /** What the page before has left for it. */
  readonly state?: unknown;
}

/** Renders a page or a part of one as the app does; `visited` lists the addresses that it led to. */
export async function renderPage(page: ReactNode, { path = '/', state = null }: RenderPageOptions = {}) {
  const visited: string[] = [];
  const navigator = {
    place: placeAt(path, state),
    navigate: async (to: string) => {
      visited.push(to);
    },
  };
  const screen = await render(
    <Providers>
      <NavigatorContext value={navigator}>{page}</NavigatorContext>
    </Providers>,
  );
  return Object.assign(screen, { visited });
}
