import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Opens the texts about the person, on step 2. */
export function useEditExperience(): () => void {
  const { dispatch } = useWizard();
  return () => {
    dispatch({ type: 'open', card: 'skills' });
    focusOn('first-field');
  };
}
