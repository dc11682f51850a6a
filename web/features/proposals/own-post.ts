import { useEffect, useSyncExternalStore } from 'react';
import { OWN_POST_KEY, type OwnPost, readOwnPost } from '#shared/site/own-post.ts';
import type { Desk } from './desk.ts';
import { focusOn } from './step-focus.ts';
import { useDeskStatus } from './use-desk.ts';
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
  const waiting = useSyncExternalStore(subscribe, waitingPost);
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

// What waits is the tab's, whichever desk it shows; undefined until it was looked for.
let waitingHere: OwnPost | null | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function waitingPost(): OwnPost | null {
  if (waitingHere === undefined) waitingHere = keptPost();
  return waitingHere;
}

function setWaiting(post: OwnPost | null): void {
  waitingHere = post;
  for (const listener of listeners) listener();
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

/** A browser that keeps nothing has brought nothing along. */
function keptPost(): OwnPost | null {
  try {
    return readOwnPost(sessionStorage.getItem(OWN_POST_KEY));
  } catch {
    return null;
  }
}

function forgetKept(): void {
  try {
    sessionStorage.removeItem(OWN_POST_KEY);
  } catch {
    // Nothing is kept, so there is nothing to forget.
  }
}
