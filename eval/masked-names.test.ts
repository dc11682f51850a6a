import { expect, it } from 'vitest';
import { textsToHide } from '#server/features/proposals/generation/llm/masking/find.ts';
import { readOwnPosts, readUnseenPosts } from './labels.ts';

/** Words in small letters that are hidden as names: of nobody in these posts, whose people all have a capital. */
it('hides no everyday word of a post as the name of a person', () => {
  const posts = [...readOwnPosts(), ...readUnseenPosts()];
  expect(posts.length).toBeGreaterThan(60);
  const wrong = posts.flatMap(({ id, title, description }) => {
    const names = textsToHide(`${title}\n${description}`, ['names'], []).map(({ text }) => text);
    return names.filter((name) => name === name.toLowerCase()).map((name) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
