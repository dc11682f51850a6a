import { useEffect, useRef, useState } from 'react';
import { gatherNotes } from '#shared/proposals/notes.ts';
import { withTyped } from '#shared/proposals/notes-text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { generateRequest } from '../generation/generate-request.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Gathers the notes for the job as it is now and shows them. What was typed into older ones stays in them. */
export function useGatherNotes() {
  const { current, dispatch, may } = useWizard();
  const [isGathering, setIsGathering] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const gather = async () => {
    if (isGathering) return;
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setIsGathering(true);
    try {
      const input = generateRequest(current(), may);
      const newer = await call(gatherNotes, { input, signal: controller.signal });
      dispatch({ type: 'notes-gathered', notes: withTyped(newer, current().notes) });
      focusOn('heading');
    } catch (cause) {
      if (controller.signal.aborted) return;
      setError(cause instanceof ApiError ? cause.message : new ApiError('unreadable', { cause }).message);
    }
    setIsGathering(false);
  };
  return { gather, isGathering, error };
}
