import type { BillingDeps } from './deps.ts';
import type { EventInbox } from './events/inbox.ts';
import { findLastEventBefore } from './events/repository.ts';
import { ProviderRefused } from './paddle/http.ts';
import { RECONCILED_MS } from './time-limits.ts';

type ReconciliationDeps = BillingDeps & { readonly inbox: EventInbox };

const DAILY = '37 4 * * *';

/** Once a day over all processes. */
export function scheduleReconciliation(deps: ReconciliationDeps): void {
  deps.jobs.schedule(`billing-reconciliation:${deps.paddle.environment}`, DAILY, () => reconcile(deps));
}

/**
 * Fetches what never arrived: missed events are stored as if they had come, and subscriptions that changed in the last days
 * are read. Source: docs/spec/billing.md#entitlement.
 * @throws ProviderUnavailable, ProviderRefused; everything read until then is stored, and the job is retried
 */
async function reconcile(deps: ReconciliationDeps): Promise<void> {
  // If one half fails, the other still runs.
  const [missed, read] = await Promise.allSettled([fetchMissedEvents(deps), readChangedSubscriptions(deps)]);
  if (missed.status === 'rejected') throw missed.reason;
  if (read.status === 'rejected') throw read.reason;
  deps.log.info({ missed: missed.value, read: read.value }, 'payments were reconciled with the provider');
}

/** Older changes were fetched by the earlier runs. */
async function fetchMissedEvents(deps: ReconciliationDeps): Promise<number> {
  const { db, now, paddle } = deps;
  const last = await findLastEventBefore(db, paddle.environment, new Date(now() - RECONCILED_MS));
  try {
    return await fetchEventsAfter(deps, last);
  } catch (err) {
    // The provider may have forgotten that event, and would refuse it every day.
    if (last === undefined || !(err instanceof ProviderRefused)) throw err;
    deps.log.warn({ err, last }, 'events could not be listed from the last known one; all of them are read');
    return fetchEventsAfter(deps, undefined);
  }
}

async function fetchEventsAfter({ gateway, inbox }: ReconciliationDeps, last: string | undefined): Promise<number> {
  let missed = 0;
  for await (const page of gateway.listEvents(last)) {
    for (const event of page) {
      if (await inbox.receive(event, event)) missed += 1;
    }
  }
  return missed;
}

async function readChangedSubscriptions({ now, gateway, records }: ReconciliationDeps): Promise<number> {
  const at = new Date(now());
  let read = 0;
  for await (const page of gateway.listSubscriptionsChangedSince(new Date(at.getTime() - RECONCILED_MS))) {
    // One by one: a record that cannot be stored does not block the others, and each lock is short.
    for (const data of page) await records.applyRead([{ kind: 'subscription', data }], at);
    read += page.length;
  }
  return read;
}
