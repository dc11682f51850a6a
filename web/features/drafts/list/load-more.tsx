import { Button } from '#web/ui/button.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last press brought nothing. */
  error: Error | null;
  onLoad: () => void;
}

/** The next page, under what is there already. */
export function LoadMore({ hasMore, isLoading, error, onLoad }: LoadMoreProps) {
  if (!hasMore) return null;
  if (error && !isLoading) {
    return (
      <NotLoaded title="More could not be loaded" onRetry={onLoad}>
        {error.message}
      </NotLoaded>
    );
  }
  return (
    <Button variant="secondary" className="justify-self-center" busy={isLoading} onClick={onLoad}>
      Load more
    </Button>
  );
}
