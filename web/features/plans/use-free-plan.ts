import { useQuery } from '@tanstack/react-query';
import { type FreePlanWords, freePlanWords, SOME_FREE_PROPOSALS } from '#shared/plans/free-plan.ts';

/** Nobody is told that this failed, so nobody would press 'Try again'. */
const ASK_AGAIN_MS = 10_000;

/**
 * What may be said of the free plan here; undefined until the server has told, so that nothing wrong is shown meanwhile.
 * While it cannot be asked: words that are true in either reading.
 */
export function useFreePlan(): FreePlanWords | undefined {
  const { data, errorUpdateCount } = useQuery({
    queryKey: ['plan-settings'],
    queryFn: ({ signal }) => fetchLimit(signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });
  if (data) return freePlanWords(data.freeWeeklyLimit);
  return errorUpdateCount > 0 ? SOME_FREE_PROPOSALS : undefined;
}

/** No page begins with schemas: they come when something is asked. */
async function fetchLimit(signal: AbortSignal) {
  const { askPlanSettings } = await import('./ask-plan-settings.ts');
  return askPlanSettings(signal);
}
