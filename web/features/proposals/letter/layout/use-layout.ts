import type { Layout } from '#shared/proposals/options.ts';
import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { Done, Finished } from '../../generation/generation-state.ts';
import { hasLayouts, layOut } from './lay-out.ts';
import { chosenLayout, rememberLayout } from './layout-choice.ts';

interface LayoutOptions {
  finished: Finished;
  /** Shows `letter` in place of `instead`; false when that is not shown any more. Left out where nothing can be changed. */
  onUpdate?: ((letter: Done, instead: Done) => boolean) | undefined;
}

/** The layout that is shown, and another one, which the next proposal has as well; undefined where there is none to choose. */
export function useLayout({ finished, onUpdate }: LayoutOptions) {
  if (finished.status !== 'done' || !onUpdate || !hasLayouts(finished)) return undefined;
  const onChoose = (layout: Layout) => {
    const before = chosenLayout();
    rememberLayout(layout);
    if (layout === finished.answer.layout) return;
    const changed = layOut(finished, layout);
    onUpdate(changed, finished);
    const undo = () => {
      rememberLayout(before);
      if (!onUpdate(finished, changed)) toast({ title: 'Not undone', description: 'The text has changed since.' });
    };
    toastUndo({ title: 'Layout changed' }, 'Back to the layout before', undo);
  };
  return { layout: finished.answer.layout, onChoose };
}
