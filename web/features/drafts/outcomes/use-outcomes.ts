import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Measure, PERIODS, type Period, readOutcomes } from '#shared/drafts/outcomes.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { proposalsKey } from '../use-proposals.ts';

/** Refetched when the page opens and when a status changes. While another period is loading the one before is shown. */
export function useOutcomes(userId: string, period: Period) {
  return useQuery({
    queryKey: [...proposalsKey(userId), 'outcomes', period],
    queryFn: ({ signal }) => callAsUser(readOutcomes, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface Choice {
  readonly period: Period;
  readonly measure: Measure;
}

/** What the page shows, as its address names it, so that it survives a reload and Back. */
export function useOutcomesAddress() {
  const [params, setParams] = useSearchParams();
  const choice: Choice = {
    period: PERIODS.find((name) => name === params.get('period')) ?? 'all',
    measure: params.get('rate') === 'won' ? 'won' : 'replied',
  };
  const change = (next: Partial<Choice>) => {
    const { period, measure } = { ...choice, ...next };
    const query = { ...(period !== 'all' && { period }), ...(measure === 'won' && { rate: measure }) };
    setParams(query, { replace: true, preventScrollReset: true });
  };
  return { ...choice, change };
}
