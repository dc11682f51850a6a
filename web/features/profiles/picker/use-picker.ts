import { useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { toast } from '#web/ui/toast.tsx';
import { textsOf } from '../profile-texts.ts';
import { quietly, sayFailed, useProfileSaving } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';
import type { ProfilePickerProps } from './picker-props.ts';

export type PickerDialog = 'save' | 'rename' | 'delete';

/** What the picker does with the stored profile that is in the workspace, and with the others. */
export function usePicker(props: ProfilePickerProps & { profiles: readonly Profile[] }) {
  const { userId, profiles, chosen, texts, onFill, onChosen } = props;
  const orders = useProfileMutations(userId);
  const [dialog, open] = useState<PickerDialog>();
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
    dialog,
    open,
    close: () => open(undefined),
    conflict,
    decideLater,
    isUpdating: orders.update.isPending,
    isDeleting: orders.remove.isPending,
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
    async rename(name: string) {
      if (!stored) return;
      const renamed = await renameProfile(orders, stored, name);
      // Only the name is newer: what the workspace was filled from has not changed in between.
      if (chosen?.revision === stored.revision) onChosen(renamed);
    },
    async remove() {
      if (!stored) return;
      try {
        await orders.remove.mutateAsync(stored.id);
        onChosen(null);
        toast({ title: 'Profile deleted', description: 'The text in your proposal stays as it is.' });
      } catch (error) {
        sayFailed(error);
      }
      open(undefined);
    },
  };
}

async function renameProfile(
  { update, refresh }: ReturnType<typeof useProfileMutations>,
  { id, revision }: Profile,
  name: string,
): Promise<Profile> {
  try {
    return await update.mutateAsync({ id, revision, name });
  } catch (error) {
    // The next try is made from what is there now.
    await quietly(refresh());
    throw error;
  }
}

export type PickerControl = ReturnType<typeof usePicker>;
