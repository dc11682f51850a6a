import {
  type GenerateRequest,
  generateProposal,
  generationEvents,
  resumeProposal,
} from '#shared/proposals/contract.ts';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { stopProposal } from '#shared/proposals/stop-proposal.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, requestOf } from '#web/api/call.ts';
import type { ServerEvent } from '#web/api/event-stream.ts';
import { type Connection, follow } from '#web/api/follow.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { RESULT_STEP, type Step } from '../wizard/wizard-state.ts';
import type { WizardStore } from '../wizard/wizard-store.ts';
import { type Done, type GenerationIntent, hasProposal, hasWords, type Unfinished } from './generation-state.ts';

export interface WriterOptions {
  readonly store: WizardStore;
  /** Resolves when everything in the store is safe: before the server is asked, and as soon as it has named the proposal. */
  readonly keep: () => Promise<void>;
  readonly onConnection: (connection: Connection) => void;
  /** Nothing was written; `error` says why. */
  readonly onRefused: (error: ApiError) => void;
  /** The session has ended. The text so far is kept and can be continued; `onRefused` is not called. */
  readonly onSessionEnded: () => void;
  readonly onDone: () => void;
  /** Stopped before its first word: what it took is back. */
  readonly onTakenBack: () => void;
  readonly delaysMs?: readonly number[];
}

export interface Writer {
  /**
   * Generates again. `backTo` is the step to return to if it fails. The same request again, after a failure of
   * it, is the same request.
   */
  readonly start: (request: GenerateRequest, backTo: Step) => Promise<void>;
  /** Asks for what is missing of a proposal that the store knows by its id, or by the request that it was asked for with. */
  readonly resume: () => Promise<void>;
  /**
   * Ends at once and keeps what is there. The server writes on, so that the rest can be asked for; where nothing is there it stops
   * as well.
   */
  readonly stop: () => void;
  /** Lets go without a word: another tab or the next page goes on. */
  readonly detach: () => void;
}

const STOPPED = 'stopped';
const DETACHED = 'detached';
const LOST = 'The connection was lost. What was written so far is saved.';
const UNKNOWN = 'This proposal can no longer be continued. What was written so far is saved.';

/** Streams one generation at a time into the store, over as many connections as it takes. */
export function createWriter(options: WriterOptions): Writer {
  let running: AbortController | undefined;
  let unfulfilled: GenerationIntent | undefined;

  const run = async (backTo: Step) => {
    if (running) return;
    const controller = new AbortController();
    running = controller;
    try {
      await options.keep();
      await receive(options, controller.signal);
    } catch (error) {
      if (controller.signal.reason !== DETACHED) end(options, error, backTo);
    } finally {
      if (running === controller) running = undefined;
      options.onConnection('connected');
    }
  };
  return {
    async start(request, backTo) {
      if (running) return;
      const intent = unfulfilled && isSame(unfulfilled.request, request) ? unfulfilled : newIntent(request);
      unfulfilled = intent;
      options.store.dispatch({ type: 'writing-began', intent });
      await run(backTo);
      if (hasProposal(options.store.state().generation)) unfulfilled = undefined;
    },
    async resume() {
      if (running) return;
      options.store.dispatch({ type: 'writing-resumed' });
      const { generation } = options.store.state();
      if (generation.status === 'writing') unfulfilled = generation.intent ?? undefined;
      await run(4);
      if (hasProposal(options.store.state().generation)) unfulfilled = undefined;
    },
    stop: () => running?.abort(STOPPED),
    detach: () => {
      running?.abort(DETACHED);
      running = undefined;
    },
  };
}

async function receive(options: WriterOptions, signal: AbortSignal) {
  const events = follow({
    request: (_attempt, attemptSignal) => nextRequest(options.store, attemptSignal),
    isLast: ({ event }) => event === 'done' || event === 'error',
    isProgress: ({ event }) => event === 'delta',
    signal,
    onConnection: options.onConnection,
    ...(options.delaysMs ? { delaysMs: options.delaysMs } : {}),
  });
  for await (const event of events) await take(options, event);
}

/** The request until the server has sent the id, then the rest from the last character that arrived. */
function nextRequest({ state }: WizardStore, signal: AbortSignal): Request | undefined {
  const { generation } = state();
  if (generation.status !== 'writing') return undefined;
  if (generation.proposalId === null) return generation.intent ? askedFor(generation.intent, signal) : undefined;
  const params = { proposalId: generation.proposalId };
  const headers = { accept: 'text/event-stream', 'last-event-id': String(generation.text.length) };
  return requestOf(resumeProposal, { params }, signal, headers);
}

function askedFor({ key, request }: GenerationIntent, signal: AbortSignal): Request {
  const headers = { 'Idempotency-Key': key };
  return requestOf(generateProposal, { input: request, headers }, signal, { accept: 'text/event-stream' });
}

function newIntent(request: GenerateRequest): GenerationIntent {
  return { key: newIdempotencyKey(), request, askedAt: Date.now() };
}

function isSame(one: GenerateRequest, other: GenerateRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function take({ store, onDone, keep }: WriterOptions, { event, data }: ServerEvent): Promise<void> {
  const value: unknown = JSON.parse(data);
  if (event === 'brief') {
    store.dispatch({ type: 'brief', ...generationEvents.brief.parse(value) });
    // Visible text must survive a reload; the id is passed along if it is not stored yet.
    await keep();
  }
  if (event === 'opening') store.dispatch({ type: 'opening', ...generationEvents.opening.parse(value) });
  if (event === 'thinking') store.dispatch({ type: 'thinking' });
  if (event === 'delta') store.dispatch({ type: 'delta', text: generationEvents.delta.parse(value).text });
  if (event === 'error') throw new ApiError('refused', { problem: generationEvents.error.parse(value) });
  if (event !== 'done') return;
  const answer = generationEvents.done.parse(value);
  const generation: Done = {
    status: 'done',
    proposalId: answer.proposalId,
    answer,
    document: answer.document,
    edited: false,
  };
  store.dispatch({ type: 'ended', generation });
  onDone();
}

/** A server that cannot be reached ends it on its own after a while. */
async function takeBack(proposalId: string | null, onTakenBack: () => void): Promise<void> {
  if (proposalId === null) return;
  try {
    await call(stopProposal, { params: { proposalId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  onTakenBack();
}

/** After any end, text that has arrived stays; only without text does the user read that nothing was written. */
function end({ store, onRefused, onSessionEnded, onTakenBack }: WriterOptions, cause: unknown, backTo: Step): void {
  const { generation } = store.state();
  if (generation.status !== 'writing') return;
  const error = cause instanceof ApiError ? cause : undefined;
  const isStopped = cause === STOPPED;
  const hasSessionEnded = error?.code === 'user-token-expired';
  if (!hasWords(generation)) {
    const isUnreadable = (error?.failure ?? 'unreadable') === 'unreadable' && !isStopped;
    store.dispatch({ type: 'writing-failed', backTo: isUnreadable ? RESULT_STEP : backTo });
    if (isStopped) void takeBack(generation.proposalId, onTakenBack);
    if (hasSessionEnded) onSessionEnded();
    else if (!isStopped) onRefused(error ?? new ApiError('unreadable', { cause }));
    return;
  }
  const unfinished: Unfinished = {
    status: isStopped ? 'stopped' : 'interrupted',
    proposalId: generation.proposalId,
    text: generation.text,
    document: documentOfPlain(generation.text),
    ...(isStopped ? {} : { reason: reasonFor(error) }),
    canContinue: generation.proposalId !== null && (isStopped || hasSessionEnded || error?.failure !== 'refused'),
  };
  store.dispatch({ type: 'ended', generation: unfinished });
  if (hasSessionEnded) onSessionEnded();
}

function reasonFor(error: ApiError | undefined): string {
  if (error?.failure !== 'refused') return LOST;
  return error.code === 'NOT_FOUND' ? UNKNOWN : error.message;
}
