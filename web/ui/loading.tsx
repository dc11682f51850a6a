import { cn } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LoadingProps {
  /** Read out: 'Loading your drafts'. */
  label: string;
  /** The shapes of the lines that hold its place. */
  rows: readonly string[];
  className?: string;
}

/** Holds the place of what is asked for. */
export function Loading({ label, rows, className }: LoadingProps) {
  return (
    <div role="status" className={cn('grid gap-3', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map((row, index) => (
        <Skeleton key={`${index} ${row}`} className={row} />
      ))}
    </div>
  );
}
