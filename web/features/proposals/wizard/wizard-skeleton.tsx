import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the wizard while the browser looks for what was left in the workspace. */
export function WizardSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your workspace</span>
      <Skeleton className="h-8 w-full max-w-xl" />
      <Skeleton className="h-96 w-full max-w-3xl" />
    </div>
  );
}
