import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { loadReading } from '#web/features/proposals/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from './use-loaded.ts';

/** A stored proposal as the result step shows it: built of elements, never of HTML. */
export function ProposalText({ document }: { document: ProposalDocument }) {
  const { part, hasFailed, retry } = useLoaded(loadReading);
  if (hasFailed) {
    return (
      <NotLoaded title="The proposal could not be shown" onRetry={retry}>
        Check your connection. Your proposal is saved.
      </NotLoaded>
    );
  }
  if (!part) return <Skeleton className="w-2/3" />;
  return (
    <div data-letter>
      <part.ProposalBody tree={document} />
    </div>
  );
}
