import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { isPro } from '#shared/plans/access.ts';
import { TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import type { TrialCredits } from '#shared/plans/contract.ts';
import { callAsUser, refreshUser, useSession } from '#web/features/identity/index.ts';
import { useViewer } from './use-viewer.ts';
import { WEEK } from './week-used.ts';

/** Source: docs/spec/proposals.md §9. */
const FRESH_MS = 5 * 60_000;

const keyOf = (userId: string | undefined) => ['trial-credits', userId] as const;

/** What is left of a person's free premium proposals; asked only for those without Pro. Source: docs/spec/proposals.md §6. */
export function useTrialCredits(): UseQueryResult<TrialCredits> {
  const { user } = useSession();
  // Not the user's own: this one is rendered again when Pro ends, and refetches.
  const { holder } = useViewer();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: ({ signal }) => fetchCredits(signal),
    enabled: holder !== null && !isPro(holder, new Date()),
    staleTime: FRESH_MS,
  });
}

/** After a generation: refetches what is left, and with it what the person may choose. Never rejects; the server decides. */
export function useCreditsRefetch(): () => void {
  const client = useQueryClient();
  const { user } = useSession();
  return () => {
    void client.invalidateQueries({ queryKey: WEEK });
    if (!user) return;
    void client.invalidateQueries({ queryKey: keyOf(user.id) });
    refreshUser().catch(() => undefined);
  };
}

/** The header knows plans too, and no page begins with schemas: they come when something is asked. */
async function fetchCredits(signal: AbortSignal): Promise<TrialCredits> {
  const { readTrialCredits } = await import('#shared/plans/contract.ts');
  return callAsUser(readTrialCredits, { signal });
}

/** The days of free trial on subscribing now: 0 for people who have had it, undefined while it is not known. */
export function useTrialDays(): number | undefined {
  const { user, status } = useSession();
  const { data } = useQuery({
    queryKey: ['trial', user?.id],
    queryFn: async ({ signal }) => {
      const { readTrial } = await import('#shared/billing/contract.ts');
      return (await callAsUser(readTrial, { signal })).trialDays;
    },
    enabled: user !== null,
    refetchOnMount: 'always',
  });
  if (user) return data;
  return status === 'signed-out' ? TRIAL_DAYS : undefined;
}
