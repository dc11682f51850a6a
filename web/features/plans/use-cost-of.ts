import { isPro } from '#shared/plans/access.ts';
import { costInWords } from '#shared/plans/credits.ts';
import type { Feature } from '#shared/plans/features.ts';
import { usePlanSettings } from './free-plan.tsx';
import { useViewer } from './use-viewer.ts';
import { useIsWeekUsed } from './week-used.ts';

/**
 * What one more proposal with `features` costs of the viewer's plan; undefined for nothing, and while it is unknown.
 * `hasBegun`: there is something to write from.
 */
export function useCostOf(features: readonly Feature[], hasBegun = true): string | undefined {
  const { holder, isLoading } = useViewer();
  const { data } = usePlanSettings();
  const isWeekUsed = useIsWeekUsed(hasBegun);
  if (isLoading || !data) return undefined;
  return costInWords({ holder, features, freeWeeklyLimit: data.freeWeeklyLimit, isWeekUsed }, new Date());
}

/** The same for the page before anything is written: 'Free' where it takes nothing. Undefined with Pro, which has paid for all. */
export function useCostWords(features: readonly Feature[], hasBegun: boolean): string | undefined {
  const { holder, isLoading } = useViewer();
  const cost = useCostOf(features, hasBegun);
  const isKnown = usePlanSettings().data !== undefined && !isLoading;
  if (!isKnown || (holder && isPro(holder, new Date()))) return undefined;
  return cost ?? 'Free';
}
