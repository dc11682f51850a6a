import { FilePlus2, SearchX, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ListFilter } from '../use-drafts.ts';

interface EmptyListProps {
  filter: ListFilter;
  onClearSearch: () => void;
  onUpload: () => void;
}

// Source: docs/spec/proposals.md#draft-list.
const NOTHING_FOUND = 'No drafts found';

/** Why there is nothing in the list, and what to do about it. */
export function EmptyList({ filter: { type, search }, onClearSearch, onUpload }: EmptyListProps) {
  if (search !== '') {
    const action = (
      <Button variant="secondary" onClick={onClearSearch}>
        Clear search
      </Button>
    );
    return (
      <EmptyState icon={<SearchX aria-hidden />} title={NOTHING_FOUND} action={action}>
        No draft has a name or job title with words that begin with <q className="wrap-anywhere">{search}</q>.
      </EmptyState>
    );
  }
  if (type === 'deleted') {
    return (
      <EmptyState icon={<Trash2 aria-hidden />} title={NOTHING_FOUND}>
        Nothing was deleted in the last {DELETED_DRAFT_DAYS} days.
      </EmptyState>
    );
  }
  const { words, canUpload } = NOTHING_OF[type];
  return (
    <EmptyState
      icon={<FilePlus2 aria-hidden />}
      title={NOTHING_FOUND}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {canUpload && (
            <Button variant="secondary" onClick={onUpload}>
              Upload Draft
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to={paths.proposalTool}>New Proposal</Link>
          </Button>
        </div>
      }
    >
      {words}
    </EmptyState>
  );
}

const NOTHING_OF = {
  all: {
    words: 'You have no drafts yet. Begin a proposal, or upload one that you have written before.',
    canUpload: true,
  },
  autosave: {
    words: `No autosaved drafts. While you write, we save every ${AUTOSAVE_EVERY_SECONDS} seconds.`,
    canUpload: false,
  },
  saved: {
    words: 'You have saved no draft yet. Choose Save draft in the proposal tool, or upload a file.',
    canUpload: true,
  },
} as const;
