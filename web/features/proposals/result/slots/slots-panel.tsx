import type { ResultStepProps } from '../result-props.ts';
import { MakeItYours } from './make-it-yours.tsx';
import type { useLetterSlots } from './use-letter-slots.ts';

type SlotsPanelProps = Pick<ResultStepProps, 'profile'> & {
  /** How many are left in the text. */
  blanks: number;
  /** Of the letter as it reads. */
  words: number;
  panel: ReturnType<typeof useLetterSlots>['panel'];
};

/** The blanks of a letter as fields; null for a letter that never had one. */
export function slotsPanel({ panel, blanks, words, profile }: SlotsPanelProps) {
  if (!panel || panel.answer.slots.length === 0) return null;
  const { answer, ...rest } = panel;
  return (
    <MakeItYours
      {...rest}
      slots={answer.slots}
      blanks={blanks}
      words={words}
      lines={answer.lines}
      isSkeleton={answer.skeleton}
      aboutMe={profile?.aboutMe ?? ''}
      onAddToProfile={profile?.onAdd}
    />
  );
}
