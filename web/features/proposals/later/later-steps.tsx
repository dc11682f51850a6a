import { Button } from '#web/ui/button.tsx';
import { Kbd, MOD_KEY } from '#web/ui/kbd.tsx';
import { FoldedJob, FoldedSamples, FoldedSkills } from '../steps/folded-steps.tsx';
import { ResultStep } from '../steps/result-step.tsx';
import { SamplesStep } from '../steps/samples-step.tsx';
import { SkillsStep } from '../steps/skills-step.tsx';
import { ToneStep } from '../steps/tone-step.tsx';
import { ActionBar, Continue } from '../wizard/action-bar.tsx';
import type { StepsProps } from '../wizard/steps.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** Steps 2 to 5: the cards that are done, folded, then the one that is open, then the next action. */
export function LaterSteps({ workspace, against, stashed, besideLetter, asks, brief }: StepsProps) {
  const { step } = useWizard().state;
  if (step === 5)
    return (
      <ResultStep
        workspace={workspace}
        against={against}
        stashed={stashed(false)}
        besideLetter={besideLetter}
        asks={asks}
      />
    );
  return (
    <>
      <FoldedJob />
      {step > 2 && <FoldedSkills />}
      {step > 3 && <FoldedSamples />}
      {step === 2 && <SkillsStep />}
      {step === 3 && <SamplesStep />}
      {step === 4 && <ToneStep brief={brief} />}
      <ActionBar>
        {step === 4 ? <Generate /> : <Continue />}
        {stashed(true)}
      </ActionBar>
    </>
  );
}

function Generate() {
  const { generate } = useWizard();
  return (
    <>
      <Button
        size="lg"
        className="flex-1 max-sm:px-4 sm:flex-none"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={generate}
      >
        Generate Proposal
      </Button>
      <span aria-hidden className="hidden items-center gap-1 md:flex">
        <Kbd>{MOD_KEY}</Kbd>
        <Kbd>Enter</Kbd>
      </span>
    </>
  );
}
