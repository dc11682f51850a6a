import { z } from 'zod';
import { textField } from '#shared/http/text-field.ts';
import { type GenerateAnswer, generateAnswer } from '#shared/proposals/contract.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { FREE_STYLE, FREE_TONE } from '#shared/proposals/options.ts';
import {
  type AskedInput,
  askedInput,
  HISTORY_LIMITS,
  type JobGroup,
  type ProposalVersion,
} from '#shared/proposals/versions.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import { pageOf, readCursor } from '../../../http/cursor.ts';
import type { StoredVersion } from './repository.ts';
import * as stored from './repository.ts';

/** A page of jobs with the latest versions of each; or of one `job` those before `before`. @throws AppError INVALID_INPUT */
export async function readHistory(
  db: Db,
  userId: string,
  { cursor, job, before }: { cursor?: string | undefined; job?: string | undefined; before?: number | undefined },
) {
  if (job !== undefined) return { proposals: await oneJob(db, userId, job, before), nextCursor: null };
  const limit = HISTORY_LIMITS.jobsOnPage;
  const after = readCursor(cursor, jobPlace);
  const found = await stored.listJobsOf(db, userId, { after, limit: limit + 1 });
  const { items, nextCursor } = pageOf(found, limit, placeOf);
  const groups = await groupsOf(db, userId, items);
  // A job whose last version has just been removed is about to go, too.
  return { proposals: groups.filter((group) => group.versionCount > 0), nextCursor };
}

const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);
const jobPlace = z
  .strictObject({ at: z.int().min(0).max(LAST_MOMENT_MS), jobKey: textField('key', 700) })
  .transform(({ at, jobKey }) => ({ lastUpdated: new Date(at), jobKey }));

function placeOf({ lastUpdated, jobKey }: stored.JobPlace): z.input<typeof jobPlace> {
  return { at: lastUpdated.getTime(), jobKey };
}

async function oneJob(db: Db, userId: string, jobKey: string, before: number | undefined): Promise<JobGroup[]> {
  // No title has one, and no database takes it.
  if (jobKey.includes('\u0000')) return [];
  const job = await stored.findJobOf(db, userId, jobKey);
  return job && job.versionCount > 0 ? groupsOf(db, userId, [job], before) : [];
}

async function groupsOf(
  db: Db,
  userId: string,
  jobs: readonly stored.StoredJob[],
  before?: number,
): Promise<JobGroup[]> {
  const jobKeys = jobs.map(({ jobKey }) => jobKey);
  const limit = HISTORY_LIMITS.versionsOfJob;
  const all = await stored.listVersionsOf(db, userId, { jobKeys, before, limit });
  return jobs.map(({ jobKey, jobTitle, versionCount, lastUpdated }) => {
    const versions = all.filter((version) => version.jobKey === jobKey).map(toProposalVersion);
    return { jobKey, jobTitle, versionCount, lastUpdated: lastUpdated.toISOString(), versions };
  });
}

/** @throws AppError NOT_FOUND */
export async function getVersion(
  db: Db,
  userId: string,
  id: string,
): Promise<{ version: ProposalVersion; input: AskedInput; answer: GenerateAnswer }> {
  const version = await stored.findVersionOf(db, userId, id);
  const text = await stored.findTextOf(db, userId, id);
  if (!version || !text) throw new AppError('NOT_FOUND');
  const answer = generateAnswer.parse(text.answer);
  const clean = { ...answer, formattedProposal: documentToHtml(answer.document) };
  return { version: toProposalVersion(version), input: storedInput.parse(text.input), answer: clean };
}

const { shape } = askedInput;
/** Also of another release: a field of another shape is left out rather than the whole refused. */
const storedInput = z.object({
  jobTitle: shape.jobTitle.catch(''),
  jobDescription: shape.jobDescription.catch(''),
  tone: shape.tone.catch(FREE_TONE),
  style: shape.style.catch(FREE_STYLE),
  writingSamples: shape.writingSamples.catch([]),
  headline: shape.headline.catch(''),
  skillsAndExperience: shape.skillsAndExperience.catch(''),
  aboutMeStatement: shape.aboutMeStatement.catch(''),
  portfolio: shape.portfolio.catch(''),
  language: shape.language.catch('auto'),
  hidden: shape.hidden.catch([]),
  lines: shape.lines.catch({}),
  corrections: shape.corrections.catch({ notWork: [], questions: [] }),
});

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** A version as it is answered. */
function toProposalVersion(stored: StoredVersion): ProposalVersion {
  const { id, documentId, revision, version, jobTitle, createdAt } = stored;
  const document = proposalDocument.catch([]).parse(stored.document);
  return {
    id,
    documentId,
    revision,
    version,
    jobTitle,
    createdAt: createdAt.toISOString(),
    formattedDate: DATE.format(createdAt),
    // Before 'PM' is a narrow space.
    formattedTime: TIME.format(createdAt).replace(/\s/g, ' '),
    document,
    generatedProposal: documentToHtml(document),
  };
}
