import { type AccessDecision, access } from '#shared/plans/access.ts';
import type { Feature } from '#shared/plans/features.ts';
import { useViewer } from './use-viewer.ts';

/** May the viewer use `feature` now? The screen only shows what is locked; the server is what locks. */
export function useAccess(feature: Feature): AccessDecision {
  return useAccessTo()(feature);
}

/** The same question for a list of features, such as the tones of a choice. */
export function useAccessTo(): (feature: Feature) => AccessDecision {
  const { holder } = useViewer();
  return (feature) => access(holder, feature, new Date());
}
