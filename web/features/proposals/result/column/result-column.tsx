import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToCheck } from '#shared/proposals/verify.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { HAS_COLUMN, useMedia } from '#web/ui/use-media.ts';
import type { Done } from '../../generation/generation-state.ts';
import { BlankList } from '../../letter/blanks/blank-list.tsx';
import { addBlankFor } from '../../letter/checks/add-line.ts';
import { CheckList } from '../../letter/checks/check-list.tsx';
import { putBack } from '../../letter/checks/put-back.ts';
import { TakenOut } from '../../letter/checks/taken-out.tsx';
import { LetterPreview } from '../preview/letter-preview.tsx';
import type { FinishedViewProps } from '../result-props.ts';
import { Answers, checkActions, Facts, type TrustProps } from '../trust/trust.tsx';

type ResultColumnProps = TrustProps & Pick<FinishedViewProps, 'asks' | 'besideLetter' | 'finished' | 'onUpdate'>;

/** What is left to do and the tabs: beside the text if there is space, else under it. */
export function ResultColumn({ asks, besideLetter, finished, onUpdate, ...trusted }: ResultColumnProps) {
  const { copied, looks, setPlainLetters } = trusted.letter;
  const hasColumn = useMedia(HAS_COLUMN);
  const [tab, setTab] = useState<Tab>('asks');
  const list = <ToDo {...trusted} finished={finished} onUpdate={onUpdate} />;
  const tabs = (
    <ResultTabs
      tab={tab}
      onTabChange={setTab}
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
        {list}
        {tabs}
      </div>,
      besideLetter,
    );
  return (
    <>
      {list}
      {tabs}
    </>
  );
}

type ToDoProps = TrustProps & Pick<FinishedViewProps, 'finished' | 'onUpdate'>;

/** What only the user can say, what is to be checked, and what was taken out. */
function ToDo({ finished, onUpdate, ...trusted }: ToDoProps) {
  const { letter, brief, profile } = trusted;
  const { panel } = letter.slots;
  const done = finished.status === 'done' ? finished : undefined;
  const listed = new Set(panel?.answer.slots.map(({ id }) => id));
  const missing = letter.toCheck.filter(({ kind, id, quiet }) => kind === 'unanswered' && !quiet && !listed.has(id));
  // Said where the text is copied.
  const checks = letter.toCheck.filter(({ kind }) => kind !== 'unanswered' && kind !== 'ai_ban');
  const update = done && onUpdate && ((next: Done) => onUpdate(next, done));
  return (
    <div className="grid gap-5 empty:hidden max-lg:rounded-soft max-lg:border max-lg:border-line max-lg:bg-raised max-lg:p-4">
      {panel && (panel.answer.slots.length > 0 || missing.length > 0) && (
        <BlankList
          panel={panel}
          blanks={letter.blanks.length}
          profile={profile}
          missing={brief && update ? missing : NOTHING}
          onAddLine={(one) => brief && done && update?.(addBlankFor(done, one, brief))}
        />
      )}
      <CheckList items={checks} {...checkActions(trusted)} />
      {done && (
        <TakenOut removed={done.answer.removed} onPutBack={update && ((removed) => update(putBack(done, removed)))} />
      )}
    </div>
  );
}

const NOTHING: readonly ToCheck[] = [];

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
  panels: Record<Tab, ReactNode>;
}

/** What belongs to a proposal: asks, answers, preview and facts. */
function ResultTabs({ tab, onTabChange, panels }: ResultTabsProps) {
  const choose = (value: string) => {
    const chosen = TABS.find((one) => one.value === value);
    if (chosen) onTabChange(chosen.value);
  };
  return (
    <Tabs value={tab} onValueChange={choose} className="grid min-w-0 gap-3">
      <TabsList aria-label="About this proposal" className="justify-between gap-0! overflow-y-hidden">
        {TABS.map(({ value, name }) => (
          <TabsTrigger key={value} value={value} className="px-3">
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={tab} className="grid content-start gap-4 px-1 pb-1">
        {panels[tab]}
      </TabsContent>
    </Tabs>
  );
}
