import type { Entitled } from '../../../identity/index.ts';
import type { Claim } from '../owner.ts';
import type { Books } from '../repository.ts';
import { LAST_VERSION } from '../version.ts';

/**
 * Customer records that are first heard of by payments of somebody who is not here any more are theirs: nothing of the person is
 * held in them, now or later. `people` are those that the payments concern, undefined for who is gone.
 */
export function withoutErased(
  book: Books,
  claims: ReadonlyMap<string, Claim | undefined>,
  people: ReadonlyMap<string, Entitled | undefined>,
): Books {
  const isGone = (userId: string | null | undefined) => !!userId && people.has(userId) && !people.get(userId);
  const gone = new Set(
    [...book.subscriptions, ...book.transactions].flatMap(([id, { userId, customerId }]) =>
      customerId !== null && (isGone(userId) || (userId === null && isGone(claims.get(id)?.userId)))
        ? [customerId]
        : [],
    ),
  );
  const customers = [...book.customers].map(([id, row]) => {
    const isTheirs = gone.has(id) && (row.userId === null || isGone(row.userId)) && row.version !== LAST_VERSION;
    return [id, isTheirs ? { ...row, email: null, version: LAST_VERSION } : row] as const;
  });
  return { ...book, customers: new Map(customers) };
}

/** Customer records whose person was erased. */
export function erasedIn({ customers }: Books): string[] {
  return [...customers.values()].flatMap(({ version, customerId }) => (version === LAST_VERSION ? [customerId] : []));
}
