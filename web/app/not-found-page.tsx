import { Link } from 'react-router';
import { NOT_FOUND_TITLE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      title={NOT_FOUND_TITLE}
      documentTitle={NOT_FOUND_TITLE}
      actions={
        <>
          <Button asChild>
            <Link to={paths.proposalTool}>Create Proposal</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.home}>Back to Home</Link>
          </Button>
        </>
      }
    >
      There is no page at this address. It may have moved, or the link may have lost a letter.
    </MessagePage>
  );
}
