import { type ComponentProps, StrictMode } from 'react';
import { RouterView } from '#web/navigation/router-view.tsx';
import { ErrorPage } from './error-page.tsx';
import { type PageFacts, PageFactsContext } from './page-facts.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  router: ComponentProps<typeof RouterView>['router'];
  facts: PageFacts;
}

/** The whole app: the same tree in a browser and where its first screen is rendered before anybody asks. */
export function App({ router, facts }: AppProps) {
  return (
    <StrictMode>
      <PageFactsContext value={facts}>
        <Providers>
          <RouterView router={router} frame={Shell} failed={ErrorPage} />
        </Providers>
      </PageFactsContext>
    </StrictMode>
  );
}
