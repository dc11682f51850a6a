import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const postShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lang: z.string().default('en'),
});
export type Post = z.infer<typeof postShape>;

const listOrText = (joint: string) =>
  z
    .union([z.array(z.string()), z.string()])
    .default('')
    .transform((value) => [value].flat().join(joint));

const profileShape = z.object({
  id: z.string().default(''),
  lang: z.string().default('en'),
  /** Helps to find a fitting profile; it is no fact. */
  title: z.string().default(''),
  about: z.string().default(''),
  skills: listOrText(', '),
  portfolio: listOrText('\n'),
  samples: z.array(z.string()).default([]),
});
export type Profile = z.infer<typeof profileShape>;

const lineShape = z.object({
  slot: z.enum(['proof', 'first_step', 'question', 'rate', 'availability']),
  lang: z.string(),
  /** Word prefixes of the posts that the line is typed for; empty: any post. */
  words: z.array(z.string()),
  text: z.string(),
});
export type TypedLine = z.infer<typeof lineShape>;

/** The profile's sentence that a person would begin with for a post. */
const leadFact = z.object({ post: z.string(), profile: z.string(), lead: z.string() });

/** A post, and the only sentence that somebody typed for it: the nearest that they could have. */
const singleFact = postShape.omit({ id: true }).extend({ fact: z.string() });
export type SingleFact = z.infer<typeof singleFact>;

/** A post, the profile of one freelancer, and the sentences of it that should lead; none where nothing is near. */
const profilePair = postShape.extend({ about: z.string(), skills: listOrText(', '), lead: z.array(z.string()) });
export type ProfilePair = z.infer<typeof profilePair>;

/** The code words of a post, each a piece of its wording. */
const codePost = postShape.extend({ opener: z.string().nullable(), anywhere: z.array(z.string()) });
export type CodePost = z.infer<typeof codePost>;

/** What the applicant is asked in a post ('kind: words'), and its code words; each is a piece of its wording. */
const askedPost = codePost.extend({ asks: z.array(z.string()), questions: z.array(z.string()) });
export type AskedPost = z.infer<typeof askedPost>;

/** The playbook files that fit a post of `reader/posts`, 'trade/job'; null: none fits. */
const playbookLabel = z.object({ file: z.string(), title: z.string(), right: z.array(z.string().nullable()) });
export type PlaybookLabel = z.infer<typeof playbookLabel>;

/** Job posts, one JSON object per line. @throws for an invalid line. */
export function readPosts(file: string): Post[] {
  return recordsOf(file).map((record) => postShape.parse(record));
}

export function readProfiles(file: string): Profile[] {
  return recordsOf(file).map((record) => profileShape.parse(record));
}

export function readOwnProfiles(): Profile[] {
  return readProfiles(fixture('profiles.jsonl'));
}

export function readTypedLines(): TypedLine[] {
  return recordsOf(fileURLToPath(new URL('lines.jsonl', import.meta.url))).map((record) => lineShape.parse(record));
}

export function readLeadFacts(): z.infer<typeof leadFact>[] {
  return recordsOf(fixture('lead-facts.jsonl')).map((record) => leadFact.parse(record));
}

export function readSingleFacts(): SingleFact[] {
  return recordsOf(fixture('single-facts.jsonl')).map((record) => singleFact.parse(record));
}

export function readProfilePairs(): ProfilePair[] {
  return recordsOf(fixture('profile-pairs.jsonl')).map((record) => profilePair.parse(record));
}

export function readAskedPosts(): AskedPost[] {
  return recordsOf(fixture('asked.jsonl')).map((record) => askedPost.parse(record));
}

export function readCodePosts(): CodePost[] {
  return recordsOf(fixture('codes.jsonl')).map((record) => codePost.parse(record));
}

export function readPlaybookLabels(): PlaybookLabel[] {
  return recordsOf(fixture('playbook-files.jsonl')).map((record) => playbookLabel.parse(record));
}

export function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
}

/** One JSON value per line. */
export function recordsOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}
