import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import { documentToPlain, type ProposalDocument } from '#shared/proposals/document/index.ts';
import type { LetterSentence } from '#shared/proposals/letter/material.ts';
import { sourcedText } from '#shared/proposals/letter/sourced-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { languageOf, type Unfinished } from '../generation/generation-state.ts';
import { DisplayBar, EditBar } from './bar/display-bar.tsx';
import { ResultColumn } from './column/result-column.tsx';
import { CopyDialogs } from './copying/copy-dialogs.tsx';
import { useCopying } from './copying/use-copying.ts';
import { useStoredCopy } from './copying/use-stored-copy.ts';
import { useEditing } from './editor/use-editing.ts';
import type { FinishedViewProps } from './finished-props.ts';
import { LetterView } from './letter/letter-view.tsx';
import type { TextMark } from './letter/mark-spans.ts';
import { scrollToMark } from './letter/scroll-to-mark.ts';
import { hasStyledLetters } from './letter/styled-letters.ts';
import { TextFigures } from './letter/text-figures.tsx';
import { marksOf, openMarks } from './letter/text-marks.ts';
import { useScrollAnchor } from './letter/use-scroll-anchor.ts';
import { BeforeSending } from './notes/before-sending.tsx';
import { listSendChecks } from './notes/send-checks.ts';
import { WriterNote } from './notes/writer-note.tsx';
import type { ResultStepProps } from './result-props.ts';
import { slotsPanel } from './slots/slots-panel.tsx';
import { useLetterSlots } from './slots/use-letter-slots.ts';
import { countWords } from './text/counters.ts';
import { usePlainLetters } from './text/plain-letters-preference.ts';
import { listSentenceSources } from './trust/claims/sentence-sources.ts';
import { useTrust } from './trust/lazy-trust.tsx';
import type { TrustProps } from './trust/trust-props.ts';
import { useChecks } from './use-checks.ts';
import type { VersionsSheetProps } from './versions/versions-sheet.tsx';
import { aroundLocked } from './writing-view.tsx';

const NO_SENTENCES: readonly LetterSentence[] = [];

/** The proposal to check, fill in, edit and copy. */
export function FinishedView(props: FinishedViewProps) {
  const { finished, edit } = props;
  const editing = useEditing(props);
  const sheet = useRef<HTMLElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  useScrollAnchor({ sheet, ending, stoodAt: props.sheetStood });
  useWarmAroundKept(props.sectionActs?.locks);
  const [plainLetters, setPlainLetters] = usePlainLetters();
  const [areVersionsShown, setAreVersionsShown] = useState(false);
  const slots = useLetterSlots(props, sheet);

  const tree = edit ?? finished.document;
  const text = documentToPlain(tree);
  // Whatever on this screen counts blanks counts these.
  const blanks = blanksIn(text);
  const lang = languageOf(finished);
  const shown = plainLetters && edit === null ? toPlainLetters(text) : text;
  const sentences = finished.status === 'done' ? finished.answer.sentences : NO_SENTENCES;
  const report = useChecks(text, { ...props, userText: `${props.userText}\n${sourcedText(sentences)}` });
  const lines = listSentenceSources({ ...props, text, claims: report?.claims ?? [], sentences });
  const marks = marksOf(blanks, lines);
  const unwanted = props.brief?.forbidsAi ?? null;
  const copying = useCopying({
    text: shown,
    blanks: blanks.length,
    name: finished.proposalId ?? 'without-a-name',
    isUnwanted: unwanted !== null,
    onPlainLetters: () => setPlainLetters(true),
    stored: useStoredCopy(finished.proposalId),
  });
  const warnings = finished.status === 'done' ? finished.answer.warnings : [];

  const { history, onRestore } = props;
  const [newest] = history;
  const versions = newest &&
    onRestore && { onPrevious: () => onRestore(newest.document), onVersions: () => setAreVersionsShown(true) };

  const { jump, nextBlank } = useJumps({ sheet, slots, editing, edit, blanks });

  const isFromElsewhere = finished.status === 'done' && ['pasted', 'device'].includes(finished.answer.engine);
  const checks = listSendChecks(warnings, openMarks(blanks, marks), isFromElsewhere ? report?.gates : []);
  const notes = <BeforeSending checks={checks} onJump={jump} notesOffer={props.notesOffer} />;

  const trust = useTrust();
  const trusted: TrustProps = {
    ...props,
    sheet,
    lang,
    text: shown,
    shown: tree,
    isEditing: edit !== null,
    lines,
    slotActions: slots.acts,
    onEdit: editing.select,
    onRemoveInEditor: editing.remove,
    askFirst: copying.unwanted.askFirst,
  };

  return (
    <>
      <LetterView
        {...props}
        sheet={sheet}
        slots={slots}
        editing={editing}
        looks={{ tree, marks, plainLetters, lang }}
      />
      {finished.status !== 'done' && (
        <div ref={ending}>
          <Ending {...props} finished={finished} />
        </div>
      )}
      {finished.status === 'done' && (
        <WriterNote answer={finished.answer} onWriteIn={props.onWriteIn} cost={props.cost} />
      )}
      <TextFigures text={text} />
      {trust && <trust.SentenceCard {...trusted} />}
      <ResultColumn
        place={props.besideLetter}
        asks={props.asks}
        fields={slotsPanel({
          panel: slots.panel,
          blanks: blanks.length,
          words: countWords(text),
          profile: props.profile,
        })}
        trusted={trusted}
        onPlainLettersChange={setPlainLetters}
      />
      {edit === null ? (
        <DisplayBar
          {...props}
          versions={versions}
          sectionActs={finished.status === 'done' ? props.sectionActs : undefined}
          notes={notes}
          blanks={blanks.length}
          onNextBlank={nextBlank}
          onCopy={copying.copy}
          hasStyledLetters={hasStyledLetters(text)}
          plainLetters={plainLetters}
          onPlainLettersChange={setPlainLetters}
          onEdit={editing.start}
        />
      ) : (
        <EditBar notes={notes} canSave={text.trim() !== ''} onSave={editing.save} onCancel={editing.cancel} />
      )}
      {onRestore && (
        <Versions
          open={areVersionsShown}
          onClose={() => setAreVersionsShown(false)}
          now={finished}
          history={history}
          onRestore={onRestore}
        />
      )}
      <CopyDialogs
        copying={copying}
        quote={unwanted?.quote}
        notesOffer={props.notesOffer}
        blanks={blanks}
        onEdit={editing.start}
        onFill={(blank) => slots.focusBlank(blank) || editing.select(blank)}
      />
    </>
  );
}

interface Jumping {
  sheet: RefObject<HTMLElement | null>;
  slots: ReturnType<typeof useLetterSlots>;
  editing: ReturnType<typeof useEditing>;
  edit: ProposalDocument | null;
  blanks: readonly string[];
}

/** To a place that is to be checked, and from one blank to the next in reading order, from the first again when one was filled. */
function useJumps({ sheet, slots, editing, edit, blanks }: Jumping) {
  const last = useRef({ at: -1, count: 0 });
  const jump = (mark: TextMark) => {
    if (mark.kind === 'blank' && slots.focusBlank(mark.text)) return;
    if (mark.kind === 'blank' || edit !== null) editing.select(mark.text);
    else scrollToMark(sheet.current, mark.text);
  };
  const nextBlank = () => {
    const { at, count } = last.current;
    const next = count === blanks.length ? (at + 1) % blanks.length : 0;
    last.current = { at: next, count: blanks.length };
    const blank = blanks[next];
    if (blank !== undefined && !slots.focusBlank(blank)) editing.select(blank);
  };
  return { jump, nextBlank };
}

/** So that locked text does not move from the first moment of a new generation. */
function useWarmAroundKept(locks: readonly Part[] = []): void {
  const hasLocks = locks.length > 0;
  useEffect(() => {
    if (hasLocks) aroundLocked.warm();
  }, [hasLocks]);
}

/** At the end of an incomplete proposal: says so, what is stored, and both ways to continue. */
function Ending({ finished, onContinue, onRegenerate }: ResultStepProps & { finished: Unfinished }) {
  const { status, reason, canContinue } = finished;
  const isStopped = status === 'stopped';
  return (
    <Alert
      tone={isStopped ? 'info' : 'warning'}
      title={isStopped ? 'You stopped the writing' : 'Writing was interrupted'}
      action={
        <>
          {onContinue && canContinue && (
            <Button size="sm" onClick={onContinue}>
              Continue writing
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onRegenerate}>
            Write it again
          </Button>
        </>
      }
    >
      <p>{reason ?? 'What was written so far is saved. You can edit and copy it.'}</p>
    </Alert>
  );
}

const versionsSheet = onDemand(async () => (await import('./versions/versions-sheet.tsx')).VersionsSheet);

/** 'Versions of this proposal', fetched when it is first opened. */
function Versions(props: VersionsSheetProps) {
  const isThere = versionsSheet.useWanted(props.open, props.onClose);
  return isThere && <versionsSheet.Part {...props} />;
}
