import { LockedOverlay } from '#web/features/plans/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useWizard } from '../wizard-context.ts';
import type { Fields } from '../wizard-state.ts';
import { ClearButton } from './clear-button.tsx';
import { FoldedSkills } from './folded-steps.tsx';
import { SampleFields } from './sample-fields.tsx';
import { LOCKED_HEIGHT, StepCard } from './step-card.tsx';
import { TextField } from './text-field.tsx';

export function SkillsStep() {
  const { state, may } = useWizard();
  if (state.folded.skills) return <FoldedSkills isCurrent />;
  const isLocked = !may('features.storeProfile');
  return (
    <StepCard
      title="Skills & Experience"
      lead="What you say here is all a proposal may claim about you. Optional."
      tool={
        <ClearButton card="skills" isLocked={isLocked}>
          Clear All
        </ClearButton>
      }
    >
      <LockedOverlay locked={isLocked} why="Proposals that rest on your own experience, links and words.">
        <div className={cn('grid gap-5', isLocked && LOCKED_HEIGHT)}>
          <ProfileField name="skillsAndExperience" label="Your Skills & Experience" rows={5} focus="first-field" />
          <ProfileField name="aboutMeStatement" label="About Me Statement" rows={3} />
          <ProfileField name="portfolio" label="Portfolio" rows={2} />
          <SampleFields step={2} />
        </div>
      </LockedOverlay>
    </StepCard>
  );
}

interface ProfileFieldProps {
  name: keyof Fields;
  label: string;
  rows: number;
  focus?: string;
}

function ProfileField({ name, ...rest }: ProfileFieldProps) {
  const { state, dispatch } = useWizard();
  return (
    <TextField
      name={name}
      badge={<Badge tone="accent">Pro</Badge>}
      value={state.fields[name]}
      onChange={(value) => dispatch({ type: 'field', name, value })}
      {...rest}
    />
  );
}
