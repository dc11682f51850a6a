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

/** The code words of a post, each a piece of its wording. */
const codePost = postShape.extend({ opener: z.string().nullable(), anywhere: z.array(z.string()) });
export type CodePost = z.infer<typeof codePost>;

/** What the applicant is asked in a post ('kind: words'), and its code words; each is a piece of its wording. */
const askedPost = codePost.extend({ asks: z.array(z.string()), questions: z.array(z.string()) });
export type AskedPost = z.infer<typeof askedPost>;

/** Further what the work demands of the applicant, whether AI text is forbidden, and the answers of puzzles. */
const demandingPost = askedPost.extend({
  conditions: z.array(z.string()),
  forbidsAi: z.boolean(),
  puzzles: z.array(z.string()),
});
export type DemandingPost = z.infer<typeof demandingPost>;

/** The playbook files that fit a post of `reader/posts`, 'trade/job'; null: none fits. */

/** Records of `shape`, one JSON object per line. @throws for an invalid line. */
export function readRecords<T>(file: string, shape: z.ZodType<T>): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => shape.parse(JSON.parse(line)));
}

export const readPosts = (file: string) => readRecords(file, postShape);
export const readProfiles = (file: string) => readRecords(file, profileShape);
export const readOwnProfiles = () => readProfiles(fixture('profiles.jsonl'));
export const readTypedLines = () => readRecords(inEval('lines.jsonl'), lineShape);
export const readLeadFacts = () => readRecords(fixture('lead-facts.jsonl'), leadFact);
export const readSingleFacts = () => readRecords(fixture('single-facts.jsonl'), singleFact);
export const readProfilePairs = () => readRecords(fixture('profile-pairs.jsonl'), profilePair);
export const readAskedPosts = () => readRecords(fixture('asked.jsonl'), askedPost);
export const readDemandingPosts = (file = fixture('demands.jsonl')) => readRecords(file, demandingPost);
export const readCodePosts = () => readRecords(fixture('codes.jsonl'), codePost);

export const fixture = (name: string) => inEval(`fixtures/${name}`);

/** A file of this folder. */
export function inEval(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
