import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the profiles while they are asked for. */
export function PickerWaiting() {
  return (
    <div role="status" className="grid gap-3 rounded-soft border border-line bg-sunken p-4">
      <span className="sr-only">Loading your profiles</span>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-10 w-full sm:max-w-100" />
      <Skeleton className="h-8 w-36" />
    </div>
  );
}
