import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import type { Job } from '../later/read-job.ts';
import { jobBriefQuery } from './use-job-brief.ts';

const aJob = (jobDescription: string): Job => ({
  jobTitle: '',
  jobDescription,
  corrections: { notWork: [], questions: [] },
});

it('a post that is read again while the next one is typed gets its own brief, not that of the next', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  const read = async ({ jobDescription }: Job) => {
    asked.push(jobDescription);
    return aBrief({ title: jobDescription });
  };
  const [first, next] = [jobBriefQuery(aJob('A logo'), read), jobBriefQuery(aJob('A sign'), read)];
  const observer = new QueryObserver(client, first);
  await observer.refetch();
  observer.setOptions(next);
  await observer.refetch();
  expect(asked).toEqual(['A logo', 'A sign']);
  for (const job of ['A logo', 'A sign']) {
    expect(client.getQueryData(jobBriefQuery(aJob(job), read).queryKey)?.title).toBe(job);
  }
});
