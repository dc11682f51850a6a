import type { JobBrief } from '#shared/proposals/brief.ts';
import { cn } from '#web/ui/class-names.ts';
import { useRememberedLines } from '../remembered/use-remembered-lines.ts';
import { SlotRow } from '../result/slots/slot-row.tsx';
import { slotsOfBrief } from '../result/slots/slots-of-brief.ts';
import { useAddToProfile } from '../wizard/use-add-to-profile.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** The same fields as beside the letter, as far as they are known before it is written. */
export function OwnLineFields({ brief, className }: { brief: JobBrief | null; className?: string }) {
  const { state, current, dispatch } = useWizard();
  const remembered = useRememberedLines();
  const profile = useAddToProfile();
  const slots = slotsOfBrief(brief, state.lines);
  return (
    <ul className={cn('grid gap-4', className)}>
      {slots.map((slot, index) => (
        <li key={slot.id}>
          <SlotRow
            slot={slot}
            isInText
            next={slots[index + 1]?.id}
            lines={state.lines}
            remembered={remembered}
            onType={(id, text) => dispatch({ type: 'line-typed', slot: id, text })}
            onCommit={(id, text = current().lines[id] ?? '') => remembered.remember(slot.kind, text)}
            profile={profile}
          />
        </li>
      ))}
    </ul>
  );
}
