import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { type JobGroup, listVersions, type ProposalVersion } from '#shared/proposals/versions.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { callAsPro } from '../call-as-pro.ts';
import { LoadMore } from '../list/load-more.tsx';
import { addressOfRevision, addressOfTemplate } from '../open-draft.ts';

// Source: docs/spec/proposals.md §8.
const FAILED = 'Failed to load proposal history. Please try again later.';

/** All that was ever written for a person, by the job it was written for. */
export function VersionHistory({ userId }: { userId: string }) {
  const history = useVersions(userId);
  if (history.isPending)
    return <Loading label="Loading your version history" rows={['h-32', 'h-32']} className="gap-4" />;
  if (!history.groups) {
    return (
      <NotLoaded title="Version History" isBusy={history.isFetching} onRetry={() => void history.refetch()}>
        {FAILED}
      </NotLoaded>
    );
  }
  if (history.groups.length === 0) return <NothingYet />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {history.groups.map((group) => (
        <JobVersions key={group.jobKey} userId={userId} group={group} />
      ))}
      <LoadMore query={history} />
    </div>
  );
}

// Source of the words: docs/spec/proposals.md#version-history.
function NothingYet() {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title="No Proposals Yet"
      action={
        <LinkButton variant="secondary" to={paths.proposalTool}>
          Create a Proposal
        </LinkButton>
      }
    >
      Every proposal that is written for you will be here, each version of it.
    </EmptyState>
  );
}

/** The latest ones of each job, so that several jobs can be looked over. */
const SHOWN_AT_FIRST = 3;

/** One job and what was written for it, the latest first. */
function JobVersions({ userId, group }: { userId: string; group: JobGroup }) {
  const titleId = useId();
  const query = useVersionsOf(userId, group);
  const versions = query.data.pages.flat();
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
      {isWhole && <LoadMore query={query} />}
    </section>
  );
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** A version in the list of its job: it is read, compared and restored in the history of its proposal. */
function VersionRow({ version, isLatest }: { version: ProposalVersion; isLatest: boolean }) {
  const { id, documentId, revision, createdAt } = version;
  // Source of the words: docs/spec/proposals.md#version-history.
  const name = isLatest ? 'Latest Version' : `Version ${version.version}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex">
          {isLatest ? <Badge tone="accent">{name}</Badge> : <span className="font-strong">{name}</span>}
        </p>
        <time dateTime={createdAt} className="text-small text-ink-soft tabular-nums">
          {dateAndTime(createdAt)}
        </time>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <LinkButton variant="ghost" size="sm" to={addressOfRevision(documentId, revision)} aria-label={`View ${name}`}>
          View
        </LinkButton>
        <LinkButton variant="secondary" size="sm" to={addressOfTemplate(id)}>
          Use as Template
        </LinkButton>
      </div>
    </li>
  );
}

/** By person: nobody is ever shown another's. */
const versionsKey = (userId: string) => [listVersions.path, userId] as const;

/** A person's proposals, by job. A failure is not retried automatically. Source: docs/spec/proposals.md §7. */
function useVersions(userId: string) {
  const query = useInfiniteQuery({
    queryKey: [...versionsKey(userId), 'jobs'],
    queryFn: ({ pageParam, signal }) =>
      callAsPro(listVersions, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  return { ...query, groups: query.data?.pages.flatMap((page) => page.proposals) };
}

/** The versions of a job that came with it, and on demand the ones before them. */
function useVersionsOf(userId: string, { jobKey, versionCount, versions }: JobGroup) {
  return useInfiniteQuery({
    // By all of them: of a job with one deleted the versions kept from before are not shown.
    queryKey: [...versionsKey(userId), 'job', jobKey, versions.map(({ id }) => id).join()],
    queryFn: async ({ pageParam, signal }) =>
      (await callAsPro(listVersions, { query: { job: jobKey, before: pageParam }, signal })).proposals.flatMap(
        (group) => group.versions,
      ),
    initialPageParam: Number.POSITIVE_INFINITY,
    initialData: { pages: [versions], pageParams: [Number.POSITIVE_INFINITY] },
    getNextPageParam: (page, pages) => (pages.flat().length < versionCount ? page.at(-1)?.version : undefined),
    // Only the next page is asked for.
    enabled: false,
  });
}
