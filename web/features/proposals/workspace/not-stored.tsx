import { useEffect, useState } from 'react';
import { useAccess } from '#web/features/plans/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import { useWindowEvent } from '#web/ui/events.ts';
import { hasWork } from '../wizard/wizard-state.ts';
import { useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** Only a person's work can lie in their account as well. */
const digest = codeOnDemand(() => import('./work-digest.ts'));

/** Says once that the browser keeps nothing, and has it ask before what is nowhere else goes with the page. */
export function NotStored({ workspace }: { workspace: Workspace }) {
  const { isKept } = useWorkspaceStatus(workspace);
  const [isRead, setIsRead] = useState(false);
  const hasAccount = useAccess('drafts.store').allowed;
  useQuestionBeforeLeaving(workspace, !isKept);
  useEffect(() => {
    if (!isKept && hasAccount) digest.warm();
  }, [isKept, hasAccount]);
  if (isKept || isRead) return null;
  return (
    <Alert
      tone="warning"
      title="Your browser does not let us save your text"
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsRead(true)}>
          Understood
        </Button>
      }
    >
      It may be a private window or a full disk. Everything works, but{' '}
      {hasAccount ? 'what is not saved to your account yet' : 'what you type'} is gone when this tab closes or reloads.
    </Alert>
  );
}

/** In the browser's own words. */
function useQuestionBeforeLeaving(workspace: Workspace, isOn: boolean): void {
  const ask = (event: BeforeUnloadEvent) => {
    const state = workspace.store.state();
    const isSaved = digest.there()?.isSaved(state) ?? false;
    if (hasWork(state) && !isSaved) event.preventDefault();
  };
  useWindowEvent('beforeunload', ask, isOn);
}
