import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftSummary } from '#shared/drafts/contract.ts';
import { cn } from '#web/ui/class-names.ts';
import { ROOMY, useMedia } from '#web/ui/use-media.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useExport } from '../export/use-export.ts';
import { addressOfProposal } from '../open-draft.ts';
import { type ListFilter, useDraftList } from '../use-drafts.ts';
import type { ListOrder } from '../use-drafts-address.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { DraftActions } from './draft-actions.ts';
import { DraftCards } from './draft-cards.tsx';
import { DraftTable } from './draft-table.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListTools } from './list-tools.tsx';
import { LoadMore } from './load-more.tsx';
import { useDeleting } from './use-deleting.ts';
import { useFocusBeside } from './use-focus-beside.ts';

interface DraftListProps {
  userId: string;
  filter: ListFilter;
  onReorder: (next: Partial<ListOrder>) => void;
  onUpload: () => void;
}

/** The drafts of one kind: to find, open, look back in, take along and delete. */
export function DraftList({ userId, filter, onReorder, onUpload }: DraftListProps) {
  const list = useDraftList(userId, filter);
  const drafts = list.drafts ?? [];
  const [asked, setAsked] = useState<DraftSummary>();
  const navigate = useNavigate();
  const { deleteIt, isDeleting } = useDeleting(userId);
  const { whole, focusBeside } = useFocusBeside(drafts);
  const exportIt = useExport(userId);
  const close = () => setAsked(undefined);
  const actions: DraftActions = {
    onHistory: (draft) => void navigate(addressOfProposal(draft.id)),
    onDelete: setAsked,
    onExport: (draft, kind) => void exportIt(draft, kind),
  };
  const confirmDelete = (draft: DraftSummary) =>
    deleteIt(draft, (isDeleted) => {
      if (isDeleted) focusBeside(draft.id);
      close();
    });
  const isEmpty = drafts.length === 0;
  return (
    <div ref={whole} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {/* Nothing to look through in an empty list; what was typed into the search stays in sight. */}
      {!(isEmpty && filter.search === '' && list.isSuccess) && <ListTools order={filter} onReorder={onReorder} />}
      <ListFrame list={list}>
        {isEmpty ? (
          <EmptyList filter={filter} onClearSearch={() => onReorder({ search: '' })} onUpload={onUpload} />
        ) : (
          <Shown drafts={drafts} isOld={list.isPlaceholderData} {...actions} />
        )}
        <LoadMore
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? list.error : null}
          onLoad={() => void list.fetchNextPage()}
        />
      </ListFrame>
      {asked && (
        <DeleteDialog
          draft={asked}
          isDeleting={isDeleting}
          onDelete={() => void confirmDelete(asked)}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ShownProps extends DraftActions {
  drafts: readonly DraftSummary[];
  /** They answer what was asked before; what is asked now is on its way. */
  isOld: boolean;
}

function Shown({ drafts, isOld, ...actions }: ShownProps) {
  const isRoomy = useMedia(ROOMY);
  const List = isRoomy ? DraftTable : DraftCards;
  return (
    <div aria-busy={isOld} className={cn('transition-opacity duration-(--quick)', isOld && 'opacity-60')}>
      <List drafts={drafts} {...actions} />
      <p role="status">
        <VisuallyHidden>
          {isOld ? '' : `${drafts.length} ${drafts.length === 1 ? 'draft' : 'drafts'} shown`}
        </VisuallyHidden>
      </p>
    </div>
  );
}
