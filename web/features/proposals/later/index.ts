import { useSyncExternalStore } from 'react';
import { type CodeOnDemand, codeOnDemand } from '#web/ui/code-on-demand.ts';

/**
 * What nobody needs before there is a post: reading it, the steps after it, writing. Fetched with the first letter, or when a
 * pointer comes near a later step.
 */
export const laterParts: CodeOnDemand<LaterParts> = codeOnDemand(() => import('./later-parts.ts'));

export type LaterParts = typeof import('./later-parts.ts');

/** Undefined until they have come. */
export function useLaterParts(): LaterParts | undefined {
  return useSyncExternalStore(laterParts.subscribe, laterParts.there, laterParts.there);
}
