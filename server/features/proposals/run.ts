import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import type { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import { createDeferred } from './deferred.ts';
import type { GenerationEvent } from './generation/pipeline.ts';
import type { Owner } from './repository.ts';
import { addMark, createEventLog, type EventLog, endEventLog } from './stream/event-log.ts';

/** A generation that this process is writing. It continues without a reader. */
export interface Run {
  readonly id: string;
  readonly owner: Owner;
  readonly eventLog: EventLog;
  /** Resolves when the post was understood and writing has begun; rejects when it never will. */
  readonly started: Promise<void>;
  /** The answer, once it is stored; rejects with an AppError. */
  readonly answer: Promise<GenerateAnswer>;
}

/** A run as its writer sees it. */
export interface ActiveRun extends Run {
  readonly stop: AbortController;
  /** Whether the writer has written anything: fixed text before it does not count. */
  readonly hasWords: boolean;
  /** Readers who would get nothing if it ended now, or can come back for it. */
  waiting: number;
  /** True from the moment its end is being stored: nothing is added any more. */
  isEnding: boolean;
  record(event: Exclude<GenerationEvent, { type: 'done' }>): void;
  succeed(answer: GenerateAnswer): void;
  fail(error: AppError): void;
}

export function createRun(id: string, owner: Owner): ActiveRun {
  const start = createDeferred<void>();
  const whole = createDeferred<GenerateAnswer>();
  const eventLog = createEventLog();
  let openingChars = 0;
  return {
    id,
    owner,
    eventLog,
    get hasWords() {
      return eventLog.text.length > openingChars;
    },
    started: start.promise,
    answer: whole.promise,
    stop: new AbortController(),
    waiting: 0,
    isEnding: false,
    record(event) {
      if (event.type === 'delta') eventLog.text += event.text;
      else if (event.type === 'opening') {
        openingChars = event.chars;
        addMark(eventLog, 'opening', { chars: event.chars });
      } else if (event.type === 'thinking') addMark(eventLog, 'thinking', {});
      else if (event.type === 'section') addMark(eventLog, 'section', { part: event.part });
      else if (event.type === 'verified') addMark(eventLog, 'verified', { blanks: event.blanks });
      else {
        addMark(eventLog, 'brief', { proposalId: id, brief: event.brief });
        start.resolve();
      }
    },
    succeed(answer) {
      endEventLog(eventLog, 'done', answer);
      start.resolve();
      whole.resolve(answer);
    },
    fail(error) {
      endEventLog(eventLog, 'error', toProblem(error));
      start.reject(error);
      whole.reject(error);
    },
  };
}
