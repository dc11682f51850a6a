import { AroundToolPage, askedBy } from '#web/features/drafts/keeper/around-tool-page.tsx';
import { ProposalToolPage } from '#web/features/proposals/proposal-tool-page.tsx';

export { emptyRestored, openFirstDesk } from '#web/features/proposals/index.ts';

/** Does the address ask for something to be put on the desk? */
export function isAskedFor(): boolean {
  return askedBy(new URLSearchParams(window.location.search)) !== undefined;
}

/** The proposal tool with drafts around its desk. */
export function ToolPage() {
  return <ProposalToolPage around={AroundToolPage} />;
}
