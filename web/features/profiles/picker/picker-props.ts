import type { Profile } from '#shared/profiles/contract.ts';
import type { ProfileTexts } from '../profile-texts.ts';

export interface ProfilePickerProps {
  userId: string;
  /** The profile in the workspace, at the revision that its texts were taken from. */
  chosen: { readonly id: string; readonly revision: number } | null;
  /** As they are in the workspace. */
  texts: ProfileTexts;
  /** The profile's texts are wanted in the workspace. */
  onFill: (profile: Profile) => void;
  /** These are the workspace's texts with imported lines in them. */
  onImported: (texts: ProfileTexts) => void;
  /** What is in the workspace is the text of this profile, or of none. */
  onChosen: (profile: Profile | null) => void;
}
