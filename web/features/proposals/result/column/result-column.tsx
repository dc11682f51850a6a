import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { onDemand } from '#web/ui/on-demand.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { HAS_COLUMN, useMedia } from '#web/ui/use-media.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useTrust } from '../trust/lazy-trust.tsx';
import type { TrustProps } from '../trust/trust-props.ts';

// Fetched when it is first looked at.
const preview = onDemand(async () => (await import('../preview/letter-preview.tsx')).LetterPreview);

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
      preview={<preview.Part text={trusted.text} lang={trusted.lang} onPlainLettersChange={onPlainLettersChange} />}
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

const TABS = [
  { value: 'asks', name: 'Asks' },
  { value: 'answers', name: 'Answers' },
  { value: 'preview', name: 'Preview' },
  { value: 'facts', name: 'Facts' },
] as const;

interface ResultPanels {
  /** What the client asks. */
  asks: ReactNode;
  /** The client's questions with their answers. */
  answers: ReactNode;
  /** The letter as the client gets it. */
  preview: ReactNode;
  /** The sentences with their sources. */
  facts: ReactNode;
}

interface ResultTabsProps extends ResultPanels {
  /** The open one, in the state of the parent: it outlives a change of place. */
  tab: keyof ResultPanels;
  onTabChange: (tab: keyof ResultPanels) => void;
  /** How many sentences have no source yet. */
  toCheck: number;
}

/** What belongs to a letter: asks, answers, preview and facts. */
function ResultTabs({ tab, onTabChange, toCheck, ...panels }: ResultTabsProps) {
  const choose = (value: string) => {
    const chosen = TABS.find((one) => one.value === value);
    if (chosen) onTabChange(chosen.value);
  };
  return (
    <Tabs value={tab} onValueChange={choose} className="flex min-h-0 min-w-0 flex-col gap-3">
      <TabsList aria-label="About this letter" className="shrink-0 justify-between gap-0! overflow-y-hidden">
        {TABS.map(({ value, name }) => (
          <TabsTrigger key={value} value={value} className="px-3">
            {name}
            {value === 'facts' && toCheck > 0 && <ToCheck count={toCheck} />}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent
        value={tab}
        className="grid min-h-0 content-start gap-4 overflow-y-auto overscroll-contain px-1 pb-1"
      >
        {panels[tab]}
      </TabsContent>
    </Tabs>
  );
}

function ToCheck({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-amber-wash px-1.5 text-small text-amber-ink tabular-nums">
      {count}
      <VisuallyHidden> to check</VisuallyHidden>
    </span>
  );
}
