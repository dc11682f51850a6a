import { FileText } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { JobVersions } from './job-versions.tsx';
import { useVersions } from './use-versions.ts';

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
      <LoadMore
        hasMore={history.hasNextPage}
        isLoading={history.isFetchingNextPage}
        error={history.isFetchNextPageError ? history.error : null}
        onLoad={() => void history.fetchNextPage()}
      />
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
