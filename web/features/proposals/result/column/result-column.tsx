import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { HAS_COLUMN, useMedia } from '#web/ui/use-media.ts';
import { LazyPreview } from '../preview/lazy-preview.tsx';
import { useTrust } from '../trust/lazy-trust.tsx';
import type { TrustProps } from '../trust/trust-props.ts';
import { type ResultPanels, ResultTabs } from './result-tabs.tsx';

interface ResultColumnProps {
  /** The column beside the letter, where there is one. */
  place: HTMLElement | null | undefined;
  /** What the client asks. */
  asks: ReactNode;
  /** The blanks of the letter as fields; null when it has none. */
  fields: ReactNode;
  trusted: TrustProps;
  onPlainLettersChange: (plain: boolean) => void;
}

/** The tabs and the blanks: beside the letter if there is space, else under it. */
export function ResultColumn({ place, asks, fields, trusted, onPlainLettersChange }: ResultColumnProps) {
  const hasColumn = useMedia(HAS_COLUMN);
  const [tab, setTab] = useState<keyof ResultPanels>('asks');
  const trust = useTrust();
  const tabs = (
    <ResultTabs
      tab={tab}
      onTabChange={setTab}
      toCheck={trusted.lines.filter(({ state }) => state === 'unsupported').length}
      asks={asks}
      answers={trust && <trust.Answers {...trusted} />}
      preview={<LazyPreview text={trusted.text} lang={trusted.lang} onPlainLettersChange={onPlainLettersChange} />}
      facts={trust && <trust.Facts {...trusted} />}
    />
  );
  if (place && hasColumn)
    return createPortal(
      <>
        <div className={fields ? SHARED : 'flex min-h-0 flex-col'}>{tabs}</div>
        {fields && <div className="-mx-1 min-h-0 overflow-y-auto overscroll-contain px-1 pb-1">{fields}</div>}
      </>,
      place,
    );
  return (
    <>
      {fields && <div className="rounded-soft border border-line bg-raised p-4">{fields}</div>}
      {tabs}
    </>
  );
}

/** Half of the column: the blanks have the other half. */
const SHARED = 'flex max-h-[calc((100dvh-var(--header-height)-var(--notice-height,0px)-2rem)*0.5)] shrink-0 flex-col';
