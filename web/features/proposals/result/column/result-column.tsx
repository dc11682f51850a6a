import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { HAS_COLUMN, useMedia } from '#web/ui/use-media.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BlankList } from '../../letter/blanks/blank-list.tsx';
import { LetterPreview } from '../preview/letter-preview.tsx';
import type { ResultStepProps } from '../result-props.ts';
import { Answers, Facts, type TrustProps } from '../trust/trust.tsx';

type ResultColumnProps = TrustProps & Pick<ResultStepProps, 'asks' | 'besideLetter' | 'profile'>;

/** The tabs and the blanks: beside the letter if there is space, else under it. */
export function ResultColumn({ asks, besideLetter, profile, ...trusted }: ResultColumnProps) {
  const { slots, lines, copied, looks, setPlainLetters, blanks } = trusted.letter;
  const hasColumn = useMedia(HAS_COLUMN);
  const [tab, setTab] = useState<Tab>('asks');
  const fields = slots.panel && <BlankList panel={slots.panel} blanks={blanks.length} profile={profile} />;
  const tabs = (
    <ResultTabs
      tab={tab}
      onTabChange={setTab}
      toCheck={lines.filter(({ state }) => state === 'unsupported').length}
      panels={{
        asks,
        answers: <Answers {...trusted} />,
        preview: <LetterPreview text={copied} lang={looks.lang} onPlainLettersChange={setPlainLetters} />,
        facts: <Facts {...trusted} />,
      }}
    />
  );
  if (besideLetter && hasColumn)
    return createPortal(
      // As one: whatever is cut off is at the lower edge of the window. The space to the sides is for the rings of focus.
      <div className="-mx-1 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto overscroll-contain px-1 pb-1">
        {tabs}
        {fields}
      </div>,
      besideLetter,
    );
  return (
    <>
      {fields && <div className="rounded-soft border border-line bg-raised p-4">{fields}</div>}
      {tabs}
    </>
  );
}

const TABS = [
  { value: 'asks', name: 'Asks' },
  { value: 'answers', name: 'Answers' },
  { value: 'preview', name: 'Preview' },
  { value: 'facts', name: 'Facts' },
] as const;

type Tab = (typeof TABS)[number]['value'];

interface ResultTabsProps {
  /** The open one, in the state of the parent: it outlives a change of place. */
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  /** How many sentences have no source yet. */
  toCheck: number;
  panels: Record<Tab, ReactNode>;
}

/** What belongs to a letter: asks, answers, preview and facts. */
function ResultTabs({ tab, onTabChange, toCheck, panels }: ResultTabsProps) {
  const choose = (value: string) => {
    const chosen = TABS.find((one) => one.value === value);
    if (chosen) onTabChange(chosen.value);
  };
  return (
    <Tabs value={tab} onValueChange={choose} className="grid min-w-0 gap-3">
      <TabsList aria-label="About this letter" className="justify-between gap-0! overflow-y-hidden">
        {TABS.map(({ value, name }) => (
          <TabsTrigger key={value} value={value} className="px-3">
            {name}
            {value === 'facts' && toCheck > 0 && <ToCheck count={toCheck} />}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={tab} className="grid content-start gap-4 px-1 pb-1">
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
