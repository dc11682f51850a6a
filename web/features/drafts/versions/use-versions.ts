import { useInfiniteQuery } from '@tanstack/react-query';
import { type JobGroup, listVersions } from '#shared/proposals/versions.ts';
import { callAsPro } from '../call-as-pro.ts';

/** By person: nobody is ever shown another's. */
const versionsKey = (userId: string) => [listVersions.path, userId] as const;

/** A person's proposals, by job. A failure is not retried automatically. Source: docs/spec/proposals.md §7. */
export function useVersions(userId: string) {
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
export function useVersionsOf(userId: string, { jobKey, versionCount, versions }: JobGroup) {
  const last = versions.at(-1)?.version ?? 1;
  const query = useInfiniteQuery({
    queryKey: [...versionsKey(userId), 'earlier', jobKey, last],
    queryFn: async ({ pageParam, signal }) =>
      (await callAsPro(listVersions, { query: { job: jobKey, before: pageParam }, signal })).proposals.flatMap(
        (group) => group.versions,
      ),
    initialPageParam: last,
    getNextPageParam: (page) => page.at(-1)?.version,
    // Until they are asked for.
    enabled: false,
  });
  const all = [...versions, ...(query.data?.pages.flat() ?? [])];
  return {
    versions: all,
    hasMore: all.length < versionCount && (!query.data || query.hasNextPage),
    isLoading: query.isFetching,
    error: query.error,
    loadMore: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  };
}
