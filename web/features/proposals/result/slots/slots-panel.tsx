import { createPortal } from 'react-dom';
import { useMedia } from '#web/ui/use-media.ts';
import type { ResultStepProps } from '../result-props.ts';
import { MakeItYours } from './make-it-yours.tsx';
import type { useLetterSlots } from './use-letter-slots.ts';

/** From here on there is a column beside the letter. */
const HAS_COLUMN = '(min-width: 64rem)';

type SlotsPanelProps = Pick<ResultStepProps, 'besideLetter' | 'profile'> & {
  /** How many are left in the text. */
  blanks: number;
  panel: ReturnType<typeof useLetterSlots>['panel'];
};

/** The blanks as fields: beside the letter if there is space, else under it. */
export function SlotsPanel({ panel, blanks, besideLetter, profile }: SlotsPanelProps) {
  const hasColumn = useMedia(HAS_COLUMN);
  if (!panel || panel.answer.slots.length === 0) return null;
  const { answer, ...rest } = panel;
  const list = (
    <MakeItYours
      {...rest}
      slots={answer.slots}
      blanks={blanks}
      lines={answer.lines}
      isSkeleton={answer.skeleton}
      aboutMe={profile?.aboutMe ?? ''}
      onAddToProfile={profile?.onAdd}
    />
  );
  if (besideLetter && hasColumn) return createPortal(list, besideLetter);
  return <div className="rounded-soft border border-line bg-raised p-4">{list}</div>;
}
