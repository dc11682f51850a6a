import { setTimeout as wait } from 'node:timers/promises';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import type { Database } from '../../db/client.ts';
import { isUnavailable } from '../../db/failure.ts';
import { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import type { Log } from '../../log.ts';
import type { Generate } from './engine.ts';
import type { GenerationEvent } from './generation/events.ts';
import {
  countGenerationsOf,
  type Ending,
  endGeneration,
  insertRunning,
  type Owner,
  saveCheckpoints,
} from './repository.ts';
import { addMark, createJournal, endJournal, type Journal } from './stream/journal.ts';

const CHECKPOINT_EVERY_MS = 1_000;
/** A generation whose process has been silent for this long is taken for dead. */
export const LEASE_MS = 15_000;
const LONGEST_GENERATION_MS = 60_000;
// A finished text is worth waiting for a database that restarts.
const STORE_RETRY_MS = [50, 100, 200, 400, 800, 1_500, 3_000, 4_000];

/** A generation that this process is writing. It goes on when nobody reads. */
export interface Run {
  readonly id: string;
  readonly owner: Owner;
  readonly journal: Journal;
  /** Resolves when the post was understood and writing has begun; rejects when it never will. */
  readonly started: Promise<void>;
  /** The answer, once it is stored; rejects with an AppError. */
  readonly answer: Promise<GenerateAnswer>;
}

export interface Runs {
  /** Stores the generation as running, then begins to write. */
  start(owner: Owner, input: GenerateInput): Promise<Run>;
  find(ownerId: string, id: string): Run | undefined;
  /** Waits until all are written, at most `patienceMs`, then stores the rest as interrupted. */
  drain(patienceMs: number): Promise<void>;
  size(): number;
}

export interface RunDeps {
  readonly db: Database;
  readonly log: Log;
  readonly generate: Generate;
  readonly newId: () => string;
  readonly now: () => number;
  readonly onEnd: (status: Ending['status']) => void;
}

interface ActiveRun extends Run {
  readonly stop: AbortController;
  isEnding: boolean;
  readonly begin: () => void;
  readonly settle: (answer: GenerateAnswer) => void;
  readonly refuse: (error: unknown) => void;
}

export function createRuns(deps: RunDeps): Runs {
  const runs = new Map<string, ActiveRun>();
  let timer: NodeJS.Timeout | undefined;

  async function start(owner: Owner, input: GenerateInput): Promise<Run> {
    const run = createRun(deps.newId(), owner, deps.now());
    const at = new Date(run.journal.startedAt);
    const attempt = await countGenerationsOf(deps.db, owner.id);
    await insertRunning(deps.db, { id: run.id, owner, input, at, leaseExpiresAt: leaseFrom(at) });
    runs.set(run.id, run);
    timer ??= setInterval(() => void checkpoint(), CHECKPOINT_EVERY_MS);
    void write(run, input, attempt);
    return run;
  }

  async function write(run: ActiveRun, input: GenerateInput, attempt: number): Promise<void> {
    const signal = AbortSignal.any([run.stop.signal, AbortSignal.timeout(LONGEST_GENERATION_MS)]);
    try {
      const request = { input, authorId: run.owner.id, proposalId: run.id, attempt };
      for await (const event of deps.generate(request, { signal })) {
        if (run.isEnding) return;
        if (event.type === 'done') return await finish(run, { proposalId: run.id, ...event.answer });
        record(run, event);
      }
      throw new Error('The writer stopped without finishing');
    } catch (error) {
      if (!run.isEnding) await fail(run, error);
    }
  }

  async function finish(run: ActiveRun, answer: GenerateAnswer): Promise<void> {
    const isOurs = await store(run, { status: 'done', answer });
    if (!isOurs) return close(run, 'interrupted', new AppError('GENERATION_INTERRUPTED'));
    endJournal(run.journal, 'done', answer);
    run.begin();
    run.settle(answer);
    forget(run, 'done');
  }

  async function fail(run: ActiveRun, cause: unknown): Promise<void> {
    const error = cause instanceof AppError ? cause : new AppError('GENERATION_FAILED', { cause });
    if (error.code !== 'POST_NOT_UNDERSTOOD') deps.log.error({ err: error, proposalId: run.id }, 'a generation failed');
    await store(run, { status: 'failed', plainText: run.journal.text, errorCode: error.code });
    close(run, 'failed', error);
  }

  async function interrupt(run: ActiveRun): Promise<void> {
    const error = new AppError('GENERATION_INTERRUPTED');
    run.stop.abort(error);
    await store(run, { status: 'interrupted', plainText: run.journal.text, errorCode: error.code });
    close(run, 'interrupted', error);
  }

  function close(run: ActiveRun, status: 'failed' | 'interrupted', error: AppError): void {
    endJournal(run.journal, 'error', toProblem(error));
    run.refuse(error);
    forget(run, status);
  }

  function forget(run: ActiveRun, status: Ending['status']): void {
    runs.delete(run.id);
    deps.onEnd(status);
    if (runs.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** False when the row was no longer ours to end. A database that stays away loses the row, not the reader's text. */
  async function store(run: ActiveRun, ending: Ending): Promise<boolean> {
    run.isEnding = true;
    for (const pauseMs of [...STORE_RETRY_MS, undefined]) {
      try {
        return await endGeneration(deps.db, run.owner.id, run.id, ending, new Date(deps.now()));
      } catch (err) {
        if (pauseMs === undefined || !isUnavailable(err)) {
          deps.log.error({ err, proposalId: run.id }, 'the end of a generation could not be stored');
          return true;
        }
        await wait(pauseMs);
      }
    }
    return true;
  }

  async function checkpoint(): Promise<void> {
    const open = [...runs.values()].filter((run) => !run.isEnding);
    if (open.length === 0) return;
    const at = new Date(deps.now());
    const texts = open.map((run) => ({ ownerId: run.owner.id, id: run.id, plainText: run.journal.text }));
    try {
      const saved = await saveCheckpoints(deps.db, texts, at, leaseFrom(at));
      const lost = open.filter((run) => !saved.has(run.id) && !run.isEnding);
      await Promise.all(lost.map(interrupt));
    } catch (err) {
      deps.log.warn({ err, running: open.length }, 'the texts so far could not be stored');
    }
  }

  return {
    start,
    find: (ownerId, id) => {
      const run = runs.get(id);
      return run?.owner.id === ownerId ? run : undefined;
    },
    async drain(patienceMs) {
      const all = Promise.allSettled([...runs.values()].map((run) => run.answer));
      await Promise.race([all, wait(patienceMs, undefined, { ref: false })]);
      await Promise.all([...runs.values()].filter((run) => !run.isEnding).map(interrupt));
    },
    size: () => runs.size,
  };
}

function createRun(id: string, owner: Owner, startedAt: number): ActiveRun {
  let begin = () => {};
  let settle = (_answer: GenerateAnswer) => {};
  let refuseStart = (_error: unknown) => {};
  let refuseAnswer = (_error: unknown) => {};
  const started = new Promise<void>((resolve, reject) => {
    begin = resolve;
    refuseStart = reject;
  });
  const answer = new Promise<GenerateAnswer>((resolve, reject) => {
    settle = resolve;
    refuseAnswer = reject;
  });
  // A generation that nobody waits for any more may fail without ending the process.
  started.catch(() => undefined);
  answer.catch(() => undefined);
  const refuse = (error: unknown) => {
    refuseStart(error);
    refuseAnswer(error);
  };
  const stop = new AbortController();
  return {
    id,
    owner,
    journal: createJournal(startedAt),
    started,
    answer,
    stop,
    isEnding: false,
    begin,
    settle,
    refuse,
  };
}

function record(run: ActiveRun, event: Exclude<GenerationEvent, { type: 'done' }>): void {
  const { journal } = run;
  if (event.type === 'delta') journal.text += event.text;
  else if (event.type === 'section') addMark(journal, 'section', { part: event.part });
  else if (event.type === 'verified') addMark(journal, 'verified', { blanks: event.blanks });
  else {
    addMark(journal, 'brief', { proposalId: run.id, brief: event.brief });
    run.begin();
  }
}

function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS);
}
