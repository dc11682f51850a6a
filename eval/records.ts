import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const postShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  label: z.string().optional(),
});
export type Post = z.infer<typeof postShape>;

const profile = z.object({
  about: z.string().default(''),
  skills: z
    .union([z.array(z.string()), z.string()])
    .default([])
    .transform((skills) => [skills].flat().join(', ')),
  portfolio: z
    .union([z.array(z.string()), z.string()])
    .default('')
    .transform((links) => [links].flat().join('\n')),
  samples: z.array(z.string()).default([]),
});
export type Profile = z.infer<typeof profile>;

/** Job posts, one JSON object a line. @throws when a line is none. */
export function readPosts(file: string): Post[] {
  return recordsOf(file).map((record) => postShape.parse(record));
}

export function readProfiles(file: string): Profile[] {
  return recordsOf(file).map((record) => profile.parse(record));
}

/** One JSON value a line, as it stands. */
export function recordsOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}
