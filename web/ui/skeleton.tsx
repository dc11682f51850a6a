import { cn } from './class-names.ts';

/** Holds the place of what is coming. Decoration: the region around it says 'loading' in words. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={cn('block h-4 animate-breathe rounded-tight bg-line/70', className)} />;
}
