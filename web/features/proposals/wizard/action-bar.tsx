import { ArrowRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { Button } from '#web/ui/button.tsx';
import { useWizard } from './wizard-context.ts';

/** The next action, always in sight: at the foot of the window until the end of the card is reached. Not on a screen that is hardly higher than it. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-(--foot-height) z-20 -mx-4 grid gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:px-0 [@media(max-height:480px)]:static">
      <WriteRefused />
      <div className="flex min-w-0 items-center gap-3 max-sm:order-last max-[24rem]:flex-wrap max-[24rem]:gap-2">
        {children}
      </div>
      {note}
    </div>
  );
}

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

export function Continue() {
  const { state, goOn } = useWizard();
  return (
    <Button
      size="lg"
      variant={state.step === 1 ? 'secondary' : 'primary'}
      className={state.step === 1 ? 'max-[24rem]:flex-1 max-sm:px-3' : 'flex-1 max-sm:px-4 sm:flex-none'}
      // Before the app is there the page itself sees to what disables it (web/head/early-input.ts).
      data-needs-post={state.step === 1 ? '' : undefined}
      disabled={state.step === 1 && isBlank(state.fields.jobDescription)}
      onClick={goOn}
    >
      Continue
      <ArrowRight aria-hidden className={state.step === 1 ? 'max-sm:hidden' : undefined} />
    </Button>
  );
}
