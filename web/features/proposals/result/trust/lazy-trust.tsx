import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import { useFetched } from '#web/ui/use-fetched.ts';
import type { TrustProps } from './trust-props.ts';

const trust = codeOnDemand(() => import('./trust.tsx'));

/** What is there to check a text with, once it has been fetched. */
export function LazyTrust(props: TrustProps) {
  const there = useFetched(trust);
  return there ? <there.Trust {...props} /> : null;
}
