import { useEffect, useReducer } from 'react';
import { useSession } from '#web/features/identity/index.ts';
import { runAt } from './run-at.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/**
 * The one place where the browser learns the viewer's plan. When Pro ends, each component that asked
 * is rendered again: with the present time the answer is then another one.
 */
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
