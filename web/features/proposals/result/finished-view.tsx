import { useRef } from 'react';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import type { Unfinished } from '../generation-state.ts';
import { CopyByHandDialog } from './bar/copy-by-hand-dialog.tsx';
import { DisplayBar } from './bar/display-bar.tsx';
import { EditBar } from './bar/edit-bar.tsx';
import { useCopy } from './bar/use-copy.ts';
import { useCopyKey } from './bar/use-copy-key.ts';
import { LazyEditor } from './editor/lazy-editor.tsx';
import { loadEditor } from './editor/load-editor.ts';
import { useEditing } from './editor/use-editing.ts';
import { BeforeSending } from './notes/before-sending.tsx';
import { EndedEarly } from './notes/ended-early.tsx';
import { hintsOf, Warnings } from './notes/warnings.tsx';
import { WrittenBy } from './notes/written-by.tsx';
import type { Finished, ResultStepProps } from './result-props.ts';
import type { TextMark } from './sheet/mark-spans.ts';
import { ProposalBody } from './sheet/proposal-body.tsx';
import { showMark } from './sheet/show-mark.ts';
import { ListViewCard, TextFigures } from './sheet/text-figures.tsx';
import { type SheetTop, useSteadySheet } from './sheet/use-steady-sheet.ts';
import { treeOfHtml } from './text/html-to-plain.ts';
import { usePlainLetters } from './text/plain-letters-preference.ts';
import { treeToPlain } from './text/tree-to-plain.ts';
import { useChecks } from './use-checks.ts';

type FinishedViewProps = ResultStepProps & {
  finished: Finished;
  /** Where the sheet stood while it was being written; null when it was not. */
  sheetTop: SheetTop;
};

/** The proposal as a sheet to check, edit and copy. */
export function FinishedView(props: FinishedViewProps) {
  const { finished, editingHtml, isReadOnly = false } = props;
  const editing = useEditing(props);
  const sheet = useRef<HTMLElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  useSteadySheet({ sheet, ending, stoodAt: props.sheetTop });
  const [plainLetters, setPlainLetters] = usePlainLetters();
  const { copy, refusedText, dismiss } = useCopy();

  const tree = treeOfHtml(editingHtml ?? finished.html);
  const text = treeToPlain(tree);
  const shown = plainLetters && editingHtml === null ? toPlainLetters(text) : text;
  const marks = marksOf(useChecks(text, props));
  const warnings = finished.status === 'done' ? finished.answer.warnings : [];
  const copyShown = () => void copy(shown);
  useCopyKey(editingHtml === null ? copyShown : null);

  const jump = (mark: TextMark) => {
    if (mark.kind === 'blank') editing.select(mark.text);
    else if (editingHtml === null) showMark(sheet.current, mark.text);
    else editing.select(mark.text);
  };

  return (
    <>
      {finished.status === 'done' && <WrittenBy answer={finished.answer} />}
      {finished.status === 'done' && <Warnings warnings={warnings} />}
      <BeforeSending marks={marks} hints={hintsOf(warnings)} onJump={jump} />
      <SheetOfPaper ref={sheet} aria-label="Your proposal" className="min-h-96">
        {/* A reader's editor would keep its own text; it is made anew, from the newest, when this tab takes over. */}
        {editingHtml === null || isReadOnly ? (
          <ProposalBody tree={tree} marks={marks} plainLetters={plainLetters} />
        ) : (
          <LazyEditor
            html={editingHtml}
            onChange={props.onEditChange}
            onEscape={editing.cancel}
            onReady={editing.attach}
            whileLoading={<ProposalBody tree={tree} marks={marks} />}
          />
        )}
      </SheetOfPaper>
      {finished.status !== 'done' && (
        <div ref={ending}>
          <Ending {...props} finished={finished} />
        </div>
      )}
      <TextFigures text={text} />
      <ListViewCard text={shown} />
      {editingHtml === null ? (
        <DisplayBar
          {...props}
          onCopy={copyShown}
          plainLetters={plainLetters}
          onPlainLettersChange={setPlainLetters}
          onEdit={editing.start}
          onEditNear={() => void loadEditor()}
        />
      ) : (
        <EditBar canSave={text.trim() !== ''} onSave={editing.save} onCancel={editing.cancel} />
      )}
      <CopyByHandDialog text={refusedText} onClose={dismiss} />
    </>
  );
}

/** Stands where the text ends. */
function Ending({ finished, onContinue, onRegenerate }: ResultStepProps & { finished: Unfinished }) {
  const { status, reason, canContinue } = finished;
  return (
    <EndedEarly
      status={status}
      reason={reason}
      onContinue={canContinue ? onContinue : undefined}
      onRegenerate={onRegenerate}
    />
  );
}

function marksOf(report: ReturnType<typeof useChecks>): TextMark[] {
  if (!report) return [];
  const blanks = [...new Set(report.blanks)].map((text): TextMark => ({ kind: 'blank', text }));
  const unsupported = [...new Set(report.unsupported)].map((text): TextMark => ({ kind: 'unsupported', text }));
  return [...blanks, ...unsupported];
}
