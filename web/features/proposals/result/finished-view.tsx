import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import type { Unfinished } from '../generation/generation-state.ts';
import { DisplayBar, EditBar } from './bar/display-bar.tsx';
import { ResultColumn } from './column/result-column.tsx';
import { CopyDialogs } from './copying/copy-dialogs.tsx';
import type { FinishedViewProps } from './finished-props.ts';
import { LetterView } from './letter/letter-view.tsx';
import { hasStyledLetters } from './letter/styled-letters.ts';
import { TextFigures } from './letter/text-figures.tsx';
import { BeforeSending } from './notes/before-sending.tsx';
import { WriterNote } from './notes/writer-note.tsx';
import type { ResultStepProps } from './result-props.ts';
import { slotsPanel } from './slots/slots-panel.tsx';
import { countWords } from './text/counters.ts';
import { useTrust } from './trust/lazy-trust.tsx';
import { useFinishedLetter } from './use-finished-letter.ts';
import type { VersionsSheetProps } from './versions/versions-sheet.tsx';

/** The proposal to check, fill in, edit and copy. */
export function FinishedView(props: FinishedViewProps) {
  const { finished, edit, history, onRestore, notesOffer } = props;
  const { sheet, ending, slots, editing, copying, text, blanks, looks, ...letter } = useFinishedLetter(props);
  const [areVersionsShown, setAreVersionsShown] = useState(false);
  const trust = useTrust();
  const [newest] = history;
  const versions = newest &&
    onRestore && { onPrevious: () => onRestore(newest.document), onVersions: () => setAreVersionsShown(true) };
  const notes = <BeforeSending checks={letter.checks} onJump={letter.jump} notesOffer={notesOffer} />;

  return (
    <>
      <LetterView {...props} sheet={sheet} slots={slots} editing={editing} looks={looks} />
      {finished.status !== 'done' && (
        <div ref={ending}>
          <Ending {...props} finished={finished} />
        </div>
      )}
      {finished.status === 'done' && (
        <WriterNote answer={finished.answer} onWriteIn={props.onWriteIn} cost={props.cost} />
      )}
      <TextFigures text={text} />
      {trust && <trust.SentenceCard {...letter.trusted} />}
      <ResultColumn
        place={props.besideLetter}
        asks={props.asks}
        fields={slotsPanel({
          panel: slots.panel,
          blanks: blanks.length,
          words: countWords(text),
          profile: props.profile,
        })}
        trusted={letter.trusted}
        onPlainLettersChange={letter.setPlainLetters}
      />
      {edit === null ? (
        <DisplayBar
          {...props}
          versions={versions}
          sectionActs={finished.status === 'done' ? props.sectionActs : undefined}
          notes={notes}
          blanks={blanks.length}
          onNextBlank={letter.nextBlank}
          onCopy={copying.copy}
          hasStyledLetters={hasStyledLetters(text)}
          plainLetters={looks.plainLetters}
          onPlainLettersChange={letter.setPlainLetters}
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
        quote={props.brief?.forbidsAi?.quote}
        notesOffer={notesOffer}
        blanks={blanks}
        onEdit={editing.start}
        onFill={(blank) => slots.focusBlank(blank) || editing.select(blank)}
      />
    </>
  );
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
