import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { SlotEditingContext } from '../../letter/blanks/slot-editing.ts';
import { ChangeReview } from '../../letter/change/change-review.tsx';
import { LazyEditor } from '../editor/lazy-editor.tsx';
import type { FinishedViewProps } from '../result-props.ts';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { ProposalBody } from './proposal-body.tsx';
import { useRovingStops } from './use-roving-stops.ts';

type LetterViewProps = Pick<FinishedViewProps, 'edit' | 'isReadOnly' | 'onEditChange'> & {
  letter: FinishedLetter;
};

/** The letter: to read, with its blanks to type into, or in the editor. */
export function LetterView({ letter, edit, isReadOnly = false, onEditChange }: LetterViewProps) {
  const { sheet, editing, looks } = letter;
  useRovingStops(sheet);
  return (
    <div className="relative">
      <SheetOfPaper ref={sheet} aria-label="Your proposal" data-letter className="min-h-96">
        {/* A reader's editor would keep its own text; it is created again, from the newest, when this tab takes over. */}
        {edit === null || isReadOnly ? (
          <Letter letter={letter} />
        ) : (
          <LazyEditor
            document={edit}
            onChange={onEditChange}
            onEscape={editing.cancel}
            onReady={editing.attach}
            lang={looks.lang}
            whileLoading={<ProposalBody tree={looks.tree} marks={looks.marks} lang={looks.lang} />}
          />
        )}
      </SheetOfPaper>
    </div>
  );
}

/** Its blanks are inputs where anything can be changed; a change that is not kept yet is shown in its place, beside what it replaces. */
function Letter({ letter }: { letter: FinishedLetter }) {
  const change = letter.changes?.status;
  if (change?.kind === 'review') return <ChangeReview {...change.changed} lang={letter.looks.lang} />;
  return <LetterText letter={letter} />;
}

function LetterText({ letter }: { letter: FinishedLetter }) {
  const { shown, editing } = letter.slots;
  const body = { ...letter.looks, ...(editing && { tree: shown.document }) };
  return (
    <SlotEditingContext value={editing}>
      <ProposalBody {...body} />
    </SlotEditingContext>
  );
}
