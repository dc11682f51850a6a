import type { Profile } from '#shared/profiles/contract.ts';
import { toast } from '#web/ui/toast.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { sayFailed } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

interface DeleteProfileProps {
  userId: string;
  profile: Profile;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteProfile({ userId, profile: { id, name }, onDeleted, onClose }: DeleteProfileProps) {
  const { remove } = useProfileMutations(userId);
  const deleteIt = async () => {
    try {
      await remove.mutateAsync(id);
      toast({ title: 'Profile deleted', description: `“${name}” is gone.` });
      onDeleted();
    } catch (error) {
      sayFailed(error);
    }
    onClose();
  };
  return <DeleteDialog name={name} isDeleting={remove.isPending} onDelete={() => void deleteIt()} onClose={onClose} />;
}
