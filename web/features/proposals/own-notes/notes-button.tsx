import { useEffect, useRef, useState } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { gatherNotes } from '#shared/proposals/notes.ts';
import { withTyped } from '#shared/proposals/notes-text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { generateRequest } from '../generation/generate-request.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Opens the notes, for a client who wants no AI text. */
export function NotesButton() {
  const { gather, isGathering, error } = useGatherNotes();
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        aria-busy={isGathering}
        onClick={() => void gather()}
        className="pointer-coarse:h-11"
      >
        {isGathering && <Spinner />}
        Notes instead of a letter
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** Gathers the notes for the job as it is now and shows them. What was typed into older ones stays in them. */
function useGatherNotes() {
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

/** Before anything is written for a client who wants no AI text. A letter is still possible. */
export function NotesOffer({ brief }: { brief: JobBrief | null }) {
  if (!brief?.forbidsAi) return null;
  return (
    <Alert tone="warning" title="This client does not want AI-written text" action={<NotesButton />}>
      <blockquote className="border-l-2 border-amber-line pl-3 italic wrap-anywhere">
        {brief.forbidsAi.quote}
      </blockquote>
      <p className="mt-2">
        Write it yourself, with your facts and the client’s questions laid out. It takes no credit, and no AI writes any
        of it.
      </p>
    </Alert>
  );
}
