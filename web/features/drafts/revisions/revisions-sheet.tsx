import { useState } from 'react';
import type { DraftRevisionSummary, DraftSummary } from '#shared/drafts/contract.ts';
import { loadReading } from '#web/features/proposals/index.ts';
import { dateAndTime } from '#web/ui/dates.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CompareDialog, type ComparedText } from '../diff/compare-dialog.tsx';
import { draftName } from '../draft-words.ts';
import { LoadMore } from '../list/load-more.tsx';
import { draftText } from '../reading/draft-parts.ts';
import { NotLoaded } from '../reading/not-loaded.tsx';
import { RevisionRow } from './revision-row.tsx';
import { useRestoring } from './use-restoring.ts';
import { fetchRevision, revisionKey, useRevisions } from './use-revisions.ts';
import { ViewRevision } from './view-revision.tsx';

interface RevisionsSheetProps {
  userId: string;
  draft: DraftSummary;
  onClose: () => void;
}

interface Asked {
  readonly what: 'view' | 'compare';
  readonly revision: DraftRevisionSummary;
}

/** The history of a draft: every saved revision, to read, compare and restore. */
export function RevisionsSheet({ userId, draft, onClose }: RevisionsSheetProps) {
  const history = useRevisions(userId, draft.id);
  const [asked, setAsked] = useState<Asked>();
  const { restore, restoring } = useRestoring(userId, draft.id);
  const { revisions } = history;
  const [current] = revisions ?? [];
  const close = () => setAsked(undefined);
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => open || onClose()}
        title="Draft history"
        description={<span className="line-clamp-2 wrap-anywhere">{draftName(draft)}</span>}
        className="md:w-120"
      >
        {history.isPending && <Loading />}
        {history.isLoadingError && (
          <NotLoaded
            title="The history could not be loaded"
            isBusy={history.isFetching}
            onRetry={() => void history.refetch()}
          >
            {history.error.message}
          </NotLoaded>
        )}
        {revisions && current && (
          <div className="grid gap-4">
            <ul aria-label="Saved states" className="divide-y divide-line">
              {revisions.map((revision) => (
                <RevisionRow
                  key={revision.revision}
                  revision={revision}
                  name={draftName(draft)}
                  isCurrent={revision === current}
                  isRestoring={restoring === revision.revision}
                  onView={() => setAsked({ what: 'view', revision })}
                  onCompare={() => setAsked({ what: 'compare', revision })}
                  onRestore={() => void restore(revision, current.revision)}
                />
              ))}
            </ul>
            <LoadMore
              hasMore={history.hasNextPage}
              isLoading={history.isFetchingNextPage}
              error={history.isFetchNextPageError ? history.error : null}
              onLoad={() => void history.fetchNextPage()}
            />
          </div>
        )}
      </Sheet>
      {asked?.what === 'view' && (
        <ViewRevision userId={userId} draft={draft} revision={asked.revision} onClose={close} />
      )}
      {asked?.what === 'compare' && current && revisions && (
        <CompareDialog
          title="Compare saved states"
          texts={revisions.map((revision) => comparedRevision(userId, draft.id, revision, current))}
          before={String(asked.revision.revision)}
          after={String(current.revision)}
          onClose={close}
        />
      )}
    </>
  );
}

function comparedRevision(
  userId: string,
  draftId: string,
  { revision, savedAt, isAutosave }: DraftRevisionSummary,
  current: DraftRevisionSummary,
): ComparedText {
  return {
    id: String(revision),
    name: revision === current.revision ? 'Current' : dateAndTime(savedAt),
    hint: `${isAutosave ? 'Auto' : 'Saved'} ${dateAndTime(savedAt)}`,
    queryKey: [...revisionKey(userId, draftId, revision), 'text'],
    load: async (signal) => {
      const [{ htmlToPlain }, draft] = await Promise.all([loadReading(), fetchRevision(draftId, revision, signal)]);
      return draftText(draft, htmlToPlain);
    },
  };
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 py-2">
      <VisuallyHidden>Loading the history</VisuallyHidden>
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </div>
  );
}
