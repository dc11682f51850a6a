import { z } from 'zod';
import { jobBrief } from '#shared/proposals/brief.ts';
import { corrections, generateAnswer, generateInput } from '#shared/proposals/contract.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { MAX_HIDDEN_CHARS } from '#shared/proposals/hidden-words.ts';
import { LANGUAGE_CHOICES } from '#shared/proposals/languages.ts';
import { letterLines } from '#shared/proposals/letter/material.ts';
import { MAX_WRITING_SAMPLES } from '#shared/proposals/limits.ts';
import { keptNotes } from '#shared/proposals/notes.ts';
import { FREE_STYLE, FREE_TONE, STYLES, TONES } from '#shared/proposals/options.ts';
import { provenance } from '#shared/proposals/provenance.ts';
import { type Finished, hasProposal } from '../generation/generation-state.ts';
import { withinLimits } from '../generation/history.ts';
import {
  dropLostWriting,
  EMPTY_WIZARD,
  type SentSave,
  type WizardState,
  withBlankJobOpen,
} from '../wizard/wizard-state.ts';
import type { StashItem } from './stash.ts';

const text = z.string().catch('');
const folded = z.boolean().catch(false);
const proposalId = z.string().nullable().catch(null);
// Without it a version is one all the same.
const made = provenance.optional().catch(undefined);

const done = z.object({
  status: z.literal('done'),
  proposalId: z.string(),
  answer: generateAnswer,
  document: proposalDocument,
  edited: z.boolean().catch(true),
  made,
});
const unfinished = z.object({
  status: z.enum(['stopped', 'interrupted']),
  proposalId,
  text,
  document: proposalDocument,
  reason: z.string().optional().catch(undefined),
  canContinue: z.boolean().catch(false),
  made,
});
const intent = z
  .object({ key: z.string(), request: generateInput, askedAt: z.number().optional().catch(undefined) })
  .nullable()
  .catch(null);
const language = z.enum(LANGUAGE_CHOICES).optional().catch(undefined);
const writing = z.object({
  status: z.literal('writing'),
  ...{ proposalId, text, intent, language, made },
  openingChars: z.number().optional().catch(undefined),
});

/** An answer that cannot be read, as another release wrote it: the letter is not lost with it. */
const doneUnread = z
  .object({
    status: z.literal('done'),
    document: proposalDocument,
    answer: z.looseObject({ plainText: text }).catch({ plainText: '' }),
  })
  .transform(({ document, answer }) => ({
    status: 'stopped' as const,
    proposalId: null,
    text: answer.plainText,
    document,
    canContinue: false,
  }));

const generation = z.union([done, doneUnread, unfinished, writing, z.object({ status: z.literal('idle') })]);

const draft = z.object({
  id: z.string(),
  revision: z.int(),
  name: z.string().nullable(),
  isAutosave: z.boolean(),
  savedAt: z.string(),
  savedDigest: z.string(),
});

// To the letter as it was sent, or not at all.
const unanswered = z.object({
  key: z.string(),
  kind: z.enum(['autosave', 'saved']),
  revision: z.int().nullable(),
  digest: z.string(),
  input: z.custom<SentSave['input']>((input) => typeof input === 'object' && input !== null),
});

const draftLeft = z.object({
  userId: z.string(),
  draft: draft.nullable().catch(null),
  unanswered: unanswered.nullable().catch(null),
});

/** Each part falls back on its own: one that another release wrote differently must not take the others along. */
const savedState = z.object({
  fields: z
    .object({
      jobTitle: text,
      jobDescription: text,
      skillsAndExperience: text,
      aboutMeStatement: text,
      portfolio: text,
    })
    .catch(EMPTY_WIZARD.fields),
  samples: z.array(text).catch([]).transform(sixSamples),
  tone: z.enum(TONES.map((t) => t.value)).catch(FREE_TONE),
  style: z.enum(STYLES.map((s) => s.value)).catch(FREE_STYLE),
  language: z.enum(LANGUAGE_CHOICES).catch('auto'),
  isExperienceLeftOut: z.boolean().catch(false),
  hidden: listOf(z.string().max(MAX_HIDDEN_CHARS)),
  vouched: listOf(z.string()),
  lines: letterLines.catch({}),
  corrections: corrections.catch({ notWork: [], questions: [] }),
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).catch(1),
  folded: z.object({ job: folded, skills: folded, samples: folded }).catch(EMPTY_WIZARD.folded),
  generation: generation.catch({ status: 'idle' }),
  history: z.array(z.unknown()).catch([]),
  brief: jobBrief.nullable().catch(null),
  notes: keptNotes.nullable().catch(null),
  edit: proposalDocument.nullable().catch(null),
  profile: z.object({ id: z.string(), revision: z.int() }).nullable().catch(null),
  draft: draft.nullable().catch(null),
  unanswered: unanswered.nullable().catch(null),
  draftLeft: draftLeft.nullable().catch(null),
});

const stashed = z.looseObject({ id: z.string(), at: z.number(), state: z.unknown() });

/** The wizard as it was left, from the browser's stored value; undefined if that holds no wizard. */
export function parseSavedState(saved: unknown): WizardState | undefined {
  const parsed = savedState.safeParse(saved);
  if (!parsed.success) return undefined;
  const { history, ...state } = parsed.data;
  return withBlankJobOpen(dropLostWriting({ ...state, history: withinLimits(versionsIn(history)) }));
}

/** The stash, from the browser's stored value: each entry that can be read. */
export function parseSavedStash(kept: readonly unknown[]): StashItem[] {
  return kept.flatMap((one) => {
    const { data } = stashed.safeParse(one);
    const state = parseSavedState(data?.state);
    return data && state ? [{ id: data.id, at: data.at, state }] : [];
  });
}

/** The readable parts of it, each checked alone. */
function versionsIn(kept: readonly unknown[]): Finished[] {
  return kept.flatMap((version) => {
    const { data } = generation.safeParse(version);
    return data && hasProposal(data) ? [data] : [];
  });
}

/** What is on it once and is known; a later release may know more. */
function listOf<V extends string>(known: z.ZodType<V>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) => [...new Set(list.flatMap((value) => known.safeParse(value).data ?? []))]);
}

function sixSamples(samples: string[]): string[] {
  return Array.from({ length: MAX_WRITING_SAMPLES }, (_, index) => samples[index] ?? '');
}
