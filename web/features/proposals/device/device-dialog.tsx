import { isBlank } from '#shared/http/text.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { generateRequest } from '../generation/generate-request.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { DeviceEnding } from './device-ending.tsx';
import type { Availability, ModelTexts } from './language-model.ts';
import { type DeviceRun, useDeviceWriting } from './use-device-writing.ts';

export interface DeviceDialogProps {
  open: boolean;
  onClose: () => void;
  /** Opens the way by the user's own chat instead. */
  onAssistant: () => void;
  texts: ModelTexts;
  availability: Availability;
}

/** The browser's own model writes the letter: its download, its writing, the check, and whatever goes wrong. */
export function DeviceDialog({ open, onClose, onAssistant, texts, availability }: DeviceDialogProps) {
  const { state, dispatch, may } = useWizard();
  const { jobTitle, jobDescription } = state.fields;
  const request = isBlank(jobTitle) || isBlank(jobDescription) ? null : generateRequest(state, may);
  const writing = useDeviceWriting({
    texts,
    request,
    onAnswer(answer: GenerateAnswer) {
      dispatch({ type: 'pasted', answer, at: Date.now() });
      onClose();
      focusOn('heading');
    },
  });
  const { run, isChecking } = writing;
  const isWorking = isChecking || WORKING.includes(run.step);
  const close = () => {
    if (isWorking) writing.stop();
    onClose();
  };
  const isThere = availability === 'available';
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Write it on this device"
      description={
        request &&
        'Your browser’s own model writes the letter on this device. It is free and takes no credit. Your post and the finished letter are checked on our server.'
      }
      className="max-w-xl"
      footer={
        request &&
        (isWorking ? (
          <Button variant="secondary" onClick={writing.stop}>
            Stop
          </Button>
        ) : (
          <Button onClick={() => void writing.write()}>{actionFor(run, isThere)}</Button>
        ))
      }
    >
      {!request && <p className="text-ink-soft">Fill in the job title and the job description first.</p>}
      {request && run.step === 'ready' && <Beginning isThere={isThere} />}
      {request && isWorking && <DeviceProgressView run={run} />}
      {request && !isWorking && (
        <DeviceEnding run={run} refusal={writing.refusal} onCheck={writing.check} onAssistant={onAssistant} />
      )}
    </Dialog>
  );
}

const WORKING: readonly DeviceRun['step'][] = ['opening', 'downloading', 'reading', 'writing'];

function actionFor(run: DeviceRun, isThere: boolean): string {
  if (run.step === 'failed' && run.fault.text === '') return 'Try again';
  if (run.step !== 'ready') return 'Write it again';
  return isThere ? 'Write it' : 'Download and write';
}

function Beginning({ isThere }: { isThere: boolean }) {
  return (
    <div className="grid gap-3 text-ink-soft">
      {!isThere && (
        <p>
          Your browser downloads the model first. This happens once. The model is a few gigabytes, so it can take from a
          few minutes to half an hour.
        </p>
      )}
      <p>The model is smaller than ChatGPT or Claude. Read the letter closely before you send it.</p>
    </div>
  );
}

/** What is going on. The words of a small model are not shown before they are checked. */
function DeviceProgressView({ run }: { run: DeviceRun }) {
  const percent = run.step === 'downloading' ? Math.floor(run.share * 100) : null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2.5">
        <Spinner className="text-accent-ink" />
        <span>
          {/* What counts up is not read out with each change. */}
          <span role="status">{DOING[run.step]}</span>
          {percent !== null && <span className="tabular-nums"> {percent}%</span>}
          {run.step === 'writing' && (
            <span className="text-ink-soft tabular-nums">
              {' '}
              {run.words} {run.words === 1 ? 'word' : 'words'} so far
            </span>
          )}
        </span>
      </p>
      {percent !== null && <progress aria-label="Download of the model" max={100} value={percent} className={BAR} />}
      {HINTS[run.step] && <p className="text-small text-ink-soft">{HINTS[run.step]}</p>}
    </div>
  );
}

// Only Chromium has a model to download.
const BAR =
  'h-2 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent';

const DOING: Record<DeviceRun['step'], string> = {
  ready: '',
  failed: '',
  opening: 'Opening the model...',
  downloading: 'Downloading the model...',
  reading: 'Reading the job on this device...',
  writing: 'Writing on this device...',
  written: 'Checking the letter...',
};

const SLOW = 'On a slower computer this can take a few minutes. You see the letter once it is checked.';
const HINTS: Partial<Record<DeviceRun['step'], string>> = {
  downloading: 'Your browser downloads the model once and keeps it. You can stop and continue later.',
  reading: SLOW,
  writing: SLOW,
};
