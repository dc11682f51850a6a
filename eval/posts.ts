import { readFileSync } from 'node:fs';
import { z } from 'zod';

const post = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lang: z.string().default('en'),
  label: z.string().nullish(),
});
export type Post = z.infer<typeof post>;

const profile = z.object({ title: z.string(), about: z.string().default(''), skills: z.array(z.string()).default([]) });
export type Profile = z.infer<typeof profile>;

/** Job posts from a file of one JSON object a line. @throws when a line has no id, title or description. */
export function readPosts(file: string): Post[] {
  return linesOf(file).map((line) => post.parse(line));
}

export function readProfiles(file: string): Profile[] {
  return linesOf(file).map((line) => profile.parse(line));
}

function linesOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}
