import { Ellipsis, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_PROFILES, type Profile } from '#shared/profiles/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { NameDialog } from '../dialogs/name-dialog.tsx';
import { NO_TEXTS } from '../profile-texts.ts';
import { quietly, sayFailed } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

interface ProfileChooserProps {
  userId: string;
  profiles: readonly Profile[];
  chosen: Profile;
  mayStore: boolean;
  onChoose: (id: string) => void;
}

/** Which profile is shown, and what can be done with it as a whole. */
export function ProfileChooser({ userId, profiles, chosen, mayStore, onChoose }: ProfileChooserProps) {
  const { create, update, refresh } = useProfileMutations(userId);
  const [dialog, setDialog] = useState<'new' | 'rename' | 'delete'>();
  const close = () => setDialog(undefined);
  const isFull = profiles.length >= MAX_PROFILES;
  const { id, revision, name, isDefault } = chosen;
  const setDefault = () => void update.mutateAsync({ id, revision, isDefault: !isDefault }).catch(sayFailed);
  const rename = async (next: string) => {
    try {
      await update.mutateAsync({ id, revision, name: next });
    } catch (error) {
      // The next try is made from what is there now.
      await quietly(refresh());
      throw error;
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label="Profile"
        className="flex-1 basis-60 sm:max-w-100"
        hint={isFull && mayStore ? `You have ${MAX_PROFILES} profiles, the maximum.` : undefined}
      >
        <Select
          value={id}
          onValueChange={onChoose}
          className="max-sm:h-11"
          options={profiles.map((one) => ({ value: one.id, name: one.isDefault ? `${one.name} (default)` : one.name }))}
        />
      </Field>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" className="max-sm:size-11" aria-label={`More for “${name}”`}>
            <Ellipsis aria-hidden />
          </Button>
        }
        items={[
          ...(mayStore
            ? [
                { label: 'Rename…', icon: <Pencil aria-hidden />, onSelect: () => setDialog('rename') },
                {
                  label: isDefault ? 'No longer the default' : 'Make it the default',
                  hint: 'It is opened first.',
                  icon: <Star aria-hidden />,
                  onSelect: setDefault,
                },
              ]
            : []),
          { label: 'Delete…', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setDialog('delete') },
        ]}
      />
      {mayStore && (
        <Button variant="secondary" className="max-sm:h-11" disabled={isFull} onClick={() => setDialog('new')}>
          <Plus aria-hidden />
          New profile
        </Button>
      )}
      {dialog === 'new' && (
        <NameDialog
          title="New profile"
          onSave={async (next) => onChoose((await create.mutateAsync({ name: next, ...NO_TEXTS })).id)}
          onClose={close}
        />
      )}
      {dialog === 'rename' && <NameDialog title="Rename profile" name={name} onSave={rename} onClose={close} />}
      {dialog === 'delete' && <DeleteProfile userId={userId} profile={chosen} onClose={close} />}
    </div>
  );
}

interface DeleteProfileProps {
  userId: string;
  profile: Profile;
  onClose: () => void;
}

function DeleteProfile({ userId, profile: { id, name }, onClose }: DeleteProfileProps) {
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
