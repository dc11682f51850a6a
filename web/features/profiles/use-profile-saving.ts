import { useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toastFailure } from '#web/ui/toast.tsx';
import { type Difference, differences, type ProfileTexts, textsOf } from './profile-texts.ts';
import type { ProfileMutations } from './use-profiles.ts';

/** The stored version that a change met instead of the one it was made from. */
export interface Conflict {
  readonly theirs: Profile;
  readonly differences: readonly Difference[];
  /** Mine, over theirs. */
  readonly keepMine: () => Promise<void>;
}

interface Saving {
  readonly id: string;
  readonly revision: number;
  readonly fields: Partial<ProfileTexts>;
}

interface Outcome {
  readonly onSaved: (profile: Profile) => void;
  /** Refused or failed, for another reason than a change elsewhere. */
  readonly onFailed: (error: unknown) => void;
  /** It was deleted elsewhere. Returns what becomes of the text. */
  readonly onGone: () => string;
}

/** Stores a change of a profile; when it was changed elsewhere both versions wait for a decision, and neither is lost. */
export function useProfileSaving(orders: ProfileMutations, { onSaved, onFailed, onGone }: Outcome) {
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (saving: Saving): Promise<void> => {
    try {
      finishSaving(await orders.update.mutateAsync({ id: saving.id, revision: saving.revision, ...saving.fields }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE') await showBoth(saving);
      else if (error instanceof ApiError && error.code === 'NOT_FOUND') await sayGone();
      else onFailed(error);
    }
  };

  function finishSaving(profile: Profile): void {
    setConflict(undefined);
    onSaved(profile);
  }

  async function showBoth(saving: Saving): Promise<void> {
    try {
      const theirs = (await orders.refresh()).find(({ id }) => id === saving.id);
      if (!theirs) return await sayGone();
      const found = differences({ ...textsOf(theirs), ...saving.fields }, theirs);
      // A faster save has stored the very same.
      if (found.length === 0) return finishSaving(theirs);
      setConflict({ theirs, differences: found, keepMine: () => save({ ...saving, revision: theirs.revision }) });
    } catch (error) {
      onFailed(error);
    }
  }

  async function sayGone(): Promise<void> {
    setConflict(undefined);
    toastFailure('This profile was deleted elsewhere', onGone());
    await quietly(orders.refresh());
  }

  return { save, conflict, decideLater: () => setConflict(undefined) };
}

/** For what only brings the screen up to date: what is shown without it is still true of a moment ago. */
export async function quietly(refreshing: Promise<unknown>): Promise<void> {
  await refreshing.catch(() => undefined);
}

export function sayFailed(error: unknown): void {
  toastFailure('Something went wrong', failureWords(error));
}

/** What the server said of a refused change; of a field if it is about one. @throws what is no answer of the server's. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const [field] = Object.values(error.problem?.fields ?? {});
  return field ?? error.message;
}
