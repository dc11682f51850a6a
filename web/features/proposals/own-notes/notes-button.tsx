import { useMutation } from '@tanstack/react-query';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { gatherNotes } from '#shared/proposals/notes.ts';
import { withTyped } from '#shared/proposals/notes-text.ts';
import { call } from '#web/api/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { generateRequest } from '../generation/generate-request.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Opens the notes for the job as it is now. What was typed into older ones stays in them. */
export function NotesButton() {
  const { current, dispatch, may } = useWizard();
  const gathering = useMutation({
    mutationFn: () => call(gatherNotes, { input: generateRequest(current(), may) }),
  });
  // Whoever has gone on in the meantime is not led back: these callbacks end with the button.
  const gather = () =>
    gathering.mutate(undefined, {
      onSuccess(newer) {
        dispatch({ type: 'notes-gathered', notes: withTyped(newer, current().notes) });
        focusOn('heading');
      },
    });
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        aria-busy={gathering.isPending}
        onClick={() => gathering.isPending || gather()}
        className="pointer-coarse:h-11"
      >
        {gathering.isPending && <Spinner />}
        Notes instead of a letter
      </Button>
      {gathering.isError && <FieldError>{gathering.error.message}</FieldError>}
    </div>
  );
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
