import { useSearchParams } from 'react-router';
import { LIST_LIMITS } from '#shared/proposals/list-limits.ts';
import { PROPOSAL_STATUSES, type ProposalStatus } from '#shared/proposals/statuses.ts';

export type StatusFilter = ProposalStatus | 'all' | 'deleted';

export interface ProposalFilter {
  readonly search: string;
  readonly status: StatusFilter;
}

const FILTERS: readonly StatusFilter[] = ['all', ...PROPOSAL_STATUSES, 'deleted'];

/** What the list shows, as the address names it, so that it survives a reload and Back. */
export function useProposalsAddress() {
  const [params, setParams] = useSearchParams();
  const filter: ProposalFilter = {
    search: (params.get('search') ?? '').slice(0, LIST_LIMITS.searchChars),
    status: FILTERS.find((name) => name === params.get('status')) ?? 'all',
  };
  const change = (next: Partial<ProposalFilter>) => {
    const { search, status } = { ...filter, ...next };
    const query = { ...(search && { search }), ...(status !== 'all' && { status }) };
    // Back does not go through every word that was typed.
    setParams(query, { replace: next.status === undefined, preventScrollReset: true });
  };
  return { filter, change };
}
