import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Draft,
  type DraftSummary,
  deleteDraft,
  getDraft,
  listDrafts,
  restoreDraft,
} from '#shared/drafts/contract.ts';
import { callAsPro } from './call-as-pro.ts';
import type { DraftsView, ListOrder } from './use-drafts-address.ts';

export interface ListFilter extends ListOrder {
  readonly type: Exclude<DraftsView, 'versions'>;
}

/** By person: nobody is ever shown another's. */
const draftsKey = (userId: string) => [listDrafts.path, userId] as const;
const listsKey = (userId: string) => [...draftsKey(userId), 'lists'] as const;

/** A list of drafts a page at a time. While another one is on its way the one before stays in sight. */
export function useDraftList(userId: string, filter: ListFilter) {
  const query = useInfiniteQuery({
    queryKey: [...listsKey(userId), filter],
    queryFn: ({ pageParam, signal }) =>
      callAsPro(listDrafts, { query: { ...filter, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Drafts are saved elsewhere all the time: the cached list is shown at once and refetched.
    staleTime: 0,
  });
  return { ...query, drafts: query.data?.pages.flatMap((page) => page.drafts) };
}

/** What can be done with a draft. Each rejects with an ApiError whose words can be shown; the lists follow. */
export function useDraftMutations(userId: string) {
  const client = useQueryClient();
  const refresh = () => refreshDrafts(client, userId);
  return {
    remove: useMutation({
      mutationFn: (id: string) => callAsPro(deleteDraft, { params: { id } }),
      onSuccess: (_, id) => takeOut(client, userId, id),
      // Also after a failure: what is gone already should not be shown any longer.
      onSettled: () => void refresh(),
    }),
    bringBack: useMutation({
      mutationFn: (id: string) => callAsPro(restoreDraft, { params: { id } }),
      onSuccess: (_, id) => takeOut(client, userId, id),
      onSettled: () => void refresh(),
    }),
    /** One draft, whole. @throws ApiError */
    fetch: async (id: string): Promise<Draft> => (await callAsPro(getDraft, { params: { id } })).draft,
  };
}

/** Refetches all lists of drafts; hidden ones when they are shown. */
export function refreshDrafts(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: listsKey(userId) });
}

interface Page {
  drafts: DraftSummary[];
  nextCursor: string | null;
}

/** At once: it must not stay there until the answer comes. The refetched list shows where it belongs now. */
function takeOut(client: QueryClient, userId: string, id: string): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: listsKey(userId) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, drafts: page.drafts.filter((draft) => draft.id !== id) })),
      },
  );
}
