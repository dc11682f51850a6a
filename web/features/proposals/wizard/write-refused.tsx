import { CircleAlert } from 'lucide-react';
import { useWizard } from './wizard-context.ts';

/** Why nothing was written, where it was asked for. */
export function WriteRefused() {
  const { refusal } = useWizard();
  if (!refusal) return null;
  return (
    <p role="alert" className="flex basis-full items-start gap-2 text-small">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
      <span>
        <strong className="font-strong text-danger-ink">{refusal.title}.</strong> <span>{refusal.words}</span>
      </span>
    </p>
  );
}
