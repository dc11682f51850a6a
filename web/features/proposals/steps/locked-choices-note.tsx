import { useViewer } from '#web/features/plans/index.ts';
import { lockedChoicesMessage } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Says what of the user's choices the next proposal does without. It stays in the page, and is read aloud when it comes. */
export function LockedChoicesNote() {
  const { state, may } = useWizard();
  const { holder } = useViewer();
  return (
    <p role="status" className="max-w-measure text-small text-ink-soft empty:hidden">
      {lockedChoicesMessage(state, may, holder ? 'user' : 'visitor')}
    </p>
  );
}
