import { onDemand } from '#web/ui/on-demand.ts';
import type { ProfilePickerProps } from './picker-props.ts';
import { PickerWaiting } from './picker-waiting.tsx';

const picker = onDemand(async () => (await import('./profile-picker.tsx')).ProfilePicker);

/** Which of a person's stored profiles the proposal rests on. Fetched for those who are signed in. */
export function ProfilePicker(props: ProfilePickerProps) {
  return picker.useWanted(true) ? <picker.Part {...props} /> : <PickerWaiting />;
}

/** Fetches it while the step before it is open. */
export const warmProfilePicker = picker.warm;
