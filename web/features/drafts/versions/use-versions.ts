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
