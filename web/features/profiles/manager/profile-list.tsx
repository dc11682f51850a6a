import { NotebookPen, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_PROFILES, type Profile } from '#shared/profiles/contract.ts';
import { useAccess } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeleteProfile } from './delete-profile.tsx';
import { EditProfile } from './edit-profile.tsx';
import { ProfileRow } from './profile-row.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';

interface ProfileListProps {
  userId: string;
  profiles: readonly Profile[];
}

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly profile: Profile };

export function ProfileList({ userId, profiles }: ProfileListProps) {
  // Here and not in the rows: what is being typed must outlive a profile that was deleted elsewhere.
  const [open, setOpen] = useState<Open>();
  const mayStore = useAccess('features.storeProfile').allowed;
  const { whole, focusBeside } = useFocusBeside(profiles);
  const close = () => setOpen(undefined);
  const isFull = profiles.length >= MAX_PROFILES;
  const add = (
    <Button variant="secondary" size="sm" disabled={isFull} onClick={() => setOpen({ what: 'new' })}>
      <Plus aria-hidden />
      New profile
    </Button>
  );
  return (
    <div ref={whole} tabIndex={-1} className="grid gap-4 outline-none">
      {!mayStore && <ReadOnlyNote />}
      {profiles.length === 0 ? (
        <EmptyState icon={<NotebookPen aria-hidden />} title="No profiles yet" action={mayStore && add}>
          A profile has your skills, About Me, portfolio and samples for one kind of work. You choose it when you write
          a proposal.
        </EmptyState>
      ) : (
        <ul aria-label="Your profiles" className="divide-y divide-line border-y border-line">
          {profiles.map((profile) => (
            <ProfileRow
              key={profile.id}
              profile={profile}
              mayStore={mayStore}
              onOpen={() => setOpen({ what: 'edit', profile })}
              onDelete={() => setOpen({ what: 'delete', profile })}
            />
          ))}
        </ul>
      )}
      {mayStore && profiles.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {add}
          {isFull && <Full />}
        </div>
      )}
      {open?.what === 'new' && <EditProfile userId={userId} isReadOnly={!mayStore} onClose={close} />}
      {open?.what === 'edit' && (
        <EditProfile userId={userId} profile={open.profile} isReadOnly={!mayStore} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <DeleteProfile
          userId={userId}
          profile={open.profile}
          onDeleted={() => focusBeside(open.profile)}
          onClose={close}
        />
      )}
    </div>
  );
}

function Full() {
  return (
    <p className="text-small text-ink-faint">
      You have {MAX_PROFILES} profiles, the maximum. Delete one to add another.
    </p>
  );
}

/** The button that was pressed goes with its row: the focus goes to the next one, or to what is left. */
function useFocusBeside(profiles: readonly Profile[]) {
  const whole = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly beside: Profile | undefined }>();
  useEffect(() => {
    if (!focused) return;
    const row = whole.current?.querySelector(`[data-profile="${focused.beside?.id}"]`);
    const button = row?.querySelector<HTMLElement>('button');
    (button ?? whole.current)?.focus();
  }, [focused]);
  return {
    whole,
    focusBeside(gone: Profile): void {
      const index = profiles.findIndex(({ id }) => id === gone.id);
      setFocused({ beside: profiles[index + 1] ?? profiles[index - 1] });
    },
  };
}
