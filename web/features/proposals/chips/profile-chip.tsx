import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { Profile } from '#shared/profiles/contract.ts';
import { areBlank, NO_TEXTS, textsOf, useProfiles } from '#web/features/profiles/index.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { useProfileChoice } from '../wizard/use-profile-choice.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { Chip } from './chip.tsx';

/** The stored profiles as a menu. */
export function ProfileChip({ userId, onEdit }: { userId: string; onEdit: () => void }) {
  const { dispatch } = useWizard();
  const { chosen, texts, onFill } = useProfileChoice();
  const { profiles = [] } = useProfiles(userId);
  useProfileByItself(userId, profiles);
  const current = profiles.find(({ id }) => id === chosen?.id);
  const isBlankNow = areBlank(texts);
  const choices = profiles.map(
    (profile): MenuItem => ({
      label: profile.name,
      isChosen: profile === current,
      onSelect: () => {
        rememberNoProfile(userId, false);
        onFill(profile);
      },
    }),
  );
  const none: MenuItem = {
    label: 'No profile',
    isChosen: !current && isBlankNow,
    onSelect: () => {
      rememberNoProfile(userId, true);
      dispatch({ type: 'profile', profile: null, texts: NO_TEXTS });
    },
  };
  const editing: MenuItem = {
    label: isBlankNow ? 'Add your experience' : 'Edit your experience',
    icon: <Pencil aria-hidden />,
    onSelect: onEdit,
  };
  const items = profiles.length > 0 ? [...choices, none, editing] : [editing];
  const value = current?.name ?? (isBlankNow ? 'Add your experience' : 'Your experience');
  if (profiles.length === 0) return <Chip label="Me" value={value} onClick={onEdit} />;
  return <Menu align="start" trigger={<Chip label="Me" value={value} />} items={items} />;
}

/** With a new post comes the profile that was used last, unless nothing about the person was chosen, or something typed. */
function useProfileByItself(userId: string, profiles: readonly Profile[]): void {
  const { state, dispatch } = useWizard();
  const { texts } = useProfileChoice();
  const [latest] = profiles;
  const isDue =
    latest !== undefined &&
    state.profile === null &&
    state.generation.status === 'idle' &&
    !isBlank(state.fields.jobDescription) &&
    areBlank(texts);
  useEffect(() => {
    if (!isDue || !mayFillByItself(userId)) return;
    dispatch({ type: 'profile', profile: { id: latest.id, revision: latest.revision }, texts: textsOf(latest) });
  }, [isDue, latest, userId, dispatch]);
}

const keyOf = (userId: string) => `no-profile:${userId}`;

/** Whether a new proposal begins with the profile that was used last: not after 'No profile' was chosen in this browser. */
function mayFillByItself(userId: string): boolean {
  return readStored('local', keyOf(userId)) === null;
}

function rememberNoProfile(userId: string, isNone: boolean): void {
  store('local', keyOf(userId), isNone ? '1' : null);
}
