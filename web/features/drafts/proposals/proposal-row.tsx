import { Ellipsis, FileText, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime, shortDate } from '#web/ui/dates.ts';
import { Menu } from '#web/ui/menu.tsx';
import { addressOfDraft, addressOfProposal } from '../open-draft.ts';
import { StatusMenu } from './status-menu.tsx';
import { proposalTitle } from './status-words.ts';
import { moveInList } from './use-list-keys.ts';

interface ProposalRowProps {
  proposal: ProposalSummary;
  onStatus: (status: ProposalStatus) => void;
  onDelete: () => void;
}

/** A proposal in the list. The whole row leads to it. */
export function ProposalRow({ proposal, onStatus, onDelete }: ProposalRowProps) {
  const { id, status, firstLine, lastUpdated } = proposal;
  const title = proposalTitle(proposal);
  const navigate = useNavigate();
  return (
    <li
      data-row
      data-draft={id}
      className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-tight px-3 py-2.5 focus-within:bg-sunken hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_6rem_6.5rem_auto]"
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={addressOfProposal(id)}
          onKeyDown={moveInList}
          className="truncate font-strong after:absolute after:inset-0 after:rounded-tight"
        >
          {title}
        </Link>
        <p className="truncate text-small text-ink-soft">
          <span className="tabular-nums sm:hidden">{shortDate(lastUpdated)} · </span>
          {firstLine || 'No letter yet'}
        </p>
      </div>
      {/* Above the link of the row. */}
      <div className="relative z-1 justify-self-start max-sm:justify-self-end">
        <StatusMenu status={status} title={title} onChange={onStatus} />
      </div>
      <time
        dateTime={lastUpdated}
        title={dateAndTime(lastUpdated)}
        className="text-right text-small text-ink-soft tabular-nums max-sm:hidden"
      >
        {shortDate(lastUpdated)}
      </time>
      <div className="relative z-1 max-sm:hidden">
        <Menu
          trigger={
            <Button variant="ghost" size="icon" className="size-8" aria-label={`More for “${title}”`}>
              <Ellipsis aria-hidden />
            </Button>
          }
          items={[
            {
              label: 'Open in workspace',
              icon: <FileText aria-hidden />,
              onSelect: () => void navigate(addressOfDraft(id)),
            },
            { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: onDelete },
          ]}
        />
      </div>
    </li>
  );
}
