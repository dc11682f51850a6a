import { useEffect, useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import type { ProfileFact } from '#shared/profiles/facts.ts';
import { PROCESSING, UpgradeButton, upgradeState, useAccess, useViewer } from '#web/features/plans/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileConflict } from '../dialogs/profile-conflict.tsx';
import { tooLongWords, withImported } from '../facts-in-texts.ts';
import { ImportButton } from '../import/import-on-demand.tsx';
import { FIRST_NAME, sayImported } from '../import/say-imported.ts';
import { NO_TEXTS } from '../profile-texts.ts';
import { sayFailed } from '../use-profile-saving.ts';
import { useProfileMutations, useProfiles } from '../use-profiles.ts';
import { FactSection, SECTIONS } from './fact-section.tsx';
import { ProfileChooser } from './profile-chooser.tsx';
import { type ProfileEditor as Editor, useProfileEditor } from './use-profile-editor.ts';

/** The profiles of a person who is signed in, one of them open. */
export function OwnProfiles({ userId }: { userId: string }) {
  const { profiles, error, isLoading, retry } = useProfiles(userId);
  if (isLoading) return <Loading label="Loading your profiles" rows={['h-14', 'h-14']} />;
  if (profiles) return <Profiles userId={userId} profiles={profiles} />;
  return (
    <NotLoaded title="Your profiles could not be loaded" onRetry={retry}>
      {error?.message}
    </NotLoaded>
  );
}

function Profiles({ userId, profiles }: { userId: string; profiles: readonly Profile[] }) {
  const mayStore = useAccess('features.storeProfile').allowed;
  const [openId, setOpenId] = useState<string>();
  const chosen = profiles.find(({ id }) => id === openId) ?? profiles.find(({ isDefault }) => isDefault) ?? profiles[0];
  if (!chosen) return <NoProfile userId={userId} mayStore={mayStore} />;
  return (
    <>
      {!mayStore && <ReadOnlyNote />}
      <ProfileChooser userId={userId} profiles={profiles} chosen={chosen} mayStore={mayStore} onChoose={setOpenId} />
      <ProfileEditor key={chosen.id} userId={userId} profile={chosen} isReadOnly={!mayStore} onStoredAnew={setOpenId} />
    </>
  );
}

function NoProfile({ userId, mayStore }: { userId: string; mayStore: boolean }) {
  const { create, remove } = useProfileMutations(userId);
  const make = (facts: readonly ProfileFact[]): string | undefined => {
    const texts = withImported(NO_TEXTS, facts);
    const refused = tooLongWords(texts);
    if (refused) return refused;
    const sayMade = ({ id, name }: Profile) => {
      if (facts.length === 0) return toast({ title: 'Profile created' });
      return sayImported(name, facts.length, () => void remove.mutateAsync(id).catch(sayFailed));
    };
    create.mutateAsync({ name: FIRST_NAME, ...texts }).then(sayMade, sayFailed);
    return undefined;
  };
  if (!mayStore) return <ReadOnlyNote />;
  return (
    <Card aria-labelledby="no-profile" className="grid justify-items-start gap-3 py-8 md:py-10">
      <CardTitle id="no-profile">Start with what you have</CardTitle>
      <p className="max-w-measure text-ink-soft">
        Import a CV, a LinkedIn export or a profile page, and choose line by line what proposals may say. Or type it in
        yourself.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ImportButton onKeep={make} />
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:-ml-3 max-sm:h-11"
          busy={create.isPending}
          onClick={() => make([])}
        >
          Start with an empty profile
        </Button>
      </div>
    </Card>
  );
}

/** For people who may not store one (any more). Nothing is offered to a person with a payment in progress. */
function ReadOnlyNote() {
  const isOffered = upgradeState(useViewer(), new Date()) === 'offer';
  return (
    <Alert title="Storing profiles comes with Pro" action={isOffered && <UpgradeButton size="sm" />}>
      {!isOffered && <p>{PROCESSING}</p>}
      <p>What you have stored stays here: you can read and delete it.</p>
    </Alert>
  );
}

interface ProfileEditorProps {
  userId: string;
  profile: Profile;
  isReadOnly: boolean;
  /** It was deleted elsewhere, and what was typed here is a new one. */
  onStoredAnew: (id: string) => void;
}

/** What one profile says, line by line. Mounted anew for each profile. */
function ProfileEditor({ userId, profile, isReadOnly, onStoredAnew }: ProfileEditorProps) {
  const editor = useProfileEditor(userId, profile, onStoredAnew);
  const keep = (facts: readonly ProfileFact[]): string | undefined => {
    const added = editor.addFacts(facts);
    if ('refused' in added) return added.refused;
    sayImported(profile.name, added.count, added.undo);
    return undefined;
  };
  return (
    <Card aria-labelledby="facts-title">
      <CardHeader className="items-center">
        <div className="grid gap-0.5">
          <CardTitle id="facts-title">{profile.name}</CardTitle>
          {!isReadOnly && <SaveStatus editor={editor} />}
        </div>
        {!isReadOnly && <ImportButton onKeep={keep} />}
      </CardHeader>
      <Failed editor={editor} />
      <div className="divide-y divide-line">
        {SECTIONS.map((words) => (
          <FactSection key={words.kind} words={words} editor={editor} isReadOnly={isReadOnly} />
        ))}
      </div>
      {isReadOnly && editor.rows.length === 0 && <p className="text-ink-soft">Nothing in it yet.</p>}
      <ProfileConflict control={editor} isSaving={editor.saved.at === 'saving'} />
    </Card>
  );
}

/** Only a save that takes a moment is announced. */
const SHOWN_AFTER_MS = 400;

function SaveStatus({ editor: { saved } }: { editor: Editor }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(saved.at === 'saving'), saved.at === 'saving' ? SHOWN_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [saved.at]);
  const words = saved.at === 'failed' ? 'Not saved' : isLong ? 'Saving…' : 'Saved';
  return (
    <p role="status" className="text-small text-ink-faint">
      {words}
    </p>
  );
}

function Failed({ editor: { saved, flush, conflict } }: { editor: Editor }) {
  if (saved.at !== 'failed' || conflict) return null;
  return (
    <NotLoaded title="Your last change is not saved" className="mb-5" onRetry={flush}>
      {saved.words}
    </NotLoaded>
  );
}
