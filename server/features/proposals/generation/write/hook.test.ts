import { expect, it } from 'vitest';
import { readPost } from '../read/index.ts';
import { hookOf } from './hook.ts';

const hookFor = (description: string, title = 'Help with our shop') =>
  hookOf({ title, description }, readPost({ title, description }));

it.each([
  ['Our checkout fails on phones since Friday.', 'Your checkout fails on phones since Friday.'],
  ['We lose about six orders a day right now.', 'You lose about six orders a day right now.'],
  ['I need my books caught up to the end of July.', 'You need your books caught up to the end of July.'],
  ['Our importer stops when we send a file.', 'Your importer stops when you send a file.'],
])('says what the client wrote of their problem to them: %s', (sentence, said) => {
  expect(hookFor(`${sentence} Tea is all that is sold there.`)).toBe(said);
});

it.each([
  'We are looking for a developer who can fix our checkout.',
  'We run a small press in the north.',
  'Our shop, which my brother and I run, fails on phones.',
  'Our price is 2,800 pounds and the code does not stay with you.',
  'It crashes on Android and we need to fix it.',
  'OUR SHOP DOES NOT WORK ANY MORE.',
  'Our shop (see https://shop.example) fails on phones.',
  'Please fix our checkout, which fails on phones.',
])('says nothing where it is not certain: %s', (sentence) => {
  expect(hookFor(sentence)).toBeNull();
});

it('is no title again, and no question of the client’s', () => {
  expect(hookFor('Our checkout fails on phones.', 'Our checkout fails on phones')).toBeNull();
  expect(hookFor('Our checkout fails on phones, can you fix it?')).toBeNull();
});
