import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { cn } from '#web/ui/class-names.ts';
import { scrollToOpenTab } from '#web/ui/scroll-to-open-tab.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { hasProposal } from '../generation/generation-state.ts';
import { laterParts } from '../later/index.ts';
import { useWizard } from './wizard-context.ts';
import { canGoTo, STEPS, type Step, showsPaper, type WizardState } from './wizard-state.ts';

/** The five names as a thin line, and below it the step that is open. */
export function StepTabs({ children }: { children: ReactNode }) {
  const { state, dispatch } = useWizard();
  const go = (value: string) => {
    const step = STEP_NUMBERS.find((number) => String(number) === value);
    if (step) dispatch({ type: 'go', step });
  };
  return (
    <Tabs
      value={String(state.step)}
      onValueChange={go}
      className={cn('grid min-w-0 content-start gap-6', showsPaper(state) && 'max-sm:gap-0')}
    >
      <TabsList
        ref={(list) => scrollToOpenTab(list)}
        aria-label="Steps"
        className="-mx-4 px-2 sm:mx-0 sm:gap-4 sm:px-0"
      >
        {STEP_NUMBERS.map((step) => (
          <TabsTrigger
            key={step}
            value={String(step)}
            disabled={!canGoTo(state, step)}
            onPointerEnter={step > 1 ? laterParts.warm : undefined}
          >
            <Mark state={state} step={step} />
            {STEPS[step - 1]}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={String(state.step)} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {children}
      </TabsContent>
    </Tabs>
  );
}

const STEP_NUMBERS: readonly Step[] = [1, 2, 3, 4, 5];

/** A tick on what has something in it, else the step's number. Both are decoration: the cards say the same in words. */
function Mark({ state, step }: { state: WizardState; step: Step }) {
  if (isFilled(state, step)) return <Check aria-hidden className="size-4 text-accent-ink" />;
  return (
    <span aria-hidden className="text-small text-ink-faint tabular-nums">
      {step}
    </span>
  );
}

function isFilled({ fields, samples, generation, notes }: WizardState, step: Step): boolean {
  if (step === 1) return !isBlank(fields.jobTitle) && !isBlank(fields.jobDescription);
  if (step === 2)
    return !isBlank(fields.headline + fields.skillsAndExperience + fields.aboutMeStatement + fields.portfolio);
  if (step === 3) return samples.some((sample) => !isBlank(sample));
  return step === 5 && (hasProposal(generation) || notes !== null);
}
