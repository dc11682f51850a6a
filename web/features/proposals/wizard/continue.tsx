import { ArrowRight } from 'lucide-react';
import { isBlank } from '#shared/http/text.ts';
import { Button } from '#web/ui/button.tsx';
import { useWizard } from './wizard-context.ts';

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
