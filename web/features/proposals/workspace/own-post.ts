import { useEffect, useSyncExternalStore } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { titleOfPost } from '#shared/proposals/post-title.ts';
import type { OwnPost } from '#shared/site/own-post.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { forgetKept, setWaiting, subscribe, waitingPost } from './handoff.ts';
import { useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

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
export function useOwnPost(workspace: Workspace): WaitingPost {
  const { role } = useWorkspaceStatus(workspace);
  const waiting = useSyncExternalStore(subscribe, waitingPost, () => null);
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
      setWaiting(null);
      forgetKept();
    },
    offerAgain: setWaiting,
  };
}

/** Not forgotten before the workspace has it: after a reload in between the user is asked again. */
async function settle(workspace: Workspace): Promise<void> {
  setWaiting(null);
  await workspace.flush();
  forgetKept();
}

function workspaceWith({ jobTitle, jobDescription }: OwnPost): WizardState {
  const title = isBlank(jobTitle) ? titleOfPost(jobDescription) : jobTitle;
  return { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: title, jobDescription } };
}

function isAlreadyIn({ fields }: WizardState, post: OwnPost): boolean {
  const { jobTitle, jobDescription } = workspaceWith(post).fields;
  return fields.jobTitle === jobTitle && fields.jobDescription === jobDescription;
}
