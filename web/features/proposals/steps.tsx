import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { ActionBar } from './action-bar.tsx';
import { MOD_KEY } from './keys-dialog.tsx';
import { FoldedJob, FoldedSamples, FoldedSkills } from './steps/folded-steps.tsx';
import { JobStep } from './steps/job-step.tsx';
import { SamplesStep } from './steps/samples-step.tsx';
import { SkillsStep } from './steps/skills-step.tsx';
import { ToneStep } from './steps/tone-step.tsx';
import { useWizard } from './wizard-context.ts';

interface StepsProps {
  /** Step 5. */
  result: ReactNode;
  /** What stands beside the action on a phone: the way to what the client asks. */
  aside: ReactNode;
}

/** The cards that are done, folded, then the one that is open, then the next action. */
export function Steps({ result, aside }: StepsProps) {
  const { state } = useWizard();
  const { step } = state;
  if (step === 5) return result;
  return (
    <>
      {step > 1 && <FoldedJob />}
      {step > 2 && <FoldedSkills />}
      {step > 3 && <FoldedSamples />}
      {step === 1 && <JobStep />}
      {step === 2 && <SkillsStep />}
      {step === 3 && <SamplesStep />}
      {step === 4 && <ToneStep />}
      <ActionBar>
        {step === 4 ? <Generate /> : <Continue />}
        {aside}
      </ActionBar>
    </>
  );
}

function Continue() {
  const { state, goOn } = useWizard();
  return (
    <Button
      size="lg"
      className="flex-1 sm:flex-none"
      disabled={state.step === 1 && isBlank(state.fields.jobDescription)}
      onClick={goOn}
    >
      Continue
      <ArrowRight aria-hidden />
    </Button>
  );
}

function Generate() {
  const { generate } = useWizard();
  return (
    <>
      <Button size="lg" className="flex-1 sm:flex-none" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={generate}>
        Generate Proposal
      </Button>
      <span aria-hidden className="hidden items-center gap-1 md:flex">
        <Kbd>{MOD_KEY}</Kbd>
        <Kbd>Enter</Kbd>
      </span>
    </>
  );
}
