import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ReadingProgressProps {
  file: string;
  pages: { readonly done: number; readonly of: number } | undefined;
  onCancel: () => void;
}

/** Which file is read and how far; it can be ended at any time. */
export function ReadingProgress({ file, pages, onCancel }: ReadingProgressProps) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <Spinner />
      <p role="status" className="wrap-anywhere">
        {`Reading ${file}…`}
        {pages && (
          <span className="block text-small text-ink-soft tabular-nums">{`Page ${pages.done} of ${pages.of}`}</span>
        )}
      </p>
      {pages && (
        <progress
          value={pages.done}
          max={pages.of}
          aria-label="Pages read"
          className="h-1.5 w-full max-w-80 accent-accent"
        />
      )}
      <Button variant="secondary" size="sm" className="max-sm:h-11" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
