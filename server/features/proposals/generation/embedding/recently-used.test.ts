import { expect, it } from 'vitest';
import { recentlyUsed } from './recently-used.ts';

it('keeps what was asked for last, and no more than it may', () => {
  const kept = recentlyUsed<string[]>(2);
  kept.set('a', ['a']);
  kept.set('b', ['b']);
  kept.get('a');
  kept.set('c', ['c']);
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([['a'], undefined, ['c']]);
});
