import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import type { PaddleTransaction } from '../paddle/schemas.ts';
import { type AttemptRow, findOwner, listNamedAttempts } from './repository.ts';

/** What a payment or a subscription says of itself. */
export interface Named {
  readonly id: string;
  readonly custom_data?: PaddleTransaction['custom_data'];
}

/** Whose it claims to be. By an attempt we know it ourselves; `userId` alone is what a browser sent. */
export interface Claim {
  readonly attemptId: string | null;
  readonly userId: string;
}

/**
 * Whose a payment says that it is: the user of the attempt it names, whatever else it says; of the hosted attempt whose
 * transaction it is; else the user it names. Never by an email. `attempts` are those of `listNamedAttempts`.
 * Sources: docs/spec/billing.md#entitlement; docs/spec/security.md §P7.
 */
export function findClaim({ id, custom_data: named }: Named, attempts: readonly AttemptRow[]): Claim | undefined {
  const attempt =
    attempts.find((one) => one.id === named?.attemptId) ??
    attempts.find((one) => one.kind === 'hosted' && one.transactionId === id);
  if (attempt) return { attemptId: attempt.id, userId: attempt.userId };
  return named?.userId ? { attemptId: null, userId: named.userId } : undefined;
}

/**
 * Whose a transaction is, as it is stored or will be; undefined when nobody is known. A user it names need not
 * exist.
 */
export async function findTransactionOwner(
  db: Db,
  environment: BillingEnvironment,
  transaction: PaddleTransaction,
): Promise<string | undefined> {
  const attemptId = transaction.custom_data?.attemptId;
  const attemptIds = attemptId ? [attemptId] : [];
  const attempts = await listNamedAttempts(db, environment, { attemptIds, transactionIds: [transaction.id] });
  const claim = findClaim(transaction, attempts);
  if (claim?.attemptId) return claim.userId;
  return (await findOwner(db, environment, transaction.id)) ?? claim?.userId;
}

/** A stored record, as far as it says whose it is. */
export interface Ownable {
  readonly userId: string | null;
  readonly attemptId: string | null;
  readonly claimedUserId: string | null;
  readonly customerId: string | null;
}

/**
 * Whose each record is, worked out from all that hangs together, so that it does not matter what came first. A subscription
 * and its transactions are one person's: whom an attempt of ours names before whom they name themselves, then the earliest
 * of them. Where none of them says, they are whose the customer record is, if it is one person's. What was someone's stays
 * theirs when nothing better is known.
 */
export function resolveOwners(families: readonly (readonly Ownable[])[]): (string | null)[] {
  const claimed = families.map(claimedOwner);
  const byCustomer = new Map<string, Set<string>>();
  for (const [i, family] of families.entries()) {
    const owner = claimed[i];
    for (const { customerId } of family) {
      if (owner && customerId) byCustomer.set(customerId, (byCustomer.get(customerId) ?? new Set()).add(owner));
    }
  }
  return families.map((family, i) => claimed[i] ?? ownerByCustomer(family, byCustomer) ?? heldOwner(family));
}

function claimedOwner(family: readonly Ownable[]): string | undefined {
  const byAttempt = family.find(({ attemptId, claimedUserId }) => attemptId !== null && claimedUserId !== null);
  return (byAttempt ?? family.find(({ claimedUserId }) => claimedUserId !== null))?.claimedUserId ?? undefined;
}

function ownerByCustomer(family: readonly Ownable[], byCustomer: ReadonlyMap<string, Set<string>>): string | undefined {
  const owners = new Set(family.flatMap(({ customerId }) => [...(byCustomer.get(customerId ?? '') ?? [])]));
  return owners.size === 1 ? [...owners][0] : undefined;
}

function heldOwner(family: readonly Ownable[]): string | null {
  return family.find(({ userId }) => userId !== null)?.userId ?? null;
}
