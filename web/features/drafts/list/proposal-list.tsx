import { FilePlus2, SearchX, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import type { ProposalSummary, ProposalType } from '#shared/proposals/stored.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { Button } from '#web/ui/button.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/fetched.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { proposalTitle } from '../proposal-words.ts';
import { useProposalActions } from '../use-proposal-actions.ts';
import { useProposalList } from '../use-proposals.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListTools } from './list-tools.tsx';
import { LoadMore } from './load-more.tsx';
import { ProposalRow, type RowLooks } from './proposal-row.tsx';
import { type ListFilter, useListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';

interface ProposalListProps extends RowLooks {
  userId: string;
  type: ProposalType;
  /** How to begin, where there is no proposal yet. */
  begin?: ReactNode;
}

/** The proposals of a person: to find, open, look back in, give a status, take along and delete. */
export function ProposalList({ userId, type, begin, ...looks }: ProposalListProps) {
  const { filter, change } = useListAddress(type);
  const list = useProposalList(userId, filter);
  const whole = useRef<HTMLDivElement>(null);
  useListKeys(whole);
  return (
    <div ref={whole} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListTools filter={filter} onChange={change} />
      {list.isPending && (
        <Loading
          label="Loading drafts..."
          rows={['w-2/3', 'w-4/5 mb-3', 'w-1/2', 'w-4/5 mb-3', 'w-3/5', 'w-4/5 mb-3', 'w-2/5', 'w-4/5 mb-3']}
          className="gap-2 py-3"
        />
      )}
      <LoadFailed query={list} title="Your proposals could not be loaded" />
      {list.proposals?.length === 0 && (
        <EmptyList filter={filter} onShowAll={() => change({ search: '', status: 'all' })} begin={begin} />
      )}
      {list.proposals && list.proposals.length > 0 && (
        <Rows userId={userId} filter={filter} proposals={list.proposals} isOld={list.isPlaceholderData} {...looks} />
      )}
      <LoadMore query={list} />
    </div>
  );
}

interface RowsProps extends RowLooks {
  userId: string;
  filter: ListFilter;
  proposals: readonly ProposalSummary[];
  /** They answer what was asked before; what is asked now is on its way. */
  isOld: boolean;
}

function Rows({ userId, filter, proposals, isOld, ...looks }: RowsProps) {
  const actions = useProposalActions(userId);
  const [asked, setAsked] = useState<ProposalSummary>();
  const { whole, focusBeside } = useFocusBeside(proposals);
  const away = async (act: Promise<boolean>, id: string) => {
    if (await act) focusBeside(id);
  };
  return (
    <div ref={whole} tabIndex={-1} aria-busy={isOld} className="outline-none aria-busy:opacity-60">
      <ul aria-label="Proposals" className="-mx-3 grid gap-px">
        {proposals.map((proposal) =>
          filter.status === 'deleted' ? (
            <DeletedRow
              key={proposal.id}
              proposal={proposal}
              onRestore={() => void away(actions.restore(proposal), proposal.id)}
            />
          ) : (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              onStatus={(status) => void actions.changeStatus(proposal.id, status)}
              onDownload={(kind) => void actions.download(proposal, kind)}
              onDelete={() => setAsked(proposal)}
              {...looks}
            />
          ),
        )}
      </ul>
      <p role="status">
        <VisuallyHidden>{isOld ? '' : `${proposals.length} shown`}</VisuallyHidden>
      </p>
      {filter.status !== 'deleted' && <Hints />}
      {asked && (
        <DeleteDialog
          proposal={asked}
          onDelete={() => void away(actions.remove(asked), asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function Hints() {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft max-sm:hidden">
      <Hint keys={['/']}>Search</Hint>
      <Hint keys={['J', 'K']}>Next, previous</Hint>
      <Hint keys={['S']}>Status</Hint>
    </p>
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

/** The button that was pressed goes with its row: the focus goes to the next row, or to what is left. */
function useFocusBeside(drafts: readonly { readonly id: string }[]) {
  const whole = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly beside: string | undefined }>();
  useEffect(() => {
    if (!focused) return;
    const row = focused.beside && whole.current?.querySelector(`[data-draft="${focused.beside}"]`);
    const first = row ? row.querySelector<HTMLElement>('a, button') : null;
    (first ?? whole.current)?.focus();
  }, [focused]);
  return {
    whole,
    focusBeside(goneId: string): void {
      const index = drafts.findIndex(({ id }) => id === goneId);
      setFocused({ beside: (drafts[index + 1] ?? drafts[index - 1])?.id });
    },
  };
}

const DAY_MS = 86_400_000;

/** A deleted proposal, with the day of its removal. */
function DeletedRow({ proposal, onRestore }: { proposal: ProposalSummary; onRestore: () => void }) {
  const { id, deletedAt } = proposal;
  const title = proposalTitle(proposal);
  const goesAt = deletedAt && new Date(Date.parse(deletedAt) + DELETED_DRAFT_DAYS * DAY_MS).toISOString();
  return (
    <li data-draft={id} className="flex items-center justify-between gap-4 rounded-tight px-3 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-strong">{title}</p>
        {deletedAt && goesAt && (
          <p className="text-small text-ink-soft tabular-nums">
            Deleted <time dateTime={deletedAt}>{shortDate(deletedAt)}</time>. Deleted for good on{' '}
            <time dateTime={goesAt}>{shortDate(goesAt)}</time>
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" aria-label={`Restore “${title}”`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}

interface EmptyListProps {
  filter: ListFilter;
  onShowAll: () => void;
  begin: ReactNode;
}

// Source: docs/spec/proposals.md#draft-list.
const NOTHING_FOUND = 'No drafts found';

/** Why there is nothing in the list, and what to do about it. */
function EmptyList({ filter: { type, search, status }, onShowAll, begin }: EmptyListProps) {
  if (search !== '' || (status !== 'all' && status !== 'deleted')) {
    const action = (
      <Button variant="secondary" onClick={onShowAll}>
        Show all
      </Button>
    );
    return (
      <EmptyState icon={<SearchX aria-hidden />} title={NOTHING_FOUND} action={action}>
        {search === '' ? (
          'No proposal has this status.'
        ) : (
          <>
            No name or job title has words that begin with <q className="wrap-anywhere">{search}</q>.
          </>
        )}
      </EmptyState>
    );
  }
  if (status === 'deleted') {
    return (
      <EmptyState icon={<Trash2 aria-hidden />} title={NOTHING_FOUND}>
        Nothing was deleted in the last {DELETED_DRAFT_DAYS} days.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FilePlus2 aria-hidden />} title={NOTHING_FOUND} action={begin}>
      {NOTHING_OF[type]}
    </EmptyState>
  );
}

const NOTHING_OF = {
  all: 'Every proposal that you write is kept here.',
  autosave: `No autosaved drafts. While you write, we save every ${AUTOSAVE_EVERY_SECONDS} seconds.`,
  saved: 'No saved drafts yet. Choose Save draft in the proposal tool, or upload a file.',
} as const;
