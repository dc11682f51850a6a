import { NOT_FOUND_TITLE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';

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
