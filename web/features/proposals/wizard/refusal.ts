import { ERROR_MESSAGES, type ErrorCode } from '#shared/http/errors.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { FieldErrors, Refusal } from './wizard-context.ts';

/** Refusals whose own words help more than 'please try again'. */
const SPEAKS_FOR_ITSELF: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'PAYLOAD_TOO_LARGE',
  'SIGN_IN_REQUIRED',
  'PRO_REQUIRED',
  'POST_NOT_UNDERSTOOD',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
];

/** What is said when nothing was written. Source of the words for everything unnamed: docs/spec/proposals.md §8. */
export function refusalWords(error: ApiError): Refusal {
  const isPlain = error.failure === 'offline' || (error.code && SPEAKS_FOR_ITSELF.includes(error.code));
  const words = isPlain ? error.message : ERROR_MESSAGES.GENERATION_FAILED;
  if (error.code === 'RATE_LIMITED' && error.problem?.retryAt) return tooManyUntil(error.problem.retryAt);
  return { title: 'Error', words: withTime(words, error.problem?.retryAt) };
}

const FIELD = /^(?:jobTitle|jobDescription|headline|skillsAndExperience|aboutMeStatement|portfolio|sample\d)$/;

/** What the server said about single fields, under the names that the wizard uses. Nothing of what is no field of it. */
export function fieldErrorsOf(error: ApiError): FieldErrors {
  if (error.code === 'POST_NOT_UNDERSTOOD') return { jobDescription: error.message };
  const fields = Object.entries(error.problem?.fields ?? {}).map(
    ([name, words]) => [fieldNameOf(name), words] as const,
  );
  return Object.fromEntries(fields.filter(([name]) => FIELD.test(name)));
}

/** The request drops blank samples, so the number of a sample says little: its words go to the first. */
function fieldNameOf(path: string): string {
  return path.startsWith('writingSamples') ? 'sample1' : path;
}

/** 'Wait a moment' would not be true of an hour: the time is said, and that nothing is lost. */
function tooManyUntil(retryAt: string): Refusal {
  return {
    title: 'Too many proposals in a short time',
    words: `Your text is saved. You can generate again at ${clock(retryAt)}.`,
  };
}

function withTime(words: string, retryAt: string | undefined): string {
  return retryAt ? `${words} It is free again at ${clock(retryAt)}.` : words;
}

function clock(time: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(time));
}
