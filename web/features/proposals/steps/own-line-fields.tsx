import { useRef, useState } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { cn } from '#web/ui/class-names.ts';
import { SlotRow } from '../letter/blanks/slot-row.tsx';
import { slotsOfBrief } from '../letter/blanks/slots-of-brief.ts';
import { useRememberedLines } from '../remembered/use-remembered-lines.ts';
import { useAddToProfile } from '../wizard/use-add-to-profile.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** The same fields as beside the letter, as far as they are known before it is written. */
export function OwnLineFields({ brief, className }: { brief: JobBrief | null; className?: string }) {
  const { state, current, dispatch } = useWizard();
  const remembered = useRememberedLines();
  const profile = useAddToProfile();
  const slots = slotsOfBrief(brief, state.lines);
  const [shown, show] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={cn('grid gap-4', className)}>
      {slots.map((slot, index) => (
        <li key={slot.id}>
          <SlotRow
            slot={slot}
            group="text"
            isCurrent={slot.id === shown}
            onCurrent={() => show(slot.id)}
            onNext={() => list.current?.querySelectorAll<HTMLElement>('[data-slot-row] input')[index + 1]?.focus()}
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
