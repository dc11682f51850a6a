import { useQuery } from '@tanstack/react-query';
import { type FreePlanWords, freePlanWords, SOME_FREE_PROPOSALS } from '#shared/plans/free-plan.ts';
import { queryClient } from '#web/features/identity/index.ts';

const KEY = ['plan-settings'];

/** This failure is not shown, so nobody would press 'Try again'. */
const ASK_AGAIN_MS = 10_000;

/**
 * What may be said about the free plan here; undefined until the server has answered, so that nothing wrong is shown before.
 * While it cannot be asked: words that are true in either reading.
 */
export function useFreePlan(): FreePlanWords | undefined {
  const { data, errorUpdateCount } = usePlanSettings();
  if (data) return freePlanWords(data.freeWeeklyLimit);
  return errorUpdateCount > 0 ? SOME_FREE_PROPOSALS : undefined;
}

/** For a page that says it itself: the server need not be asked. Null: as many as one likes. */
export function knowFreeLimit(freeWeeklyLimit: number | null): void {
  queryClient.setQueryData(KEY, { freeWeeklyLimit });
}

/** The operator's setting; undefined until the server has answered. */
export function usePlanSettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchLimit(signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });
}

/** No page begins with schemas: they come when something is asked. */
async function fetchLimit(signal: AbortSignal) {
  const { askPlanSettings } = await import('./ask-plan-settings.ts');
  return askPlanSettings(signal);
}
