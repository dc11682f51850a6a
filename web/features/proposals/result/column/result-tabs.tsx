import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const TABS = [
  { value: 'asks', name: 'Asks' },
  { value: 'answers', name: 'Answers' },
  { value: 'preview', name: 'Preview' },
  { value: 'facts', name: 'Facts' },
] as const;

export interface ResultPanels {
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
export function ResultTabs({ tab, onTabChange, toCheck, ...panels }: ResultTabsProps) {
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
