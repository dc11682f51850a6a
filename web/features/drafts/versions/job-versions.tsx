import { GitCompareArrows } from 'lucide-react';
import { useId, useState } from 'react';
import type { JobGroup, ProposalVersion } from '#shared/proposals/versions.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { CompareDialog } from '../diff/compare-dialog.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { comparedVersion } from './compared-version.ts';
import { useVersionsOf, versionsKey } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';
import { countOf, jobName } from './version-words.ts';
import { ViewVersion } from './view-version.tsx';

/** The latest ones of each job, so that several jobs can be looked over. */
const SHOWN_AT_FIRST = 3;

interface JobVersionsProps {
  userId: string;
  group: JobGroup;
}

type Asked =
  | { readonly what: 'view'; readonly version: ProposalVersion }
  | { readonly what: 'compare'; readonly before: string; readonly after: string };

/** One job and what was written for it, the latest first. */
export function JobVersions({ userId, group }: JobVersionsProps) {
  const titleId = useId();
  const { versions, hasMore, isLoading, error, loadMore } = useVersionsOf(userId, group);
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [latest, previous] = versions;
  const compare = (version: ProposalVersion) => {
    // The latest one is compared with the one before it, any other with the latest.
    const other = version.id === latest?.id ? previous : version;
    if (latest && other) setAsked({ what: 'compare', before: other.id, after: latest.id });
  };
  const shown = isWhole ? versions : versions.slice(0, SHOWN_AT_FIRST);
  const hiddenCount = group.versionCount - shown.length;
  return (
    <section aria-labelledby={titleId} className="grid gap-2 rounded-soft border border-line px-4 pt-4 pb-2 sm:px-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 id={titleId} className="font-strong wrap-anywhere">
            {jobName(group)}
          </h3>
          <p className="text-small text-ink-soft tabular-nums">
            {countOf(group.versionCount)} · Last updated{' '}
            <time dateTime={group.lastUpdated}>{dateAndTime(group.lastUpdated)}</time>
          </p>
        </div>
        {latest && previous && (
          <Button variant="secondary" size="sm" onClick={() => compare(latest)}>
            <GitCompareArrows aria-hidden />
            Compare
          </Button>
        )}
      </header>
      <ul aria-labelledby={titleId} className="divide-y divide-line border-t border-line">
        {shown.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            latest={latest?.version}
            onView={() => setAsked({ what: 'view', version })}
            onCompare={previous && compare}
          />
        ))}
      </ul>
      {!isWhole && hiddenCount > 0 && (
        <Button variant="ghost" size="sm" className="mb-1 justify-self-start" onClick={() => setWhole(true)}>
          Show {countOf(hiddenCount).replace(' ', ' earlier ')}
        </Button>
      )}
      {isWhole && <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onLoad={loadMore} />}
      {asked?.what === 'view' && (
        <ViewVersion version={asked.version} latest={latest?.version} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'compare' && (
        <CompareDialog
          title={`Compare versions of “${jobName(group)}”`}
          texts={versions.map((version) => comparedVersion(versionsKey(userId), version, latest?.version))}
          before={asked.before}
          after={asked.after}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
