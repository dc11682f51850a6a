import type { Profile } from '#shared/profiles/contract.ts';
import type { ProfileTexts } from '../profile-texts.ts';

export interface ProfilePickerProps {
  userId: string;
  /** The profile on the desk, at the revision that its texts were taken from. */
  chosen: { readonly id: string; readonly revision: number } | null;
  /** As they stand on the desk. */
  texts: ProfileTexts;
  /** The profile's texts are wanted on the desk. */
  onFill: (profile: Profile) => void;
  /** What is on the desk is the text of this profile, or of none. */
  onChosen: (profile: Profile | null) => void;
}
