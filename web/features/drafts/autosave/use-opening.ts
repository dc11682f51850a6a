import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { useAccess } from '#web/features/plans/index.ts';
import type { DraftCodec, Workspace } from '#web/features/proposals/index.ts';
import type { Autosave } from './autosave.ts';
import { draftServer } from './draft-server.ts';
import { openRequested } from './open-requested.ts';
import { readRequestedDraft } from './requested-draft.ts';

interface Parts {
  readonly workspace: Workspace;
  readonly codec: DraftCodec;
  readonly autosave: Autosave | undefined;
}

/**
 * Puts what the address asks for in the workspace, then starts the autosave. It removes the request from the address, so that a reload
 * shows what was typed since.
 */
export function useOpening({ workspace, codec, autosave }: Parts) {
  const [query] = useSearchParams();
  const asked = readRequestedDraft(query);
  const key = asked && `${asked.what}:${asked.id}`;
  const [settled, setSettled] = useState<{ key: string; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const plain = () => void navigate(pathname, { replace: true });
  const access = useAccess('drafts.versions');
  const { user } = useSession();
  const lockedTemplate = access.allowed ? undefined : access.reason;
  const refusal = asked?.what === 'template' ? lockedTemplate : user ? undefined : 'SIGN_IN_REQUIRED';
  const mayOpen = refusal === undefined;

  const open = useEffectEvent(async (isLeft: () => boolean) => {
    if (!asked || !key || !mayOpen) {
      await autosave?.start();
      return undefined;
    }
    const outcome = await openRequested({ workspace, codec, server: draftServer }, asked).then(
      (isFresh) => ({ key, isFresh }),
      (error: unknown) => ({ key, error, isFresh: false }),
    );
    const started = isLeft() ? undefined : autosave?.start();
    // Another device may have changed the local copy, so it is shown after the check.
    if (!outcome.isFresh) await started;
    return outcome;
  });
  const settle = useEffectEvent((outcome: { key: string; error?: unknown }) => {
    setSettled(outcome);
    if (!('error' in outcome)) plain();
  });
  useEffect(() => {
    let isLeft = false;
    void open(() => isLeft).then((outcome) => {
      if (!isLeft && outcome) settle(outcome);
    });
    return () => {
      isLeft = true;
    };
  }, [workspace, codec, autosave, attempt, mayOpen, key]);

  const error = refusal ?? (settled && settled.key === key ? settled.error : undefined);
  return {
    /** The requested draft is not in the workspace yet, so nothing is shown. */
    isWaiting: asked !== undefined && mayOpen && settled?.key !== key,
    /** What could not be opened, and why. The address still asks for it, so that a reload tries again. */
    failed: asked && error !== undefined ? { asked, error } : undefined,
    retry: () => {
      setSettled(undefined);
      setAttempt((count) => count + 1);
    },
    /** Keeps the present content of the workspace. */
    dismiss: plain,
  };
}
