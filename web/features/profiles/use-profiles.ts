import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createProfile, deleteProfile, listProfiles, type Profile, updateProfile } from '#shared/profiles/contract.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import type { ProfileTexts } from './profile-texts.ts';

/** By person: nobody is ever shown another's. */
const keyOf = (userId: string) => [listProfiles.path, userId] as const;

/** A person's stored profiles, the one used last first; asked for whenever they come on the screen. */
export function useProfiles(userId: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => fetchProfiles(signal),
    refetchOnMount: 'always',
  });
  return {
    profiles: data,
    /** Only while there is nothing to show instead. */
    error: data ? undefined : (error ?? undefined),
    isLoading: data === undefined && isFetching,
    retry: () => void refetch(),
  };
}

/** What can be done with them. Each rejects with an ApiError whose words can be shown; the list follows each success. */
export function useProfileMutations(userId: string) {
  const client = useQueryClient();
  const put = (profile: Profile) => replace(client, userId, (all) => [profile, ...all.filter(isOther(profile.id))]);
  return {
    create: useMutation({
      mutationFn: async (input: { name: string } & ProfileTexts) =>
        (await callAsUser(createProfile, { input })).profile,
      onSuccess: put,
    }),
    update: useMutation({
      mutationFn: async ({ id, ...input }: Change) =>
        (await callAsUser(updateProfile, { params: { id }, input })).profile,
      onSuccess: (profile) => {
        if (profile.isDefault) withoutDefault(client, userId);
        put(profile);
      },
    }),
    remove: useMutation({
      mutationFn: (id: string) => callAsUser(deleteProfile, { params: { id } }),
      onSuccess: (_, id) => replace(client, userId, (all) => all.filter(isOther(id))),
    }),
    /** As they are on the server now. @throws ApiError */
    refresh: () =>
      client.query({ queryKey: keyOf(userId), queryFn: ({ signal }) => fetchProfiles(signal), staleTime: 0 }),
  };
}

export type ProfileMutations = ReturnType<typeof useProfileMutations>;

/** `revision` is the one that was changed; with nothing else it says that the profile was used. */
type Change = { id: string; revision: number; name?: string; isDefault?: boolean } & Partial<ProfileTexts>;

async function fetchProfiles(signal: AbortSignal): Promise<Profile[]> {
  return (await callAsUser(listProfiles, { signal })).profiles;
}

function replace(client: QueryClient, userId: string, next: (all: Profile[]) => Profile[]): void {
  client.setQueryData<Profile[]>(keyOf(userId), (all) => next(all ?? []));
}

function withoutDefault(client: QueryClient, userId: string): void {
  replace(client, userId, (all) => all.map((one) => ({ ...one, isDefault: false })));
}

const isOther = (id: string) => (profile: Profile) => profile.id !== id;
