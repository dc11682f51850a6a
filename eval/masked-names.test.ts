import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textsToHide } from '#server/features/proposals/generation/llm/masking/find.ts';
import { readPosts } from './records.ts';

const FOLDER = fileURLToPath(new URL('fixtures/', import.meta.url));

/** Words in small letters that are hidden as names: of nobody in these posts, whose people all have a capital. */
it('hides no everyday word of a post as the name of a person', () => {
  const files = readdirSync(FOLDER).filter((name) => name !== 'profiles.jsonl');
  const posts = files.flatMap((name) => readPosts(`${FOLDER}/${name}`));
  expect(posts.length).toBeGreaterThan(60);
  const wrong = posts.flatMap(({ id, title, description }) => {
    const names = textsToHide(`${title}\n${description}`, ['names'], []).map(({ text }) => text);
    return names.filter((name) => name === name.toLowerCase()).map((name) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
