import { useSearchParams } from 'react-router';
import type { SortDirection } from '#shared/drafts/contract.ts';
import { LIST_LIMITS } from '#shared/proposals/list-limits.ts';
import { PROPOSAL_STATUSES, type ProposalStatus } from '#shared/proposals/statuses.ts';
import { PROPOSAL_SORTS, type ProposalSort, type ProposalType } from '#shared/proposals/stored.ts';

export type StatusFilter = ProposalStatus | 'all' | 'deleted';

/** What a list shows and in which order. */
export interface ListFilter {
  readonly type: ProposalType;
  readonly search: string;
  readonly status: StatusFilter;
  readonly sort: ProposalSort;
  readonly direction: SortDirection;
}

const STATUSES: readonly StatusFilter[] = ['all', ...PROPOSAL_STATUSES, 'deleted'];
const DEFAULTS = { search: '', status: 'all', sort: 'lastUpdated', direction: 'desc' } as const;

/** The filter of the list, stored in the URL, so that it survives a reload and Back. */
export function useListAddress(type: ProposalType) {
  const [params, setParams] = useSearchParams();
  const filter: ListFilter = {
    type,
    search: (params.get('search') ?? DEFAULTS.search).slice(0, LIST_LIMITS.searchChars),
    status: STATUSES.find((name) => name === params.get('status')) ?? DEFAULTS.status,
    sort: PROPOSAL_SORTS.find((name) => name === params.get('sort')) ?? DEFAULTS.sort,
    direction: params.get('direction') === 'asc' ? 'asc' : DEFAULTS.direction,
  };
  const change = (next: Partial<Omit<ListFilter, 'type'>>) =>
    setParams((present) => withFilter(present, { ...filter, ...next }), {
      // Back must not step through every typed word.
      replace: next.status === undefined,
      preventScrollReset: true,
    });
  return { filter, change };
}

/** Default values are left out of the URL. */
function withFilter(present: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(present);
  for (const name of ['search', 'status', 'sort', 'direction'] as const) {
    if (filter[name] === DEFAULTS[name]) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}
