import { useQuery } from '@tanstack/react-query';
import { isPro } from '#shared/plans/access.ts';
import { useSession } from '#web/features/identity/index.ts';
import { createStore } from '#web/ui/store.ts';
import { useStore } from '#web/ui/use-store.ts';
import { usePlanSettings } from './free-plan.tsx';
import { useViewer } from './use-viewer.ts';

interface RefusedWeek {
  /** When there are more, as an ISO time. */
  readonly nextAt: string | undefined;
  /** Who was refused; undefined for a visitor. */
  readonly userId: string | undefined;
}

const refused = createStore<RefusedWeek | undefined>(undefined);

/** The server refused a proposal because those of the week are used; undefined once one was written again. */
export const setWeekRefused = refused.set;

/** The refusal of this viewer; undefined before there was one, and for a person who signed in after it. */
export function useRefusedWeek(): RefusedWeek | undefined {
  const { user } = useSession();
  const week = useStore(refused);
  return week && week.userId === user?.id ? week : undefined;
}

/** Invalidated after each generation. */
export const WEEK = ['week-used'] as const;

/** This failure is not shown, so nobody would press 'Try again'. */
const ASK_AGAIN_MS = 10_000;

/**
 * Whether the viewer's free proposals of this week are used; false while that is not known. The server is asked once the
 * viewer has begun: the first screen opens without schemas (docs/decisions/0040).
 */
export function useIsWeekUsed(hasBegun: boolean): boolean {
  const { user } = useSession();
  const { holder, isLoading } = useViewer();
  const limit = usePlanSettings().data?.freeWeeklyLimit;
  const isCounted = typeof limit === 'number' && !isLoading && !(holder && isPro(holder, new Date()));
  const { data } = useQuery({
    queryKey: [...WEEK, user?.id ?? 'visitor'],
    queryFn: ({ signal }) => fetchUsedUntil(signal),
    enabled: isCounted && hasBegun,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });
  const refusal = useRefusedWeek();
  if (refusal && (refusal.nextAt === undefined || isAhead(refusal.nextAt))) return true;
  return isCounted && typeof data === 'string' && isAhead(data);
}

function isAhead(at: string): boolean {
  return Date.parse(at) > Date.now();
}

async function fetchUsedUntil(signal: AbortSignal): Promise<string | null> {
  const [{ call }, { readPlanSettings }] = await Promise.all([
    import('#web/api/call.ts'),
    import('#shared/plans/contract.ts'),
  ]);
  return (await call(readPlanSettings, { signal })).weekUsedUntil;
}
