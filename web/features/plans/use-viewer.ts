import { useEffect, useReducer } from 'react';
import { type AccessDecision, access } from '#shared/plans/access.ts';
import type { Feature } from '#shared/plans/features.ts';
import { useSession } from '#web/features/identity/index.ts';
import { runAt } from './run-at.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** The one place where the browser learns the viewer's plan. When Pro ends, each component that asked is rendered again. */
export function useViewer(): Viewer {
  const { user, status } = useSession();
  const viewer = viewerOf(user, status === 'loading');
  useDrawnAnewAt(viewer.holder?.proUntil?.getTime());
  return viewer;
}

/** `at` in milliseconds; undefined for never. What is past already has been drawn so. */
function useDrawnAnewAt(at: number | undefined): void {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => (at === undefined || at <= Date.now() ? undefined : runAt(at, drawAnew)), [at]);
}

/** May the viewer use `feature` now? The screen only shows what is locked; the server is what locks. */
export function useAccess(feature: Feature): AccessDecision {
  return useAccessTo()(feature);
}

/** The same question for a list of features, such as the tones of a choice. */
export function useAccessTo(): (feature: Feature) => AccessDecision {
  const { holder } = useViewer();
  return (feature) => access(holder, feature, new Date());
}
