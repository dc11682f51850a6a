import { FACT_KINDS, type FactKind } from '#shared/profiles/facts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { fillable } from '#web/ui/text-input.tsx';
import { type PreviewLine, selectedFacts } from './use-import.ts';

interface PreviewProps {
  file: string;
  lines: readonly PreviewLine[];
  error: string | undefined;
  onChange: (id: number, to: Partial<PreviewLine>) => void;
  onTickAll: (isTicked: boolean) => void;
}

/** Every line that was read, in its order: to keep or not, to change, and of which kind it is. */
export function Preview({ file, lines, error, onChange, onTickAll }: PreviewProps) {
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
            Tick all
          </Button>
          <Button variant="ghost" size="sm" className="max-sm:h-11" onClick={() => onTickAll(false)}>
            Untick all
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

function Line({ line: { kind, text, isTicked }, number, onChange }: LineProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_10.5rem]">
      <label className="grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onChange({ isTicked: event.target.checked })}
          aria-label={`Keep line ${number}: ${text}`}
          className="size-4.5 accent-accent"
        />
      </label>
      <TextArea
        rows={1}
        aria-label={`Line ${number}`}
        value={text}
        className={cn(!isTicked && 'text-ink-faint')}
        onChange={(event) => onChange({ text: event.target.value, isTicked: true })}
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
