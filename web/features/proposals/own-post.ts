import { useEffect, useSyncExternalStore } from 'react';
import type { OwnPost } from '#shared/site/own-post.ts';
import type { Desk } from './desk.ts';
import { focusOn } from './step-focus.ts';
import { useDeskStatus } from './use-desk.ts';
import { forgetKept, setWaiting, subscribe, waitingPost } from './waiting-post.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from './wizard-state.ts';

interface WaitingPost {
  /** A post that came along and has no room: null when none did, or it lies on the desk. */
  readonly post: OwnPost | null;
  /** Puts it on the desk; what is there is kept aside, and where the browser refuses that, `onRefused` has the way back. */
  readonly take: (post: OwnPost, onRefused: (undo: () => void) => void) => Promise<void>;
  readonly leaveOut: () => void;
  readonly offerAgain: (post: OwnPost) => void;
}

/**
 * A post that was typed on the front page. On a free desk it is laid at once; where there is work it waits, and is asked about:
 * nothing is ever overwritten by it.
 */
export function useOwnPost(desk: Desk): WaitingPost {
  const { role } = useDeskStatus(desk);
  const waiting = useSyncExternalStore(subscribe, waitingPost, () => null);
  const post = role === 'owner' ? waiting : null;

  useEffect(() => {
    if (!post) return;
    const now = desk.store.state();
    const isBlank = !post.jobTitle && !post.jobDescription;
    if (isBlank || liesOn(now, post)) void settle(desk);
    if (isBlank && !hasWork(now)) focusOn('first-field');
    if (isBlank || hasWork(now)) return;
    desk.replace(deskWith(post));
    void settle(desk);
  }, [desk, post]);

  return {
    post: post && (post.jobTitle || post.jobDescription) ? post : null,
    async take(taken, onRefused) {
      try {
        await desk.putAsideFor(deskWith(taken));
      } catch {
        const undo = desk.replace(deskWith(taken));
        onRefused(() => void undo());
      }
      await settle(desk);
      focusOn('heading');
    },
    leaveOut() {
      setWaiting(null);
      forgetKept();
    },
    offerAgain: setWaiting,
  };
}

/** Not forgotten before the desk has it: whoever reloads in between is asked again. */
async function settle(desk: Desk): Promise<void> {
  setWaiting(null);
  await desk.flush();
  forgetKept();
}

function deskWith({ jobTitle, jobDescription }: OwnPost): WizardState {
  return { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle, jobDescription } };
}

function liesOn({ fields }: WizardState, { jobTitle, jobDescription }: OwnPost): boolean {
  return fields.jobTitle === jobTitle && fields.jobDescription === jobDescription;
}
