import type { JobBrief } from '#shared/proposals/brief.ts';
import { type Corrections, readPost } from '#shared/proposals/contract.ts';
import { call } from '#web/api/call.ts';

export interface Job {
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly corrections: Corrections;
}

/** What the client asks. @throws ApiError */
export async function readJob(input: Job, signal: AbortSignal): Promise<JobBrief> {
  return (await call(readPost, { input, signal })).brief;
}
