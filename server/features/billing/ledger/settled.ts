import type { Books } from './repository.ts';

/** Attempts nothing more will come of: given up, or paid and all that follows is known. */
export function finishedAttempts({ transactions, subscriptions }: Books): string[] {
  return [...transactions.values()].flatMap(({ attemptId, status, subscriptionId }) => {
    const isFollowed = subscriptionId !== null && subscriptions.has(subscriptionId);
    const isFinished = status === 'canceled' || (status === 'completed' && isFollowed);
    return attemptId !== null && isFinished ? [attemptId] : [];
  });
}
