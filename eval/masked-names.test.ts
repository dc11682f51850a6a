import { expect, it } from 'vitest';
import { textsToHide } from '#server/features/proposals/generation/llm/masking/find.ts';
import { readOwnPosts, readUnseenPosts } from './labels.ts';

/** Lower-case words that are masked as names, though the people of these posts all have a capital. */
it('masks no everyday word of a post as a name', () => {
  const posts = [...readOwnPosts(), ...readUnseenPosts()];
  expect(posts.length).toBeGreaterThan(60);
  const wrong = posts.flatMap(({ id, title, description }) => {
    const names = textsToHide(`${title}\n${description}`, ['names'], []).map(({ text }) => text);
    return names.filter((name) => name === name.toLowerCase()).map((name) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
