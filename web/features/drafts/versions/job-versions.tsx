import { useId, useState } from 'react';
import type { JobGroup } from '#shared/proposals/versions.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { LoadMore } from '../list/load-more.tsx';
import { useVersionsOf } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';

/** The latest ones of each job, so that several jobs can be looked over. */
const SHOWN_AT_FIRST = 3;

interface JobVersionsProps {
  userId: string;
  group: JobGroup;
}

/** One job and what was written for it, the latest first. */
export function JobVersions({ userId, group }: JobVersionsProps) {
  const titleId = useId();
  const { versions, hasMore, isLoading, error, loadMore } = useVersionsOf(userId, group);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? versions : versions.slice(0, SHOWN_AT_FIRST);
  const hiddenCount = group.versionCount - shown.length;
  return (
    <section aria-labelledby={titleId} className="grid gap-2 rounded-soft border border-line px-4 pt-4 pb-2 sm:px-5">
      <header className="grid min-w-0 gap-0.5">
        <h3 id={titleId} className="font-strong wrap-anywhere">
          {group.jobTitle.trim() || 'Untitled Job'}
        </h3>
        <p className="text-small text-ink-soft tabular-nums">
          {countOf(group.versionCount, 'version')} · Last updated{' '}
          <time dateTime={group.lastUpdated}>{dateAndTime(group.lastUpdated)}</time>
        </p>
      </header>
      <ul aria-labelledby={titleId} className="divide-y divide-line border-t border-line">
        {shown.map((version) => (
          <VersionRow key={version.id} version={version} isLatest={version.id === versions[0]?.id} />
        ))}
      </ul>
      {!isWhole && hiddenCount > 0 && (
        <Button variant="ghost" size="sm" className="mb-1 justify-self-start" onClick={() => setWhole(true)}>
          Show {countOf(hiddenCount, 'earlier version')}
        </Button>
      )}
      {isWhole && <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onLoad={loadMore} />}
    </section>
  );
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
