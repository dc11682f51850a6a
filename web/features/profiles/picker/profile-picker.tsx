import { useState } from 'react';
import { Link } from 'react-router';
import { MAX_PROFILES, type Profile } from '#shared/profiles/contract.ts';
import type { ProfileFact } from '#shared/profiles/facts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { NameDialog } from '../dialogs/name-dialog.tsx';
import { ProfileConflict } from '../dialogs/profile-conflict.tsx';
import { tooLongWords, withImported } from '../facts-in-texts.ts';
import { ImportButton } from '../import/import-on-demand.tsx';
import { FIRST_NAME, sayImported } from '../import/say-imported.ts';
import { areBlank, areSame, type ProfileTexts, textsOf } from '../profile-texts.ts';
import { sayFailed, useProfileSaving } from '../use-profile-saving.ts';
import { useProfileMutations, useProfiles } from '../use-profiles.ts';
import { PickerWaiting } from './picker-waiting.tsx';

const NONE = 'none';

/** The choice of the stored profile for the proposal, and the ways to store typed text. */
export function ProfilePicker(props: ProfilePickerProps) {
  const { profiles, error, isLoading, retry } = useProfiles(props.userId);
  if (isLoading) return <PickerWaiting />;
  if (!profiles) {
    return (
      <NotLoaded title="Your profiles could not be loaded" onRetry={retry}>
        {error?.message}
      </NotLoaded>
    );
  }
  return <Picker {...props} profiles={profiles} />;
}

function Picker(props: ProfilePickerProps & { profiles: readonly Profile[] }) {
  const { profiles, texts } = props;
  const picker = usePicker(props);
  const { stored } = picker;
  const isChanged = stored ? !areSame(texts, stored) : !areBlank(texts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-soft border border-line bg-sunken p-4">
      {profiles.length === 0 ? (
        <p className="text-ink-soft">Save it once, use it every time.</p>
      ) : (
        <Field label="Profile" hint={hintFor(profiles.length, stored, isChanged)}>
          <Select
            value={stored?.id ?? NONE}
            onValueChange={picker.choose}
            className="sm:max-w-100"
            options={[{ value: NONE, name: 'No profile' }, ...profiles.map(({ id, name }) => ({ value: id, name }))]}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {stored && isChanged && (
          <Button variant="secondary" size="sm" className="max-w-full" busy={picker.isUpdating} onClick={picker.update}>
            <span className="truncate">Update “{stored.name}”</span>
          </Button>
        )}
        <Button
          variant={stored ? 'ghost' : 'secondary'}
          size="sm"
          disabled={profiles.length >= MAX_PROFILES || !isChanged}
          onClick={() => picker.setNaming(true)}
        >
          Save as profile…
        </Button>
      </div>
      <ImportAndEdit onKeep={picker.keepImported} />
      <ProfileConflict control={picker} isSaving={picker.isUpdating} />
      {picker.isNaming && !picker.conflict && (
        <NameDialog title="Save as profile" onSave={picker.saveAs} onClose={() => picker.setNaming(false)} />
      )}
    </div>
  );
}

function ImportAndEdit({ onKeep }: { onKeep: (facts: readonly ProfileFact[]) => string | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
      <ImportButton onKeep={onKeep} />
      <Link to={paths.me} className="rounded-tight text-small text-accent-ink underline underline-offset-4">
        Edit your profiles
      </Link>
    </div>
  );
}

function unusedName(profiles: readonly Profile[]): string {
  const isFree = (name: string) => profiles.every((profile) => profile.name !== name);
  return isFree(FIRST_NAME) ? FIRST_NAME : `${FIRST_NAME} ${profiles.length + 1}`;
}

function hintFor(count: number, stored: Profile | undefined, isChanged: boolean): string | undefined {
  if (stored && isChanged) return `The text below is not the same as in “${stored.name}”.`;
  if (count >= MAX_PROFILES) return `You have ${MAX_PROFILES} profiles, the maximum. Delete one to save another.`;
  return undefined;
}

export interface ProfilePickerProps {
  userId: string;
  /** The profile in the workspace, at the revision that its texts were taken from. */
  chosen: { readonly id: string; readonly revision: number } | null;
  /** As they are in the workspace. */
  texts: ProfileTexts;
  /** The profile's texts are wanted in the workspace. */
  onFill: (profile: Profile) => void;
  /** These are the workspace's texts with imported lines in them. Returns the way back. */
  onImported: (texts: ProfileTexts) => () => void;
  /** What is in the workspace is the text of this profile, or of none. */
  onChosen: (profile: Profile | null) => void;
}

/** What the picker does with the stored profile that is in the workspace, and with the others. */
function usePicker(props: ProfilePickerProps & { profiles: readonly Profile[] }) {
  const { userId, profiles, chosen, texts, onFill, onImported, onChosen } = props;
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
  async function storeImported(facts: readonly ProfileFact[], next: ProfileTexts, undoTexts: () => void) {
    if (!stored && profiles.length >= MAX_PROFILES) return;
    const before = stored && textsOf(stored);
    const profile = stored
      ? await orders.update.mutateAsync({
          id: stored.id,
          revision: stored.revision,
          ...withImported(textsOf(stored), facts),
        })
      : await orders.create.mutateAsync({ name: unusedName(profiles), ...next });
    onChosen(profile);
    const undo = async () => {
      undoTexts();
      const { id, revision } = profile;
      if (before) return onChosen(await orders.update.mutateAsync({ id, revision, ...before }));
      await orders.remove.mutateAsync(id);
      onChosen(null);
    };
    sayImported(profile.name, facts.length, () => void undo().catch(sayFailed));
  }
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
    /** In the workspace and in the profile; where none is chosen, in a new one. Returns why they cannot be kept. */
    keepImported(facts: readonly ProfileFact[]): string | undefined {
      const next = withImported(texts, facts);
      const refused = tooLongWords(next);
      if (refused !== undefined) return refused;
      void storeImported(facts, next, onImported(next)).catch(sayFailed);
      return undefined;
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
