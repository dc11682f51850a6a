import { useEffect, useState } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { reportSessionEnded, useSession } from '#web/features/identity/index.ts';
import { PlanBanner, UpgradeDialog, useCreditsRefetch } from '#web/features/plans/index.ts';
import { warmProfilePicker } from '#web/features/profiles/index.ts';
import { warmDialogs } from '#web/ui/dialog.tsx';
import type { Additions } from './around-desk.ts';
import { sayWhatCameAlong } from './asides-note.tsx';
import { BriefPanel, BriefSheetButton } from './brief-panel/index.ts';
import type { Desk } from './desk.ts';
import { DeskNotices } from './desk-notices.tsx';
import { generateRequest, type May } from './generate-request.ts';
import { OwnPostNote } from './own-post-note.tsx';
import { ownWordsOf } from './own-words.ts';
import { proposalText } from './result/index.ts';
import { StepTabs } from './step-tabs.tsx';
import { ResultStep } from './steps/result-step.tsx';
import { Steps } from './steps.tsx';
import { BackHome, DeskTools } from './tool-header.tsx';
import { useDeskStatus } from './use-desk.ts';
import { useJobBrief } from './use-job-brief.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUpgradePrompt } from './use-upgrade-prompt.ts';
import { useWizardControl } from './use-wizard-control.ts';
import { useWritingNews } from './use-writing-news.ts';
import { WizardContext } from './wizard-context.ts';
import type { WizardState } from './wizard-state.ts';

/** The desk: the steps on the left, what the client asks on the right. */
export function WizardView({ desk, besideTitle, notices }: { desk: Desk } & Additions) {
  const wizard = useWizardControl(desk);
  const { state, may, generate } = wizard;
  const { role } = useDeskStatus(desk);
  const [areKeysShown, showKeys] = useState(false);
  const upgrade = useUpgradePrompt();
  const job = useJobBrief(state.fields.jobTitle, state.fields.jobDescription);
  const refetchCredits = useCreditsRefetch();
  const onDone = () => {
    upgrade.countOne();
    refetchCredits();
  };
  useWritingNews(desk, wizard, { onDone, onLocked: refetchCredits, signInAgain: reportSessionEnded });
  useEffect(() => sayWhatCameAlong(desk), [desk]);
  useWarmParts();
  useShortcuts({ onGenerate: generate, onHelp: () => showKeys(true) });

  const brief = job.brief ?? state.brief;
  const against = { brief, ...useOwnWords(state, may) };
  const text = proposalText(state.generation, state.editingHtml);
  const asks = { ...against, text, reading: job.reading, error: job.error };
  const sheetButton = (compact: boolean) =>
    hasAsks(asks) && <BriefSheetButton {...asks} compact={compact} className="lg:hidden max-sm:h-12 max-sm:px-4" />;
  return (
    <WizardContext value={wizard}>
      <header className="grid gap-1">
        <div className="flex min-h-8 items-center justify-between gap-4">
          <BackHome />
          <DeskTools desk={desk} areKeysShown={areKeysShown} onKeysShown={showKeys} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h1 className="font-serif text-heading font-normal">Create a proposal</h1>
          {besideTitle}
        </div>
        <PlanBanner />
      </header>
      {notices}
      <DeskNotices desk={desk} />
      <OwnPostNote desk={desk} />
      <fieldset disabled={role === 'reader'} className="contents">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
          <StepTabs>
            <Steps
              result={<ResultStep desk={desk} against={against} aside={sheetButton(false)} />}
              aside={sheetButton(true)}
            />
          </StepTabs>
          <div className="hidden lg:block">
            <BriefPanel {...asks} />
          </div>
        </div>
      </fieldset>
      <UpgradeDialog open={upgrade.isOpen} onOpenChange={upgrade.setIsOpen} />
    </WizardContext>
  );
}

/** What only people with an account come to see is there before it is needed, which may be without a network. */
function useWarmParts(): void {
  const isKnown = useSession().user !== null;
  useEffect(() => {
    if (!isKnown) return;
    warmProfilePicker();
    warmDialogs();
  }, [isKnown]);
}

/** The same object until a letter of it changes: checks run anew only then. */
function useOwnWords(state: WizardState, may: May) {
  const request = generateRequest(state, may);
  const key = JSON.stringify(request);
  const [kept, keep] = useState(() => ({ key, words: ownWordsOf(request) }));
  if (kept.key === key) return kept.words;
  const words = ownWordsOf(request);
  keep({ key, words });
  return words;
}

function hasAsks({ brief, reading, error }: { brief: JobBrief | null; reading: boolean; error: string | undefined }) {
  return brief !== null || reading || error !== undefined;
}
