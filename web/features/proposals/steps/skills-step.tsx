import { PROFILE_LABELS } from '#shared/profiles/labels.ts';
import { useSession } from '#web/features/identity/index.ts';
import { LockedOverlay } from '#web/features/plans/index.ts';
import { ProfilePicker } from '#web/features/profiles/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Rows } from '#web/ui/text-area.tsx';
import { locksOf } from '../wizard/locks.ts';
import { useProfileChoice } from '../wizard/use-profile-choice.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { Fields } from '../wizard/wizard-state.ts';
import { FoldedSkills } from './folded-steps.tsx';
import { mayLeaveOut, OwnTexts, ownTextsOn } from './own-texts.tsx';
import { SampleFields } from './samples-step.tsx';
import { ClearButton, StepCard } from './step-card.tsx';
import { TextField } from './text-field.tsx';

export function SkillsStep() {
  const { state, may } = useWizard();
  if (state.folded.skills) return <FoldedSkills isCurrent />;
  const isLocked = locksOf(may).skillsCard;
  const own = ownTextsOn(2, state);
  return (
    <StepCard
      title="Skills & Experience"
      lead="We only use what you write here. Optional."
      tool={
        <ClearButton card="skills" isLocked={isLocked}>
          Clear All
        </ClearButton>
      }
    >
      <LockedOverlay
        locked={isLocked}
        why="Proposals with your own experience, links and words."
        own={own.length > 0 && <OwnTexts texts={own} canLeaveOut={mayLeaveOut(state, may)} />}
      >
        <div className="grid gap-5">
          {!isLocked && <ChosenProfile />}
          <ProfileField name="headline" rows={1} focus="first-field" />
          <ProfileField name="skillsAndExperience" rows={5} />
          <ProfileField name="aboutMeStatement" rows={3} />
          <ProfileField name="portfolio" rows={2} />
          <SampleFields step={2} />
        </div>
      </LockedOverlay>
    </StepCard>
  );
}

/** For those who can store one. */
function ChosenProfile() {
  const { user } = useSession();
  const choice = useProfileChoice();
  return user && <ProfilePicker userId={user.id} {...choice} />;
}

interface ProfileFieldProps {
  name: keyof Fields & keyof typeof PROFILE_LABELS;
  rows: Rows;
  focus?: string;
}

function ProfileField({ name, ...rest }: ProfileFieldProps) {
  const { state, dispatch } = useWizard();
  return (
    <TextField
      name={name}
      label={PROFILE_LABELS[name]}
      badge={<Badge tone="accent">Pro</Badge>}
      value={state.fields[name]}
      onChange={(value) => dispatch({ type: 'field', name, value })}
      {...rest}
    />
  );
}
