import { useMemo, useState } from 'react';
import { generateInput } from '#shared/proposals/contract.ts';
import { collectFacts } from '#shared/proposals/facts.ts';
import { UpgradeDialog } from '#web/features/plans/index.ts';
import { BriefPanel, BriefSheetButton } from './brief-panel/index.ts';
import type { Desk } from './desk.ts';
import { DeskNotices } from './desk-notices.tsx';
import { generateRequest, type May } from './generate-request.ts';
import type { GenerationState } from './generation-state.ts';
import { StepTabs } from './step-tabs.tsx';
import { ResultStep } from './steps/result-step.tsx';
import { Steps } from './steps.tsx';
import { BackHome, DeskTools } from './tool-header.tsx';
import { UpsellLine } from './upsell-line.tsx';
import { useDeskStatus } from './use-desk.ts';
import { useJobBrief } from './use-job-brief.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUpgradePrompt } from './use-upgrade-prompt.ts';
import { useWizard } from './use-wizard.ts';
import { useWritingNews } from './use-writing-news.ts';
import { WizardContext } from './wizard-context.ts';
import type { WizardState } from './wizard-state.ts';

/** The desk: the steps on the left, what the client asks on the right. */
export function WizardView({ desk }: { desk: Desk }) {
  const wizard = useWizard(desk);
  const { state, may, generate } = wizard;
  const { role } = useDeskStatus(desk);
  const [areKeysShown, showKeys] = useState(false);
  const upgrade = useUpgradePrompt();
  const job = useJobBrief(state.fields.jobTitle, state.fields.jobDescription);
  useWritingNews(desk, wizard, upgrade.countOne);
  useShortcuts({ onGenerate: generate, onHelp: () => showKeys(true) });

  const brief = job.brief ?? state.brief;
  const facts = useFacts(state, may);
  const asks = { ...job, brief, facts, text: textOf(state.generation) };
  return (
    <WizardContext value={wizard}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="grid gap-1">
          <BackHome />
          <h1 className="font-serif text-heading font-normal">Create a proposal</h1>
        </div>
        <DeskTools desk={desk} areKeysShown={areKeysShown} onKeysShown={showKeys} />
      </div>
      <UpsellLine />
      <DeskNotices desk={desk} />
      <fieldset disabled={role === 'reader'} className="contents">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
          <StepTabs>
            <Steps
              result={<ResultStep desk={desk} brief={brief} facts={facts} />}
              aside={<BriefSheetButton {...asks} />}
            />
          </StepTabs>
          <aside className="hidden lg:block">
            <div className="sticky top-[calc(var(--header-height)+1.5rem)]">
              <BriefPanel {...asks} />
            </div>
          </aside>
        </div>
      </fieldset>
      <UpgradeDialog open={upgrade.isOpen} onOpenChange={upgrade.setIsOpen} />
    </WizardContext>
  );
}

/** What the user may rest claims on: only what would really be sent. */
function useFacts(state: WizardState, may: May) {
  const request = generateRequest(state, may);
  const key = JSON.stringify(request);
  // The key is the request: it changes with every letter of it and with nothing else.
  return useMemo(() => {
    const parsed = generateInput.safeParse(JSON.parse(key));
    return parsed.success ? collectFacts(parsed.data) : [];
  }, [key]);
}

function textOf(generation: GenerationState): string | null {
  if (generation.status === 'idle') return null;
  return generation.status === 'done' ? generation.answer.plainText : generation.text;
}
