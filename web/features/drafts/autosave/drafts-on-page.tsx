import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { loadDraftCodec, type ToolExtensionProps } from '#web/features/proposals/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { readRequestedDraft } from './requested-draft.ts';
import { SaveButton } from './save-button.tsx';

export { readRequestedDraft } from './requested-draft.ts';

const storedWorkspace = onDemand(async () => {
  const [{ AutosaveSection }, codec] = await Promise.all([import('./autosave-section.tsx'), loadDraftCodec()]);
  return (props: ToolExtensionProps) => <AutosaveSection {...props} codec={codec} />;
});

/** What drafts add to the tool. A visitor gets only the button, which offers Pro, unless the address asks for a draft. */
export function DraftsOnPage(props: ToolExtensionProps) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const isAsked = readRequestedDraft(query) !== undefined;
  // Once it is loaded it stays: removing it would remove its children.
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  const isForDrafts = user !== null || wasAsked || isAsked;
  const { isThere, hasFailed, retry } = storedWorkspace.useWithRetry(isForDrafts);
  const { workspace, children, waiting } = props;
  if (isForDrafts && isThere) return <storedWorkspace.Part {...props} />;
  if (isForDrafts && hasFailed)
    return (
      <NotLoaded tone="warning" title="Your proposal could not be loaded" onRetry={retry}>
        Please check your connection. What you wrote is saved.
      </NotLoaded>
    );
  if (isForDrafts) return waiting;
  return children({ besideTitle: <SaveButton workspace={workspace} autosave={undefined} />, notices: null });
}
