import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DifferenceProps } from './difference.tsx';

const difference = onDemand(async () => (await import('./difference.tsx')).Difference);

/** What differs between two texts. It is fetched, with the rules of comparing, when it is first shown. */
export function DiffView(props: DifferenceProps) {
  const { isThere, hasFailed, retry } = difference.useWithRetry();
  if (isThere) return <difference.Part {...props} />;
  if (!hasFailed) return <Spinner label="Comparing the texts" className="size-5" />;
  return (
    <NotLoaded title="The comparison could not be loaded" onRetry={retry}>
      Check your connection. Both texts are saved.
    </NotLoaded>
  );
}

/** What differs between two versions of a proposal. */
export function CompareDialog({ onClose, ...texts }: DifferenceProps & { onClose: () => void }) {
  const footer = (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <Dialog onClose={onClose} title="Compare versions" className="max-w-240" footer={footer}>
      <DiffView {...texts} />
    </Dialog>
  );
}
