import { useEffect, useSyncExternalStore } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { titleOfPost } from '#shared/proposals/post-title.ts';
import type { OwnPost } from '#shared/site/own-post.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { focusOn } from '../wizard/step-focus.ts';
import { jobSummary } from '../wizard/summaries.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { clearHandedOffPost, readHandedOffPost, setHandedOffPost, subscribe } from './handoff.ts';
import { useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/**
 * A post that was typed on the front page. It is put in an empty workspace at once; where there is work the user decides, and nothing
 * is overwritten by it.
 */
export function OwnPostNote({ workspace }: { workspace: Workspace }) {
  const { role } = useWorkspaceStatus(workspace);
  const waiting = useSyncExternalStore(subscribe, readHandedOffPost, () => null);
  const post = role === 'owner' ? waiting : null;
  useEffect(() => {
    if (!post) return;
    const now = workspace.store.state();
    const isEmpty = isEmptyPost(post);
    if (isEmpty || isAlreadyIn(now, post)) void settle(workspace);
    if (isEmpty && !hasWork(now)) focusOn('first-field');
    if (isEmpty || hasWork(now)) return;
    workspace.replace(workspaceWith(post));
    void settle(workspace);
  }, [workspace, post]);
  if (!post || isEmptyPost(post)) return null;

  const take = async () => {
    const state = workspaceWith(post);
    // A browser that cannot stash has the replaced work for a moment only.
    await workspace.stashFor(state).catch(() => {
      const undo = workspace.replace(state);
      toastUndo({ title: 'Started with your post' }, 'Restore the previous proposal', () => void undo());
    });
    await settle(workspace);
    focusOn('heading');
  };
  const leaveOut = () => {
    setHandedOffPost(null);
    clearHandedOffPost();
    toastUndo({ title: 'Post left out' }, 'Offer the post again', () => setHandedOffPost(post));
  };
  return (
    <Alert
      tone="warning"
      title={`Start with “${jobSummary(post.jobTitle, post.jobDescription).title}”?`}
      action={
        <>
          <Button variant="secondary" size="sm" onClick={() => void take()}>
            Start with it
          </Button>
          <Button variant="ghost" size="sm" onClick={leaveOut}>
            Leave it out
          </Button>
        </>
      }
    >
      You brought this post from the front page. If you start with it, the proposal that is open now is saved.
    </Alert>
  );
}

function isEmptyPost({ jobTitle, jobDescription }: OwnPost): boolean {
  return jobTitle === '' && jobDescription === '';
}

/** Not forgotten before the workspace has it: after a reload in between the user is asked again. */
async function settle(workspace: Workspace): Promise<void> {
  setHandedOffPost(null);
  await workspace.flush();
  clearHandedOffPost();
}

function workspaceWith({ jobTitle, jobDescription }: OwnPost): WizardState {
  const title = isBlank(jobTitle) ? titleOfPost(jobDescription) : jobTitle;
  return { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: title, jobDescription } };
}

function isAlreadyIn({ fields }: WizardState, post: OwnPost): boolean {
  const { jobTitle, jobDescription } = workspaceWith(post).fields;
  return fields.jobTitle === jobTitle && fields.jobDescription === jobDescription;
}
