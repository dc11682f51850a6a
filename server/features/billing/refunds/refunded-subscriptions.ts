import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { BillingDeps } from '../deps.ts';
import { isRefunded } from '../entitlement/recompute.ts';
import { isProviderError } from '../with-provider-timeout.ts';
import { cancelNow } from './cancel-now.ts';

const REFUNDED = 'billing:taken-back';
const CHARGEBACK_REVERSED = 'billing:given-back';
const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;

type EnqueueDeps = Pick<BillingDeps, 'jobs' | 'now'>;
type HandleDeps = EnqueueDeps & Pick<BillingDeps, 'db' | 'log' | 'paddle' | 'gateway' | 'records'>;

/** Stores the jobs that refunds and chargebacks lead to. */
export function createRefundJobs({ jobs, now }: EnqueueDeps) {
  return {
    /** Asked again, it is done once a day. */
    onRefunded(tx: Db, userId: string, subscriptionId: string): Promise<void> {
      const once = `${subscriptionId} ${Math.floor(now() / A_DAY_MS)}`;
      return jobs.enqueue(tx, REFUNDED, { userId, subscriptionId }, { once });
    },
    /** Once for each chargeback that the bank has reversed. */
    onChargebackReversed(tx: Db, subscriptionId: string, adjustmentId: string): Promise<void> {
      return jobs.enqueue(tx, CHARGEBACK_REVERSED, { subscriptionId }, { once: adjustmentId });
    },
  };
}

export function handleRefundJobs(deps: HandleDeps): void {
  cancelRefundedSubscriptions(deps);
  resumeAfterChargebacks(deps);
}

/**
 * Who was given all of their money back, or took it back through their bank, pays no more: the subscription ends at once at
 * the provider, so that it is not charged again, nor beside one that is bought anew. What the bank has taken back until then
 * goes on.
 */
function cancelRefundedSubscriptions(deps: HandleDeps): void {
  const { db, log, now, jobs, gateway, records } = deps;
  const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });
  jobs.handle(REFUNDED, about, async ({ userId, subscriptionId }) => {
    if (!(await isRefunded(deps, db, userId, subscriptionId))) return;
    const ended = await cancelNow(gateway, subscriptionId);
    if (!ended) return log.error({ subscriptionId }, 'the provider does not know a subscription that was refunded');
    await records.applyRead([{ kind: 'subscription', data: ended }], new Date(now()));
    log.info({ subscriptionId }, 'a subscription ended, since what paid for it went back');
  });
}

/**
 * What was charged back is paid after all. A subscription that the provider still runs goes on, whatever we have made of it
 * meanwhile; one that has ended cannot be brought back, and its period is paid: an operator hears of it. The bank says it once,
 * so the provider is asked every hour for as long as it takes: a job would be given up after its last try.
 */
function resumeAfterChargebacks(deps: HandleDeps): void {
  const { log, now, jobs, gateway, records } = deps;
  jobs.handle(CHARGEBACK_REVERSED, z.object({ subscriptionId: z.string() }), async ({ subscriptionId }) => {
    const asked = await findSubscription(gateway, subscriptionId);
    if ('failure' in asked) {
      log.warn(
        { err: asked.failure, subscriptionId },
        'what became of a chargeback could not be asked; it is asked again',
      );
      return checkAgain(deps, subscriptionId);
    }
    const { data } = asked;
    if (data) await records.applyRead([{ kind: 'subscription', data }], new Date(now()));
    if (data && data.status !== 'canceled') return;
    log.error(
      { subscriptionId },
      'a chargeback was taken back after its subscription ended: an operator is to pay it back',
    );
  });
}

async function findSubscription(gateway: HandleDeps['gateway'], subscriptionId: string) {
  try {
    return { data: await gateway.getSubscription(subscriptionId) };
  } catch (failure) {
    if (!isProviderError(failure)) throw failure;
    return { failure };
  }
}

function checkAgain({ db, jobs, now }: HandleDeps, subscriptionId: string): Promise<void> {
  const runAt = new Date(now() + AN_HOUR_MS);
  const once = `${subscriptionId} ${Math.floor(runAt.getTime() / AN_HOUR_MS)}`;
  return jobs.enqueue(db, CHARGEBACK_REVERSED, { subscriptionId }, { runAt, once });
}
