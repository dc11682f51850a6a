import type { DraftRevisionSummary } from '#shared/drafts/contract.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { draftName } from '../draft-words.ts';
import { TypeBadge } from '../list/type-badge.tsx';

interface RevisionRowProps {
  revision: DraftRevisionSummary;
  /** What the draft is called now. */
  name: string;
  isCurrent: boolean;
  isRestoring: boolean;
  onView: () => void;
  onCompare: () => void;
  onRestore: () => void;
}

export function RevisionRow({
  revision,
  name,
  isCurrent,
  isRestoring,
  onView,
  onCompare,
  onRestore,
}: RevisionRowProps) {
  const { savedAt, isAutosave, revision: number } = revision;
  const moment = dateAndTime(savedAt);
  return (
    <li data-revision={number} className="grid gap-2 py-4 first:pt-1">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <time dateTime={savedAt} className="font-strong tabular-nums">
            {moment}
          </time>
          <TypeBadge isAutosave={isAutosave} />
          {isCurrent && <Badge tone="amber">Current</Badge>}
        </p>
        {draftName(revision) !== name && (
          <p className="truncate text-small text-ink-soft">Named “{draftName(revision)}”</p>
        )}
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-1">
        <Button variant="ghost" size="sm" aria-label={`View ${moment}`} onClick={onView}>
          View
        </Button>
        {!isCurrent && (
          <>
            <Button variant="ghost" size="sm" aria-label={`Compare ${moment} with the current`} onClick={onCompare}>
              Compare
            </Button>
            <Button variant="ghost" size="sm" busy={isRestoring} aria-label={`Restore ${moment}`} onClick={onRestore}>
              Restore
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
