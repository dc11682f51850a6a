import { AroundToolPage } from '#web/features/drafts/keeper/around-tool-page.tsx';
import { ProposalToolPage } from '#web/features/proposals/proposal-tool-page.tsx';

/** The proposal tool with drafts around its desk. */
export function ToolPage() {
  return <ProposalToolPage around={AroundToolPage} />;
}
