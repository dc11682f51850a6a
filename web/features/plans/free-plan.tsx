import { useQuery } from '@tanstack/react-query';
import { type FreePlanWords, freePlanWords, SOME_FREE_PROPOSALS } from '#shared/plans/free-plan.ts';
import { queryClient } from '#web/features/identity/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const WIDTHS: Record<keyof FreePlanWords, string> = { line: 'w-36', short: 'w-14', inline: 'w-36', sentence: 'w-44' };

/** How many proposals are free, in the form `as`; a placeholder until the server has answered. */
export function FreePlan({ as }: { as: keyof FreePlanWords }) {
  const words = useFreePlan();
  if (words) return words[as];
  return (
    <>
      <Skeleton className={`inline-block max-w-full align-middle ${WIDTHS[as]}`} />
      <VisuallyHidden>Loading the free plan</VisuallyHidden>
    </>
  );
}

const KEY = ['plan-settings'];

/** This failure is not shown, so nobody would press 'Try again'. */
const ASK_AGAIN_MS = 10_000;

/**
 * What may be said about the free plan here; undefined until the server has answered, so that nothing wrong is shown before.
 * While it cannot be asked: words that are true in either reading.
 */
function useFreePlan(): FreePlanWords | undefined {
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
  const [{ call }, { readPlanSettings }] = await Promise.all([
    import('#web/api/call.ts'),
    import('#shared/plans/contract.ts'),
  ]);
  const { freeWeeklyLimit } = await call(readPlanSettings, { signal });
  return { freeWeeklyLimit };
}
