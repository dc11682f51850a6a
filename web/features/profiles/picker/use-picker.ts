import { useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { toast } from '#web/ui/toast.tsx';
import { type ProfileTexts, textsOf } from '../profile-texts.ts';
import { sayFailed, useProfileSaving } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

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

/** What the picker does with the stored profile that is in the workspace, and with the others. */
export function usePicker(props: ProfilePickerProps & { profiles: readonly Profile[] }) {
  const { userId, profiles, chosen, texts, onFill, onChosen } = props;
  const orders = useProfileMutations(userId);
  const [isNaming, setNaming] = useState(false);
  // One that was deleted elsewhere is not there to choose any more; its texts stay.
  const stored = profiles.find(({ id }) => id === chosen?.id);
  const { save, conflict, decideLater } = useProfileSaving(orders, {
    onSaved: (profile) => {
      onChosen(profile);
      toast({ title: 'Profile saved', description: `“${profile.name}” saved with what you entered here.` });
    },
    onFailed: sayFailed,
    onGone: () => {
      onChosen(null);
      return 'Your text is still here. You can save it as a new profile.';
    },
  });
  return {
    stored,
    isNaming,
    setNaming,
    conflict,
    decideLater,
    isUpdating: orders.update.isPending,
    choose(id: string) {
      const profile = profiles.find((one) => one.id === id);
      if (!profile) return onChosen(null);
      onFill(profile);
      // It comes first the next time. That this may fail changes nothing for the proposal.
      orders.update.mutate({ id, revision: profile.revision });
    },
    update() {
      if (stored && chosen) void save({ id: stored.id, revision: chosen.revision, fields: textsOf(texts) });
    },
    takeTheirs(theirs: Profile) {
      decideLater();
      onFill(theirs);
    },
    async saveAs(name: string) {
      const profile = await orders.create.mutateAsync({ name, ...textsOf(texts) });
      onChosen(profile);
      toast({ title: 'Profile saved', description: `Choose “${profile.name}” in any proposal.` });
    },
  };
}
