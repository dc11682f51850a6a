import { isPro } from '#shared/plans/access.ts';
import { costInWords } from '#shared/plans/credits.ts';
import type { Feature } from '#shared/plans/features.ts';
import { usePlanSettings } from './free-plan.tsx';
import { useViewer } from './use-viewer.ts';
import { useIsWeekUsed } from './week-used.ts';

/** What one more proposal with `features` costs of the viewer's plan; undefined for nothing, and while it is unknown. */
export function useCostOf(features: readonly Feature[]): string | undefined {
  const { holder, isLoading } = useViewer();
  const { data } = usePlanSettings();
  const isWeekUsed = useIsWeekUsed();
  if (isLoading || !data || isWeekUsed === undefined) return undefined;
  return costInWords({ holder, features, freeWeeklyLimit: data.freeWeeklyLimit, isWeekUsed }, new Date());
}

/** The same for the page before anything is written: 'Free' where it takes nothing. Undefined with Pro, which has paid for all. */
export function useCostWords(features: readonly Feature[]): string | undefined {
  const { holder, isLoading } = useViewer();
  const cost = useCostOf(features);
  const isWeekKnown = useIsWeekUsed() !== undefined;
  const isKnown = usePlanSettings().data !== undefined && isWeekKnown && !isLoading;
  if (!isKnown || (holder && isPro(holder, new Date()))) return undefined;
  return cost ?? 'Free';
}
