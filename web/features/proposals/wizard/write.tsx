import { featuresOf } from '#shared/proposals/required-features.ts';
import { useCostWords } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd, MOD_KEY } from '#web/ui/kbd.tsx';
import { allowedStyle, allowedTone, generateRequest } from '../generation/generate-request.ts';
import { useWizard } from './wizard-context.ts';

/** The way from a pasted post to its letter. */
export function Write() {
  const { generate } = useWizard();
  return (
    <Button
      size="lg"
      className="flex-1 max-sm:px-3 max-[24rem]:basis-full sm:flex-none"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={generate}
    >
      Write proposal
      <span aria-hidden className="hidden gap-1 md:flex">
        <Kbd className="border-on-accent/40 bg-transparent text-on-accent">{MOD_KEY}</Kbd>
        <Kbd className="border-on-accent/40 bg-transparent text-on-accent">↵</Kbd>
      </span>
    </Button>
  );
}

/** What the next proposal takes of the plan, as it is chosen now. */
export function CostNote() {
  const { state, may } = useWizard();
  const chosen = { tone: allowedTone(state.tone, may), style: allowedStyle(state.style, may) };
  const words = useCostWords(featuresOf({ ...generateRequest(state, may), ...chosen }));
  return <p className="text-small text-ink-soft empty:hidden">{words}</p>;
}
