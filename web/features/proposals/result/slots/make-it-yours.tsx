import { CircleCheck, PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import type { ResultStepProps } from '../result-props.ts';
import { SlotRow } from './slot-row.tsx';
import type { useLetterSlots } from './use-letter-slots.ts';

interface MakeItYoursProps extends Pick<ResultStepProps, 'profile'> {
  panel: NonNullable<ReturnType<typeof useLetterSlots>['panel']>;
  /** How many are left in the text. */
  blanks: number;
  /** Of the letter as it reads. */
  words: number;
}

/** The blanks of the letter as a list of fields, with what may be put into each. */
export function MakeItYours({ panel, blanks, words, profile }: MakeItYoursProps) {
  const { answer, openIds, unplaced, ...rest } = panel;
  const { slots, lines, skeleton } = answer;
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
      <SkeletonBanner isSkeleton={skeleton} isShort={words < SHORT && slots.some(({ id }) => !lines[id]?.trim())} />
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

/** Fewer words than a client reads as a proposal. */
const SHORT = 40;

/**
 * What makes the letter the person's own, and a fuller one where the post asks for little. Stays where it is once it is there: the
 * field below must not move under the cursor.
 */
function SkeletonBanner({ isSkeleton, isShort }: { isSkeleton: boolean; isShort: boolean }) {
  const isWanted = isSkeleton || isShort;
  const [wasWanted, setWasWanted] = useState(isWanted);
  const isPro = upgradeState(useViewer(), new Date()) === 'pro';
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!wasWanted) return null;
  return (
    <div
      className={
        isSkeleton
          ? 'rounded-soft border border-amber-line bg-amber-wash px-3 py-2'
          : 'rounded-soft border border-accent-line bg-accent-wash px-3 py-2'
      }
    >
      <p className={isSkeleton ? 'font-strong text-amber-ink' : 'font-strong text-accent-ink'}>
        {isSkeleton ? 'Skeleton: type a line to make it yours' : 'It has your own words now'}
      </p>
      <p className="text-small text-ink-soft empty:hidden">
        {isShort && !isSkeleton && 'Still short: fill in more fields below, or add your experience.'}
        {/* With Pro all is paid for. */}
        {!isPro && (isShort && !isSkeleton ? ' Every line is free.' : 'Free: this does not use a proposal.')}
      </p>
    </div>
  );
}
