import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { NotLoaded } from '../reading/not-loaded.tsx';

interface ListFrameProps {
  list: {
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly isLoadingError: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  children: ReactNode;
}

/** A list of drafts once there is one: until then that it is coming, or why it is not. */
export function ListFrame({ list, children }: ListFrameProps) {
  if (list.isPending) return <Loading />;
  if (!list.isLoadingError) return children;
  return (
    <NotLoaded title="Your drafts could not be loaded" isBusy={list.isFetching} onRetry={() => void list.refetch()}>
      {list.error?.message ?? ''}
    </NotLoaded>
  );
}

function Loading() {
  return (
    <div className="grid gap-4">
      {/* Source of the words: docs/spec/proposals.md#draft-list. */}
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        Loading drafts...
      </p>
      {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
        <div key={width} className="flex justify-between gap-6 border-t border-line pt-4">
          <Skeleton className={width} />
          <Skeleton className="w-20 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
