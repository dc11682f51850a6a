import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { TrustProps } from '../trust-props.ts';
import type { ClaimActions } from './claim-note.tsx';
import { removeSentence } from './remove-sentence.ts';

/** More than any proposal has; the oldest are dropped. */
const MAX_VOUCHED = 200;

type Needs = Pick<
  TrustProps,
  'sheet' | 'shown' | 'isEditing' | 'vouched' | 'onVouch' | 'onEdit' | 'onRemoveInEditor' | 'onSave' | 'onPutBack'
>;

/** Keep, edit and remove, in the text as it is: saved, or in the editor. */
export function useClaimActions(props: Needs): ClaimActions {
  const { sheet, shown, isEditing, vouched, onVouch, onEdit, onRemoveInEditor, onSave, onPutBack } = props;
  return {
    onKeep: (sentence) => onVouch([...vouched, sentence].slice(-MAX_VOUCHED)),
    onAskAgain: (sentence) => onVouch(vouched.filter((kept) => kept !== sentence)),
    onEdit,
    onRemove: (sentence) => {
      if (isEditing) return onRemoveInEditor(sentence);
      const left = removeSentence(shown, sentence);
      // With a link written out in it, it is in the text in other words.
      if (left === null) return onEdit(sentence);
      onSave(left);
      focusOn(sheet.current);
      toastUndo(
        { title: 'The sentence was removed' },
        'To restore it, press Undo',
        () => onPutBack(shown, left) || sayNotPutBack(sentence),
      );
    },
  };
}

/** Not over what has been written since; the sentence is there to be copied. */
function sayNotPutBack(sentence: string): void {
  toast({ title: 'The sentence was not restored', description: `The text has changed since. It was: “${sentence}”` });
}

/** The button that was pressed goes with its sentence: the focus has to have a place. */
function focusOn(sheet: HTMLElement | null): void {
  if (!sheet) return;
  sheet.tabIndex = -1;
  sheet.focus({ preventScroll: true });
}
