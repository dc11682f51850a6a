import { useStore } from '#web/ui/use-store.ts';
import { proDetails, setProDetailsOpen } from './show-pro-details.ts';
import { ProDetailsDialog } from './upgrade-dialog.tsx';

/**
 * The one dialog with all that Pro adds. It is beside the pages and not beside its buttons: they go once Pro is being
 * paid, and it has to say so.
 */
export function ProDetails() {
  const { isOpen, cycle, times } = useStore(proDetails);
  return <ProDetailsDialog key={times} open={isOpen} onOpenChange={setProDetailsOpen} firstCycle={cycle} />;
}
