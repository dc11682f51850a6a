import { z } from 'zod';
import type { ImportedLine } from './imported-line.ts';
import { FileRefused } from './refusals.ts';
import {
  certificateLine,
  lineOfWork,
  linesAbout,
  linesOfProject,
  linesOfWork,
  linkLine,
  skillLines,
} from './work-line.ts';

const text = z.string().max(20_000).trim().catch('');
const texts = z.array(text).max(200).catch([]);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(200).catch([]);

const job = z.object({
  name: text,
  company: text,
  organization: text,
  position: text,
  startDate: text,
  endDate: text,
  summary: text,
  description: text,
  highlights: texts,
  url: text,
});

/** What is read of a JSON Resume. What is missing or of another type counts as left out. Source: https://jsonresume.org/schema */
const resume = z.object({
  basics: z
    .object({
      summary: text,
      url: text,
      website: text,
      profiles: list(z.object({ network: text, url: text })),
    })
    .optional()
    .catch(undefined),
  work: list(job),
  volunteer: list(job),
  projects: list(job),
  skills: list(z.object({ name: text, keywords: texts })),
  certificates: list(z.object({ name: text, issuer: text, date: text, url: text })),
});

type Job = z.infer<typeof job>;

/** @throws FileRefused broken for text that is no JSON, wrong_type for JSON of another kind */
export function jsonResumeLines(json: string): ImportedLine[] {
  const { basics, work, volunteer, projects, skills, certificates } = parseResume(json);
  return [
    ...projects.flatMap(ofProject),
    ...[...work, ...volunteer].flatMap(ofWork),
    ...skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? skillLines(keywords, name) : [])),
    ...skillLines(skills.filter(({ keywords }) => keywords.length === 0).map(({ name }) => name)),
    ...certificates.flatMap(({ name, issuer, date }) => certificateLine(name, issuer, date)),
    ...linesAbout(basics?.summary ?? ''),
    ...linkLine('', basics?.url || basics?.website || ''),
    ...(basics?.profiles ?? []).flatMap(({ network, url }) => linkLine(network, url)),
  ];
}

function parseResume(json: string): z.infer<typeof resume> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new FileRefused('broken', { cause });
  }
  const known = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  if (!Object.keys(resume.shape).some((part) => part in known)) throw new FileRefused('wrong_type');
  return resume.parse(known);
}

function ofWork(one: Job): ImportedLine[] {
  const company = one.name || one.company || one.organization;
  return [
    ...lineOfWork({ title: one.position, company, from: one.startDate, to: one.endDate }),
    ...linesOfWork(one.summary || one.description),
    ...one.highlights.flatMap((highlight) => linesOfWork(`• ${highlight}`)),
  ];
}

function ofProject(one: Job): ImportedLine[] {
  return [
    ...linesOfProject(one.name, one.description || one.summary),
    ...one.highlights.flatMap((highlight) => linesOfWork(`• ${highlight}`)),
    ...linkLine(one.name, one.url),
  ];
}
