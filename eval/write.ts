import { analyzePost } from '#server/features/proposals/generation/analyze/index.ts';
import { ComposerWriter } from '#server/features/proposals/generation/compose/composer.ts';
import { generate } from '#server/features/proposals/generation/pipeline.ts';
import { AppError } from '#server/http/app-error.ts';
import { type GenerateAnswer, type GenerateInput, generateInput } from '#shared/proposals/contract.ts';
import { collectFacts } from '#shared/proposals/facts.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { type Measured, measure } from './measures.ts';
import { judge } from './oracle.ts';
import type { Post, Profile } from './records.ts';

export interface Options {
  readonly tone: Tone;
  readonly style: Style;
  /** Who writes, and how often before; one author's first try when left out. */
  readonly author?: string;
  readonly attempt?: number;
}

export interface Result {
  readonly id: string;
  /** Milliseconds of processor time. */
  readonly ms: number;
  /** Why there is no text: the code of the refusal. */
  readonly refused: string | null;
  readonly text: string;
  readonly measured: Measured | null;
  /** What a reader that shares no code with the product finds. */
  readonly oracle: Readonly<Record<string, boolean>>;
}

type Answer = Omit<GenerateAnswer, 'proposalId'>;

const engine = { analyze: analyzePost, writer: new ComposerWriter() };

/** Writes one proposal and measures it. A refusal is a result; anything unexpected is thrown. */
export async function writeAndMeasure(post: Post, profile: Profile | null, options: Options): Promise<Result> {
  const input = inputOf(post, profile, options);
  const begun = process.cpuUsage();
  try {
    const answer = await answerOf(input, options);
    const ms = cpuMs(begun);
    const userText = [input.skillsAndExperience, input.aboutMeStatement, input.portfolio].join('\n');
    const measured = measure(answer, collectFacts(input), options.style, userText);
    return { ...resultOf(post, answer, measured, userText), ms };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id: post.id, ms: cpuMs(begun), refused: error.code, text: '', measured: null, oracle: {} };
  }
}

/** Time of the processor, which other work on the machine does not lengthen. */
function cpuMs(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

export function resultOf(post: Post, { plainText }: { plainText: string }, measured: Measured, user: string): Result {
  const oracle = judge({ text: plainText, post: `${post.title}\n${post.description}`, user });
  return { id: post.id, ms: 0, refused: null, text: plainText, measured, oracle };
}

/** What the engine answers. @throws AppError when it refuses. */
export function answerTo(post: Post, profile: Profile | null, options: Options): Promise<Answer> {
  return answerOf(inputOf(post, profile, options), options);
}

function inputOf(post: Post, profile: Profile | null, options: Options): GenerateInput {
  return generateInput.parse({
    jobTitle: post.title,
    jobDescription: post.description,
    tone: options.tone,
    style: options.style,
    ...(profile && {
      aboutMeStatement: profile.about,
      skillsAndExperience: profile.skills,
      // Profiles without a link get one: else nobody sees whether links are placed.
      portfolio: profile.portfolio || 'https://portfolio.example.com/work',
      writingSamples: profile.samples,
    }),
  });
}

async function answerOf(input: GenerateInput, { author = 'eval', attempt = 0 }: Options): Promise<Answer> {
  const request = { input, authorId: author, proposalId: 'eval', attempt };
  let text = '';
  for await (const event of generate(engine, request, { signal: new AbortController().signal })) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'done') {
      if (text !== event.answer.plainText) throw new Error('The stream and the answer differ.');
      return event.answer;
    }
  }
  throw new Error('The engine ended without an answer.');
}
