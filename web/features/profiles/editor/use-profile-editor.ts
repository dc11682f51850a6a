import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { Profile } from '#shared/profiles/contract.ts';
import { type FactKind, factsOfTexts, type ProfileFact, textsOfFacts, withFacts } from '#shared/profiles/facts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { tooLongWords } from '../facts-in-texts.ts';
import { areSame } from '../profile-texts.ts';
import { useProfileSaving } from '../use-profile-saving.ts';
import { useProfileMutations } from '../use-profiles.ts';

/** A line or a sample of the list, with an id for as long as the page is open. */
export interface Row<Kind> {
  readonly id: number;
  readonly kind: Kind;
  readonly text: string;
}
export type RowKind = FactKind | 'sample';

type SaveState = { readonly at: 'saved' | 'saving' } | { readonly at: 'failed'; readonly words: string };

const SAVES_AFTER_MS = 900;

/** A stored profile as lists of lines. Each change is stored shortly after it is made; what cannot be stored stays on the page. */
export function useProfileEditor(userId: string, profile: Profile) {
  const [rows, setRows] = useState(() => rowsOf(profile));
  const [saved, setSaved] = useState<SaveState>({ at: 'saved' });
  /** What is stored, as far as this page knows. */
  const base = useRef(profile);
  const isSaving = useRef(false);
  const isChangedSince = useRef(false);
  const orders = useProfileMutations(userId);
  const saving = useProfileSaving(orders, {
    onSaved: (stored) => {
      base.current = stored;
      setSaved({ at: 'saved' });
    },
    onFailed: (error) => setSaved({ at: 'failed', words: wordsOf(error) }),
    onGone: () => setSaved({ at: 'failed', words: 'This profile was deleted elsewhere. Your text is still here.' }),
  });
  useEffect(() => {
    // Renamed or used, here or elsewhere, with the same texts: the next change is made from that.
    if (profile.revision > base.current.revision && areSame(profile, base.current)) base.current = profile;
  }, [profile]);

  const save = useEffectEvent(async () => {
    const fields = changesOf(rows, base.current);
    if (isSaving.current) isChangedSince.current = true;
    if (isSaving.current || saving.conflict || Object.keys(fields).length === 0) return;
    const refused = tooLongWords({ ...base.current, ...fields });
    if (refused) return setSaved({ at: 'failed', words: refused });
    isSaving.current = true;
    setSaved({ at: 'saving' });
    const { id, revision } = base.current;
    await saving.save({ id, revision, fields });
    isSaving.current = false;
    // What was typed in that time is next; what failed waits for the next change, or for 'Try again'.
    if (isChangedSince.current) setRows((now) => [...now]);
    isChangedSince.current = false;
  });
  const [asked, ask] = useState(0);
  useEffect(() => {
    const soon = setTimeout(() => void save(), SAVES_AFTER_MS);
    return () => clearTimeout(soon);
  }, [rows]);
  useEffect(() => void save(), [asked]);

  return {
    rows,
    saved,
    conflict: saving.conflict,
    decideLater() {
      saving.decideLater();
      setSaved({ at: 'failed', words: 'It was changed in another tab or on another device.' });
    },
    /** At once, as when a field is left. */
    flush: () => ask((times) => times + 1),
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
    /** Why they cannot be kept; undefined when they are. */
    addFacts(facts: readonly ProfileFact[]): string | undefined {
      const own = factsIn(rows);
      const all = withFacts(own, facts);
      const refused = tooLongWords(textsOfFacts(all));
      if (refused) return refused;
      const first = nextId(rows);
      const added = all.slice(own.length).map((fact, index) => ({ ...fact, id: first + index }));
      setRows((now) => [...now, ...added]);
      return undefined;
    },
    takeTheirs(theirs: Profile) {
      base.current = theirs;
      setRows(rowsOf(theirs));
      setSaved({ at: 'saved' });
      saving.decideLater();
    },
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

type Rows = readonly Row<RowKind>[];

function rowsOf(profile: Profile): Rows {
  const samples = profile.writingSamples.filter((text) => !isBlank(text));
  const all = [...factsOfTexts(profile), ...samples.map((text) => ({ kind: 'sample' as const, text }))];
  return all.map((row, id) => ({ ...row, id }));
}

function nextId(rows: Rows): number {
  return Math.max(0, ...rows.map(({ id }) => id + 1));
}

function factsIn(rows: Rows): ProfileFact[] {
  return rows.flatMap(({ kind, text }) => (kind === 'sample' ? [] : [{ kind, text }]));
}

function samplesIn(rows: Rows): string[] {
  return rows.flatMap(({ kind, text }) => (kind === 'sample' && !isBlank(text) ? [text] : []));
}

/** The texts that the rows change; a text whose lines are as they were stays letter by letter. */
function changesOf(rows: Rows, base: Profile): Partial<Profile> {
  const now = textsOfFacts(factsIn(rows));
  const before = textsOfFacts(factsOfTexts(base));
  const samples = samplesIn(rows);
  const areSamplesSame =
    JSON.stringify(samples) === JSON.stringify(base.writingSamples.filter((text) => !isBlank(text)));
  return {
    ...(now.skillsAndExperience !== before.skillsAndExperience && { skillsAndExperience: now.skillsAndExperience }),
    ...(now.aboutMeStatement !== before.aboutMeStatement && { aboutMeStatement: now.aboutMeStatement }),
    ...(now.portfolio !== before.portfolio && { portfolio: now.portfolio }),
    ...(!areSamplesSame && { writingSamples: samples }),
  };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return Object.values(error.problem?.fields ?? {})[0] ?? error.message;
}
