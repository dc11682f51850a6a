import { analyzePost } from './features/proposals/generation/analyze/index.ts';
import { ComposerWriter } from './features/proposals/generation/compose/composer.ts';
import { generate } from './features/proposals/generation/pipeline.ts';
import type { Engine } from './features/proposals/index.ts';

/** The engine that needs nothing configured: reads the post, composes, and lets no text pass that fails a gate. */
export function createEngine(): Engine {
  const engine = { analyze: analyzePost, writer: new ComposerWriter() };
  return { analyze: engine.analyze, generate: (request, options) => generate(engine, request, options) };
}
