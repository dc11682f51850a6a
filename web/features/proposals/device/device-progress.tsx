import { Spinner } from '#web/ui/spinner.tsx';
import type { DeviceRun } from './use-device-writing.ts';

/** What is going on. The words of a small model are not shown before they are checked. */
export function DeviceProgressView({ run }: { run: DeviceRun }) {
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
