import { CircleCheck, PencilLine } from 'lucide-react';
import { useId } from 'react';
import type { ResultStepProps } from '../result-props.ts';
import { SlotRow } from './slot-row.tsx';
import type { useLetterSlots } from './use-letter-slots.ts';

interface MakeItYoursProps extends Pick<ResultStepProps, 'profile'> {
  panel: NonNullable<ReturnType<typeof useLetterSlots>['panel']>;
  /** How many are left in the text. */
  blanks: number;
}

/** The blanks of the letter as a list of fields, with what may be put into each. */
export function MakeItYours({ panel, blanks, profile }: MakeItYoursProps) {
  const { answer, openIds, unplaced, ...rest } = panel;
  const { slots, lines } = answer;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="font-strong">
          Make it yours
        </h3>
        <p role="status" className="flex items-center gap-1.5 text-small text-ink-soft tabular-nums">
          {blanks === 0 ? (
            <CircleCheck aria-hidden className="size-4 text-accent-ink" />
          ) : (
            <PencilLine aria-hidden className="size-4 text-amber-ink" />
          )}
          {blanks === 0 ? 'No blanks left' : blanks === 1 ? '1 blank left' : `${blanks} blanks left`}
        </p>
      </header>
      <ul className="grid gap-3">
        {slots.map((slot, index) => (
          <li key={slot.id}>
            <SlotRow
              slot={slot}
              isInText={openIds.has(slot.id)}
              isUnplaced={unplaced.has(slot.id)}
              next={slots[index + 1]?.id}
              lines={lines}
              profile={profile}
              {...rest}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
