import type { Profile } from '#shared/profiles/contract.ts';
import { areBlank, areSame, type ProfileTexts, textsOf } from '#web/features/profiles/index.ts';
import { toast, toastUndo, UNDO_MS } from '#web/ui/toast.tsx';
import { useWizard } from './wizard-context.ts';
import { type ChosenProfile, profileTexts } from './wizard-state.ts';

interface InWorkspace {
  readonly profile: ChosenProfile | null;
  readonly texts: ProfileTexts;
}

/** Puts stored profiles in the workspace. What they replace can be had back, and so can what was typed after that. */
export function useProfileChoice() {
  const { state, dispatch, current } = useWizard();
  const inWorkspace = (): InWorkspace => ({ profile: current().profile, texts: profileTexts(current()) });
  const put = ({ profile, texts }: InWorkspace) => dispatch({ type: 'profile', profile, texts });

  /** The replaced text is restored; text typed since can be restored instead, any number of times. */
  function restoreTexts(before: InWorkspace, replaced: InWorkspace): void {
    const since = inWorkspace();
    put(before);
    if (areSame(since.texts, replaced.texts)) return;
    toast({
      title: 'Restored',
      description: 'What you typed since is saved as a separate draft.',
      action: {
        label: 'Use that instead',
        altText: 'Use what you typed since instead',
        onClick: () => restoreTexts(since, before),
      },
      durationMs: UNDO_MS,
    });
  }

  return {
    chosen: state.profile,
    texts: profileTexts(state),
    onFill(profile: Profile) {
      const before = inWorkspace();
      const next: InWorkspace = { profile: refTo(profile), texts: textsOf(profile) };
      put(next);
      if (areBlank(before.texts) || areSame(before.texts, next.texts)) return;
      toastUndo(
        { title: `“${profile.name}” is filled in`, description: 'It replaced the previous text.' },
        'Restore the previous text',
        () => restoreTexts(before, next),
      );
    },
    /** Returns the way back. */
    onImported(texts: ProfileTexts): () => void {
      const before = inWorkspace();
      const next: InWorkspace = { ...before, texts };
      put(next);
      return () => restoreTexts(before, next);
    },
    onChosen: (profile: Profile | null) => dispatch({ type: 'profile', profile: profile && refTo(profile) }),
  };
}

function refTo({ id, revision }: Profile): ChosenProfile {
  return { id, revision };
}
