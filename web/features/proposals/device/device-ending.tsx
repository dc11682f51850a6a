import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PastedFault } from '../assistant/use-pasted.ts';
import { type DeviceFault, describeFault, type FaultKind } from './device-fault.ts';
import type { DeviceRun } from './use-device-writing.ts';

interface DeviceEndingProps {
  run: DeviceRun;
  /** Why our server did not take what was written. */
  refusal: PastedFault | undefined;
  onCheck: (text: string, isForThisJob?: boolean) => void;
  onAssistant: () => void;
}

/** Why there is no letter, and what can be done: with what was written, or another way. */
export function DeviceEnding({ run, refusal, onCheck, onAssistant }: DeviceEndingProps) {
  if (run.step === 'written' && refusal) {
    const { words, isOtherJob, isRefused } = refusal;
    return (
      <Ending
        title={isRefused || isOtherJob ? 'This cannot be used as it is' : 'The letter is written, but not checked yet'}
        words={words}
        text={run.text}
        onAssistant={onAssistant}
        check={
          isRefused
            ? undefined
            : { label: isOtherJob ? 'Check it anyway' : 'Check again', act: () => onCheck(run.text, isOtherJob) }
        }
      />
    );
  }
  if (run.step !== 'failed') return null;
  const { kind, text } = run.fault;
  return (
    <Ending
      {...describeFault(run.fault)}
      isCalm={kind === 'stopped'}
      text={text}
      onAssistant={onAssistant}
      check={isWorthChecking(run.fault) ? { label: 'Check what is there', act: () => onCheck(text) } : undefined}
    />
  );
}

const UNFINISHED: readonly FaultKind[] = ['stopped', 'broke_off'];
/** Less is no letter: the server would refuse it. */
const LEAST_WORDS = 8;

function isWorthChecking({ kind, text }: DeviceFault): boolean {
  return UNFINISHED.includes(kind) && text.trim().split(/\s+/).length >= LEAST_WORDS;
}

interface EndingProps {
  title: string;
  words: string;
  text: string;
  isCalm?: boolean;
  check: { readonly label: string; readonly act: () => void } | undefined;
  onAssistant: () => void;
}

function Ending({ title, words, text, isCalm = false, check, onAssistant }: EndingProps) {
  return (
    <div className="grid gap-3">
      <Alert
        tone={isCalm ? 'info' : 'danger'}
        title={title}
        action={
          <>
            {check && (
              <Button variant="secondary" onClick={check.act}>
                {check.label}
              </Button>
            )}
            <Button variant="secondary" onClick={onAssistant}>
              Write it with your assistant
            </Button>
          </>
        }
      >
        <p>{words}</p>
      </Alert>
      {text !== '' && (
        <details className="text-small">
          <summary className="cursor-pointer text-ink-soft">Read what the model wrote, unchecked</summary>
          <div
            role="region"
            aria-label="What the model wrote"
            tabIndex={0}
            className="mt-2 max-h-60 overflow-y-auto rounded-soft border border-line bg-sheet px-4 py-3 whitespace-pre-wrap text-ink-soft wrap-anywhere"
          >
            {text}
          </div>
        </details>
      )}
    </div>
  );
}
