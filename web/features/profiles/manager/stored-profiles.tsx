import type { ReactNode } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { useSession } from '#web/features/identity/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useProfiles } from '../use-profiles.ts';
import { ProfileList } from './profile-list.tsx';

/** Everything a signed-in person has stored about themself: to read, change, add and delete. */
export function StoredProfiles() {
  const { user } = useSession();
  return (
    user && (
      <ProfilesLoaded userId={user.id}>
        {(profiles) => <ProfileList userId={user.id} profiles={profiles} />}
      </ProfilesLoaded>
    )
  );
}

interface ProfilesLoadedProps {
  userId: string;
  children: (profiles: readonly Profile[]) => ReactNode;
}

/** What is shown of a person's profiles once they are there. */
export function ProfilesLoaded({ userId, children }: ProfilesLoadedProps) {
  const { profiles, error, isLoading, retry } = useProfiles(userId);
  if (isLoading) return <Loading />;
  if (!profiles)
    return (
      <NotLoaded title="Your profiles could not be loaded" onRetry={retry}>
        {error?.message}
      </NotLoaded>
    );
  return children(profiles);
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your profiles</span>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
