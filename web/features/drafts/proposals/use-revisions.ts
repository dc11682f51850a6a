import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDraftRevision, listDraftRevisions, restoreDraftRevision } from '#shared/drafts/contract.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { callAsPro } from '../call-as-pro.ts';
import { proposalsKey } from '../use-proposals.ts';

const historyKey = (userId: string, id: string) => [...proposalsKey(userId), 'history', id] as const;

/** The history of a proposal, the latest first. */
export function useRevisions(userId: string, id: string) {
  const query = useInfiniteQuery({
    queryKey: historyKey(userId, id),
    queryFn: ({ pageParam, signal }) =>
      callAsUser(listDraftRevisions, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  const lockedCount = query.data?.pages[0]?.lockedCount ?? 0;
  return { ...query, revisions: query.data?.pages.flatMap((page) => page.revisions), lockedCount };
}

/** One revision, whole; none while `revision` is undefined. */
export function useRevision(userId: string, id: string, revision: number | undefined) {
  return useQuery({
    queryKey: [...proposalsKey(userId), 'revision', id, revision],
    queryFn: async ({ signal }) =>
      (await callAsUser(getDraftRevision, { params: { id, revision: revision ?? 0 }, signal })).revision,
    enabled: revision !== undefined,
  });
}

/** Makes a proposal what it was once; `current` is the revision that the person had before them. */
export function useRestoreRevision(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ revision, current }: { revision: number; current: number }) => {
      const headers = { 'If-Match': `"${current}"`, 'Idempotency-Key': newIdempotencyKey() };
      return (await callAsPro(restoreDraftRevision, { params: { id, revision }, headers })).draft;
    },
    // Also when it was refused: someone else's change is to be seen as well.
    onSettled: () => client.invalidateQueries({ queryKey: proposalsKey(userId) }),
  });
}
