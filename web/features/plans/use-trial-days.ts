import { useQuery } from '@tanstack/react-query';
import { TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import { callAsUser, useSession } from '#web/features/identity/index.ts';

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
