import { CHANGE_LIMIT } from '#shared/proposals/change.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config, RateLimit } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { createVault } from '../../db/vault.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { App } from '../../http/context.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import type { Identity, Visitors } from '../identity/index.ts';
import type { Plans } from '../plans/index.ts';
import { mountAssistant, PASTE_LIMIT, PROMPT_LIMIT } from './assistant/routes.ts';
import { mountChanging } from './changing/routes.ts';
import { READER_CONCURRENCY, WRITING_CONCURRENCY } from './concurrency-limits.ts';
import { createDemo } from './demo/routes.ts';
import type { WrittenStore } from './endings.ts';
import type { Engine } from './engine.ts';
import { eraseProposals } from './erasure/repository.ts';
import { type ExportedProposal, exportProposals } from './export/repository.ts';
import type { EngineTasks } from './generation/tasks.ts';
import { TASKS_HERE } from './generation/tasks-here.ts';
import { IdempotentRuns } from './idempotency/service.ts';
import { mountNotes, NOTES_LIMIT } from './notes/routes.ts';
import { removeKeyOf } from './own-key/repository.ts';
import { KEY_TEST_LIMIT, mountOwnKey } from './own-key/routes.ts';
import { findOwnModel, readOwnLanguageModel } from './own-key/service.ts';
import { mountPromptPreview } from './prompt-preview/routes.ts';
import { listLinesOf } from './remembered-lines/repository.ts';
import { mountRememberedLines } from './remembered-lines/routes.ts';
import type { Owner } from './repository.ts';
import { scheduleRetention } from './retention/index.ts';
import { mountProposals } from './routes.ts';
import { Runs } from './runs.ts';
import { createHub } from './stream/hub.ts';
import { repeatSweeps } from './sweep.ts';

export type { Written, WrittenStore } from './endings.ts';
export { createEngine, type Engine } from './engine.ts';
export type { ExportedProposal } from './export/repository.ts';
export type { Timeouts } from './generation/llm/index.ts';
export type { GenerationEvent } from './generation/pipeline.ts';
export type { EngineTasks } from './generation/tasks.ts';
export { type Found, probeModel } from './model-setup/probe.ts';
export { type ModelWatch, watchModel } from './model-setup/watch.ts';
export { setupFault } from './model-setup/words.ts';
export type { OwnLanguageModel } from './own-key/service.ts';

// Reading a post costs milliseconds and happens while people type; this only stops a flood.
const READING_LIMIT: RateLimit = { points: 600, perSeconds: 600 };
/** While it cannot write. */
const PROBE_EVERY_MS = 60_000;
/** Remembered lines: each blank of a proposal is one, and nobody writes more proposals than this an hour. */
const LINE_LIMIT: RateLimit = { points: 600, perSeconds: 3_600 };

export interface ProposalsDeps extends Pick<AppParts, 'db' | 'pool' | 'log' | 'now' | 'newId' | 'jobs'> {
  readonly config: Pick<
    Config,
    'generationLimit' | 'writingPace' | 'trustProxy' | 'secretKey' | 'dataDir' | 'ownKeyEmulator'
  >;
  readonly engine: Engine;
  /** The reading and composing of the demo and of the user's own assistant; in this thread when left out. */
  readonly tasks?: EngineTasks | undefined;
  readonly identity: Pick<Identity, 'find' | 'findOrExpired' | 'require' | 'onClosing'>;
  readonly plans: Plans;
  /** Where the finished proposals of signed-in people are stored. */
  readonly store: WrittenStore;
  readonly visitors: Visitors;
  readonly onEnd: (status: 'done' | 'failed' | 'interrupted') => void;
}

export type Proposals = ReturnType<typeof createProposals>;

/** Writing proposals: routes, running generations, versions and sweeps; `close` ends what runs. */
export function createProposals(deps: ProposalsDeps) {
  const { config, db, plans, store, log, now } = deps;
  const ownKeys = {
    ...{ db, log, now, vault: createVault(config), emulatorUrl: config.ownKeyEmulator },
    otherwise: deps.engine.modelMetrics ? ('model' as const) : ('built-in' as const),
  };
  // The key is deleted at once; the rest waits until the account is erased.
  deps.identity.onClosing(removeKeyOf);
  const ownModelOf = async ({ kind, id }: Owner) => (kind === 'user' ? findOwnModel(ownKeys, id) : undefined);
  const { generate } = deps.engine;
  const runs = new Runs({ db, plans, store, log, generate, ownModelOf, newId: deps.newId, now, onEnd: deps.onEnd });
  const hub = createHub({ pace: config.writingPace });
  repeatSweeps(deps);
  const { probeModel } = deps.engine;
  if (probeModel) deps.jobs.every('probe-model', PROBE_EVERY_MS, probeModel);
  scheduleRetention(deps);
  const { read } = deps.engine;
  const demo = createDemo(deps);
  const writing = {
    db,
    plans,
    runs,
    now,
    read,
    writingConcurrency: createConcurrencyLimiter(WRITING_CONCURRENCY),
    generationLimits: {
      visitor: createLimiter(deps, 'generation', config.generationLimit.visitor),
      user: createLimiter(deps, 'generation-user', config.generationLimit.user),
    },
  };
  const routes = {
    ...writing,
    hub,
    idempotentRuns: new IdempotentRuns(writing),
    identity: deps.identity,
    visitors: deps.visitors,
    trustProxy: config.trustProxy,
    readerConcurrency: createConcurrencyLimiter(READER_CONCURRENCY),
    readingLimit: createLimiter(deps, 'reading', READING_LIMIT),
  };
  return {
    mount(app: App): void {
      mountProposals(app, routes);
      mountWriting(app, deps, { ...routes, ownModelOf });
      demo.mount(app);
      mountPromptPreview(app, { ...deps, ownModelOf });
      mountStored(app, deps, ownKeys);
    },
    running: () => runs.size,
    openStreams: () => hub.size() + demo.hub.size(),
    personalData: personalDataIn(db),
    /**
     * Sends every open stream the rest of its text, waits at most `timeoutMs` for running generations, and stores the
     * remainder as interrupted. Their readers get that event. Until nobody is connected, which is when `gone` settles,
     * it still begins what is asked for.
     */
    async close(timeoutMs: number, gone: Promise<void>): Promise<void> {
      hub.flush();
      demo.hub.flush();
      await runs.drain(timeoutMs, gone);
      hub.flush();
    },
  };
}

function personalDataIn(db: Database) {
  return {
    /** Everything a person generated, oldest first. */
    exportProposals: (userId: string): AsyncIterable<readonly ExportedProposal[]> => exportProposals(db, userId),
    /** Their remembered lines, the last used one first. */
    lines: (userId: string) => listLinesOf(db, userId),
    /** Their own provider key, without the key itself, and its spending. */
    languageModel: (userId: string) => readOwnLanguageModel(db, userId),
    erase: eraseProposals,
  };
}

/** Data of a person: lines, and their provider key. */
function mountStored(
  app: App,
  deps: ProposalsDeps,
  ownKeys: Omit<MountedWith<typeof mountOwnKey>, 'identity' | 'testLimit'>,
): void {
  const { identity } = deps;
  mountRememberedLines(app, { ...deps, lineLimit: createLimiter(deps, 'remembered-lines', LINE_LIMIT) });
  mountOwnKey(app, { ...ownKeys, identity, testLimit: createLimiter(deps, 'own-key', KEY_TEST_LIMIT) });
}

type MountedWith<T extends (app: App, routes: never) => void> = Parameters<T>[1];
type WritingRoutes = Omit<
  MountedWith<typeof mountChanging> & MountedWith<typeof mountAssistant>,
  'engine' | 'store' | 'tasks' | 'newId' | 'changeLimit' | 'promptLimit' | 'pasteLimit'
>;

/**
 * The endpoints besides whole proposals: changing one, the prompt for the user's own assistant, and notes to write from.
 */
function mountWriting(app: App, deps: ProposalsDeps, routes: WritingRoutes): void {
  const { engine, store, newId, tasks = TASKS_HERE } = deps;
  const pasteLimit = createLimiter(deps, 'pasted-proposals', PASTE_LIMIT);
  const written = { ...routes, store, newId, tasks, pasteLimit };
  mountChanging(app, { ...written, engine, changeLimit: createLimiter(deps, 'changing', CHANGE_LIMIT) });
  mountAssistant(app, { ...written, promptLimit: createLimiter(deps, 'assistant-prompt', PROMPT_LIMIT) });
  mountNotes(app, { ...routes, tasks, notesLimit: createLimiter(deps, 'proposal-notes', NOTES_LIMIT) });
}
