import { useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { ProfileFact } from '#shared/profiles/facts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChooseSource } from './choose-source.tsx';
import { Preview } from './preview.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { type ImportControl, selectedFacts, useImport } from './use-import.ts';

export interface ImportDialogProps {
  /** The lines that were ticked. Returns why they cannot be kept; the preview then stays. */
  onKeep: (facts: readonly ProfileFact[]) => string | undefined;
  onClose: () => void;
}

/** Reads a CV or a profile page in this browser and shows every line before any is kept. Mounted only while it is open. */
export function ImportDialog({ onKeep, onClose }: ImportDialogProps) {
  const control = useImport();
  const [error, setError] = useState<string>();
  const { stage } = control;
  const keep = (facts: readonly ProfileFact[]) => {
    const refused = onKeep(facts);
    setError(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={stage.at === 'preview' ? 'Choose what to keep' : 'Import from a CV'}
      description={
        stage.at === 'preview'
          ? 'Letters say only what you keep. Change or leave out any line.'
          : 'It is read in this browser and sent nowhere. You choose what to keep.'
      }
      className="max-w-200"
      footer={<Footer control={control} onKeep={keep} onClose={onClose} />}
    >
      {stage.at === 'choose' && <ChooseSource control={control} refusal={stage.refusal} />}
      {stage.at === 'reading' && <ReadingProgress file={stage.file} pages={stage.pages} onCancel={control.back} />}
      {stage.at === 'preview' && (
        <Preview
          file={stage.file}
          lines={stage.lines}
          error={error}
          onChange={control.change}
          onTickAll={control.tickAll}
        />
      )}
    </Dialog>
  );
}

interface FooterProps {
  control: ImportControl;
  onKeep: (facts: readonly ProfileFact[]) => void;
  onClose: () => void;
}

function Footer({ control, onKeep, onClose }: FooterProps) {
  const { stage, pasted } = control;
  if (stage.at === 'preview') {
    const kept = selectedFacts(stage.lines);
    return (
      <>
        <Button variant="ghost" onClick={control.back}>
          Back
        </Button>
        <Button disabled={kept.length === 0} onClick={() => onKeep(kept)}>
          {keepWords(kept.length)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        Close
      </Button>
      {stage.at === 'choose' && (
        <Button disabled={isBlank(pasted)} onClick={control.readPasted}>
          Read pasted text
        </Button>
      )}
    </>
  );
}

function keepWords(count: number): string {
  if (count === 0) return 'Keep lines';
  return count === 1 ? 'Keep 1 line' : `Keep ${count} lines`;
}
