import { FilePlus2, SearchX, Trash2 } from 'lucide-react';
import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { ListFilter } from './use-list-address.ts';

interface EmptyListProps {
  filter: ListFilter;
  onShowAll: () => void;
  onUpload: () => void;
}

// Source: docs/spec/proposals.md#draft-list.
const NOTHING_FOUND = 'No drafts found';

/** Why there is nothing in the list, and what to do about it. */
export function EmptyList({ filter: { type, search, status }, onShowAll, onUpload }: EmptyListProps) {
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
    <EmptyState
      icon={<FilePlus2 aria-hidden />}
      title={NOTHING_FOUND}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {type !== 'autosave' && (
            <Button variant="secondary" onClick={onUpload}>
              Upload Draft
            </Button>
          )}
          <LinkButton variant="secondary" to={paths.proposalTool}>
            New Proposal
          </LinkButton>
        </div>
      }
    >
      {NOTHING_OF[type]}
    </EmptyState>
  );
}

const NOTHING_OF = {
  all: 'Every proposal that you write is kept here.',
  autosave: `No autosaved drafts. While you write, we save every ${AUTOSAVE_EVERY_SECONDS} seconds.`,
  saved: 'No saved drafts yet. Choose Save draft in the proposal tool, or upload a file.',
} as const;
