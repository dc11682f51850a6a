import { Ellipsis, FileDown, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '#shared/drafts/contract.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.tsx';
import { SaveDialog } from '../autosave/save-dialog.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { StatusMenu } from '../list/status-menu.tsx';
import { addressOfDraft } from '../open-draft.ts';
import { proposalTitle } from '../proposal-words.ts';
import { letterText } from '../reading/draft-parts.ts';
import { useProposalActions } from '../use-proposal-actions.ts';
import { CopyButton } from './copy-button.tsx';

interface ProposalHeaderProps {
  userId: string;
  proposal: ProposalSummary;
  draft: Draft;
}

/** What a proposal is called, its status, and what can be done with it. */
export function ProposalHeader({ userId, proposal, draft }: ProposalHeaderProps) {
  const { id, status, lastUpdated, words } = proposal;
  const title = proposalTitle(proposal);
  const { changeStatus, noteCopied, remove, rename, download } = useProposalActions(userId);
  const [asked, setAsked] = useState<'name' | 'delete'>();
  const close = () => setAsked(undefined);
  const mayName = useAccess('drafts.store').allowed;
  const navigate = useNavigate();
  const drop = async () => {
    if (await remove(proposal)) void navigate(paths.proposals);
  };
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="font-serif text-heading leading-snug font-normal wrap-anywhere">{title}</h1>
        <div className="-ml-1 flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          <StatusMenu status={status} title={title} onChange={(next) => void changeStatus(id, next)} />
          <span className="tabular-nums">{words} words</span>
          <span aria-hidden>·</span>
          <time dateTime={lastUpdated} className="tabular-nums">
            {dateAndTime(lastUpdated)}
          </time>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton id={id} letter={letterText(draft)} onCopied={() => void noteCopied(id)} />
        <LinkButton to={addressOfDraft(id)}>
          <PenLine aria-hidden />
          Edit
        </LinkButton>
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label="More">
              <Ellipsis aria-hidden />
            </Button>
          }
          items={[
            {
              label: 'Name this version',
              hint: 'Saves it as a draft',
              icon: <PenLine aria-hidden />,
              onSelect: () => (mayName ? setAsked('name') : showProDetails()),
            },
            { label: 'Download .txt', icon: <FileDown aria-hidden />, onSelect: () => void download(draft, 'txt') },
            { label: 'Download .md', icon: <FileDown aria-hidden />, onSelect: () => void download(draft, 'md') },
            { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setAsked('delete') },
          ]}
        />
      </div>
      {asked === 'name' && (
        <SaveDialog
          firstName={proposal.name ?? proposal.jobTitle}
          onSave={(name) => rename(id, name)}
          onSaved={() => toast({ title: 'Draft saved', description: 'Your draft has been saved successfully' })}
          onClose={close}
        />
      )}
      {asked === 'delete' && <DeleteDialog proposal={proposal} onDelete={() => void drop()} onClose={close} />}
    </header>
  );
}
