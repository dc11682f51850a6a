import { showHandedOverToast } from '#web/ui/toast-handover.ts';
import { shownToast, subscribeToToasts } from '#web/ui/toast-store.ts';

/** Messages are shown by the app's own part for it, which comes with the first of them. */
export function showToastsWhenNeeded(mountToaster: () => Promise<void>): void {
  let mounting: Promise<void> | undefined;
  const mount = () => {
    mounting ??= mountToaster().catch(() => {
      // For want of a network: the message that is asked for next tries again, and what is shown then is the latest.
      mounting = undefined;
    });
  };
  subscribeToToasts(() => shownToast() && mount());
  showHandedOverToast();
}
