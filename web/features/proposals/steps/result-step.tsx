import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSameDocument, type ProposalDocument } from '#shared/proposals/document/index.ts';
import { type LanguageChoice, languageToWrite, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { useCostOf } from '#web/features/plans/index.ts';
import { HiddenFromModel, useWaysToWrite } from '../chips/ways-to-write.tsx';
import { featuresToWrite } from '../generation/generate-request.ts';
import { type Done, hasProposal } from '../generation/generation-state.ts';
import { useChangeActions } from '../letter/change/use-change-actions.ts';
import { NotesButton } from '../own-notes/notes-button.tsx';
import { NotesStep } from '../own-notes/notes-step.tsx';
import { ResultStep as Result } from '../result/index.ts';
import { WriteRefused } from '../wizard/action-bar.tsx';
import { focusOn } from '../wizard/step-focus.ts';
import type { StepsProps } from '../wizard/steps.tsx';
import { useAddToProfile } from '../wizard/use-add-to-profile.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { type Step, showsNotes } from '../wizard/wizard-state.ts';
import { useWorkspaceStatus } from '../workspace/use-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { LockedChoicesNote } from './locked-choices-note.tsx';

type ResultStepProps = Pick<StepsProps, 'workspace' | 'against' | 'besideLetter' | 'asks'> & {
  /** Opens the client's asks where they are not beside the sheet. */
  stashed: ReactNode;
};

export function ResultStep(props: ResultStepProps) {
  const { state } = useWizard();
  return showsNotes(state) ? (
    <NotesStep workspace={props.workspace} stashed={props.stashed} />
  ) : (
    <LetterStep {...props} />
  );
}

function LetterStep({ workspace, against, besideLetter, asks }: Omit<ResultStepProps, 'stashed'>) {
  const { state, current, dispatch, generate, generateIn, may, isWriting } = useWizard();
  const { role } = useWorkspaceStatus(workspace);
  const changeActs = useChangeActions();
  const profile = useAddToProfile();
  const { items: otherWays, opened, ai } = useWaysToWrite(state.brief?.language);
  const cost = useCostOf(featuresToWrite(state, may));
  const goTo = (step: Step) => () => {
    dispatch({ type: 'go', step });
    focusOn('heading');
  };
  const putBack = (document: ProposalDocument, instead: ProposalDocument) => {
    // The current state at the time of the call: a toast with Undo outlives its screen.
    const { generation, edit } = current();
    const isAsLeft = hasProposal(generation) && isSameDocument(generation.document, instead) && edit === null;
    if (isAsLeft) dispatch({ type: 'edit-saved', document });
    return isAsLeft;
  };
  const update = (letter: Done, instead: Done) => {
    const isAsLeft = current().generation === instead && current().edit === null;
    if (isAsLeft) dispatch({ type: 'letter-updated', letter });
    return isAsLeft;
  };
  const writeIn = (language: WrittenLanguage) => generateIn(languageChoice(language, state.brief?.language));
  return (
    <>
      <h2 tabIndex={-1} data-focus="heading" className="sr-only">
        Result
      </h2>
      <ConnectionNote workspace={workspace} />
      {!isWriting && <LockedChoicesNote />}
      <Result
        generation={state.generation}
        writingIn={state.brief ? languageToWrite(state.language, state.brief.language) : undefined}
        {...against}
        edit={state.edit}
        onSave={(document) => dispatch({ type: 'edit-saved', document })}
        onPutBack={putBack}
        onUpdate={role === 'reader' ? undefined : update}
        onEditChange={(document) => dispatch({ type: 'editing', document })}
        onStop={workspace.writer.stop}
        onRegenerate={generate}
        onContinue={() => void workspace.writer.resume()}
        onStartAgain={goTo(1)}
        onChangeTone={goTo(4)}
        isReadOnly={role === 'reader'}
        vouched={state.vouched}
        onVouch={(vouched) => dispatch({ type: 'set', values: { vouched } })}
        onTypeLine={role === 'reader' ? undefined : (typed) => dispatch({ type: 'line-typed', ...typed })}
        profile={profile}
        besideLetter={besideLetter}
        notesOffer={role === 'reader' ? undefined : <NotesButton />}
        asks={asks}
        otherWays={otherWays}
        aiWays={role === 'reader' ? undefined : ai}
        changeActs={role === 'reader' ? undefined : changeActs}
        onWriteIn={role === 'reader' ? undefined : writeIn}
        cost={cost}
        refusal={<WriteRefused />}
        history={state.history}
        onRestore={(document) => dispatch({ type: 'version-restored', document })}
      />
      {opened}
      <HiddenFromModel />
    </>
  );
}

/** The post's own is no choice of its own: the next post is answered in its language again. */
function languageChoice(language: WrittenLanguage, post: string | undefined): LanguageChoice {
  return language === post ? 'auto' : language;
}

/** Stays quiet: nothing is lost and nothing is to be done. */
function ConnectionNote({ workspace }: { workspace: Workspace }) {
  const { connection } = useWorkspaceStatus(workspace);
  return (
    <p role="status" className="flex items-center gap-2 py-1.5 text-amber-ink empty:hidden">
      {connection !== 'connected' && <WifiOff aria-hidden className="size-4 shrink-0" />}
      {connection === 'reconnecting' && 'The connection broke. Picking up where it stopped.'}
      {connection === 'offline' &&
        'You’re offline. What was written so far is saved; writing continues when you’re back.'}
    </p>
  );
}
