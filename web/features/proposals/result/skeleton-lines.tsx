import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder lines for text that is about to come. */
export function SkeletonLines({ className }: { className?: string | undefined }) {
  return (
    <div className={cn('grid max-w-measure gap-3', className)}>
      {['w-11/12', 'w-full', 'w-10/12', 'w-7/12'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
