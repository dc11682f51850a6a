import { useRef, useState } from 'react';
import type { Profile } from '#shared/profiles/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';
import { areSame, NO_TEXTS, type ProfileTexts, textsOf } from '../profile-texts.ts';
import { failureWords, useProfileSaving } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

type Errors = Readonly<Record<string, string>>;

interface ProfileFormOptions {
  userId: string;
  profile: Profile | undefined;
  onClose: () => void;
}

/** What is typed into a profile, and its way to the server. What was typed stays whatever the server says. */
export function useProfileForm({ userId, profile, onClose }: ProfileFormOptions) {
  const [name, setName] = useState(profile?.name ?? '');
  const [texts, setTexts] = useState<ProfileTexts>(() => (profile ? textsOf(profile) : NO_TEXTS));
  /** What is stored, as it was when it was read; undefined when nothing is (any more). */
  const [base, setBase] = useState(profile);
  const refusal = useRefusal();
  const orders = useProfileMutations(userId);
  // The second press of a double click comes before the screen knows of the first.
  const isAtWork = useRef(false);
  const saved = (stored: Profile) => {
    toast({ title: 'Profile saved', description: `Choose “${stored.name}” in any proposal.` });
    onClose();
  };
  const saving = useProfileSaving(orders, { onSaved: saved, onFailed: refusal.show, onGone: () => setBase(undefined) });

  return {
    name,
    texts,
    errors: refusal.errors,
    /** Why it was not saved, where that is about no single field. */
    failure: refusal.failure,
    isNew: base === undefined,
    /** There is something that closing would lose. */
    isChanged: name !== (base?.name ?? '') || !areSame(texts, base ?? NO_TEXTS),
    isSaving: orders.create.isPending || orders.update.isPending,
    conflict: saving.conflict,
    decideLater: saving.decideLater,
    setName(next: string) {
      setName(next);
      refusal.forget('name');
    },
    setText(field: keyof Omit<ProfileTexts, 'writingSamples'>, next: string) {
      setTexts((now) => ({ ...now, [field]: next }));
      refusal.forget(field);
    },
    setSample(index: number, next: string) {
      setTexts((now) => ({ ...now, writingSamples: now.writingSamples.map((s, i) => (i === index ? next : s)) }));
      refusal.forget('writingSamples');
    },
    takeTheirs(theirs: Profile) {
      setName(theirs.name);
      setTexts(textsOf(theirs));
      setBase(theirs);
      saving.decideLater();
    },
    async save(): Promise<void> {
      if (isAtWork.current) return;
      isAtWork.current = true;
      refusal.tryAgain();
      try {
        if (base) await saving.save({ id: base.id, revision: base.revision, fields: { name, ...texts } });
        else saved(await orders.create.mutateAsync({ name, ...texts }));
      } catch (error) {
        refusal.show(error);
      } finally {
        isAtWork.current = false;
      }
    },
  };
}

/** What the server said of the last try: beside fields, or of the whole. */
function useRefusal() {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  return {
    errors,
    failure,
    show(error: unknown): void {
      const fields = error instanceof ApiError ? fieldsOf(error) : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(failureWords(error));
    },
    forget: (field: string) => setErrors(({ [field]: _old, ...others }) => others),
    tryAgain: () => setFailure(undefined),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function fieldsOf(error: ApiError): Errors {
  if (error.code === 'PROFILE_NAME_TAKEN') return { name: error.message };
  return error.problem?.fields ?? {};
}
