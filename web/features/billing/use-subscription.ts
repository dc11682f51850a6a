import { type QueryKey, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CyclePreview, Payments, Subscription } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { callAsUser, refreshUser, useSession } from '#web/features/identity/index.ts';
import { useWindowEvent } from '#web/ui/events.ts';

const UNPAID_REFETCH_MS = 5000;
/** A card is charged before the answer comes. */
const CHARGING_MS = 30_000;

const keyOf = (userId: string | undefined): QueryKey => ['subscription', userId];

/** The signed-in person's subscription, as it was just asked; null when they never had one. */
export function useSubscription(): UseQueryResult<Subscription | null> {
  const { user } = useSession();
  const query = useQuery({
    queryKey: keyOf(user?.id),
    queryFn: async ({ signal }) => {
      const { readSubscription } = await import('#shared/billing/contract.ts');
      return (await callAsUser(readSubscription, { signal })).subscription;
    },
    enabled: user !== null,
    refetchOnMount: 'always',
    // A person who has just changed the card should not still read that the payment failed.
    refetchInterval: ({ state }) => (state.data?.status === 'past_due' ? UNPAID_REFETCH_MS : false),
  });
  useRefetchOnReturn(query.refetch);
  useUserInStep(query.data, user?.proUntil);
  return query;
}

/** A subscription that has gone on lengthens Pro; the person's account is asked again then. */
function useUserInStep(subscription: Subscription | null | undefined, proUntil: string | null | undefined): void {
  const accessUntil = subscription?.accessUntil ?? null;
  const isBehind = subscription !== undefined && subscription !== null && accessUntil !== (proUntil ?? null);
  useEffect(() => {
    // Once for each reported time: a lasting difference does not cause endless requests.
    if (isBehind && accessUntil !== null) refreshUser().catch(() => undefined);
  }, [isBehind, accessUntil]);
}

/** After Back from the provider's portal the browser shows the page as it was left, not the current state. */
function useRefetchOnReturn(refetch: () => unknown): void {
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    refetch();
    refreshUser().catch(() => undefined);
  });
}

/** Cancels at the end of the period; resolves to the moment Pro lasts to. */
export function useCancelSubscription() {
  return useChange(async () => {
    const { cancelSubscription } = await import('#shared/billing/contract.ts');
    return (await callAsUser(cancelSubscription, {})).accessUntil;
  });
}

/** Undoes a scheduled cancellation. */
export function useResumeSubscription() {
  return useChange(async () => {
    const { resumeSubscription } = await import('#shared/billing/contract.ts');
    await callAsUser(resumeSubscription, {});
  });
}

/** Changes to the other billing cycle at once. */
export function useChangeCycle() {
  return useChange(async (cycle: BillingCycle) => {
    const { changeCycle } = await import('#shared/billing/contract.ts');
    await callAsUser(changeCycle, { input: { billingFrequency: cycle }, timeoutMs: CHARGING_MS });
  });
}

/** A change of the subscription. Also after a failure the page shows what the provider has done in the meantime. */
function useChange<Answer, Input = void>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(user?.id) }),
        client.invalidateQueries({ queryKey: ['payments', user?.id] }),
        refreshUser().catch(() => undefined),
      ]),
  });
}

/** The signed-in person's card and invoices. */
export function usePayments(): UseQueryResult<Payments> {
  const { user } = useSession();
  return useQuery({
    queryKey: ['payments', user?.id],
    queryFn: async ({ signal }) => {
      const { readPayments } = await import('#shared/billing/contract.ts');
      return callAsUser(readPayments, { signal });
    },
    enabled: user !== null,
    refetchOnMount: 'always',
  });
}

/** Leads to the download of an invoice; the page stays. */
export function useInvoiceDownload() {
  return useMutation({
    mutationFn: async (transactionId: string) => {
      const { readInvoice } = await import('#shared/billing/contract.ts');
      const { url } = await callAsUser(readInvoice, { params: { transactionId } });
      window.location.assign(url);
    },
  });
}

/** What changing to `cycle` now would cost, asked while `isOpen`. */
export function useCyclePreview(cycle: BillingCycle): UseQueryResult<CyclePreview> {
  const { user } = useSession();
  return useQuery({
    queryKey: ['cycle-preview', user?.id, cycle],
    queryFn: async () => {
      const { previewCycle } = await import('#shared/billing/contract.ts');
      return callAsUser(previewCycle, { input: { billingFrequency: cycle } });
    },
    enabled: user !== null,
    refetchOnMount: 'always',
    // Each minute is another price.
    gcTime: 0,
  });
}

/** Leads to the provider's portal; resolves when the browser is on its way. */
export function useManageSubscription() {
  return useMutation({
    mutationFn: async () => {
      const { manageSubscription } = await import('#shared/billing/contract.ts');
      const { url } = await callAsUser(manageSubscription, {});
      window.location.assign(url);
    },
  });
}
