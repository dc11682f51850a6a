import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { corrections, generateAnswer } from './contract.ts';
import { proposalDocument } from './document/schema.ts';
import { hiddenWords } from './hidden-words.ts';
import { LANGUAGE_CHOICES } from './languages.ts';
import { letterLines } from './letter/material.ts';
import { STYLES, TONES } from './options.ts';

/** Jobs on one page of the history, and the versions of each that come with it; the others are asked for by job. */
export const HISTORY_LIMITS = { jobsOnPage: 10, versionsOfJob: 20 } as const;

const moment = z.iso.datetime();

/** One proposal that was written for a job. Source: docs/spec/proposals.md §3. */
export const proposalVersion = z.strictObject({
  id: z.uuid(),
  /** The proposal in whose history it is, and its place there. */
  documentId: z.uuid(),
  revision: z.int().min(1),
  /** Counts from 1 within its job title. */
  version: z.int().min(1),
  jobTitle: z.string(),
  createdAt: moment,
  /** 'Jan 5, 2025', in UTC; screens say it in the reader's time zone. */
  formattedDate: z.string(),
  /** '3:04 PM', in UTC. */
  formattedTime: z.string(),
  document: proposalDocument,
  /** As HTML. */
  generatedProposal: z.string(),
});
export type ProposalVersion = z.infer<typeof proposalVersion>;

/** What was asked for a version, as `generateInput` had read it then: limits may have changed since. */
export const askedInput = z.object({
  jobTitle: z.string(),
  jobDescription: z.string(),
  tone: z.enum(TONES.map((tone) => tone.value)),
  style: z.enum(STYLES.map((style) => style.value)),
  writingSamples: z.array(z.string()),
  headline: z.string().default(''),
  skillsAndExperience: z.string(),
  aboutMeStatement: z.string(),
  portfolio: z.string(),
  language: z.enum(LANGUAGE_CHOICES),
  hidden: hiddenWords.default([]),
  lines: letterLines.default({}),
  corrections: corrections.default({ notWork: [], questions: [] }),
});
export type AskedInput = z.infer<typeof askedInput>;

const jobGroup = z.strictObject({
  /** Names the job in the address of its further versions. */
  jobKey: z.string(),
  jobTitle: z.string(),
  versionCount: z.int().min(1),
  lastUpdated: moment,
  /** The latest first. */
  versions: z.array(proposalVersion),
});
export type JobGroup = z.infer<typeof jobGroup>;

const WHO = ['SIGN_IN_REQUIRED', 'PREMIUM_REQUIRED', 'user-token-expired'] as const;
const params = z.object({ id: z.uuid() });

export const listVersions = defineEndpoint({
  id: 'listVersions',
  method: 'GET',
  path: '/api/user/proposals/versions',
  summary: 'What was written for the user, by job, the job written for last first.',
  query: z.object({
    /** It has the title of a job in it, whose letters may take six bytes each. */
    cursor: z.string().max(3_000).optional(),
    /** Only this job, from the version before `before` on. */
    job: z.string().max(1_000).optional(),
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  output: z.strictObject({ proposals: z.array(jobGroup), isPro: z.boolean(), nextCursor: z.string().nullable() }),
  errors: WHO,
});

/** With what was asked for it, so that it can serve as a template. */
export const getVersion = defineEndpoint({
  id: 'getVersion',
  method: 'GET',
  path: '/api/user/proposals/versions/:id',
  summary: 'One version, with what was asked for it.',
  params,
  output: z.strictObject({ version: proposalVersion, input: askedInput, answer: generateAnswer }),
  errors: ['NOT_FOUND', ...WHO],
});
