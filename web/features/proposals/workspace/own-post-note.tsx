import { useEffect, useSyncExternalStore } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { titleOfPost } from '#shared/proposals/post-title.ts';
import type { OwnPost } from '#shared/site/own-post.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { jobSummary } from '../wizard/job-summary.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { clearHandedOffPost, readHandedOffPost, setHandedOffPost, subscribe } from './handoff.ts';
import { useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** A post from the front page for a workspace with work: the user decides what happens to it. */
export function OwnPostNote({ workspace }: { workspace: Workspace }) {
  const { post, take, leaveOut, offerAgain } = useOwnPost(workspace);
  if (!post) return null;
  const leave = () => {
    leaveOut();
    toastUndo({ title: 'Post left out' }, 'Offer the post again', () => offerAgain(post));
  };
  return (
    <Alert
      tone="warning"
      title={`Start with “${jobSummary(post.jobTitle, post.jobDescription).title}”?`}
      action={
        <>
          <Button variant="secondary" size="sm" onClick={() => void take(post, sayRefused)}>
            Start with it
          </Button>
          <Button variant="ghost" size="sm" onClick={leave}>
            Leave it out
          </Button>
        </>
      }
    >
      You brought this post from the front page. If you start with it, the proposal that is open now is saved.
    </Alert>
  );
}

/** The browser cannot stash: replaced work can be restored only for a moment. */
function sayRefused(undo: () => void): void {
  toastUndo({ title: 'Started with your post' }, 'Restore the previous proposal', undo);
}

interface WaitingPost {
  /** A handed-over post without a place: null if there is none, or if it is in the workspace. */
  readonly post: OwnPost | null;
  /** Puts it in the workspace and stashes what is there; if the browser refuses that, `onRefused` gets the undo. */
  readonly take: (post: OwnPost, onRefused: (undo: () => void) => void) => Promise<void>;
  readonly leaveOut: () => void;
  readonly offerAgain: (post: OwnPost) => void;
}

/**
 * A post that was typed on the front page. On a free workspace it is laid at once; where there is work it waits, and is asked about:
 * nothing is ever overwritten by it.
 */
function useOwnPost(workspace: Workspace): WaitingPost {
  const { role } = useWorkspaceStatus(workspace);
  const waiting = useSyncExternalStore(subscribe, readHandedOffPost, () => null);
  const post = role === 'owner' ? waiting : null;

  useEffect(() => {
    if (!post) return;
    const now = workspace.store.state();
    const isEmpty = !post.jobTitle && !post.jobDescription;
    if (isEmpty || isAlreadyIn(now, post)) void settle(workspace);
    if (isEmpty && !hasWork(now)) focusOn('first-field');
    if (isEmpty || hasWork(now)) return;
    workspace.replace(workspaceWith(post));
    void settle(workspace);
  }, [workspace, post]);

  return {
    post: post && (post.jobTitle || post.jobDescription) ? post : null,
    async take(taken, onRefused) {
      try {
        await workspace.stashFor(workspaceWith(taken));
      } catch {
        const undo = workspace.replace(workspaceWith(taken));
        onRefused(() => void undo());
      }
      await settle(workspace);
      focusOn('heading');
    },
    leaveOut() {
      setHandedOffPost(null);
      clearHandedOffPost();
    },
    offerAgain: setHandedOffPost,
  };
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
