import { useEffect, useRef, useState } from 'react';
import { beforeSignOut, useSession } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toastFailure } from '#web/ui/toast.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import type { AskedAbout, LeavingAnswer } from './leave-workspace.ts';

/**
 * Once in the app: asks what happens to work that is not saved before a person signs out, on any page.
 */
export function WorkspaceGuard() {
  /** What is asked about; null while nothing is. */
  const [about, setAbout] = useState<AskedAbout | null>(null);
  const answer = useRef<(answer: LeavingAnswer) => void>(undefined);
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    // There before it is needed, which may be without a network.
    void loadLeaving();
    const ask = (asked: AskedAbout) => {
      setAbout(asked);
      return new Promise<LeavingAnswer>((resolve) => {
        answer.current = resolve;
      });
    };
    const stop = beforeSignOut(async (_user, why) => {
      const leaving = await loadLeaving();
      let isStillThere = false;
      const onNotRemoved = () => {
        isStillThere = true;
      };
      const isLeaving =
        !leaving || (await leaving.leaveWorkspace({ userId, why, ask, onRefused: sayRefused, onNotRemoved }));
      if (isLeaving) dismissShownToast();
      if (isStillThere) sayNotRemoved();
      return isLeaving;
    });
    return () => {
      stop();
      // The asked person has gone, or another is signed in now: nothing happens to their work in their absence.
      answer.current?.('stay');
      setAbout(null);
    };
  }, [userId]);
  const onAnswer = (given: LeavingAnswer) => {
    answer.current?.(given);
    setAbout(null);
  };
  return about && <LeavingDialog {...about} onAnswer={onAnswer} />;
}

/** Undefined when it cannot be had: signing out must work all the same, and what stays in the browser is in the person's name. */
async function loadLeaving() {
  // Apart, because reading stored work needs schemas: no first page should wait for them.
  return import('./leave-workspace.ts').catch(() => undefined);
}

/** It shows and restores the work of the leaving person. */
function dismissShownToast(): void {
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
}

function sayRefused(): void {
  toastFailure(
    'You are still signed in',
    'Your browser did not let us save your proposal. Copy what you need, then sign out and remove it.',
  );
}

function sayNotRemoved(): void {
  toastFailure(
    'Your proposal is still in this browser',
    'Your browser did not let us remove it. Clear the data of this site in the settings of your browser.',
  );
}

interface LeavingDialogProps extends AskedAbout {
  onAnswer: (answer: LeavingAnswer) => void;
}

/** Before signing out with something that is not saved. Closing it means staying. */
function LeavingDialog({ isStoragePersistent, onAnswer }: LeavingDialogProps) {
  return (
    <Dialog
      onClose={() => onAnswer('stay')}
      title="Keep your proposal on this device?"
      description="Your open proposal is only in this browser."
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer('stay')}>
            Stay signed in
          </Button>
          <Button variant="danger" onClick={() => onAnswer('remove')}>
            Remove
          </Button>
          <Button onClick={() => onAnswer('keep')}>Keep on this device</Button>
        </>
      }
    >
      <p className="text-ink-soft">
        If you keep it, the next person to use this browser can see it, and it is moved to your account when you sign in
        again. {!isStoragePersistent && 'Your browser may clear it when it runs short of space. '}
        If you remove it, it can’t be restored.
      </p>
    </Dialog>
  );
}
