import { ERROR_MESSAGES, type ErrorCode } from '#shared/http/errors.ts';

interface AppErrorDetails {
  /** Words for the person, where the request makes them more exact than the code's own. */
  message?: string;
  /** Field name to what is wrong with it. */
  fields?: Record<string, string>;
  /** When asking again makes sense; becomes `Retry-After` and `retryAt`. */
  retryAt?: Date;
  /** The same, from now on. */
  retryAfterMs?: number;
  /** Goes to the log, never to the person. */
  cause?: unknown;
  /** The code that throws it has logged what is worth a line. Left out: one of our own faults gets its line with the answer. */
  isLogged?: boolean;
}

/** An expected refusal: named here, turned into an HTTP answer once, in `error-response.ts`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAt: Date | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isLogged: boolean;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? ERROR_MESSAGES[code], { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAt = details.retryAt;
    this.retryAfterMs = details.retryAfterMs;
    this.isLogged = details.isLogged ?? false;
  }
}

/** A refusal whose words belong to one field; the code's own words where there are none. */
export function refusedAt(field: string, code: ErrorCode, message: string = ERROR_MESSAGES[code]): AppError {
  return new AppError(code, { message, fields: { [field]: message } });
}
