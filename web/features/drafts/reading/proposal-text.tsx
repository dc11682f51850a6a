import { useMemo } from 'react';
import { loadReading } from '#web/features/proposals/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from './use-loaded.ts';

/** A stored proposal as the result step shows it: cleaned, and built of elements, never of HTML. */
export function ProposalText({ html }: { html: string }) {
  const { part, hasFailed, retry } = useLoaded(loadReading);
  const tree = useMemo(() => part?.treeOfHtml(html), [part, html]);
  if (hasFailed) {
    return (
      <NotLoaded title="The proposal could not be shown" onRetry={retry}>
        Check your connection. Your proposal is saved.
      </NotLoaded>
    );
  }
  if (!part || !tree) return <Skeleton className="w-2/3" />;
  return (
    <div data-letter>
      <part.ProposalBody tree={tree} />
    </div>
  );
}
