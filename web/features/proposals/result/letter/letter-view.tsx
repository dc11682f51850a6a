import type { ComponentProps, RefObject } from 'react';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { LazyEditor } from '../editor/lazy-editor.tsx';
import type { useEditing } from '../editor/use-editing.ts';
import type { ResultStepProps } from '../result-props.ts';
import { SectionedBody } from '../sections/sectioned-body.tsx';
import { SlotEditingContext } from '../slots/slot-editing.ts';
import type { useLetterSlots } from '../slots/use-letter-slots.ts';
import { InlineSlotsContext } from './inline-slots.ts';
import { ProposalBody } from './proposal-body.tsx';
import { useRovingStops } from './use-roving-stops.ts';

type LetterViewProps = Pick<ResultStepProps, 'edit' | 'isReadOnly' | 'onEditChange' | 'sectionActs'> & {
  sheet: RefObject<HTMLElement | null>;
  slots: ReturnType<typeof useLetterSlots>;
  editing: ReturnType<typeof useEditing>;
  /** The newest text and how it is shown. */
  looks: Pick<Required<ComponentProps<typeof ProposalBody>>, 'tree' | 'marks' | 'plainLetters'> & {
    lang: string | undefined;
  };
};

/** The letter: to read, with its blanks to type into, or in the editor. */
export function LetterView({ sheet, editing, looks, isReadOnly = false, ...props }: LetterViewProps) {
  const { edit } = props;
  useRovingStops(sheet);
  return (
    <div className="relative">
      <SheetOfPaper ref={sheet} aria-label="Your proposal" data-letter className="min-h-96">
        {/* A reader's editor would keep its own text; it is created again, from the newest, when this tab takes over. */}
        {edit === null || isReadOnly ? (
          <Letter {...props} looks={looks} />
        ) : (
          <LazyEditor
            document={edit}
            onChange={props.onEditChange}
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

type LetterProps = Pick<LetterViewProps, 'edit' | 'sectionActs' | 'slots' | 'looks'>;

/** By its sections where something can be done with one of them; its blanks are inputs where anything can be changed. */
function Letter({ sectionActs: acts, edit, slots, looks }: LetterProps) {
  const { shown, sheetSlots, editing } = slots;
  const body = { ...looks, tree: sheetSlots ? slots.tree : looks.tree };
  return (
    <InlineSlotsContext value={sheetSlots}>
      <SlotEditingContext value={editing}>
        {shown.status === 'done' && acts && edit === null ? (
          <SectionedBody {...body} written={shown.answer} acts={acts} />
        ) : (
          <ProposalBody {...body} />
        )}
      </SlotEditingContext>
    </InlineSlotsContext>
  );
}
