import type { Profile } from '#shared/profiles/contract.ts';
import { toast } from '#web/ui/toast.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { sayFailed } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

interface DeleteProfileProps {
  userId: string;
  profile: Profile;
  onClose: () => void;
}

export function DeleteProfile({ userId, profile: { id, name }, onClose }: DeleteProfileProps) {
  const { remove } = useProfileMutations(userId);
  const deleteIt = async () => {
    try {
      await remove.mutateAsync(id);
      toast({ title: 'Profile deleted', description: `“${name}” is gone.` });
    } catch (error) {
      sayFailed(error);
    }
    onClose();
  };
  return <DeleteDialog name={name} isDeleting={remove.isPending} onDelete={() => void deleteIt()} onClose={onClose} />;
}
