import type { FreePlanWords } from '#shared/plans/free-plan.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useFreePlan } from './use-free-plan.ts';

const WIDTHS: Record<keyof FreePlanWords, string> = { line: 'w-36', short: 'w-14', inline: 'w-36', sentence: 'w-44' };

/** How many proposals are free, in the form `as`; a placeholder until the server has answered. */
export function FreePlan({ as }: { as: keyof FreePlanWords }) {
  const words = useFreePlan();
  if (words) return words[as];
  return (
    <>
      <Skeleton className={`inline-block max-w-full align-middle ${WIDTHS[as]}`} />
      <VisuallyHidden>Loading the free plan</VisuallyHidden>
    </>
  );
}
