import { expect, it } from 'vitest';
import { pageFaults } from './page-faults.ts';

const island = (name: string) => `<div class="grid" data-island="${name}" data-props="{}"><p>a</p></div>`;

it.each([
  ['is fit to be sent', `<p class="x">style="y"</p>${island('demo')}${island('desk')}`, []],
  ['with an island that nobody brings to life', island('dmo'), [expect.stringContaining('has the island dmo')]],
  ['with the same island twice', island('demo') + island('demo'), ['has the island demo twice']],
  ['with a style of an element', '<p class="x" style="color:red">a</p>', ['has a style attribute']],
])('a page %s', (_what, html, faults) => {
  expect(pageFaults(html, ['demo', 'desk'])).toEqual(faults);
});
