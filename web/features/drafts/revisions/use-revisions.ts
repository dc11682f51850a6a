import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DraftRevision,
  getDraftRevision,
  listDraftRevisions,
  restoreDraftRevision,
} from '#shared/drafts/contract.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { callAsPro } from '../call-as-pro.ts';
import { draftsKey, refreshDrafts } from '../use-drafts.ts';

const revisionsKey = (userId: string, id: string) => [...draftsKey(userId), 'revisions', id] as const;

/** How a draft has come to be, the latest first. */
export function useRevisions(userId: string, id: string) {
  const query = useInfiniteQuery({
    queryKey: revisionsKey(userId, id),
    queryFn: ({ pageParam, signal }) =>
      callAsPro(listDraftRevisions, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  return { ...query, revisions: query.data?.pages.flatMap((page) => page.revisions) };
}

/** One revision, whole. It stays what it was, so it is asked for once. */
export function useRevision(userId: string, id: string, revision: number) {
  return useQuery({
    queryKey: revisionKey(userId, id, revision),
    queryFn: ({ signal }) => fetchRevision(id, revision, signal),
  });
}

export const revisionKey = (userId: string, id: string, revision: number) =>
  [...draftsKey(userId), 'revision', id, revision] as const;

/** @throws ApiError */
export async function fetchRevision(id: string, revision: number, signal: AbortSignal): Promise<DraftRevision> {
  return (await callAsPro(getDraftRevision, { params: { id, revision }, signal })).revision;
}

/** Makes a draft what it was once; `current` is the revision that the person had before them. */
export function useRestoreRevision(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ revision, current }: { revision: number; current: number }) => {
      const headers = { 'If-Match': `"${current}"`, 'Idempotency-Key': newIdempotencyKey() };
      return (await callAsPro(restoreDraftRevision, { params: { id, revision }, headers })).draft;
    },
    // Also when it was refused: someone else's change is to be seen as well.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: revisionsKey(userId, id) }),
        refreshDrafts(client, userId),
      ]);
    },
  });
}
