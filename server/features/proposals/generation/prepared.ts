import { createHash } from 'node:crypto';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { collectFacts } from '#shared/proposals/facts.ts';
import { languageToWrite } from '#shared/proposals/languages.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Liken } from './embedding/index.ts';
import type { Against } from './gated.ts';
import { factsWithoutOrders } from './llm/index.ts';
import type { WriterInput } from './writer.ts';

export interface Prepared {
  /** What a writer gets to see. */
  readonly material: Omit<WriterInput, 'seed'>;
  /** What the user entered and no writer gets to see. */
  readonly left: readonly Fact[];
  readonly against: Against;
}

/**
 * Reads the post and the user's texts, before anything is written from them.
 * @throws AppError POST_NOT_UNDERSTOOD
 */
export function prepared(
  analyze: (post: { title: string; description: string }) => JobBrief,
  input: GenerateInput,
): Prepared {
  const brief = analyze({ title: input.jobTitle, description: input.jobDescription });
  if (!brief.understood) throw new AppError('POST_NOT_UNDERSTOOD');
  const { facts, left } = factsWithoutOrders(collectFacts(input));
  const language = languageToWrite(input.language, brief.language);
  return {
    material: {
      brief,
      postText: `${input.jobTitle}\n${input.jobDescription}`,
      facts,
      tone: input.tone,
      style: input.style,
      language,
    },
    left,
    against: { brief, facts, userText: userTextOf(input, left), language },
  };
}

/** The same, with what shared words do not decide measured, where there is something to measure it with. */
export async function withLikeness(
  { liken }: { readonly liken?: Liken | undefined },
  material: Prepared['material'],
  signal: AbortSignal,
): Promise<Prepared['material']> {
  return liken ? { ...material, likeness: await liken(material, signal) } : material;
}

/** More of the user's own words than stand in facts, without those that no writer gets to see. */
function userTextOf(input: GenerateInput, left: readonly Fact[]): string {
  const all = [input.skillsAndExperience, input.aboutMeStatement, input.portfolio].join('\n');
  return left.reduce((rest, { text }) => rest.replaceAll(text, ' '), all);
}

/**
 * Two people never get the same text for one job; `more` tells apart what one person has written for it. Tones and styles share
 * a seed, so that the writer can give each other wordings.
 */
export function seedOf(input: GenerateInput, authorId: string, ...more: readonly (string | number)[]): string {
  const parts = [input.jobTitle, input.jobDescription, authorId, ...more];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
