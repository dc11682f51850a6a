import { toastUndo } from '#web/ui/toast.tsx';
import { useWizard } from './wizard-context.ts';

/** Adds a typed sentence to About Me, with a way back; undefined where the person may not edit that. */
export function useAddToProfile() {
  const { state, current, dispatch, may } = useWizard();
  if (!may('section.experience')) return undefined;
  const write = (value: string) => dispatch({ type: 'field', name: 'aboutMeStatement', value });
  const onAdd = (sentence: string) => {
    const before = current().fields.aboutMeStatement;
    const after = [before.trimEnd(), sentence].filter(Boolean).join('\n');
    write(after);
    // Undo leaves what was typed there since.
    toastUndo(
      { title: 'Added to About Me' },
      'Remove it from About Me',
      () => current().fields.aboutMeStatement === after && write(before),
    );
  };
  return { aboutMe: state.fields.aboutMeStatement, onAdd };
}
