import { useEffect, useEffectEvent, useState } from 'react';
import { useAccess } from '#web/features/plans/index.ts';
import type { Desk, WorkShapes } from '#web/features/proposals/index.ts';
import { useLocation, useNavigate, useSearchParams } from '#web/navigation/index.ts';
import { type Asked, askedBy } from './asked-by.ts';
import { draftServer } from './draft-server.ts';
import type { Keeper } from './keeper.ts';
import { openAsked } from './open-asked.ts';

export interface OpeningView {
  /** Nothing is shown yet: it is not known what will lie on the desk. */
  readonly isWaiting: boolean;
  /** What could not be opened, and why. The address still asks for it, so that a reload tries again. */
  readonly failed: { readonly asked: Asked; readonly error: unknown } | undefined;
  readonly retry: () => void;
  /** Goes on with what is on the desk. */
  readonly dismiss: () => void;
}

interface Parts {
  readonly desk: Desk;
  readonly shapes: WorkShapes;
  readonly keeper: Keeper | undefined;
}

/**
 * Puts what the address asks for on the desk, and starts the keeper once that is done. The address is plain again afterwards:
 * a reload shows the desk with all that was typed since, and Back leads to where one came from.
 */
export function useOpening({ desk, shapes, keeper }: Parts): OpeningView {
  const [query] = useSearchParams();
  const asked = askedBy(query);
  const key = asked && `${asked.what}:${asked.id}`;
  const [settled, setSettled] = useState<{ key: string; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const plain = usePlainAddress();
  const access = useAccess(asked?.what === 'template' ? 'drafts.versions' : 'drafts.store');
  const refusal = access.allowed ? undefined : access.reason;
  const mayOpen = refusal === undefined;

  const open = useEffectEvent(async (isLeft: () => boolean) => {
    if (!asked || !key || !mayOpen) {
      await keeper?.start();
      return undefined;
    }
    const outcome = await openAsked({ desk, shapes, server: draftServer }, asked).then(
      (isFresh) => ({ key, isFresh }),
      (error: unknown) => ({ key, error, isFresh: false }),
    );
    const started = isLeft() ? undefined : keeper?.start();
    // What lay here may have been changed elsewhere: not shown before that is known.
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
  }, [desk, shapes, keeper, attempt, mayOpen, key]);

  const error = refusal ?? (settled && settled.key === key ? settled.error : undefined);
  return {
    isWaiting: asked !== undefined && mayOpen && settled?.key !== key,
    failed: asked && error !== undefined ? { asked, error } : undefined,
    retry: () => {
      setSettled(undefined);
      setAttempt((count) => count + 1);
    },
    dismiss: plain,
  };
}

function usePlainAddress(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void navigate(pathname, { replace: true });
}
