import { Ellipsis, FileDown, History, PenLine, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { dateAndTime, shortDate } from '#web/ui/dates.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { ExportKind } from '../export/draft-file.ts';
import { addressOfDraft, addressOfProposal } from '../open-draft.ts';
import { proposalTitle } from '../proposal-words.ts';
import { StatusMenu } from './status-menu.tsx';

export interface RowLooks {
  /** Where the row leads. */
  addressOf: (id: string) => string;
  /** Whether it says which ones were only autosaved. */
  hasType?: boolean;
}

interface ProposalRowProps extends RowLooks {
  proposal: ProposalSummary;
  onStatus: (status: ProposalStatus) => void;
  onDownload: (kind: ExportKind) => void;
  onDelete: () => void;
}

const COLUMNS = 'sm:grid-cols-[minmax(0,1fr)_6rem_9.5rem_auto]';
const COLUMNS_WITH_TYPE = 'sm:grid-cols-[minmax(0,1fr)_3rem_6rem_9.5rem_auto]';

/** A proposal in the list. The whole row leads to it. */
export function ProposalRow({ proposal, addressOf, hasType = false, onStatus, ...menu }: ProposalRowProps) {
  const { id, status, lastUpdated, isAutosave } = proposal;
  const title = proposalTitle(proposal);
  return (
    <li
      data-row
      data-draft={id}
      className={cn(
        'group relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-tight px-3 py-2.5 focus-within:bg-sunken hover:bg-sunken',
        hasType ? COLUMNS_WITH_TYPE : COLUMNS,
      )}
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={addressOf(id)}
          title={title}
          className="truncate font-strong max-sm:line-clamp-2 max-sm:whitespace-normal after:absolute after:inset-0 after:rounded-tight"
        >
          {title}
        </Link>
        <Below proposal={proposal} title={title} />
      </div>
      {/* Source of the words: docs/spec/proposals.md#draft-list. */}
      {hasType && <span className="text-small text-ink-soft max-sm:hidden">{isAutosave ? 'Auto' : 'Saved'}</span>}
      {/* Above the link of the row. */}
      <div className="relative z-1 justify-self-start max-sm:justify-self-end">
        <StatusMenu status={status} title={title} onChange={onStatus} />
      </div>
      <time dateTime={lastUpdated} className="text-right text-small text-ink-soft tabular-nums max-sm:hidden">
        {dateAndTime(lastUpdated)}
      </time>
      <div className="relative z-1">
        <RowMenu id={id} title={title} {...menu} />
      </div>
    </li>
  );
}

/** Its job where the title is a name, and how it begins. */
function Below({
  proposal: { jobTitle, firstLine, lastUpdated },
  title,
}: {
  proposal: ProposalSummary;
  title: string;
}) {
  const job = jobTitle.trim();
  return (
    <p className="truncate text-small text-ink-soft">
      <time dateTime={lastUpdated} className="tabular-nums sm:hidden">
        {shortDate(lastUpdated)} ·{' '}
      </time>
      {job !== '' && job !== title && <span>{job} · </span>}
      {firstLine || 'Not written yet'}
    </p>
  );
}

interface RowMenuProps extends Pick<ProposalRowProps, 'onDownload' | 'onDelete'> {
  id: string;
  title: string;
}

function RowMenu({ id, title, onDownload, onDelete }: RowMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" className="size-8" aria-label={`More for “${title}”`}>
          <Ellipsis aria-hidden />
        </Button>
      }
      items={[
        { label: 'Open draft', icon: <PenLine aria-hidden />, onSelect: () => void navigate(addressOfDraft(id)) },
        { label: 'View history', icon: <History aria-hidden />, onSelect: () => void navigate(addressOfProposal(id)) },
        { label: 'Download .txt', icon: <FileDown aria-hidden />, onSelect: () => onDownload('txt') },
        { label: 'Download .md', icon: <FileDown aria-hidden />, onSelect: () => onDownload('md') },
        { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: onDelete },
      ]}
    />
  );
}
