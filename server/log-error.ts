const MAX_MESSAGE_CHARS = 300;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string[];
  cause?: LoggedError;
}

/**
 * What a log keeps of an error: no text that a person wrote. A failed query's message carries its parameters, PostgreSQL's
 * own quotes the value it refused after a colon, and a JSON fault quotes the body.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause !== undefined && depth < 4 ? { cause: errorForLog(error.cause, depth + 1) } : {};
  return { type: error.name, message: withoutValues(error), ...code, stack: frames(error), ...cause };
}

/** What a start that fails tells the operator: without the parameters of a query, which may be secrets, and with its cause. */
export function errorForOperator(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [words = ''] = error.message.split('\nparams:');
  if (words === error.message || !(error.cause instanceof Error)) return words;
  return `${words}: ${withoutValues(error.cause)}`;
}

function withoutValues(error: Error): string {
  if (error instanceof SyntaxError) return 'could not be parsed';
  const withoutParams = error.message.split('\nparams:')[0] ?? '';
  const isFromDatabase = 'severity' in error;
  const kept = isFromDatabase ? withoutParams.replace(/: "[\s\S]*$/, '') : withoutParams;
  return kept.slice(0, MAX_MESSAGE_CHARS);
}

/** The stack without its head, which repeats the message. */
function frames(error: Error): string[] {
  return (error.stack ?? '').split('\n').flatMap((line) => (/^ {4}at /.test(line) ? [line.trim()] : []));
}
