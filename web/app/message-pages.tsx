import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { NOT_FOUND_TITLE, pageTitle } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsOffline } from '#web/ui/events.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface MessagePageProps {
  title: string;
  documentTitle: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that has one thing to say: a blank sheet with a note on it. */
function MessagePage({ title, documentTitle, children, actions }: MessagePageProps) {
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-height)-10rem)] place-items-center px-4 py-16">
      <title>{documentTitle}</title>
      <div className="grid max-w-dialog justify-items-start gap-5 rounded-tight border border-line bg-sheet px-8 py-10 sm:px-12 sm:py-14">
        <h1 tabIndex={-1} className="font-serif text-heading font-normal">
          {title}
        </h1>
        <p className="text-ink-soft">{children}</p>
        <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <MessagePage
      title={NOT_FOUND_TITLE}
      documentTitle={NOT_FOUND_TITLE}
      actions={
        <>
          <LinkButton to={paths.proposalTool}>Create Proposal</LinkButton>
          <LinkButton variant="secondary" to={paths.home}>
            Back to Home
          </LinkButton>
        </>
      }
    >
      There is no page at this address. It may have moved, or the link may be incomplete.
    </MessagePage>
  );
}

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
