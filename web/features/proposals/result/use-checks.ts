import { useDeferredValue, useMemo } from 'react';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { VerifyReport } from '#shared/proposals/verify.ts';
import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import { useFetched } from '#web/ui/use-fetched.ts';

/** What a proposal is checked against. */
export interface CheckedAgainst {
  /** What the post asks; null until it has been read. Without it nothing is checked. */
  readonly brief: JobBrief | null;
  /** What the user entered about themselves, as support for claims. */
  readonly facts: readonly Fact[];
  /** The post and the user's own words in full: a number or a link from there is no invention. */
  readonly userText: string;
  readonly post: string;
}

/**
 * Checks `text` against what the client asks; null until there is something to check and to check it with. While the user types,
 * the newest text is checked as soon as there is time.
 */
export function useChecks(
  text: string | null,
  { brief, facts, userText, post, language }: CheckedAgainst & { language?: WrittenLanguage | undefined },
): VerifyReport | null {
  const settled = useDeferredValue(text);
  const verify = useVerifier(text !== null);
  return useMemo(() => {
    if (settled === null || brief === null || !verify) return null;
    return verify({ text: settled, brief, facts, userText, post, ...(language && { language }) });
  }, [settled, brief, facts, userText, post, language, verify]);
}

const checks = codeOnDemand(() => import('#shared/proposals/verify.ts'));

/** `verifyProposal`, fetched when it is first wanted. What has not been checked is shown without marks. */
function useVerifier(isWanted: boolean) {
  return useFetched(checks, isWanted)?.verifyProposal;
}
