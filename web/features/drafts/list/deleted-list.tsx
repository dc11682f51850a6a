import { ArrowLeft } from 'lucide-react';
import type { DraftSummary } from '#shared/drafts/contract.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { Button } from '#web/ui/button.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { draftName } from '../draft-words.ts';
import { type ListFilter, useDraftList } from '../use-drafts.ts';
import type { ListOrder } from '../use-drafts-address.ts';
import { EmptyList } from './empty-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { LoadMore } from './load-more.tsx';
import { useDeleting } from './use-deleting.ts';
import { useFocusBeside } from './use-focus-beside.ts';

const DAY_MS = 86_400_000;
const FILTER: ListFilter = { type: 'deleted', search: '', sort: 'lastUpdated', direction: 'desc' };

interface DeletedListProps {
  userId: string;
  onBack: () => void;
  onReorder: (next: Partial<ListOrder>) => void;
  onUpload: () => void;
}

/** Deleted drafts that can still be restored, with the day of their removal. */
export function DeletedList({ userId, onBack, onReorder, onUpload }: DeletedListProps) {
  const list = useDraftList(userId, FILTER);
  const drafts = list.drafts ?? [];
  const { restore, restoring } = useDeleting(userId);
  const { whole, focusBeside } = useFocusBeside(drafts);
  const bringBack = async (draft: DraftSummary) => {
    if (await restore(draft)) focusBeside(draft.id);
  };
  return (
    <div ref={whole} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <div className="grid justify-items-start gap-1">
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onBack}>
          <ArrowLeft aria-hidden />
          All Drafts
        </Button>
        <h3 className="font-strong text-lead leading-snug">Recently deleted</h3>
        <p className="text-ink-soft">Drafts stay here for {DELETED_DRAFT_DAYS} days. Then they are gone for good.</p>
      </div>
      <ListFrame list={list}>
        {drafts.length === 0 ? (
          <EmptyList filter={FILTER} onClearSearch={() => onReorder({ search: '' })} onUpload={onUpload} />
        ) : (
          <ul aria-label="Recently deleted" className="divide-y divide-line border-y border-line">
            {drafts.map((draft) => (
              <DeletedDraft
                key={draft.id}
                draft={draft}
                isRestoring={restoring === draft.id}
                onRestore={() => void bringBack(draft)}
              />
            ))}
          </ul>
        )}
        <LoadMore
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? list.error : null}
          onLoad={() => void list.fetchNextPage()}
        />
      </ListFrame>
    </div>
  );
}

interface DeletedDraftProps {
  draft: DraftSummary;
  isRestoring: boolean;
  onRestore: () => void;
}

function DeletedDraft({ draft, isRestoring, onRestore }: DeletedDraftProps) {
  const { id, deletedAt } = draft;
  const name = draftName(draft);
  const goesAt = deletedAt && new Date(Date.parse(deletedAt) + DELETED_DRAFT_DAYS * DAY_MS).toISOString();
  return (
    <li data-draft={id} className="flex items-center justify-between gap-4 py-3.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-strong" title={name}>
          {name}
        </p>
        {deletedAt && goesAt && (
          <p className="text-small text-ink-soft tabular-nums">
            Deleted <time dateTime={deletedAt}>{shortDate(deletedAt)}</time>, gone on{' '}
            <time dateTime={goesAt}>{shortDate(goesAt)}</time>
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" busy={isRestoring} aria-label={`Restore “${name}”`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}
