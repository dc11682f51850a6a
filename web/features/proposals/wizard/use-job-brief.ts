import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Corrections } from '#shared/proposals/contract.ts';
import { MAX_CHARS } from '#shared/proposals/limits.ts';
import { failedToReach } from '#web/api/network.ts';
import { useWindowEvent } from '#web/ui/events.ts';
import { laterParts } from '../later/index.ts';
import type { Job } from '../later/read-job.ts';
import { isAnotherPost, linesForBrief } from './lines.ts';
import type { Wizard } from './wizard-context.ts';

/** Typing pauses at least so long before the post is read again. */
const READ_AFTER_MS = 400;

/** What the client asks, read again when typing pauses and at once when the reading is corrected; until then the last reading stays. */
export function useJobBrief(jobTitle: string, jobDescription: string, corrections: Readonly<Corrections>) {
  const hasPost = !isBlank(jobDescription);
  const typed = useMemo(() => ({ jobTitle, jobDescription }), [jobTitle, jobDescription]);
  const settled = useSettled(typed, hasPost ? READ_AFTER_MS : 0);
  const isSettled = settled === typed;
  const isReadable =
    hasPost && isSettled && jobDescription.length <= MAX_CHARS.jobDescription && jobTitle.length <= MAX_CHARS.jobTitle;
  const query = useQuery({
    ...jobBriefQuery({ ...settled, corrections }, readJob),
    enabled: isReadable,
    // What another client asks never stands beside this post.
    placeholderData: (before, query) =>
      query && isAnotherPost(query.queryKey[1].jobDescription, jobDescription) ? undefined : before,
  });
  useWindowEvent('online', () => void query.refetch(), query.isError);
  return {
    brief: hasPost ? (query.data ?? null) : null,
    reading: hasPost && (query.isFetching || !isSettled),
    error: hasPost && query.isError ? query.error.message : undefined,
  };
}

/**
 * The key holds all that `read` is given. While someone types, the query of the text before may still run or be retried: it
 * must not read the text of now.
 */
export function jobBriefQuery(job: Job, read: (job: Job, signal: AbortSignal) => Promise<JobBrief>) {
  return queryOptions({ queryKey: ['job-brief', job] as const, queryFn: ({ signal }) => read(job, signal) });
}

async function readJob(job: Job, signal: AbortSignal): Promise<JobBrief> {
  const parts = await laterParts.load().catch((cause: unknown) => {
    throw new Error(failedToReach(), { cause });
  });
  return parts.readJob(job, signal);
}

/** `value` once it has not changed for `ms`; the first one at once. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Keeps lines with the question that they answer when the post is changed and its questions get other ids. */
export function useLinesForBrief({ current, dispatch }: Wizard, brief: JobBrief | null): void {
  const before = useRef(brief);
  useEffect(() => {
    const known = before.current;
    before.current = brief ?? known;
    if (known === null || brief === null || known === brief) return;
    const { lines } = current();
    const moved = linesForBrief(lines, known, brief);
    if (moved !== lines) dispatch({ type: 'set', values: { lines: moved } });
  });
}
