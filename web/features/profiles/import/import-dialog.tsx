import { useId, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { FACT_KINDS, type FactKind, type ProfileFact } from '#shared/profiles/facts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { fillable } from '#web/ui/text-input.tsx';
import { MAX_PAGES } from './read/refusals.ts';
import { type ImportControl, type PreviewLine, selectedFacts, useImport } from './use-import.ts';

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
      onClose={onClose}
      title={stage.at === 'preview' ? 'Choose what to keep' : 'Import from a CV'}
      description={
        stage.at === 'preview'
          ? 'We only use what you keep. Change or leave out any line.'
          : 'Read in your browser. Nothing is uploaded.'
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

interface ReadingProgressProps {
  file: string;
  pages: { readonly done: number; readonly of: number } | undefined;
  onCancel: () => void;
}

/** Which file is read and how far; it can be ended at any time. */
function ReadingProgress({ file, pages, onCancel }: ReadingProgressProps) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <Spinner />
      <p role="status" className="wrap-anywhere">
        {`Reading ${file}…`}
        {pages && (
          <span className="block text-small text-ink-soft tabular-nums">{`Page ${pages.done} of ${pages.of}`}</span>
        )}
      </p>
      {pages && (
        <progress
          value={pages.done}
          max={pages.of}
          aria-label="Pages read"
          className="h-1.5 w-full max-w-80 accent-accent"
        />
      )}
      <Button variant="secondary" size="sm" className="max-sm:h-11" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

const ACCEPTED = '.pdf,.docx,.json,.zip,.txt,.md';

interface ChooseSourceProps {
  control: ImportControl;
  refusal: { readonly file: string; readonly title: string; readonly words: string } | undefined;
}

/** A file, or the text of a profile page. */
function ChooseSource({ control, refusal }: ChooseSourceProps) {
  return (
    <div className="grid gap-5">
      {refusal && (
        <Alert tone="danger" title={refusal.title}>
          <p className="wrap-anywhere">{refusal.file}</p>
          <p>{refusal.words}</p>
        </Alert>
      )}
      <FileZone
        label="CV or profile file"
        accepted={ACCEPTED}
        hint={`PDF, Word (.docx), JSON Resume or a LinkedIn export (.zip). Up to 5 MB and ${MAX_PAGES} pages.`}
        onFile={control.readFile}
      />
      <Field label="Or paste a profile page" hint="From Upwork, LinkedIn or anywhere else: select all, copy, paste.">
        <TextArea
          rows={5}
          maxRows={10}
          value={control.pasted}
          onChange={(event) => control.setPasted(event.target.value)}
        />
      </Field>
    </div>
  );
}

interface PreviewProps {
  file: string;
  lines: readonly PreviewLine[];
  error: string | undefined;
  onChange: (id: number, to: Partial<PreviewLine>) => void;
  onTickAll: (isTicked: boolean) => void;
}

/** Every line that was read, in its order: to keep or not, to change, and of which kind it is. */
function Preview({ file, lines, error, onChange, onTickAll }: PreviewProps) {
  const kept = selectedFacts(lines).length;
  return (
    <div className="grid gap-3">
      {error && <Alert tone="danger" title={error} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="min-w-0 text-small text-ink-soft wrap-anywhere">
          {`${file}: ${kept} of ${lines.length} lines selected`}
        </p>
        <div className="flex gap-1">
          <Button variant="ghost" size="sm" className="max-sm:h-11" onClick={() => onTickAll(true)}>
            Select all
          </Button>
          <Button variant="ghost" size="sm" className="max-sm:h-11" onClick={() => onTickAll(false)}>
            Select none
          </Button>
        </div>
      </div>
      <ul aria-label="Lines found" className="divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          <Line key={line.id} line={line} number={index + 1} onChange={(to) => onChange(line.id, to)} />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  line: PreviewLine;
  number: number;
  onChange: (to: Partial<PreviewLine>) => void;
}

function Line({ line: { kind, text, isTicked, isContact }, number, onChange }: LineProps) {
  const whyId = useId();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_10.5rem]">
      <label className="grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onChange({ isTicked: event.target.checked })}
          aria-label={`Keep line ${number}: ${text}`}
          aria-describedby={isContact ? whyId : undefined}
          className="size-4.5 accent-accent"
        />
      </label>
      <TextArea
        rows={1}
        aria-label={`Line ${number}`}
        value={text}
        className={cn(!isTicked && 'text-ink-faint')}
        onChange={(event) => onChange({ text: event.target.value, isTicked: !isContact })}
      />
      <select
        aria-label={`Kind of line ${number}`}
        value={kind}
        onChange={(event) => onChange({ kind: FACT_KINDS.find((one) => one === event.target.value) ?? kind })}
        className={cn(fillable, 'h-11 max-sm:col-start-2 sm:w-full')}
      >
        {FACT_KINDS.map((one) => (
          <option key={one} value={one}>
            {FACT_NAMES[one]}
          </option>
        ))}
      </select>
      {isContact && (
        <p id={whyId} className="col-start-2 text-small text-ink-soft">
          Contact details: most platforms forbid them in proposals.
        </p>
      )}
    </li>
  );
}

/** What each kind of line is called on every screen. */
const FACT_NAMES: Readonly<Record<FactKind, string>> = {
  project: 'Project or result',
  rate: 'Rate',
  availability: 'Availability',
  time_zone: 'Time zone',
  link: 'Link',
  certificate: 'Certificate',
  skill: 'Skills',
  about: 'About you',
};
