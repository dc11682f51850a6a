import { AppError } from '../http/app-error.ts';

// SQLSTATE class 08 (connection), 53 (resources: disk full, too many connections), 57P01–57P05 (shutdown, crash,
// starting, dropped, idle), 25P03 (idle in a transaction), and read-only after a failover. https://www.postgresql.org/docs/18/errcodes-appendix.html
const UNAVAILABLE_STATE = /^(08...|53...|57P0[1-5]|25P03|25006)$/;
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EACCES',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// What pg itself throws carries no code.
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout ex(?:ceeded|pired)|Cannot use a pool after calling end|Client was closed)/i;

/** The SQLSTATE of a failed query or the system's code of a failed connection. Drizzle keeps both in `cause`. */
export function errorCode(error: unknown): string | undefined {
  for (const link of chain(error)) {
    if ('code' in link && typeof link.code === 'string' && !(link instanceof AppError)) return link.code;
  }
  return undefined;
}

/** True when the database could not be reached or could not serve; asking again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  const links = chain(error);
  const code = errorCode(error);
  if (code && UNAVAILABLE_STATE.test(code)) return true;
  // A file that is missing or locked carries the same codes as a socket: only the driver's own calls count.
  const fromSocket = links.some(
    (link) => 'syscall' in link && /^(connect|read|write|getaddrinfo)/.test(String(link.syscall)),
  );
  if (code && fromSocket && UNAVAILABLE_SYSTEM.has(code)) return true;
  return links.some((link) => UNAVAILABLE_MESSAGE.test(link.message));
}

/** What to throw on: SERVICE_UNAVAILABLE when the database is out of reach, the error itself otherwise. */
export function asAppError(error: unknown): unknown {
  if (error instanceof AppError || !isUnavailable(error)) return error;
  return new AppError('SERVICE_UNAVAILABLE', { cause: error, ...(isSlow(error) && { message: SLOW }) });
}

const SLOW = 'Our database is taking too long to answer. Your text is saved. Please try again in a moment.';

/** A query that was sent and not answered in time, or that waited for a connection while others had them all. */
function isSlow(error: unknown): boolean {
  return chain(error).some(({ message }) => /^(?:Query read timeout|timeout exceeded when trying)/.test(message));
}

/** The error and its causes; a failed connection to a name with several addresses hides its own in `errors`. */
function chain(error: unknown): Error[] {
  const links: Error[] = [];
  for (let next = error; next instanceof Error && links.length < 8; next = next.cause) {
    links.push(next);
    if (next instanceof AggregateError) links.push(...next.errors.filter((e) => e instanceof Error));
  }
  return links;
}
