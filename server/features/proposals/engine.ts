import type { JobBrief } from '#shared/proposals/brief.ts';
import type { ChangeAnswer, WritingModelAnswer } from '#shared/proposals/change.ts';
import type { Corrections, GenerateInput } from '#shared/proposals/contract.ts';
import type { PromptPreviewAnswer } from '#shared/proposals/prompt-preview.ts';
import type { AppParts } from '../../app-parts.ts';
import { DEFAULT_MODEL_TIMEOUTS, LLM_PROVIDERS, type LlmSettings } from '../../config.ts';
import { withSpan } from '../../tracing/index.ts';
import { previewPrompt } from './generation/assistant-prompt.ts';
import { type ChangeTextRequest, changeText } from './generation/change.ts';
import {
  createModelMetrics,
  ModelFailure,
  type ModelMetrics,
  type ModelWriterDeps,
  readWithoutInjections,
  type Timeouts,
  timeoutsFrom,
} from './generation/llm/index.ts';
import {
  type GenerationEngine,
  type GenerationEvent,
  type GenerationRequest,
  generate,
} from './generation/pipeline.ts';
import type { EngineTasks } from './generation/tasks.ts';
import { TASKS_HERE } from './generation/tasks-here.ts';
import type { ModelState, ModelWatch } from './model-setup/watch.ts';
import type { OwnModel } from './own-key/own-model.ts';
import { changeRefusedByKey, errorKey } from './own-key/words.ts';
import { createSpending } from './spending/index.ts';

/** Reads posts and writes proposals. Tests replace it by a scripted one. */
export interface Engine {
  readonly read: (post: { title: string; description: string }, corrections?: Corrections) => Promise<JobBrief>;
  /** @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED at any time. */
  readonly generate: Generate;
  /** Changes a proposal as its user asks. @throws AppError NO_LANGUAGE_MODEL, POST_NOT_UNDERSTOOD; the abort reason of `signal`. */
  readonly change: (
    request: ChangeTextRequest & WithOwnModel,
    options: { readonly signal: AbortSignal },
  ) => Promise<ChangeAnswer>;
  /** The language model that writes for a person. */
  readonly writingModel: (own: OwnModel | undefined) => WritingModelAnswer['model'];
  /** The counts of the language model; left out without one. */
  readonly modelMetrics?: ModelMetrics | undefined;
  /** Whether it can write; left out when it is not watched. */
  readonly modelState?: (() => ModelState) | undefined;
  /** Begins to probe the model if its last probe failed; left out when it is not watched. */
  readonly probeModel?: (() => void) | undefined;
  /** What would be sent to the language model, without sending it; undefined or left out without one. */
  readonly previewPrompt?:
    | ((input: GenerateInput, own: OwnModel | undefined) => Promise<PromptPreviewAnswer | undefined>)
    | undefined;
}

/** For a user with their own key only that model writes. */
interface WithOwnModel {
  readonly ownModel?: OwnModel | undefined;
}

export type Generate = (
  request: GenerationRequest & WithOwnModel,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<GenerationEvent>;

export interface ModelDeps extends Pick<AppParts, 'db' | 'log' | 'now'> {
  /** Undefined: the composer writes alone. */
  readonly llm: LlmSettings | undefined;
  /** For tests: shorter timeouts. */
  readonly timeouts?: Timeouts;
  /** Knows whether the model can write; left out when it is not watched. */
  readonly watch?: ModelWatch | undefined;
}

/**
 * The engine: without a language model in the settings it needs no network and no configuration. `tasks` read and compose:
 * in threads for a server, in this thread by default.
 */
export function createEngine(deps?: ModelDeps, untraced: EngineTasks = TASKS_HERE): Engine {
  const tasks = tracedTasks(untraced);
  const model = deps && modelWriterOf(deps);
  const readFor = (used: ModelWriterDeps | undefined) => (used ? readWithoutInjections(tasks.read) : tasks.read);
  const partsFor = (own: OwnModel | undefined): GenerationEngine => {
    const used = own ? ownWriterOf(own, deps) : model;
    return { ...tasks, read: readFor(used), model: used };
  };
  return {
    read: readFor(model),
    generate: ({ ownModel, ...request }, options) => generateWith(partsFor(ownModel), request, options, ownModel),
    async change({ ownModel, ...request }, options) {
      const answer = await changeText(partsFor(ownModel), request, options);
      return ownModel ? changeRefusedByKey(answer, ownModel) : answer;
    },
    writingModel: (own) => (own ? 'own' : model && !NOT_SET_UP.has(deps?.watch?.state() ?? 'ready') ? 'site' : null),
    modelMetrics: model?.modelMetrics,
    modelState: deps?.watch?.state,
    probeModel: deps?.watch?.probeAgain,
    previewPrompt: (input, own) => {
      const provider = own?.provider ?? (deps?.llm ? LLM_PROVIDERS[deps.llm.provider].name : null);
      return previewPrompt(partsFor(own), input, provider);
    },
  };
}

async function* generateWith(
  parts: GenerationEngine,
  request: GenerationRequest,
  options: { readonly signal: AbortSignal },
  own: OwnModel | undefined,
): AsyncIterable<GenerationEvent> {
  for await (const event of generate(parts, request, options))
    yield own && event.type === 'done' ? { ...event, answer: errorKey(event.answer, own) } : event;
}

function tracedTasks(tasks: EngineTasks): EngineTasks {
  return {
    read: (post, corrections) => withSpan('read the post', {}, () => tasks.read(post, corrections)),
    letter: (input) => withSpan('compose the letter', {}, () => tasks.letter(input)),
    knowledge: (input) => withSpan('choose lines of the trade', {}, () => tasks.knowledge(input)),
    verify: (input) => withSpan('check the letter', {}, () => tasks.verify(input)),
  };
}

/** The operator must fix something before it can write. */
const NOT_SET_UP: ReadonlySet<ModelState> = new Set(['key_refused', 'model_unknown']);

/** It counts towards its owner only, and towards no metrics and no ceiling of the operator. */
function ownWriterOf(own: OwnModel, deps: ModelDeps | undefined): ModelWriterDeps {
  const { access, prices, spending, onTrouble } = own;
  const timeouts = deps?.timeouts ?? timeoutsFrom(deps?.llm ?? DEFAULT_MODEL_TIMEOUTS);
  return { access, prices, spending, onTrouble, timeouts, modelMetrics: createModelMetrics() };
}

function modelWriterOf({ llm, db, log, watch, now, timeouts }: ModelDeps): ModelWriterDeps | undefined {
  if (!llm) return undefined;
  const { monthlyBudget, userMonthlyBudget, prices } = llm;
  return {
    access: llm,
    prices,
    timeouts: timeouts ?? timeoutsFrom(llm),
    spending: createSpending({ db, now, monthlyBudget, userMonthlyBudget }),
    modelMetrics: createModelMetrics(),
    onAnswer: () => watch?.heardAnswer(),
    onTrouble(err) {
      if (err instanceof ModelFailure) watch?.heardOf(err);
      // The provider's message may quote a post: only the kind of its failures is logged.
      if (err instanceof ModelFailure) log.warn({ kind: err.kind, said: err.said }, 'the language model failed');
      else log.error({ err }, 'the cost of the language model could not be counted');
    },
  };
}
