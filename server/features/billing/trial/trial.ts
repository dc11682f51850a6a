import { createHmac } from 'node:crypto';
import { type BillingCycle, TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import type { PaddleSettings } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import type { Entitled } from '../../identity/index.ts';
import type { BillingDeps } from '../deps.ts';
import { hasClaim, insertClaims, listCustomers, type SubscriptionRow } from '../records/repository.ts';

type Person = Pick<Entitled, 'userId' | 'email'>;

/**
 * Records in `tx` that a person has had the free trial of a subscription (trial credits are another thing:
 * shared/plans/credits.ts), if one of these subscriptions began with one: by account, by email address, and by the provider's
 * customers with their addresses. Only keyed hashes are stored, so they may outlive the account.
 */
export async function claimTrials(
  tx: Db,
  secret: Buffer,
  { userId, email }: Person,
  subscriptions: readonly SubscriptionRow[],
  at: Date,
): Promise<void> {
  const withTrial = subscriptions.filter(
    ({ plan, trialEndsAt, status }) => plan && (trialEndsAt || status === 'trialing'),
  );
  for (const environment of new Set(withTrial.map((row) => row.environment))) {
    const customerIds = withTrial.filter((row) => row.environment === environment).map((row) => row.customerId);
    const customers = await listCustomers(tx, environment, { customerIds });
    const hashes = hashNames(secret, [{ userId, email }, ...customers]);
    await insertClaims(tx, environment, hashes, at);
  }
}

type TrialDeps = Pick<BillingDeps, 'db' | 'trialSecret'> & {
  readonly paddle: Pick<PaddleSettings, 'environment'> | undefined;
};

/** The trial days of a person who subscribes now: none for a person who has had the trial, with this or another account. */
export async function findTrialDays(deps: TrialDeps, { userId, email }: Person): Promise<number> {
  const { db, paddle, trialSecret } = deps;
  if (!paddle) return TRIAL_DAYS;
  const customers = await listCustomers(db, paddle.environment, { userId });
  const hashes = hashNames(trialSecret, [{ userId, email }, ...customers]);
  return (await hasClaim(db, paddle.environment, hashes)) ? 0 : TRIAL_DAYS;
}

/** The price that a person is sold: without a trial for a person who has had it. */
export async function findPriceToSell(
  deps: TrialDeps & Pick<BillingDeps, 'paddle'>,
  person: Person,
  cycle: BillingCycle,
): Promise<string> {
  const { prices, pricesWithoutTrial } = deps.paddle;
  const days = await findTrialDays(deps, person);
  return days === 0 ? pricesWithoutTrial[cycle] : prices[cycle][0];
}

interface Names {
  readonly userId?: string;
  readonly email?: string | null;
  readonly customerId?: string;
}

function hashNames(secret: Buffer, names: readonly Names[]): string[] {
  const texts = names.flatMap(({ userId, email, customerId }) => [
    userId && `user:${userId}`,
    email && `email:${toMailbox(email)}`,
    customerId && `customer:${customerId}`,
  ]);
  return [...new Set(texts)].flatMap((text) =>
    text ? createHmac('sha256', secret).update(text).digest('base64url') : [],
  );
}

/** anna+work@a.example and Anna@a.example are one mailbox. */
function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '')}@${domain}`;
}
