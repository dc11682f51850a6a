import type { JobBrief } from '#shared/proposals/brief.ts';
import { Alert } from '#web/ui/alert.tsx';
import { NotesButton } from './notes-button.tsx';

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
