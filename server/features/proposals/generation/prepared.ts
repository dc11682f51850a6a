import { createHash } from 'node:crypto';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { collectFacts } from '#shared/proposals/facts.ts';
import { languageToWrite } from '#shared/proposals/languages.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CheckContext } from './check-context.ts';
import { factsWithoutInjections } from './llm/index.ts';
import type { EngineTasks } from './tasks.ts';
import type { WriterInput } from './writer.ts';

export interface Prepared {
  /** The input of a writer. */
  readonly material: Omit<WriterInput, 'seed'>;
  /** Text of the user that no writer gets. */
  readonly left: readonly Fact[];
  readonly against: CheckContext;
}

/**
 * Reads the post and the user's texts, before anything is written from them.
 * @throws AppError POST_NOT_UNDERSTOOD
 */
export async function prepare(read: EngineTasks['read'], input: GenerateInput): Promise<Prepared> {
  const post = { title: input.jobTitle, description: input.jobDescription };
  const brief: JobBrief = await read(post, input.corrections);
  if (!brief.understood) throw new AppError('POST_NOT_UNDERSTOOD');
  const collected = collectFacts(input);
  const { facts, left } = factsWithoutInjections(collected);
  const typed = factsOfLines(input, collected.length);
  const language = languageToWrite(input.language, brief.language);
  const { tone, style, lines } = input;
  return {
    material: { brief, post, facts, tone, style, language, lines },
    left,
    against: { brief, facts: [...facts, ...typed], userText: userTextOf(input, left), language },
  };
}

/** A typed line is the user's own word: its claims are as good as a sentence of the profile. */
function factsOfLines({ lines }: GenerateInput, before: number): Fact[] {
  const typed = Object.values(lines).filter((text) => text.trim() !== '');
  return typed.map((text, index) => ({ id: `F${before + index + 1}`, text, from: 'about' }));
}

/** More of the user's own words than the facts, without those that no writer gets. */
function userTextOf(input: GenerateInput, left: readonly Fact[]): string {
  const all = [
    input.headline,
    input.skillsAndExperience,
    input.aboutMeStatement,
    input.portfolio,
    ...Object.values(input.lines),
  ].join('\n');
  return left.reduce((rest, { text }) => rest.replaceAll(text, ' '), all);
}

/** Two people never get the same text for one job; `more` varies what one person gets for it. Tones and styles share a seed. */
export function seedOf(input: GenerateInput, authorId: string, ...more: readonly (string | number)[]): string {
  const parts = [input.jobTitle, input.jobDescription, authorId, ...more];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
