import { Pencil, Trash2 } from 'lucide-react';
import type { Profile } from '#shared/profiles/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { summaryOf } from '../profile-texts.ts';

interface ProfileRowProps {
  profile: Profile;
  /** False: it can be read and deleted. */
  mayStore: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function ProfileRow({ profile, mayStore, onOpen, onDelete }: ProfileRowProps) {
  const { id, name } = profile;
  return (
    <li data-profile={id} className="flex items-center justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-strong">{name}</p>
        <p className="line-clamp-2 text-small text-ink-soft">{summaryOf(profile)}</p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button variant="secondary" size="sm" aria-label={`${mayStore ? 'Edit' : 'Read'} “${name}”`} onClick={onOpen}>
          {mayStore && <Pencil aria-hidden />}
          {mayStore ? 'Edit' : 'Read'}
        </Button>
        <Button variant="ghost" size="icon" className="size-8" aria-label={`Delete “${name}”`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
