import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { Profile } from '#shared/profiles/contract.ts';
import { type FactKind, factsOfTexts, type ProfileFact, textsOfFacts, withFacts } from '#shared/profiles/facts.ts';
import { tooLongWords } from '../facts-in-texts.ts';
import { areSame, textsOf } from '../profile-texts.ts';
import { failureWords, sayFailed, useProfileSaving } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

/** A line or a sample of the list, with an id for as long as the page is open. */
export interface Row<Kind> {
  readonly id: number;
  readonly kind: Kind;
  readonly text: string;
}
export type RowKind = FactKind | 'sample' | 'headline';

type SaveState = { readonly at: 'saved' | 'saving' } | { readonly at: 'failed'; readonly words: string };

const SAVES_AFTER_MS = 900;

/** A stored profile as lists of lines. Each change is stored shortly after it is made; what cannot be stored stays on the page. */
export function useProfileEditor(userId: string, profile: Profile, onStoredAnew: (id: string) => void) {
  const [rows, setRows] = useState(() => rowsOf(profile));
  const { takeBase, ...autosave } = useAutosave({ userId, profile, rows, onStoredAnew });
  return {
    ...autosave,
    rows,
    setText: (id: number, text: string) => setRows((now) => now.map((row) => (row.id === id ? { ...row, text } : row))),
    add(kind: RowKind): number {
      const id = nextId(rows);
      setRows((now) => [...now, { id, kind, text: '' }]);
      return id;
    },
    /** The way back puts it where it was. */
    remove(id: number): () => void {
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      setRows((now) => now.filter((one) => one.id !== id));
      return () => row && setRows((now) => [...now.slice(0, at), row, ...now.slice(at)]);
    },
    /** Stored at once. Returns why they cannot be kept, or how many were new and the way back. */
    addFacts(facts: readonly ProfileFact[]): { refused: string } | { count: number; undo: () => void } {
      const own = factsIn(rows);
      const all = withFacts(own, facts);
      const refused = tooLongWords(textsOfFacts(all));
      if (refused) return { refused };
      const first = nextId(rows);
      const added = all.slice(own.length).map((fact, index) => ({ ...fact, id: first + index }));
      setRows((now) => [...now, ...added]);
      autosave.flush();
      const undo = () => {
        setRows((now) => now.filter(({ id }) => added.every((row) => row.id !== id)));
        autosave.flush();
      };
      return { count: added.length, undo };
    },
    takeTheirs(theirs: Profile) {
      takeBase(theirs);
      setRows(rowsOf(theirs));
    },
  };
}

interface AutosaveOptions {
  userId: string;
  profile: Profile;
  rows: Rows;
  onStoredAnew: (id: string) => void;
}

/** Stores `rows` shortly after each change, from the version that this page knows. */
function useAutosave({ userId, profile, rows, onStoredAnew }: AutosaveOptions) {
  const [saved, setSaved] = useState<SaveState>({ at: 'saved' });
  const base = useRef(profile);
  const isSaving = useRef(false);
  /** Counts what asks for a save at once. */
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const mutations = useProfileMutations(userId);
  const saving = useProfileSaving(mutations, {
    onSaved: (stored) => {
      base.current = stored;
      setSaved({ at: 'saved' });
    },
    onFailed: (error) => setSaved({ at: 'failed', words: failureWords(error) }),
    onGone: () => {
      const texts = { ...base.current, ...changesOf(latest.current, base.current) };
      const input = { name: base.current.name, ...textsOf(texts) };
      mutations.create.mutateAsync(input).then(({ id }) => onStoredAnew(id), sayFailed);
      return 'What you typed is saved as a new profile.';
    },
  });
  useRenamed(profile, base);
  const latest = useLatest(rows);

  const save = useEffectEvent(async () => {
    const fields = changesOf(rows, base.current);
    if (isSaving.current || saving.conflict || Object.keys(fields).length === 0) return;
    const refused = tooLongWords({ ...base.current, ...fields });
    if (refused) return setSaved({ at: 'failed', words: refused });
    isSaving.current = true;
    setSaved({ at: 'saving' });
    const { id, revision } = base.current;
    await saving.save({ id, revision, fields });
    isSaving.current = false;
    // What was typed in that time is next; what failed waits for the next change, or for 'Try again'.
    if (latest.current !== rows) ask();
  });
  useEffect(() => {
    const soon = setTimeout(() => void save(), SAVES_AFTER_MS);
    return () => clearTimeout(soon);
  }, [rows]);
  useEffect(() => void save(), [asked]);

  return {
    saved,
    conflict: saving.conflict,
    /** At once, as when a field is left. */
    flush: ask,
    decideLater() {
      saving.decideLater();
      setSaved({ at: 'failed', words: 'It was changed in another tab or on another device.' });
    },
    takeBase(theirs: Profile) {
      base.current = theirs;
      setSaved({ at: 'saved' });
      saving.decideLater();
    },
  };
}

/** A profile that was renamed or used, with the same texts: the next change is made from that. */
function useRenamed(profile: Profile, base: RefObject<Profile>): void {
  useEffect(() => {
    if (profile.revision > base.current.revision && areSame(profile, base.current)) base.current = profile;
  }, [profile, base]);
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

type Rows = readonly Row<RowKind>[];

function rowsOf(profile: Profile): Rows {
  const samples = profile.writingSamples.filter((text) => !isBlank(text));
  const headline = isBlank(profile.headline) ? [] : [{ kind: 'headline' as const, text: profile.headline }];
  const all = [...headline, ...factsOfTexts(profile), ...samples.map((text) => ({ kind: 'sample' as const, text }))];
  return all.map((row, id) => ({ ...row, id }));
}

function nextId(rows: Rows): number {
  return Math.max(0, ...rows.map(({ id }) => id + 1));
}

function factsIn(rows: Rows): ProfileFact[] {
  return rows.flatMap(({ kind, text }) => (kind === 'sample' || kind === 'headline' ? [] : [{ kind, text }]));
}

function samplesIn(rows: Rows): string[] {
  return rows.flatMap(({ kind, text }) => (kind === 'sample' && !isBlank(text) ? [text] : []));
}

/** The texts that the rows change; a text whose lines are as they were stays letter by letter. */
function changesOf(rows: Rows, base: Profile): Partial<Profile> {
  const now = textsOfFacts(factsIn(rows));
  const before = textsOfFacts(factsOfTexts(base));
  const headline = rows.find(({ kind }) => kind === 'headline')?.text ?? '';
  const samples = samplesIn(rows);
  const areSamplesSame =
    JSON.stringify(samples) === JSON.stringify(base.writingSamples.filter((text) => !isBlank(text)));
  return {
    ...(headline !== base.headline && { headline }),
    ...(now.skillsAndExperience !== before.skillsAndExperience && { skillsAndExperience: now.skillsAndExperience }),
    ...(now.aboutMeStatement !== before.aboutMeStatement && { aboutMeStatement: now.aboutMeStatement }),
    ...(now.portfolio !== before.portfolio && { portfolio: now.portfolio }),
    ...(!areSamplesSame && { writingSamples: samples }),
  };
}
