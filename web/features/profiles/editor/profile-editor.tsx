import { useEffect, useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { ProfileConflict } from '../dialogs/profile-conflict.tsx';
import { ImportButton } from '../import/import-on-demand.tsx';
import { FactSection } from './fact-section.tsx';
import { SECTIONS } from './sections.ts';
import { type ProfileEditor as Editor, useProfileEditor } from './use-profile-editor.ts';

interface ProfileEditorProps {
  userId: string;
  profile: Profile;
  isReadOnly: boolean;
  /** It was deleted elsewhere, and what was typed here is a new one. */
  onStoredAnew: (id: string) => void;
}

/** What one profile says, line by line. Mounted anew for each profile. */
export function ProfileEditor({ userId, profile, isReadOnly, onStoredAnew }: ProfileEditorProps) {
  const editor = useProfileEditor(userId, profile, onStoredAnew);
  return (
    <Card aria-labelledby="facts-title">
      <CardHeader className="items-center">
        <div className="grid gap-0.5">
          <CardTitle id="facts-title">{profile.name}</CardTitle>
          {!isReadOnly && <SaveStatus editor={editor} />}
        </div>
        {!isReadOnly && <ImportButton onKeep={editor.addFacts} />}
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
