import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAccess } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { codeOnDemand } from '#web/ui/code-on-demand.ts';
import { useWindowEvent } from '#web/ui/events.ts';
import { hasWork } from '../wizard/wizard-state.ts';
import { useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** Only a person's work can lie in their account as well. */
const codec = codeOnDemand(() => import('./draft-codec.ts'));

/** Says, in sight wherever one types, that the browser keeps nothing, and has it ask before what is nowhere else goes with the page. */
export function StorageWarning({ workspace }: { workspace: Workspace }) {
  const { isKept } = useWorkspaceStatus(workspace);
  const [isRead, setIsRead] = useState(false);
  const hasAccount = useAccess('drafts.store').allowed;
  useQuestionBeforeLeaving(workspace, !isKept);
  useEffect(() => {
    if (!isKept && hasAccount) codec.warm();
  }, [isKept, hasAccount]);
  if (isKept || isRead) return null;
  return (
    <div
      role="alert"
      data-not-stored
      className="sticky top-(--header-height) z-20 border-b border-amber-line bg-amber-wash text-small print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-2 sm:px-6 lg:h-(--notice-height)">
        <TriangleAlert aria-hidden className="size-5 shrink-0 self-start text-amber-ink lg:self-center" />
        <p className="min-w-0 flex-1 leading-snug text-ink-soft">
          <strong className="font-strong text-ink">Your browser does not let us save your text.</strong> A private
          window or a full disk may be why. {hasAccount ? 'What is not in your account yet' : 'It'} is lost when this
          tab closes or reloads.
        </p>
        <Button variant="secondary" size="sm" className="shrink-0" onClick={() => setIsRead(true)}>
          Understood
        </Button>
      </div>
    </div>
  );
}

/** In the browser's own words. */
function useQuestionBeforeLeaving(workspace: Workspace, isOn: boolean): void {
  const ask = (event: BeforeUnloadEvent) => {
    const state = workspace.store.state();
    const isSaved = codec.there()?.isSaved(state) ?? false;
    if (hasWork(state) && !isSaved) event.preventDefault();
  };
  useWindowEvent('beforeunload', ask, isOn);
}
