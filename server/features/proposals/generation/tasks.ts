import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Corrections } from '#shared/proposals/contract.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { type VerifyInput, type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';
import { knowledgeFor } from './knowledge.ts';
import { type PostInput, readPost } from './read/index.ts';
import { loadSuggestions } from './suggest/load.ts';
import { prepareLetter } from './write/prepare-letter.ts';
import { letterWithinGates } from './write/within-gates.ts';
import type { ComposedLetter, WriterInput } from './writer.ts';

/** The CPU work of each post: reading it, composing its letter and checking that. Pure, and off the event loop where there are threads. */
export interface EngineTasks {
  read(post: PostInput, corrections?: Corrections): Promise<JobBrief>;
  /** Composes a letter without a language model. Every post gets one: what is unknown is a blank. */
  letter(input: WriterInput): Promise<ComposedLetter>;
  /** Lines of the trade for a language model; none where the kind of job is not sure. */
  knowledge(input: KnowledgeInput): Promise<string[]>;
  /** Checks a text against the post and the user's own words. */
  verify(input: VerifyInput): Promise<VerifyReport>;
}

export function read({ post, corrections }: { post: PostInput; corrections?: Corrections | undefined }): JobBrief {
  return readPost(post, corrections);
}

export function letter(input: WriterInput): ComposedLetter {
  const { post, lines, ...rest } = input;
  const material = prepareLetter({ ...rest, title: post.title, description: post.description });
  const { brief, facts } = input;
  return letterWithinGates(material, lines, { brief, facts });
}

export type KnowledgeInput = Omit<WriterInput, 'facts' | 'lines'>;

export function knowledge(input: KnowledgeInput): string[] {
  return knowledgeFor(input);
}

export function verify(input: VerifyInput): VerifyReport {
  return verifyProposal(input);
}

const A_POST = { title: 'Logo for a bakery', description: 'We need a logo. Please send your rate.' };

/** Loads all that reading the first post would wait for: weights and patterns. */
export function loadReader(): void {
  read({ post: A_POST });
}

/** Loads all that writing in a language would wait for, in steps of some milliseconds: language packs and playbook. */
export function* loadWriter(language: WrittenLanguage): Generator<void> {
  yield* loadSuggestions(language);
  const written = { tone: 'professional', style: 'standard', language } as const;
  letter({ ...written, brief: read({ post: A_POST }), post: A_POST, facts: [], seed: '', lines: {} });
}
