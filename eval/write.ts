import { createEngine } from '#server/engine.ts';
import { AppError } from '#server/http/app-error.ts';
import { type GenerateAnswer, type GenerateRequest, generateInput, MAX_CHARS } from '#shared/proposals/contract.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import type { Post, Profile } from './posts.ts';

export const PORTFOLIO = 'https://portfolio.example/selected-work';

export interface Written {
  readonly post: Post;
  readonly input: ReturnType<typeof generateInput.parse>;
  readonly answer: Omit<GenerateAnswer, 'proposalId'>;
  /** Wall time of the whole pipeline, in milliseconds. */
  readonly ms: number;
}

export interface Refused {
  readonly post: Post;
  readonly code: string;
}

export interface Wish {
  readonly post: Post;
  readonly profile?: Profile | undefined;
  readonly tone?: Tone;
  readonly style?: Style;
  readonly author?: string;
}

const engine = createEngine();

/** Writes one proposal through the same door as the server. A refusal with a code is a result; anything else is thrown. */
export async function write({ post, profile, tone, style, author = 'eval' }: Wish): Promise<Written | Refused> {
  const request: GenerateRequest = {
    jobTitle: post.title.slice(0, MAX_CHARS.jobTitle),
    jobDescription: post.description,
    ...(tone && { tone }),
    ...(style && { style }),
    ...(profile && {
      aboutMeStatement: `${profile.title}\n${profile.about}`,
      skillsAndExperience: profile.skills.join(', '),
      portfolio: PORTFOLIO,
    }),
  };
  const parsed = generateInput.safeParse(request);
  if (!parsed.success) return { post, code: 'INVALID_INPUT' };
  const began = performance.now();
  try {
    const events = engine.generate(
      { input: parsed.data, authorId: author, proposalId: '01890000-0000-7000-8000-000000000000' },
      { signal: new AbortController().signal },
    );
    for await (const event of events)
      if (event.type === 'done')
        return { post, input: parsed.data, answer: event.answer, ms: performance.now() - began };
    throw new Error(`No answer for ${post.id}`);
  } catch (error) {
    if (error instanceof AppError) return { post, code: error.code };
    throw error;
  }
}

export function isWritten(result: Written | Refused): result is Written {
  return 'answer' in result;
}
