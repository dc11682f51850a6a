import { FileText, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { PROPOSAL_STATUSES } from '#shared/proposals/statuses.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SearchBox } from '../list/list-tools.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { useFocusBeside } from '../list/use-focus-beside.ts';
import { NotLoaded } from '../reading/not-loaded.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { STATUS_NAMES } from './status-words.ts';
import { useSearchKey } from './use-list-keys.ts';
import { useProposalActions } from './use-proposal-actions.ts';
import { useProposalList } from './use-proposals.ts';
import { type ProposalFilter, type StatusFilter, useProposalsAddress } from './use-proposals-address.ts';

const FILTERS: readonly { value: StatusFilter; name: string }[] = [
  { value: 'all', name: 'All statuses' },
  ...PROPOSAL_STATUSES.map((value) => ({ value, name: STATUS_NAMES[value] })),
  { value: 'deleted', name: 'Deleted' },
];

/** The proposals of a person: to find, open, give a status and delete. */
export function ProposalList({ userId }: { userId: string }) {
  const { filter, change } = useProposalsAddress();
  const list = useProposalList(userId, filter);
  const whole = useRef<HTMLDivElement>(null);
  useSearchKey(whole);
  return (
    <div ref={whole} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchBox label="Search proposals" search={filter.search} onSearch={(search) => change({ search })} />
        <Select label="Status" options={FILTERS} value={filter.status} onValueChange={(status) => change({ status })} />
      </div>
      {list.isPending && <Loading />}
      {list.isLoadingError && (
        <NotLoaded
          title="Your proposals could not be loaded"
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {list.error.message}
        </NotLoaded>
      )}
      {list.proposals && (
        <Rows
          userId={userId}
          filter={filter}
          proposals={list.proposals}
          isOld={list.isPlaceholderData}
          onShowAll={() => change({ search: '', status: 'all' })}
        />
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        onLoad={() => void list.fetchNextPage()}
      />
    </div>
  );
}

interface RowsProps {
  userId: string;
  filter: ProposalFilter;
  proposals: readonly ProposalSummary[];
  /** They answer what was asked before; what is asked now is on its way. */
  isOld: boolean;
  onShowAll: () => void;
}

function Rows({ userId, filter, proposals, isOld, onShowAll }: RowsProps) {
  const { changeStatus, remove, restore } = useProposalActions(userId);
  const { whole, focusBeside } = useFocusBeside(proposals);
  const away = async (act: Promise<boolean>, id: string) => {
    if (await act) focusBeside(id);
  };
  if (proposals.length === 0) return <Empty filter={filter} onShowAll={onShowAll} />;
  return (
    <div ref={whole} tabIndex={-1} aria-busy={isOld} className="outline-none aria-busy:opacity-60">
      <ul aria-label="Proposals" className="-mx-3 grid gap-px">
        {proposals.map((proposal) =>
          filter.status === 'deleted' ? (
            <DeletedRow
              key={proposal.id}
              proposal={proposal}
              onRestore={() => void away(restore(proposal), proposal.id)}
            />
          ) : (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              onStatus={(status) => void changeStatus(proposal.id, status)}
              onDelete={() => void away(remove(proposal), proposal.id)}
            />
          ),
        )}
      </ul>
      <p role="status">
        <VisuallyHidden>{isOld ? '' : `${proposals.length} shown`}</VisuallyHidden>
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft max-sm:hidden">
        <Hint keys={['/']}>Search</Hint>
        <Hint keys={['J', 'K']}>Next, previous</Hint>
        <Hint keys={['S']}>Status</Hint>
      </p>
    </div>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  );
}

function Empty({ filter, onShowAll }: { filter: ProposalFilter; onShowAll: () => void }) {
  if (filter.status === 'deleted' && filter.search === '')
    return (
      <EmptyState icon={<Trash2 aria-hidden />} title={`Nothing deleted in the last ${DELETED_DRAFT_DAYS} days`} />
    );
  if (filter.search !== '' || filter.status !== 'all') {
    return (
      <EmptyState
        icon={<FileText aria-hidden />}
        title="No proposals found"
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title="No Proposals Yet"
      action={
        <Button asChild>
          <Link to={paths.proposalTool}>Create a Proposal</Link>
        </Button>
      }
    >
      Every proposal you generate is kept here.
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-5 py-3">
      <VisuallyHidden>Loading your proposals</VisuallyHidden>
      {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="w-4/5" />
        </div>
      ))}
    </div>
  );
}
