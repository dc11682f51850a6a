import { onDemand } from '#web/ui/on-demand.ts';
import { PickerWaiting } from './picker-waiting.tsx';
import type { ProfilePickerProps } from './profile-picker.tsx';

const picker = onDemand(async () => (await import('./profile-picker.tsx')).ProfilePicker);

/** The choice of the stored profile for the proposal. Fetched for signed-in people. */
export function ProfilePicker(props: ProfilePickerProps) {
  return <picker.Part {...props} waiting={<PickerWaiting />} />;
}

/** Fetches it while the step before it is open. */
export const warmProfilePicker = picker.warm;
