import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { loadReading } from '#web/features/proposals/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const body = onDemand(async () => (await loadReading()).ProposalBody);

/** A stored proposal as the result step shows it: built of elements, never of HTML. */
export function ProposalText({ document }: { document: ProposalDocument }) {
  const { isThere, hasFailed, retry } = body.useWithRetry();
  if (hasFailed) {
    return (
      <NotLoaded title="The proposal could not be shown" onRetry={retry}>
        Check your connection. Your proposal is saved.
      </NotLoaded>
    );
  }
  if (!isThere) return <Skeleton className="w-2/3" />;
  return (
    <div data-letter>
      <body.Part tree={document} />
    </div>
  );
}
