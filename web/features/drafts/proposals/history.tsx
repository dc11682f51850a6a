import type { DraftRevisionSummary } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { LoadFailed } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { CAUSE_NAMES } from '../proposal-words.ts';
import { useRestoreRevision, type useRevisions } from './use-revisions.ts';

interface HistoryProps {
  history: ReturnType<typeof useRevisions>;
  /** The number of the current revision. */
  current: number;
  /** The one that is shown. */
  shown: number;
  onShow: (revision: DraftRevisionSummary) => void;
}

/** How a proposal came to be, the latest first: each revision with its cause and its time. */
export function History({ history, current, shown, onShow }: HistoryProps) {
  const { revisions, lockedCount } = history;
  return (
    <section aria-labelledby="history-title" className="grid content-start gap-2">
      <h2 id="history-title" className="eyebrow">
        History
      </h2>
      {history.isPending && (
        <Loading label="Loading the history" rows={['w-2/3', 'w-1/2', 'w-3/5']} className="gap-4 py-2" />
      )}
      <LoadFailed query={history} title="The history could not be loaded" />
      <ol aria-labelledby="history-title" className="grid gap-px">
        {revisions?.map((revision) => (
          <Revision
            key={revision.revision}
            revision={revision}
            isCurrent={revision.revision === current}
            isShown={revision.revision === shown}
            onShow={() => onShow(revision)}
          />
        ))}
      </ol>
      <LoadMore query={history} />
      {lockedCount > 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-small text-ink-soft">
            {lockedCount} earlier {lockedCount === 1 ? 'version' : 'versions'} with Pro
          </p>
          <Button variant="secondary" size="sm" onClick={() => showProDetails()}>
            Upgrade to Pro
          </Button>
        </div>
      )}
    </section>
  );
}

interface RevisionProps {
  revision: DraftRevisionSummary;
  isCurrent: boolean;
  isShown: boolean;
  onShow: () => void;
}

function Revision({ revision, isCurrent, isShown, onShow }: RevisionProps) {
  const { cause, version, restoredFrom, savedAt, name } = revision;
  return (
    <li data-revision={revision.revision}>
      <button
        type="button"
        aria-current={isShown ? 'true' : undefined}
        className="grid w-full gap-0.5 rounded-tight px-3 py-2 text-left hover:bg-sunken aria-[current]:bg-sunken"
        onClick={onShow}
      >
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-strong">{CAUSE_NAMES[cause]}</span>
          {version !== null && <span className="text-small text-ink-soft">Version {version}</span>}
          {restoredFrom !== null && <span className="text-small text-ink-soft">from version {restoredFrom}</span>}
          {isCurrent && <Badge>Current</Badge>}
        </span>
        {cause === 'saved' && name && <span className="truncate text-small">{name}</span>}
        <time dateTime={savedAt} className="text-small text-ink-soft tabular-nums">
          {dateAndTime(savedAt)}
        </time>
      </button>
    </li>
  );
}

interface RevisionBarProps {
  userId: string;
  id: string;
  revision: DraftRevisionSummary;
  /** The number of the current one. */
  current: number;
  onCompare: () => void;
  onClose: () => void;
}

/** Above an earlier version: which one it is, and what can be done with it. */
export function RevisionBar({ userId, id, revision, current, onCompare, onClose }: RevisionBarProps) {
  const { mutateAsync, isPending } = useRestoreRevision(userId, id);
  const mayRestore = useAccess('drafts.versions').allowed;
  const moment = dateAndTime(revision.savedAt);
  const restore = async () => {
    if (!mayRestore) return showProDetails();
    try {
      await mutateAsync({ revision: revision.revision, current });
    } catch (error) {
      return sayFailure(error);
    }
    onClose();
    toast({
      title: 'Draft restored',
      description: `It now reads as it did on ${moment}. The previous version is in the history.`,
    });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tight border border-amber-line bg-amber-wash px-4 py-2.5">
      <p className="text-amber-ink">
        {CAUSE_NAMES[revision.cause]} on {moment}
      </p>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" onClick={onCompare}>
          Compare
        </Button>
        <Button variant="ghost" size="sm" busy={isPending} onClick={() => void restore()}>
          Restore
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Back to current
        </Button>
      </div>
    </div>
  );
}

function sayFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  const isConflict = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE';
  toastFailure(
    isConflict ? 'This proposal was changed elsewhere' : 'Failed to restore draft',
    isConflict ? 'Nothing was restored. The history is up to date again.' : error.message,
  );
}
