import { type ReactNode, useEffect, useState } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { languageToWrite } from '#shared/proposals/languages.ts';
import { reportSessionEnded, useSession } from '#web/features/identity/index.ts';
import { PlanBanner, useCreditsRefetch } from '#web/features/plans/index.ts';
import { warmProfilePicker } from '#web/features/profiles/index.ts';
import { cn } from '#web/ui/class-names.ts';
import { useCommand } from '#web/ui/commands.ts';
import { warmDialogs } from '#web/ui/dialog.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { PHONE, useMedia } from '#web/ui/use-media.ts';
import { type BriefCorrections, BriefPanel, BriefSheetButton, withCorrection } from '../brief-panel/index.ts';
import { generateRequest, type May } from '../generation/generate-request.ts';
import { hasProposal } from '../generation/generation-state.ts';
import { useWritingNews } from '../generation/use-writing-news.ts';
import { laterParts, useLaterParts } from '../later/index.ts';
import { LinesBeside } from '../steps/own-lines.tsx';
import { OwnPostNote } from '../workspace/own-post-note.tsx';
import { useWorkspaceStatus } from '../workspace/use-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { reportMovedWork, WorkspaceNotices } from '../workspace/workspace-notices.tsx';
import type { OwnWords } from './own-words.ts';
import { StepTabs } from './step-tabs.tsx';
import { Steps } from './steps.tsx';
import { BackHome, WorkspaceTools } from './tool-header.tsx';
import { useJobBrief, useLinesForBrief } from './use-job-brief.ts';
import { useUpgradePrompt } from './use-upgrade-prompt.ts';
import { useWizardControl, type Wizard, WizardContext } from './wizard-context.ts';
import { EMPTY_WIZARD, hasWork, RESULT_STEP, showsLetter, showsPaper, type WizardState } from './wizard-state.ts';

const TITLE = 'Create a proposal';

/** In sight while the page scrolls. */
const COLUMN = cn(
  'sticky top-[calc(var(--header-height)+var(--notice-height,0px)+1rem)] flex flex-col gap-6',
  'max-h-[calc(100dvh-var(--header-height)-var(--notice-height,0px)-2rem)]',
);

const ASKS = 'shrink-0 max-h-full overflow-y-auto overscroll-contain';

/** What a module above this one adds to the workspace. */
export interface WorkspaceAdditions {
  /** At the right end of the title's line. */
  readonly besideTitle: ReactNode;
  /** Above the steps, before what the workspace itself has to say. */
  readonly notices: ReactNode;
}

/** In the bar, compact, it is as high as the buttons beside it. */
function sheetButtonClass(compact: boolean): string {
  return cn('lg:hidden max-sm:px-3', compact ? 'h-12' : 'max-sm:h-12');
}

/** The workspace: the steps on the left, what the client asks on the right. */
export function WizardView({ workspace, besideTitle, notices }: { workspace: Workspace } & WorkspaceAdditions) {
  const wizard = useWizardControl(workspace);
  const { state, may, generate } = wizard;
  const { role } = useWorkspaceStatus(workspace);
  const countProposal = useUpgradePrompt();
  const job = useJobBrief(state.fields.jobTitle, state.fields.jobDescription, state.corrections);
  const [besideLetter, setBesideLetter] = useState<HTMLElement | null>(null);
  const refetchCredits = useCreditsRefetch();
  const onDone = () => {
    countProposal();
    refetchCredits();
  };
  useWritingNews(workspace, wizard, { onDone, onCreditsChanged: refetchCredits, signInAgain: reportSessionEnded });
  useEffect(() => reportMovedWork(workspace), [workspace]);
  useWarmParts(state);
  useLinesForBrief(wizard, job.brief);
  const mayGenerate = !wizard.isWriting && role !== 'reader' && !(state.step === RESULT_STEP && state.edit);
  useCommand(hasProposal(state.generation) ? 'Regenerate' : 'Generate proposal', generate, 'Mod+Enter', mayGenerate);

  // While another post is read, the asks of the one before are gone.
  const brief = job.brief ?? (job.reading && state.step !== RESULT_STEP ? null : state.brief);
  const against = { brief, ...useOwnWords(state, may) };
  const later = useLaterParts();
  const text = later?.proposalText(state) ?? null;
  const hasTabs = later !== undefined && showsLetter(state);
  const isLetterFirst = useMedia(PHONE) && showsPaper(state);
  const { generation } = state;
  const toWriteIn = brief ? languageToWrite(state.language, brief.language) : undefined;
  const writtenIn = generation.status === 'done' ? generation.answer.language : toWriteIn;
  const corrections = correctionsFor(wizard);
  const asks = { ...against, text, reading: job.reading, error: job.error, writtenIn, corrections };
  const sheetButton = (compact: boolean) =>
    hasAsks(asks) && <BriefSheetButton {...asks} compact={compact} className={sheetButtonClass(compact)} />;
  const title = <h1 className={cn('font-serif text-heading font-normal', isLetterFirst && 'sr-only')}>{TITLE}</h1>;
  const tools = (
    <>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <BackHome />
        <WorkspaceTools workspace={workspace} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {!isLetterFirst && title}
        {besideTitle}
      </div>
      <PlanBanner />
    </>
  );
  return (
    <WizardContext value={wizard}>
      {isLetterFirst ? title : <header className="grid gap-1">{tools}</header>}
      {notices}
      <WorkspaceNotices workspace={workspace} />
      <OwnPostNote workspace={workspace} />
      <fieldset disabled={role === 'reader'} className="contents">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
          <StepTabs>
            <Steps
              workspace={workspace}
              against={against}
              stashed={sheetButton}
              brief={brief}
              besideLetter={besideLetter}
              asks={<BriefPanel {...asks} />}
            />
          </StepTabs>
          <div className="hidden lg:block">
            <div className={COLUMN}>
              {!hasTabs && <BriefPanel {...asks} className={ASKS} />}
              {state.step === 1 && brief && <LinesBeside brief={brief} />}
              <div ref={setBesideLetter} className="flex min-h-0 flex-col gap-6 empty:hidden" />
            </div>
          </div>
        </div>
      </fieldset>
      {/* On a phone the first words of the letter are within the first third of the screen. */}
      {isLetterFirst && <footer className="grid gap-1">{tools}</footer>}
    </WizardContext>
  );
}

/**
 * What comes next is fetched with the first letter, and what only people with an account come to see at once: it is there before
 * it is needed, which may be without a network.
 */
function useWarmParts(state: WizardState): void {
  const hasBegun = hasWork(state);
  useEffect(() => {
    if (hasBegun) laterParts.warm();
  }, [hasBegun]);
  const isKnown = useSession().user !== null;
  useEffect(() => {
    if (!isKnown) return;
    warmProfilePicker();
    warmDialogs();
  }, [isKnown]);
}

/** Correcting the reading of this post: it is read again at once, and the next proposal is written by it. */
function correctionsFor({ state, current, dispatch }: Wizard): BriefCorrections {
  const { notWork, questions } = state.corrections;
  const set = (corrections: WizardState['corrections']) => dispatch({ type: 'set', values: { corrections } });
  return {
    count: notWork.length + questions.length,
    onCorrect(kind, sentence) {
      const before = current().corrections;
      set(withCorrection(before, kind, sentence));
      toastUndo(
        { title: kind === 'not_work' ? 'Removed from the needs' : 'Moved to the questions' },
        'Press Undo under the needs',
        () => set(before),
      );
    },
    onReset: () => set(EMPTY_WIZARD.corrections),
  };
}

const NO_CHANGES: readonly string[] = [];
const NO_WORDS: OwnWords = { facts: [], userText: '', post: '' };

/** The same object until a letter of it changes: checks run again only then. */
function useOwnWords(state: WizardState, may: May): OwnWords {
  const ownWordsOf = useLaterParts()?.ownWordsOf;
  const request = generateRequest(state, may);
  const { generation } = state;
  const changes = generation.status === 'done' ? (generation.made?.requests ?? NO_CHANGES) : NO_CHANGES;
  const key = `${ownWordsOf !== undefined}${JSON.stringify([request, changes])}`;
  const [kept, keep] = useState({ key: '', words: NO_WORDS });
  if (kept.key === key) return kept.words;
  const words = ownWordsOf?.(request, changes) ?? NO_WORDS;
  keep({ key, words });
  return words;
}

function hasAsks({ brief, reading, error }: { brief: JobBrief | null; reading: boolean; error: string | undefined }) {
  return brief !== null || reading || error !== undefined;
}
