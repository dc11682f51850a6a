import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '#web/ui/use-media.ts';

/** From here on there is a column beside the letter. */
const HAS_COLUMN = '(min-width: 64rem)';

interface ResultColumnProps {
  /** The column beside the letter, where there is one. */
  place: HTMLElement | null | undefined;
  /** Gets the classes that fit its place. */
  tabs: (className: string | undefined) => ReactNode;
  /** The blanks of the letter as fields; null when it has none. */
  fields: ReactNode;
}

/** The tabs and the blanks: beside the letter if there is space, else under it. */
export function ResultColumn({ place, tabs, fields }: ResultColumnProps) {
  const hasColumn = useMedia(HAS_COLUMN);
  if (place && hasColumn)
    return createPortal(
      <>
        {tabs(
          fields
            ? `${SCROLLING} max-h-[calc((100dvh-var(--header-height)-2rem)*0.5)] shrink-0`
            : `${SCROLLING} min-h-0`,
        )}
        {fields && <div className="-mx-1 min-h-0 overflow-y-auto overscroll-contain px-1 pb-1">{fields}</div>}
      </>,
      place,
    );
  return (
    <>
      {fields && <div className="rounded-soft border border-line bg-raised p-4">{fields}</div>}
      {tabs(undefined)}
    </>
  );
}

const SCROLLING = 'flex flex-col gap-3';
