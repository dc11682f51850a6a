import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import { useFetched } from '#web/ui/use-fetched.ts';

const checks = codeOnDemand(() => import('#shared/proposals/verify.ts'));

/** `verifyProposal`, fetched when it is first wanted. What has not been checked is shown without marks. */
export function useVerifier(isWanted: boolean) {
  return useFetched(checks, isWanted)?.verifyProposal;
}
