import { ApiError } from './api-error.ts';

/** What the server said about single fields. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiError && error.problem?.fields) || {};
}
