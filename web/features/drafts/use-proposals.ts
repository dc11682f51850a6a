import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getProposal } from '#shared/drafts/proposals.ts';
import { listProposals } from '#shared/proposals/stored.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import type { ListFilter } from './list/use-list-address.ts';

const PAGE_SIZE = 50;

/** By person: nobody is ever shown another's. */
export const proposalsKey = (userId: string) => [listProposals.path, userId] as const;
export const listsKey = (userId: string) => [...proposalsKey(userId), 'lists'] as const;

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
    queryKey: [...proposalsKey(userId), 'one', id],
    queryFn: ({ signal }) => callAsUser(getProposal, { params: { id }, signal }),
    staleTime: 0,
  });
}
