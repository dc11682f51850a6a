import { Skeleton } from '#web/ui/skeleton.tsx';

/** Where words will are in a moment. */
export function ComingLines() {
  return (
    <div className="grid max-w-measure gap-3">
      {['w-11/12', 'w-full', 'w-10/12', 'w-7/12'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
