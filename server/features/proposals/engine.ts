import type { JobBrief } from '#shared/proposals/brief.ts';
import type { LlmSettings } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Log } from '../../log.ts';
import { analyzePost } from './generation/analyze/index.ts';
import { ComposerWriter } from './generation/compose/composer.ts';
import type { GenerationEvent } from './generation/events.ts';
import {
  createTally,
  ModelFailure,
  type ModelTally,
  type ModelWriterDeps,
  PATIENCE,
  type Patience,
  withoutOrders,
} from './generation/llm/index.ts';
import { type GenerationRequest, generate } from './generation/pipeline.ts';
import { createSpending } from './spending/index.ts';

/** What reads posts and writes proposals. Tests put a scripted one in its place. */
export interface Engine {
  readonly analyze: (post: { title: string; description: string }) => JobBrief;
  /** @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED at any moment. */
  readonly generate: Generate;
  /** What the language model has done; left out where none is asked. */
  readonly tally?: ModelTally | undefined;
}

export type Generate = (
  request: GenerationRequest,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<GenerationEvent>;

export interface ModelDeps {
  /** Undefined: the composer writes alone. */
  readonly llm: LlmSettings | undefined;
  readonly db: Database;
  readonly log: Log;
  readonly now?: () => number;
  /** For tests: less of it. */
  readonly patience?: Patience;
}

/** The engine: without a language model in the settings it needs no network and has nothing to configure. */
export function createEngine(deps?: ModelDeps): Engine {
  const model = deps && modelWriterOf(deps);
  const analyze: Engine['analyze'] = (post) => (model ? withoutOrders(analyzePost(post), post) : analyzePost(post));
  const parts = { analyze, writer: new ComposerWriter(), model };
  const write: Generate = (request, options) => generate(parts, request, options);
  return { analyze, generate: write, tally: model?.tally };
}

function modelWriterOf({ llm, db, log, now = Date.now, patience = PATIENCE }: ModelDeps): ModelWriterDeps | undefined {
  if (!llm) return undefined;
  const { monthlyBudget, userMonthlyBudget, prices } = llm;
  return {
    access: llm,
    prices,
    patience,
    spending: createSpending({ db, now, monthlyBudget, userMonthlyBudget }),
    tally: createTally(),
    onTrouble(err) {
      // What the provider says may quote a post: of its failures only the kind is logged.
      if (err instanceof ModelFailure) log.warn({ kind: err.kind, said: err.said }, 'the language model failed');
      else log.error({ err }, 'what the language model costs could not be counted');
    },
  };
}
