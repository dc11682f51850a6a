import { Loading } from '#web/ui/loading.tsx';

/** Holds the place of the wizard while the browser looks for what was left in the workspace. */
export function WizardSkeleton() {
  return <Loading label="Loading your workspace" rows={['h-8 max-w-xl', 'h-96 max-w-3xl']} className="gap-6" />;
}
