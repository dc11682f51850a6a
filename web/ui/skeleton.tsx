import { cn } from './class-names.ts';

/** A placeholder during loading. Decoration: the region around it says 'loading' as text. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={cn('block h-4 animate-breathe rounded-tight bg-line/70', className)} />;
}
