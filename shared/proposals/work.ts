import { z } from 'zod';
import { textField } from '../http/text-field.ts';
import { jobBrief } from './brief.ts';
import { corrections, generateAnswer } from './contract.ts';
import type { SentDocument } from './document/document.ts';
import { proposalDocument } from './document/schema.ts';
import { hiddenWords } from './hidden-words.ts';
import { LANGUAGE_CHOICES } from './languages.ts';
import { letterLines } from './letter/material.ts';
import { MAX_WRITING_SAMPLES } from './limits.ts';
import { TEXT_LIMITS } from './list-limits.ts';
import { keptNotes } from './notes.ts';
import { STYLES, TONES } from './options.ts';
import { provenance } from './provenance.ts';

/** More than any release keeps. */
const EARLIER_VERSIONS = 50;
const VOUCHED_SENTENCES = 500;

const profileField = (label: string) => textField(label, TEXT_LIMITS.textChars).default('');

/** A proposal as it was in the workspace: complete, or as far as it had been written. */
const keptProposal = z.object({
  status: z.enum(['done', 'stopped', 'interrupted']),
  /** Null when the server never named it. */
  proposalId: z.uuid().nullable(),
  /** What had arrived, exactly as it was sent. */
  text: textField('The proposal', TEXT_LIMITS.htmlChars),
  /** Null means the draft's own, so that a long text is not sent and stored twice. */
  document: proposalDocument.nullable(),
  /** True once the person has changed it. */
  edited: z.boolean(),
  /** Null when it was not whole, or was never written here (an upload). */
  answer: generateAnswer.nullable(),
  /** Whether the server may still hold the rest. */
  canContinue: z.boolean().optional(),
  made: provenance.optional().catch(undefined),
});
export type KeptProposal = z.infer<typeof keptProposal>;
export type SentProposal = z.input<typeof keptProposal>;

/**
 * Everything of one wizard run that a draft keeps besides its title, its job and its text, so that another device goes on
 * exactly there. It is stored as it came and read leniently: a later release may have another shape.
 */
export const draftWork = z.object({
  skillsAndExperience: profileField('Skills and experience'),
  aboutMeStatement: profileField('About Me'),
  portfolio: profileField('Portfolio'),
  /** In their places, blank ones too. */
  writingSamples: z.array(textField('A writing sample', TEXT_LIMITS.textChars)).max(MAX_WRITING_SAMPLES).default([]),
  tone: z.enum(TONES.map((tone) => tone.value)),
  style: z.enum(STYLES.map((style) => style.value)),
  brief: jobBrief.nullable(),
  proposal: keptProposal.nullable(),
  /** What `proposal` replaced, the newest first. */
  earlier: z.array(keptProposal).max(EARLIER_VERSIONS).optional(),
  language: z.enum(LANGUAGE_CHOICES).optional(),
  hidden: hiddenWords.optional(),
  /** Sentences that the user confirmed, although nothing entered supports them. */
  vouched: z.array(z.string().max(TEXT_LIMITS.textChars)).max(VOUCHED_SENTENCES).optional(),
  /** Lines typed for this job, by the id of their blank. */
  lines: letterLines.optional(),
  /** What the person corrected in the reading of the post. */
  corrections: corrections.optional(),
  /** Notes for a proposal that the person writes themselves, with what they typed. */
  notes: keptNotes.nullable().optional(),
  /** An edit that has not been saved into the proposal yet. */
  edit: proposalDocument.nullable(),
});
export type DraftWork = z.infer<typeof draftWork>;

/** All of one run of the wizard, as it is stored outside the workspace, and nothing of how a page shows it. */
export interface DraftContent {
  readonly jobTitle: string;
  readonly jobDescription: string;
  /** The proposal as it is. */
  readonly document: SentDocument;
  readonly work: z.input<typeof draftWork>;
}
