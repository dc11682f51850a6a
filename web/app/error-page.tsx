import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { pageTitle } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsOffline } from '#web/ui/events.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** In place of a page that broke or could not be fetched. What was typed lies in the browser's storage and is not touched. */
export function ErrorPage() {
  const error = useRouteError();
  const isOnline = !useIsOffline();
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage
      title={isOnline ? 'Something went wrong' : 'You are offline'}
      documentTitle={pageTitle('Something went wrong')}
      actions={
        <>
          <Button disabled={!isOnline} onClick={() => window.location.reload()}>
            Reload
          </Button>
          <LinkButton variant="secondary" to={paths.home}>
            Back to Home
          </LinkButton>
        </>
      }
    >
      {isOnline
        ? 'This page could not be shown. Your text is saved in this browser and will be there after a reload.'
        : 'This page has not been fetched yet. Your text is saved in this browser. You can load the page once you’re back online.'}
    </MessagePage>
  );
}
