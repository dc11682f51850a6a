import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { type Finished, languageOf, type Unfinished } from '../generation-state.ts';
import { CopyByHandDialog } from './bar/copy-by-hand-dialog.tsx';
import { DisplayBar } from './bar/display-bar.tsx';
import { EditBar } from './bar/edit-bar.tsx';
import { useCopy } from './bar/use-copy.ts';
import { useCopyKey } from './bar/use-copy-key.ts';
import { UnwantedDialog } from './copying/unwanted-dialog.tsx';
import { useAskFirst } from './copying/use-ask-first.ts';
import { LazyEditor } from './editor/lazy-editor.tsx';
import { loadEditor } from './editor/load-editor.ts';
import { useEditing } from './editor/use-editing.ts';
import { BeforeSending } from './notes/before-sending.tsx';
import { EndedEarly } from './notes/ended-early.tsx';
import { thingsBefore } from './notes/things.ts';
import { WrittenBy } from './notes/written-by.tsx';
import { WrittenIn } from './notes/written-in.tsx';
import type { ResultStepProps } from './result-props.ts';
import { SectionedBody } from './sections/sectioned-body.tsx';
import type { TextMark } from './sheet/mark-spans.ts';
import { ProposalBody } from './sheet/proposal-body.tsx';
import { showMark } from './sheet/show-mark.ts';
import { ListViewCard, TextFigures } from './sheet/text-figures.tsx';
import { marksOf, openMarks } from './sheet/text-marks.ts';
import { type SheetPlace, useSteadySheet } from './sheet/use-steady-sheet.ts';
import { treeOfHtml } from './text/html-to-plain.ts';
import { usePlainLetters } from './text/plain-letters-preference.ts';
import { treeToPlain } from './text/tree-to-plain.ts';
import { ledgerOf } from './trust/claims/ledger.ts';
import { EyeButton } from './trust/eye/eye-button.tsx';
import { LazyTrust } from './trust/lazy-trust.tsx';
import { useChecks } from './use-checks.ts';
import { Versions } from './versions/versions.tsx';
import { aroundKept } from './writing-view.tsx';

export type FinishedViewProps = ResultStepProps & {
  finished: Finished;
  /** Where the sheet stood while it was being written; null when it was not. */
  sheetStood: RefObject<SheetPlace | null>;
};

/** The proposal as a sheet to check, edit and copy. */
export function FinishedView(props: FinishedViewProps) {
  const { finished, editingHtml, isReadOnly = false } = props;
  const editing = useEditing(props);
  const sheet = useRef<HTMLElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  useSteadySheet({ sheet, ending, stoodAt: props.sheetStood });
  useWarmAroundKept(props.sectionActs?.locks);
  const [plainLetters, setPlainLetters] = usePlainLetters();
  const { copy, refusedText, dismiss } = useCopy();
  const [areVersionsShown, setAreVersionsShown] = useState(false);

  const tree = treeOfHtml(editingHtml ?? finished.html);
  const text = treeToPlain(tree);
  const lang = languageOf(finished);
  const shown = plainLetters && editingHtml === null ? toPlainLetters(text) : text;
  const report = useChecks(text, props);
  const lines = ledgerOf(report?.claims ?? [], props.facts, props.vouched);
  const marks = marksOf(report, lines);
  const unwanted = props.brief?.forbidsAi ?? null;
  const { askFirst, ...asking } = useAskFirst(unwanted && (finished.proposalId ?? 'without a name'));
  const warnings = finished.status === 'done' ? finished.answer.warnings : [];
  const copyShown = () => askFirst(() => void copy(shown, report?.blanks.length));
  useCopyKey(editingHtml === null ? copyShown : null);

  const { history, onBringBack } = props;
  const [newest] = history;
  const versions = newest &&
    onBringBack && { onPrevious: () => onBringBack(newest.html), onVersions: () => setAreVersionsShown(true) };

  const jump = (mark: TextMark) => {
    if (mark.kind === 'blank') editing.select(mark.text);
    else if (editingHtml === null) showMark(sheet.current, mark.text);
    else editing.select(mark.text);
  };

  const notes = <BeforeSending things={thingsBefore(warnings, openMarks(marks))} onJump={jump} />;

  return (
    <>
      <div className="relative">
        <SheetOfPaper ref={sheet} aria-label="Your proposal" className="min-h-96">
          {/* A reader's editor would keep its own text; it is made anew, from the newest, when this tab takes over. */}
          {editingHtml === null || isReadOnly ? (
            <Words {...props} tree={tree} marks={marks} plainLetters={plainLetters} lang={lang} />
          ) : (
            <LazyEditor
              html={editingHtml}
              onChange={props.onEditChange}
              onEscape={editing.cancel}
              onReady={editing.attach}
              lang={lang}
              whileLoading={<ProposalBody tree={tree} marks={marks} lang={lang} />}
            />
          )}
        </SheetOfPaper>
      </div>
      {finished.status !== 'done' && (
        <div ref={ending}>
          <Ending {...props} finished={finished} />
        </div>
      )}
      <About {...props} />
      <TextFigures text={text} />
      <ListViewCard text={shown} lang={lang} />
      <div className="flex flex-wrap gap-2">
        <EyeButton text={shown} lang={lang} onPlainLettersChange={setPlainLetters} />
        {props.glassBox}
      </div>
      <LazyTrust
        {...props}
        sheet={sheet}
        lang={lang}
        text={shown}
        html={editingHtml ?? finished.html}
        isEditing={editingHtml !== null}
        lines={lines}
        onEdit={editing.select}
        onRemoveInEditor={editing.remove}
        plainLetters={plainLetters}
        onPlainLettersChange={setPlainLetters}
        askFirst={askFirst}
      />
      {editingHtml === null ? (
        <DisplayBar
          {...props}
          {...versions}
          notes={notes}
          onCopy={copyShown}
          plainLetters={plainLetters}
          onPlainLettersChange={setPlainLetters}
          onEdit={editing.start}
          onEditNear={() => void loadEditor()}
        />
      ) : (
        <EditBar notes={notes} canSave={text.trim() !== ''} onSave={editing.save} onCancel={editing.cancel} />
      )}
      {onBringBack && (
        <Versions
          open={areVersionsShown}
          onOpenChange={setAreVersionsShown}
          now={finished}
          history={history}
          onBringBack={onBringBack}
        />
      )}
      <UnwantedDialog
        open={asking.isAsking}
        quote={unwanted?.quote}
        onCopy={asking.agree}
        onEdit={() => {
          asking.refuse();
          editing.start();
        }}
        onClose={asking.refuse}
      />
      <CopyByHandDialog text={refusedText} onClose={dismiss} />
    </>
  );
}

/** Who wrote it and in which language, where that is worth knowing. */
function About({ finished, onWriteIn, cost }: FinishedViewProps) {
  if (finished.status !== 'done') return null;
  return (
    <>
      <WrittenBy answer={finished.answer} />
      <WrittenIn answer={finished.answer} onWriteIn={onWriteIn} cost={cost} />
    </>
  );
}

/** So that what is locked stands still from the first moment of a new writing. */
function useWarmAroundKept(locks: readonly Part[] = []): void {
  const hasLocks = locks.length > 0;
  useEffect(() => {
    if (hasLocks) aroundKept.warm();
  }, [hasLocks]);
}

type WordsProps = ResultStepProps &
  Parameters<typeof ProposalBody>[0] & { marks: TextMark[]; plainLetters: boolean; lang: string | undefined };

/** By its sections where something can be done with one of them. */
function Words({ generation, sectionActs: acts, editingHtml, tree, marks, plainLetters, lang }: WordsProps) {
  const shown = { tree, marks, plainLetters, lang };
  if (generation.status !== 'done' || !acts || editingHtml !== null) return <ProposalBody {...shown} />;
  return <SectionedBody {...shown} written={generation.answer} acts={acts} />;
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
