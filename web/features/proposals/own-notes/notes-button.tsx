import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useGatherNotes } from './use-gather-notes.ts';

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
