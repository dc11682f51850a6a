import type { Entitled } from '../../identity/index.ts';
import type { Claim } from '../records/owners.ts';
import type { RecordSet } from '../records/repository.ts';
import { LAST_VERSION } from '../records/version.ts';

/**
 * Customer records that are first heard of by payments of someone who is not here any more are theirs: nothing of the person is
 * held in them, now or later. `people` are those that the payments concern, undefined for who is gone.
 */
export function forgetErasedPeople(
  records: RecordSet,
  claims: ReadonlyMap<string, Claim | undefined>,
  people: ReadonlyMap<string, Entitled | undefined>,
): RecordSet {
  const isGone = (userId: string | null | undefined) => !!userId && people.has(userId) && !people.get(userId);
  const gone = new Set(
    [...records.subscriptions, ...records.transactions].flatMap(([id, { userId, customerId }]) =>
      customerId !== null && (isGone(userId) || (userId === null && isGone(claims.get(id)?.userId)))
        ? [customerId]
        : [],
    ),
  );
  const customers = [...records.customers].map(([id, row]) => {
    const isTheirs = gone.has(id) && (row.userId === null || isGone(row.userId)) && row.version !== LAST_VERSION;
    return [id, isTheirs ? { ...row, email: null, version: LAST_VERSION } : row] as const;
  });
  return { ...records, customers: new Map(customers) };
}

/** Customer records whose person was erased. */
export function findErasedCustomers({ customers }: RecordSet): string[] {
  return [...customers.values()].flatMap(({ version, customerId }) => (version === LAST_VERSION ? [customerId] : []));
}
