import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';

interface LoadFailedProps {
  query: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  title: string;
  className?: string | undefined;
}

/** Why a query has no answer, with a way to try again; nothing while it may still have one. */
export function LoadFailed({ query: { data, error, isFetching, refetch }, title, className }: LoadFailedProps) {
  if (!error || data !== undefined) return null;
  return (
    <NotLoaded title={title} className={className} isBusy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </NotLoaded>
  );
}

interface FetchedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The title of a failure. */
  failed: string;
  /** Shown until there is an answer. */
  loading: ReactNode;
  /** Of the failure. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What a query answered, or that it is on its way, or why it failed. */
export function Fetched<Data>({ query, failed, loading, className, children }: FetchedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadFailed query={query} title={failed} className={className} /> : loading;
}
