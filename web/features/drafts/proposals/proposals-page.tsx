import { ChartNoAxesColumn, Upload } from 'lucide-react';
import { pageTitle } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProposalList } from '../list/proposal-list.tsx';
import { addressOfProposal } from '../open-draft.ts';
import { useUploadDialog } from '../upload/upload-dialog.tsx';
import { ForSignedIn } from './for-signed-in.tsx';
import { PAGE } from './sign-in-to-see.tsx';

/** Everything that a person wrote, in one list. */
export function ProposalsPage() {
  return <ForSignedIn name="Proposals">{(userId) => <Proposals key={userId} userId={userId} />}</ForSignedIn>;
}

function Proposals({ userId }: { userId: string }) {
  const upload = useUploadDialog(userId);
  return (
    <div className={`${PAGE} grid grid-cols-[minmax(0,1fr)] gap-6`}>
      <title>{pageTitle('Proposals')}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-heading font-normal">Proposals</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="secondary" size="sm" to={paths.outcomes}>
            <ChartNoAxesColumn aria-hidden />
            Outcomes
          </LinkButton>
          <Button variant="secondary" size="sm" onClick={upload.ask}>
            <Upload aria-hidden />
            Upload Draft
          </Button>
        </div>
      </header>
      <ProposalList
        userId={userId}
        type="all"
        addressOf={addressOfProposal}
        begin={<LinkButton to={paths.proposalTool}>New Proposal</LinkButton>}
      />
      {upload.dialog}
    </div>
  );
}
