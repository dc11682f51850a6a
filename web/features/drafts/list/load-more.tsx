import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

interface LoadMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
}

/** The next page of a list, under what is there already; after a failure, why the last press brought nothing. */
export function LoadMore({ query }: LoadMoreProps) {
  const load = () => void query.fetchNextPage();
  if (!query.hasNextPage) return null;
  if (query.isFetchNextPageError && query.error && !query.isFetchingNextPage) {
    return (
      <NotLoaded title="More could not be loaded" onRetry={load}>
        {query.error.message}
      </NotLoaded>
    );
  }
  return (
    <Button variant="secondary" className="justify-self-center" busy={query.isFetchingNextPage} onClick={load}>
      Load more
    </Button>
  );
}
