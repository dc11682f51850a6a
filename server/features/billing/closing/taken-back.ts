import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { isOfProvider } from '../answered.ts';
import { isTakenBackNow } from '../ledger/derive.ts';
import type { BillingDeps } from '../parts.ts';
import { endAtProvider } from './end-at-provider.ts';

const KIND = 'billing:taken-back';
const GIVEN_BACK = 'billing:given-back';
const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;

type AskDeps = Pick<BillingDeps, 'jobs' | 'now'>;
type EndDeps = AskDeps & Pick<BillingDeps, 'db' | 'log' | 'paddle' | 'gateway' | 'ledger'>;

/** Has a subscription ended that nothing pays for any more; asked again it is done once a day. */
export function askToEnd({ jobs, now }: AskDeps) {
  return (tx: Db, userId: string, subscriptionId: string): Promise<void> => {
    const once = `${subscriptionId} ${Math.floor(now() / A_DAY_MS)}`;
    return jobs.enqueue(tx, KIND, { userId, subscriptionId }, { once });
  };
}

/**
 * Who was given all of their money back, or took it back through their bank, pays no more: the subscription ends at once at
 * the provider, so that it is not charged again, nor beside one that is bought anew. What the bank has taken back until then
 * goes on.
 */
export function endWhatWasTakenBack(deps: EndDeps): void {
  const { db, log, now, jobs, gateway, ledger } = deps;
  const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });
  jobs.handle(KIND, about, async ({ userId, subscriptionId }) => {
    if (!(await isTakenBackNow(deps, db, userId, subscriptionId))) return;
    const ended = await endAtProvider(gateway, subscriptionId);
    if (!ended) return log.error({ subscriptionId }, 'the provider does not know a subscription that was refunded');
    await ledger.learn([{ kind: 'subscription', data: ended }], new Date(now()));
    log.info({ subscriptionId }, 'a subscription ended, since what paid for it went back');
  });
}

/** Has a subscription looked at, once for each chargeback that the bank has taken back. */
export function askToLook({ jobs }: Pick<AskDeps, 'jobs'>) {
  return (tx: Db, subscriptionId: string, adjustmentId: string): Promise<void> =>
    jobs.enqueue(tx, GIVEN_BACK, { subscriptionId }, { once: adjustmentId });
}

/**
 * What was charged back is paid after all. A subscription that the provider still runs goes on, whatever we have made of it
 * meanwhile; one that has ended cannot be brought back, and its period is paid: an operator hears of it. The bank says it once,
 * so the provider is asked every hour for as long as it takes: a job would be given up after its last try.
 */
export function lookAtWhatWasGivenBack(deps: EndDeps): void {
  const { log, now, jobs, gateway, ledger } = deps;
  jobs.handle(GIVEN_BACK, z.object({ subscriptionId: z.string() }), async ({ subscriptionId }) => {
    const asked = await askedOf(gateway, subscriptionId);
    if ('failure' in asked) {
      log.warn(
        { err: asked.failure, subscriptionId },
        'what became of a chargeback could not be asked; it is asked again',
      );
      return lookAgain(deps, subscriptionId);
    }
    const { data } = asked;
    if (data) await ledger.learn([{ kind: 'subscription', data }], new Date(now()));
    if (data && data.status !== 'canceled') return;
    log.error(
      { subscriptionId },
      'a chargeback was taken back after its subscription ended: an operator is to pay it back',
    );
  });
}

async function askedOf(gateway: EndDeps['gateway'], subscriptionId: string) {
  try {
    return { data: await gateway.getSubscription(subscriptionId) };
  } catch (failure) {
    if (!isOfProvider(failure)) throw failure;
    return { failure };
  }
}

function lookAgain({ db, jobs, now }: EndDeps, subscriptionId: string): Promise<void> {
  const runAt = new Date(now() + AN_HOUR_MS);
  const once = `${subscriptionId} ${Math.floor(runAt.getTime() / AN_HOUR_MS)}`;
  return jobs.enqueue(db, GIVEN_BACK, { subscriptionId }, { runAt, once });
}
