import type { Profile } from '#shared/profiles/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { sayFailed } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

interface DeleteProfileProps {
  userId: string;
  profile: Profile;
  onClose: () => void;
}

export function DeleteProfile({ userId, profile: { id, name }, onClose }: DeleteProfileProps) {
  const { remove } = useProfileMutations(userId);
  const deleteIt = () =>
    remove
      .mutateAsync(id)
      .then(() => toast({ title: 'Profile deleted', description: `“${name}” is gone.` }), sayFailed)
      .finally(onClose);
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      description="This deletes the stored profile permanently. Proposals that use its text keep it."
      action="Delete profile"
      busy={remove.isPending}
      onConfirm={() => void deleteIt()}
      onClose={onClose}
    />
  );
}
