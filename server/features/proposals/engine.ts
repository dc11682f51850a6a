import type { JobBrief } from '#shared/proposals/brief.ts';
import { analyzePost } from './generation/analyze/index.ts';
import { ComposerWriter } from './generation/compose/composer.ts';
import type { GenerationEvent } from './generation/events.ts';
import { type GenerationRequest, generate } from './generation/pipeline.ts';

/** What reads posts and writes proposals. Tests put a scripted one in its place. */
export interface Engine {
  readonly analyze: (post: { title: string; description: string }) => JobBrief;
  /** @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED at any moment. */
  readonly generate: Generate;
}

export type Generate = (
  request: GenerationRequest,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<GenerationEvent>;

/** The engine that every installation has: no network, nothing to configure. */
export function createEngine(): Engine {
  const parts = { analyze: analyzePost, writer: new ComposerWriter() };
  return { analyze: analyzePost, generate: (request, options) => generate(parts, request, options) };
}
