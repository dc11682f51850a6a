import type { DraftRevisionSummary, DraftSummary } from '#shared/drafts/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { draftName } from '../draft-words.ts';
import { DraftBody } from '../reading/draft-body.tsx';
import { NotLoaded } from '../reading/not-loaded.tsx';
import { useRevision } from './use-revisions.ts';

interface ViewRevisionProps {
  userId: string;
  draft: DraftSummary;
  revision: DraftRevisionSummary;
  onClose: () => void;
}

/** A draft as it was once, to read. */
export function ViewRevision({ userId, draft, revision, onClose }: ViewRevisionProps) {
  const { data, error, isFetching, refetch } = useRevision(userId, draft.id, revision.revision);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<span className="wrap-anywhere">{draftName(revision)}</span>}
      description={`As saved on ${dateAndTime(revision.savedAt)}`}
      className="max-w-200"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {data && <DraftBody draft={data} />}
      {!data && !error && <Spinner label="Loading the draft" className="size-5" />}
      {!data && error && (
        <NotLoaded title="The draft could not be loaded" isBusy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </NotLoaded>
      )}
    </Dialog>
  );
}
