import type { JobBrief } from '#shared/proposals/brief.ts';
import { readPost } from '#shared/proposals/contract.ts';
import { call } from '#web/api/call.ts';

export interface Job {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

/** What the client asks. @throws ApiError */
export async function readJob(input: Job, signal: AbortSignal): Promise<JobBrief> {
  return (await call(readPost, { input, signal })).brief;
}
