import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Corrections, GenerateInput } from '#shared/proposals/contract.ts';
import type { RewriteAnswer } from '#shared/proposals/rewrite.ts';
import type { SentAnswer } from '#shared/proposals/sent.ts';
import type { LlmSettings } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Log } from '../../log.ts';
import { createComposer } from './generation/composer.ts';
import type { GenerationEvent } from './generation/events.ts';
import {
  createTally,
  hostOf,
  ModelFailure,
  type ModelTally,
  type ModelWriterDeps,
  type Patience,
  patienceFrom,
  withoutOrders,
} from './generation/llm/index.ts';
import { type GenerationEngine, type GenerationRequest, generate } from './generation/pipeline.ts';
import { type RewriteRequest, rewriteSection } from './generation/sections/rewrite.ts';
import { type EngineTasks, TASKS_HERE } from './generation/tasks.ts';
import { whatLeaves } from './generation/what-leaves.ts';
import type { ModelState, ModelWatch } from './model-setup/watch.ts';
import { createSpending } from './spending/index.ts';

/** What reads posts and writes proposals. Tests put a scripted one in its place. */
export interface Engine {
  readonly read: (post: { title: string; description: string }, corrections?: Corrections) => Promise<JobBrief>;
  /** @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED at any moment. */
  readonly generate: Generate;
  /** Writes one section anew. @throws AppError POST_NOT_UNDERSTOOD, INVALID_INPUT; what `signal` was aborted with. */
  readonly rewrite: (request: RewriteRequest, options: { readonly signal: AbortSignal }) => Promise<RewriteAnswer>;
  /** What the language model has done; left out where none is asked. */
  readonly tally?: ModelTally | undefined;
  /** Whether it can write; left out where nobody looks. */
  readonly modelState?: (() => ModelState) | undefined;
  /** What would be sent to the language model, without sending it; left out where none is asked. */
  readonly whatIsSent?: ((input: GenerateInput, authorNames: readonly string[]) => Promise<SentAnswer>) | undefined;
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
  /** Knows whether the model can write; left out where nobody looks. */
  readonly watch?: ModelWatch | undefined;
}

/**
 * The engine: without a language model in the settings it needs no network and has nothing to configure. `tasks` read and compose:
 * in threads for a server, in this one by default.
 */
export function createEngine(deps?: ModelDeps, tasks: EngineTasks = TASKS_HERE): Engine {
  const model = deps && modelWriterOf(deps);
  const read: Engine['read'] = async (post, corrections) => {
    const brief = await tasks.read(post, corrections);
    return model ? withoutOrders(brief, post) : brief;
  };
  const parts = { read, writer: createComposer(tasks), model };
  const write: Generate = (request, options) => generate(parts, request, options);
  const rewrite: Engine['rewrite'] = (request, options) => rewriteSection(parts, request, options);
  return {
    read,
    generate: write,
    rewrite,
    tally: model?.tally,
    modelState: deps?.watch?.state,
    whatIsSent: model && sentBy(parts, model),
  };
}

/** Whoever asks: the seed of a proposal, which is its author's, is no part of what is sent. */
function sentBy(parts: GenerationEngine, { access }: ModelWriterDeps): Engine['whatIsSent'] {
  const { wire, model } = access;
  return async (input, authorNames) => {
    const sent = await whatLeaves(parts, input, { authorId: '', authorNames });
    return {
      to: { provider: wire, host: hostOf(access), model },
      messages: [
        { role: 'system', text: sent?.system ?? '' },
        { role: 'user', text: sent?.user ?? '' },
      ],
      hidden: [...(sent?.hidden ?? [])],
    };
  };
}

function modelWriterOf({ llm, db, log, watch, now = Date.now, patience }: ModelDeps): ModelWriterDeps | undefined {
  if (!llm) return undefined;
  const { monthlyBudget, userMonthlyBudget, prices } = llm;
  return {
    access: llm,
    prices,
    patience: patience ?? patienceFrom(llm),
    spending: createSpending({ db, now, monthlyBudget, userMonthlyBudget }),
    tally: createTally(),
    onTrouble(err) {
      if (err instanceof ModelFailure) watch?.heardOf(err);
      // What the provider says may quote a post: of its failures only the kind is logged.
      if (err instanceof ModelFailure) log.warn({ kind: err.kind, said: err.said }, 'the language model failed');
      else log.error({ err }, 'what the language model costs could not be counted');
    },
  };
}
