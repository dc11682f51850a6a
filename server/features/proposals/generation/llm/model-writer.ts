import { randomBytes } from 'node:crypto';
import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { WrittenSection } from './answer-schema.ts';
import { askForSections } from './ask.ts';
import { type ReadSection, readSection, type Said } from './blocks.ts';
import { faultsOf, faultsOfSentence } from './check.ts';
import { microsFor, NO_USAGE, type Prices, sumOf, type Usage } from './cost.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import type { Mask } from './masking/mask.ts';
import { maskFor } from './masking/mask-for.ts';
import { postWithoutOrders } from './orders.ts';
import type { Outcome } from './outcome.ts';
import type { Patience } from './patience.ts';
import { headed, type PlannedSection } from './plan.ts';
import { type Fault, type ModelTask, type Prompt, promptFor } from './prompt.ts';
import type { ModelAccess } from './provider.ts';
import { counted, reserved, settled } from './reckoning.ts';
import type { Author, Reservation, Spending } from './spending.ts';
import type { ModelTally } from './tally.ts';

export interface ModelWriterDeps {
  readonly access: ModelAccess;
  readonly prices: Prices | undefined;
  readonly patience: Patience;
  readonly spending: Spending;
  readonly tally: ModelTally;
  /** Told of what went wrong and was mended: no text of anybody is in it. */
  readonly onTrouble: (error: unknown) => void;
}

/** Sections in reading order, each of which may be shown at once; last who wrote what. */
export type WriterStep =
  | { readonly type: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly type: 'outcome'; readonly outcome: Outcome };

// With less time than this left, asking again would only make the user wait.
const SECOND_ROUND_MS = 4_000;
const GOES_ON: ReadonlySet<FailureKind> = new Set(['broken', 'unavailable']);

/**
 * Has a language model write, section by section. A sentence that may not be shown is left out. A section is shown when the
 * proposal so far, this section and the composer's for what is to come hold every gate together: so whatever happens next, the
 * whole does. What is missing, or left empty, is asked for once more, and is the composer's then. Throws only what `signal` was
 * aborted with.
 */
export async function* writeWithModel(
  deps: ModelWriterDeps,
  task: ModelTask,
  author: Author,
  signal: AbortSignal,
): AsyncGenerator<WriterStep, void> {
  const own = new Writing(deps, task, signal);
  const reservation = await reserved(deps, author, own.prompt);
  if (typeof reservation === 'string') {
    own.failure = reservation;
    yield* own.rest();
  } else {
    own.reservation = reservation;
    try {
      yield* own.firstRound();
      await own.secondRound();
      yield* own.rest();
    } finally {
      await settled(deps, author, reservation, own.usage);
    }
  }
  yield { type: 'outcome', outcome: counted(deps.tally, own.outcome()) };
}

class Writing {
  readonly #deps: ModelWriterDeps;
  readonly #task: ModelTask;
  readonly #signal: AbortSignal;
  readonly #deadline: number;
  readonly #key = randomBytes(12).toString('hex');
  readonly #mask: Mask;
  readonly #postText: string;
  readonly #drafts = new Map<Part, ReadSection>();
  /** What was wrong with all sentences of a section. */
  readonly #emptied = new Map<Part, readonly string[]>();
  readonly #shown: Block[];
  readonly #left: PlannedSection[];
  readonly #byModel: Part[] = [];
  readonly #byComposer: Part[] = [];
  readonly prompt: Prompt;
  /** Nothing is asked before there is one. */
  reservation: Reservation | null = null;
  usage: Usage | null = null;
  failure: FailureKind | null = null;

  constructor(deps: ModelWriterDeps, task: ModelTask, signal: AbortSignal) {
    this.#deps = deps;
    this.#task = task;
    this.#signal = signal;
    this.#deadline = performance.now() + deps.patience.totalMs;
    this.#shown = [...task.plan.opening];
    this.#left = [...task.plan.sections];
    this.#mask = maskFor(task);
    this.#postText = postWithoutOrders(task.post).text;
    this.prompt = this.#promptFor();
  }

  /** Shows sections as they come, up to the first that is at fault. */
  async *firstRound(): AsyncGenerator<WriterStep, void> {
    try {
      for await (const written of this.#ask(this.prompt)) {
        this.#take(written);
        yield* this.#showWhatPasses();
      }
    } catch (error) {
      this.#give(error);
    }
  }

  /** Asks once more for what is missing or at fault; what comes of it, `rest` shows. */
  async secondRound(): Promise<void> {
    const faults = this.#faults();
    const timeLeft = this.#deadline - performance.now();
    if (faults.length === 0 || !this.#maybeContinued() || timeLeft < SECOND_ROUND_MS) return;
    for (const { part } of faults) this.#drafts.delete(part);
    try {
      for await (const written of this.#ask(this.#promptFor(faults))) this.#take(written);
      this.failure = null;
    } catch (error) {
      // The first round came to its end: what is missing now is the composer's for what was wrong with it.
      if (!(error instanceof ModelFailure)) throw error;
      this.#note(error);
    }
  }

  /** An answer that broke off is gone on with; a model that is slow, busy or declines is not asked again. */
  #maybeContinued(): boolean {
    if (this.failure === null) return true;
    return GOES_ON.has(this.failure) && (this.#byModel.length > 0 || this.#drafts.size > 0);
  }

  /** All that is left, the composer's where the model's does not pass; where nothing of it does, the composer's text as it is. */
  *rest(): Generator<WriterStep, void> {
    if (this.#hasNothing()) {
      yield* this.#showComposed();
      return;
    }
    for (let section = this.#left[0]; section; section = this.#left[0]) {
      const draft = this.#drafts.get(section.part);
      if (draft && this.#faultsOf(section, draft).length === 0) yield* this.#show(section, draft.blocks, this.#byModel);
      else yield* this.#show(section, section.blocks, section.isAsked ? this.#byComposer : []);
    }
  }

  #hasNothing(): boolean {
    if (this.#left.length < this.#task.plan.sections.length) return false;
    return this.#left.every((section) => {
      const draft = this.#drafts.get(section.part);
      return !draft || this.#faultsOf(section, draft).length > 0;
    });
  }

  *#showComposed(): Generator<WriterStep, void> {
    const { plan } = this.#task;
    this.#byComposer.push(...this.#left.filter(({ isAsked }) => isAsked).map(({ part }) => part));
    this.#left.length = 0;
    yield { type: 'blocks', blocks: plan.composed };
  }

  outcome(): Outcome {
    return { byModel: this.#byModel, byComposer: this.#byComposer, failure: this.failure, usage: this.usage };
  }

  get #checkedIn() {
    const secret = { key: this.#key, system: this.prompt.system };
    return { task: this.#task, secret, postText: this.#postText };
  }

  #promptFor(faults?: readonly Fault[]): Prompt {
    return promptFor(this.#task, { key: this.#key, mask: this.#mask }, faults);
  }

  #ask(prompt: Prompt): AsyncGenerator<WrittenSection, void> {
    const { access, patience, tally } = this.#deps;
    const onProgress = (usage: Usage) => this.#spent(usage);
    const onUsage = (usage: Usage) => {
      this.usage = sumOf(this.usage ?? NO_USAGE, usage);
    };
    const asking = { access, patience, tally, onProgress, onUsage };
    return askForSections({ ...asking, deadline: this.#deadline, signal: this.#signal }, prompt);
  }

  /** What is known to be spent, with what this request has come to: should the process die, that much is counted. */
  async #spent(now: Usage): Promise<void> {
    const usage = sumOf(this.usage ?? NO_USAGE, now);
    try {
      await this.reservation?.note(usage, microsFor(usage, this.#deps.prices));
    } catch (error) {
      this.#deps.onTrouble(error);
      throw new ModelFailure('unavailable', 'what it costs could not be counted');
    }
  }

  #take(written: WrittenSection): void {
    const planned = this.#left.find((section) => section.part === written.part && section.isAsked);
    if (!planned || this.#drafts.has(planned.part)) return;
    const wrong: string[] = [];
    const mayStand = (said: Said) => {
      const faults = faultsOfSentence(said, this.#checkedIn);
      wrong.push(...faults);
      return faults.length === 0;
    };
    const read = readSection(written, planned, { brief: this.#task.brief, mask: this.#mask, mayStand });
    if (read) this.#drafts.set(planned.part, read);
    else if (wrong.length > 0) this.#emptied.set(planned.part, wrong);
  }

  *#showWhatPasses(): Generator<WriterStep, void> {
    for (let section = this.#left[0]; section; section = this.#left[0]) {
      const draft = this.#drafts.get(section.part);
      if (!draft && section.isAsked) return;
      if (draft && this.#faultsOf(section, draft).length > 0) return;
      yield* this.#show(section, draft?.blocks ?? section.blocks, draft ? this.#byModel : []);
    }
  }

  *#show(section: PlannedSection, blocks: readonly Block[], written: Part[]): Generator<WriterStep, void> {
    const opening = this.#left.length === this.#task.plan.sections.length ? this.#task.plan.opening : [];
    this.#left.shift();
    written.push(section.part);
    // No letter begins with a blank.
    const isSpared = this.#shown.length === this.#task.plan.opening.length && blocks.every(isBlank);
    const shown = isSpared ? [] : headed(section, blocks);
    this.#shown.push(...shown);
    yield { type: 'blocks', blocks: [...opening, ...shown] };
  }

  /** Looked at once for each draft: what is shown only grows by what passes. */
  #faultsOf(section: PlannedSection, draft: ReadSection): readonly string[] {
    const after = this.#left.slice(this.#left.indexOf(section) + 1);
    const before = this.#left.slice(0, this.#left.indexOf(section));
    const composed = (sections: readonly PlannedSection[]) => sections.flatMap((one) => headed(one, one.blocks));
    const whole = [...this.#shown, ...composed(before), ...headed(section, draft.blocks), ...composed(after)];
    return faultsOf(draft, { ...this.#checkedIn, whole });
  }

  #faults(): Fault[] {
    return this.#left
      .filter(({ isAsked }) => isAsked)
      .flatMap((section): Fault[] => {
        const draft = this.#drafts.get(section.part);
        const wrong = draft
          ? this.#faultsOf(section, draft)
          : (this.#emptied.get(section.part) ?? ['It was missing, or not in the form that was asked for.']);
        return wrong.length > 0 ? [{ part: section.part, wrong: wrong.slice(0, 8) }] : [];
      });
  }

  #give(error: unknown): void {
    if (!(error instanceof ModelFailure)) throw error;
    this.#note(error);
    this.failure = error.kind;
  }

  #note(failure: ModelFailure): void {
    this.#deps.tally.failures++;
    this.#deps.onTrouble(failure);
  }
}

function isBlank(block: Block): boolean {
  return block.type === 'p' && /^\[[^\]]*\]$/.test(block.text);
}
