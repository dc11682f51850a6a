import { useRef } from 'react';
import { isSameDocument } from '#shared/proposals/document/to-html.ts';
import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { Finished } from '../../generation/generation-state.ts';
import { focusOn } from '../../wizard/step-focus.ts';
import type { ResultStepProps } from '../result-props.ts';
import type { EditorHandle } from './proposal-editor.tsx';

type EditingProps = Pick<ResultStepProps, 'edit' | 'onEditChange' | 'onSave'> & { finished: Finished };

/** Starting, saving and leaving an edit, and the way to a place in it. */
export function useEditing({ finished, edit, onEditChange, onSave }: EditingProps) {
  const handle = useRef<EditorHandle | null>(null);
  /** What to do once the editor is ready: only an edit begun here takes the focus, not one restored after a reload. */
  const onArrival = useRef<((editor: EditorHandle) => void) | null>(null);
  const isChanged = edit !== null && !isSameDocument(edit, finished.document);

  const begin = (arrive: (editor: EditorHandle) => void) => {
    if (edit !== null && handle.current) return arrive(handle.current);
    onArrival.current = arrive;
    if (edit === null) onEditChange(finished.document);
  };
  const end = () => {
    handle.current = null;
    onEditChange(null);
    // The bar that was pressed is gone, and the text that had the focus too.
    focusOn('edit');
  };
  return {
    start: () => begin((editor) => editor.focus()),
    select: (text: string) => begin((editor) => editor.selectText(text)),
    remove: (text: string) => void handle.current?.removeText(text),
    attach: (editor: EditorHandle) => {
      handle.current = editor;
      onArrival.current?.(editor);
      onArrival.current = null;
    },
    save: () => {
      if (edit === null) return;
      if (isChanged) onSave(edit);
      end();
      toast({ title: 'Proposal Updated', description: 'Your changes have been saved.' });
    },
    cancel: () => {
      end();
      if (!isChanged || edit === null) return;
      toastUndo({ title: 'Your changes were discarded' }, 'To restore them, press Undo', () =>
        handle.current ? sayNotRestored() : onEditChange(edit),
      );
    },
  };
}

/** What is being typed by now is not replaced by what was given up before. */
function sayNotRestored(): void {
  toast({
    title: 'Your discarded changes could not be restored',
    description: 'You are editing again: what you have typed since stays.',
  });
}
