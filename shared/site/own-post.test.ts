import { expect, it } from 'vitest';
import { readOwnPost } from './own-post.ts';

it('reads a post as it was written', () => {
  const post = { jobTitle: 'Logo', jobDescription: 'For a bakery.\n"Rye"' };
  expect(readOwnPost(JSON.stringify(post))).toEqual(post);
});

it.each([null, '', '{', 'null', '7', '[]', '{}', '{"jobTitle":"Logo"}', '{"jobTitle":"Logo","jobDescription":7}'])(
  'takes nothing else for one: %s',
  (json) => {
    expect(readOwnPost(json)).toBeNull();
  },
);
