import { type SubmitEvent, useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { DiscardDialog } from '../dialogs/discard-dialog.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface EditProfileProps {
  userId: string;
  /** Left out for a new one. */
  profile?: Profile | undefined;
  isReadOnly: boolean;
  onClose: () => void;
}

/** A profile with all its texts. Mounted only while it is open; its dialogs are above it, so that it stays as it is. */
export function EditProfile({ userId, profile, isReadOnly, onClose }: EditProfileProps) {
  const form = useProfileForm({ userId, profile, onClose });
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (form.isChanged ? setIsLeaving(true) : onClose());
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || leave()}
        title={titleOf(form, isReadOnly)}
        className="max-w-160"
        footer={
          <>
            <Button variant="ghost" onClick={leave}>
              {isReadOnly ? 'Close' : 'Cancel'}
            </Button>
            {!isReadOnly && (
              <Button type="submit" form="profile" busy={form.isSaving}>
                Save
              </Button>
            )}
          </>
        }
      >
        <form id="profile" noValidate onSubmit={save}>
          <ProfileFields form={form} isReadOnly={isReadOnly} />
        </form>
      </Dialog>
      <Conflict form={form} />
      {isLeaving && <DiscardDialog onDiscard={onClose} onClose={() => setIsLeaving(false)} />}
    </>
  );
}

function titleOf({ name, isNew }: ProfileForm, isReadOnly: boolean): string {
  if (isReadOnly) return name;
  return isNew ? 'New profile' : 'Edit profile';
}

function Conflict({ form }: { form: ProfileForm }) {
  const { conflict } = form;
  if (!conflict) return null;
  return (
    <ConflictDialog
      name={conflict.theirs.name}
      differences={conflict.differences}
      isSaving={form.isSaving}
      onKeepMine={() => void conflict.keepMine()}
      onTakeTheirs={() => form.takeTheirs(conflict.theirs)}
      onClose={form.decideLater}
    />
  );
}
