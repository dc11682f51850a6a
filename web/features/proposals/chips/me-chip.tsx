import { isBlank } from '#shared/http/text.ts';
import { useSession } from '#web/features/identity/index.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { profileTexts } from '../wizard/wizard-state.ts';
import { Chip } from './chip.tsx';
import { useEditExperience } from './use-edit-experience.ts';

const profileChip = onDemand(async () => (await import('./profile-chip.tsx')).ProfileChip);

/** Who the letter is from: a stored profile, what was typed on step 2, or nothing yet. */
export function MeChip() {
  const { user } = useSession();
  const { may } = useWizard();
  return user && !locksOf(may).skillsCard ? <OwnProfileChip userId={user.id} /> : <TextsChip />;
}

/** Fetched for those who have profiles. */
function OwnProfileChip({ userId }: { userId: string }) {
  return profileChip.useWanted(true) ? <profileChip.Part userId={userId} /> : <TextsChip />;
}

/** For those who have no profiles: the way to the texts, and to what opens them. */
function TextsChip() {
  const { state } = useWizard();
  const { writingSamples, ...texts } = profileTexts(state);
  const isEmpty = isBlank(Object.values(texts).join('') + writingSamples.join(''));
  const value = isEmpty ? 'Add your experience' : state.isExperienceLeftOut ? 'Experience left out' : 'Your experience';
  return <Chip label="Me" value={value} onClick={useEditExperience()} />;
}
