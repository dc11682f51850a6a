import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { toast } from '#web/ui/toast.tsx';
import { useRestoreVersion } from './use-versions.ts';
import { jobName } from './version-words.ts';

/** Brings versions back, and says what became of it. */
export function useRestoring(userId: string) {
  const order = useRestoreVersion(userId);
  async function restore(version: ProposalVersion): Promise<void> {
    if (order.isPending) return;
    try {
      const made = await order.mutateAsync(version);
      toast({
        title: 'Version restored',
        description: `Version ${version.version} of “${jobName(version)}” is the latest again, as version ${made.version}.`,
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      toast({ title: 'Failed to restore version', description: error.message, variant: 'destructive' });
    }
  }
  return { restore, restoring: order.isPending ? order.variables.id : undefined };
}
