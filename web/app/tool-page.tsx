import { DraftsOnPage, readRequestedDraft } from '#web/features/drafts/autosave/drafts-on-page.tsx';
import { ProposalToolPage } from '#web/features/proposals/proposal-tool-page.tsx';

export { clearRefilledFields, openSsrWorkspace } from '#web/features/proposals/index.ts';

/** Does the address ask for something to be put in the workspace? */
export function isAskedFor(): boolean {
  return readRequestedDraft(new URLSearchParams(window.location.search)) !== undefined;
}

/** The proposal tool with drafts around its workspace. */
export function ToolPage() {
  return <ProposalToolPage around={DraftsOnPage} />;
}
