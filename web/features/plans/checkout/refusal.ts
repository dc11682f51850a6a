/**
 * What the server, or our own check of an answer, said to refuse it; undefined for a failure of the connection, whose words
 * are about other things. By its shape: the class would bring the schemas along to every page.
 */
export function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.message === '') return undefined;
  const isOfConnection = 'failure' in error && error.failure !== 'refused';
  return isOfConnection ? undefined : error.message;
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
