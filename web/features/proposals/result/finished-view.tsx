import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Unfinished } from '../generation/generation-state.ts';
import { AiCard } from '../letter/writers/ai-card.tsx';
import { DisplayBar, EditBar } from './bar/display-bar.tsx';
import { ResultColumn } from './column/result-column.tsx';
import { CopyDialogs } from './copying/copy-dialogs.tsx';
import { LetterView } from './letter/letter-view.tsx';
import { TextFigures } from './letter/text-figures.tsx';
import { BeforeSending } from './notes/before-sending.tsx';
import { WriterNote } from './notes/writer-note.tsx';
import type { FinishedViewProps, ResultStepProps } from './result-props.ts';
import { SentenceCard } from './trust/trust.tsx';
import { useFinishedLetter } from './use-finished-letter.ts';
import { VersionsSheet } from './versions/versions-sheet.tsx';

/** The proposal to check, fill in, edit and copy. */
export function FinishedView(props: FinishedViewProps) {
  const { finished, edit, history, onRestore, notesOffer } = props;
  const letter = useFinishedLetter(props);
  const { ending } = letter;
  const [areVersionsShown, setAreVersionsShown] = useState(false);
  const [newest] = history;
  const versions = newest &&
    onRestore && { onPrevious: () => onRestore(newest.document), onVersions: () => setAreVersionsShown(true) };
  const notes = <BeforeSending checks={letter.checks} onJump={letter.jump} notesOffer={notesOffer} />;

  return (
    <>
      <LetterView {...props} letter={letter} />
      {finished.status === 'done' ? (
        <>
          {finished.answer.engine === 'composer' && props.aiWays && <AiCard {...props.aiWays} />}
          <WriterNote answer={finished.answer} onWriteIn={props.onWriteIn} cost={props.cost} />
        </>
      ) : (
        <div ref={ending}>
          <Ending {...props} finished={finished} />
        </div>
      )}
      {finished.status === 'done' && finished.answer.isCut && letter.changes && (
        <CutShort onContinue={() => letter.changes?.start({ request: { kind: 'continue' }, selection: '' })} />
      )}
      <TextFigures text={letter.text} />
      <SentenceCard {...props} letter={letter} />
      <ResultColumn {...props} letter={letter} />
      {edit === null ? (
        <DisplayBar {...props} letter={letter} versions={versions} notes={notes} />
      ) : (
        <EditBar letter={letter} notes={notes} />
      )}
      {onRestore && (
        <VersionsSheet
          open={areVersionsShown}
          onClose={() => setAreVersionsShown(false)}
          now={finished}
          history={history}
          onRestore={onRestore}
        />
      )}
      <CopyDialogs letter={letter} quote={props.brief?.forbidsAi?.quote} notesOffer={notesOffer} />
    </>
  );
}

/** The model stopped midway; what it wrote stays. */
function CutShort({ onContinue }: { onContinue: () => void }) {
  return (
    <Alert
      tone="warning"
      title="The AI stopped before the end"
      action={
        <Button size="sm" onClick={onContinue}>
          Continue writing
        </Button>
      }
    >
      <p>You can have it write on, or finish it yourself.</p>
    </Alert>
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
