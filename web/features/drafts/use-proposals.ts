import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { restoreDraft } from '#shared/drafts/contract.ts';
import { deleteProposal, getProposal } from '#shared/drafts/proposals.ts';
import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import { listProposals, type ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { markCopied, setStatus } from '#web/features/proposals/index.ts';
import { callAsPro } from './call-as-pro.ts';
import type { ListFilter } from './list/use-list-address.ts';

const PAGE_SIZE = 50;

/** By person: nobody is ever shown another's. */
export const proposalsKey = (userId: string) => [listProposals.path, userId] as const;
const listsKey = (userId: string) => [...proposalsKey(userId), 'lists'] as const;
const oneKey = (userId: string, id: string) => [...proposalsKey(userId), 'one', id] as const;

/** A list of proposals, a page at a time. While another one is on its way the one before stays in sight. */
export function useProposalList(userId: string, filter: ListFilter) {
  const query = useInfiniteQuery({
    queryKey: [...listsKey(userId), filter],
    queryFn: ({ pageParam, signal }) => {
      const page = { ...filter, limit: String(PAGE_SIZE), ...(pageParam && { cursor: pageParam }) };
      return callAsUser(listProposals, { query: page, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Proposals change in other tabs: the cached list is shown at once and refetched.
    staleTime: 0,
  });
  return { ...query, proposals: query.data?.pages.flatMap((page) => page.proposals) };
}

/** One proposal with its current text. */
export function useProposal(userId: string, id: string) {
  return useQuery({
    queryKey: oneKey(userId, id),
    queryFn: ({ signal }) => callAsUser(getProposal, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What can be done with a proposal. Each rejects with an ApiError whose words can be shown; the lists follow. */
export function useProposalMutations(userId: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: proposalsKey(userId) });
  return {
    setStatus: useMutation({
      mutationFn: ({ id, status }: { id: string; status: ProposalStatus }) => setStatus(id, status),
      // Shown at once; after a failure the lists are as the server has them.
      onMutate: ({ id, status }) => changeLists(client, userId, (one) => (one.id === id ? { ...one, status } : one)),
      onSettled: refresh,
    }),
    markCopied: useMutation({ mutationFn: markCopied, onSettled: refresh }),
    setName: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        callAsPro(updateProposal, { params: { id }, input: { name } }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: string) => callAsUser(deleteProposal, { params: { id } }),
      onSuccess: (_, id) => changeLists(client, userId, (one) => (one.id === id ? null : one)),
      onSettled: refresh,
    }),
    restore: useMutation({
      mutationFn: (id: string) => callAsUser(restoreDraft, { params: { id } }),
      onSuccess: (_, id) => changeLists(client, userId, (one) => (one.id === id ? null : one)),
      onSettled: refresh,
    }),
  };
}

interface Page {
  proposals: ProposalSummary[];
}

/** In every list that is in sight; null takes a proposal out. */
function changeLists(
  client: QueryClient,
  userId: string,
  change: (one: ProposalSummary) => ProposalSummary | null,
): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: listsKey(userId) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, proposals: page.proposals.flatMap((one) => change(one) ?? []) })),
      },
  );
}
