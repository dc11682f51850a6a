import { useDeferredValue, useMemo } from 'react';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';

/** Checks `text` against what the client asks. While the user types, the newest text is checked as soon as there is time. */
export function useChecks(text: string | null, brief: JobBrief | null, facts: readonly Fact[]): VerifyReport | null {
  const settled = useDeferredValue(text);
  return useMemo(() => {
    if (settled === null || brief === null) return null;
    return verifyProposal({ text: settled, brief, facts: [...facts] });
  }, [settled, brief, facts]);
}
