import { useEffect, useRef } from 'react';
import { useSession } from '#web/features/identity/index.ts';
import { setWeekRefused } from '#web/features/plans/index.ts';
import { sayNotLoaded } from '#web/ui/on-demand.ts';
import { toast } from '#web/ui/toast.tsx';
import { laterParts } from '../later/index.ts';
import { focusOn } from '../wizard/step-focus.ts';
import type { Wizard } from '../wizard/wizard-context.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Finished } from './generation-state.ts';
import { isWrittenAgain } from './history.ts';

interface WritingNews {
  readonly onDone: () => void;
  /** The server counts otherwise than this page: credits were spent elsewhere or came back, or Pro has ended by its clock. */
  readonly onCreditsChanged: () => void;
  /** Resolves true once the same person is signed in again. */
  readonly signInAgain: () => Promise<boolean>;
}

/** Tells the user how writing ended, for every stream. */
export function useWritingNews(
  workspace: Workspace,
  { showErrors, showRefusal, generateAgain }: Wizard,
  news: WritingNews,
): void {
  // After a sign-in in place it is another one than before: what the person may use was not known without a session.
  const latest = useRef(generateAgain);
  const userId = useSession().user?.id;
  useEffect(() => {
    latest.current = generateAgain;
    workspace.listen({
      onRefused(error) {
        if (error.code === 'PRO_REQUIRED') news.onCreditsChanged();
        // There, since nobody else has asked the server.
        const parts = laterParts.there();
        if (error.code === 'WEEKLY_LIMIT_REACHED') setWeekRefused({ nextAt: error.problem?.retryAt, userId });
        const errors = parts?.fieldErrorsOf(error) ?? {};
        if (Object.keys(errors).length > 0) return showErrors(errors);
        if (error.code === 'WEEKLY_LIMIT_REACHED') return focusOn('week-used');
        showRefusal(parts?.refusalWords(error));
        focusOn('heading');
      },
      onSessionEnded() {
        void news.signInAgain().then((isBack) => isBack && goOn(workspace, latest.current));
      },
      onNotLoaded: sayNotLoaded,
      onTakenBack: news.onCreditsChanged,
      onDone() {
        setWeekRefused(undefined);
        news.onDone();
        const { generation, history } = workspace.store.state();
        if (isWrittenAgain(generation, history)) sayNothingChanged();
        else if (wasWorkedOn(history[0])) offerPrevious(workspace);
      },
    });
  });
}

/** What had arrived is read on; where nothing had, it is written now. */
function goOn(workspace: Workspace, generateAgain: () => void): void {
  if (workspace.store.state().generation.status === 'interrupted') void workspace.writer.resume();
  else generateAgain();
}

function wasWorkedOn(replaced: Finished | undefined): boolean {
  return replaced?.status === 'done' && replaced.edited;
}

function sayNothingChanged(): void {
  toast({
    title: 'No other version yet',
    description: 'Add an answer to change it.',
  });
}

/** Writing again has replaced a text that was worked on: the way back is one press. */
function offerPrevious({ store }: Workspace): void {
  const restore = () => {
    const [previous] = store.state().history;
    if (previous) store.dispatch({ type: 'version-restored', document: previous.document });
  };
  toast({
    title: 'A new version is written',
    description: 'The previous one is saved.',
    action: {
      label: 'Restore',
      altText: 'Show the version before this one again',
      onClick: restore,
    },
    durationMs: 10_000,
  });
}
