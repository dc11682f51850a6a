import type { JobBrief } from '#shared/proposals/brief.ts';
import { useRememberedLines } from '../remembered/use-remembered-lines.ts';
import { SlotRow } from '../result/slots/slot-row.tsx';
import { slotsOfBrief } from '../result/slots/slots-of-brief.ts';
import { useAddToProfile } from '../wizard/use-add-to-profile.ts';
import { useWizard } from '../wizard/wizard-context.ts';

const ALL_PLACED: ReadonlySet<string> = new Set();

/** The same fields as beside the letter, as far as they are known before it is written. */
export function OwnLineFields({ brief }: { brief: JobBrief | null }) {
  const { state, current, dispatch } = useWizard();
  const remembered = useRememberedLines();
  const profile = useAddToProfile();
  const slots = slotsOfBrief(brief, state.lines);
  return (
    <ul className="grid gap-4 px-4 pt-1 pb-4">
      {slots.map((slot, index) => (
        <li key={slot.id}>
          <SlotRow
            slot={slot}
            isInText
            next={slots[index + 1]?.id}
            lines={state.lines}
            unplaced={ALL_PLACED}
            remembered={remembered}
            onType={(id, text) => dispatch({ type: 'line-typed', slot: id, text })}
            onCommit={(id, text = current().lines[id] ?? '') => remembered.remember(slot.kind, text)}
            aboutMe={profile?.aboutMe ?? ''}
            onAddToProfile={profile?.onAdd}
          />
        </li>
      ))}
    </ul>
  );
}
