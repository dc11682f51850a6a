import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import { useFetched } from '#web/ui/use-fetched.ts';

const trust = codeOnDemand(() => import('./trust.tsx'));

/** What is there to check a text with, once it has been fetched. */
export function useTrust() {
  return useFetched(trust);
}
