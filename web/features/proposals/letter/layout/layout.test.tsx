import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openResult, press, sheet, startEditing, typeAtOnce } from '#web/testing/result/result-page.tsx';
import { generateRequest } from '../../generation/generate-request.ts';
import { EMPTY_WIZARD } from '../../wizard/wizard-state.ts';
import { rememberLayout } from './layout-choice.ts';

const headings = () =>
  sheet
    .getByRole('heading')
    .elements()
    .map((heading) => heading.getAttribute('aria-label'));
const layoutOf = () => generateRequest(EMPTY_WIZARD, () => true).layout;

beforeEach(() => rememberLayout(undefined));

async function choose(layout: string): Promise<void> {
  await page.getByRole('button', { name: /^Layout: / }).click();
  await page.getByRole('menuitemradio', { name: layout }).click();
}

it('shows and hides headings without other words, and is remembered for the next proposal', async () => {
  await openResult('slots');
  expect(layoutOf()).toBeUndefined();
  await choose('Structured');
  await expect.poll(headings).toEqual(['First step', 'Similar work', 'Your questions', 'One question']);
  expect(layoutOf()).toBe('structured');
  await press('Undo');
  await expect.poll(headings).toEqual([]);
  expect(layoutOf()).toBeUndefined();
});

it('keeps what was edited by hand, and what is typed afterwards', async () => {
  await openResult('slots');
  await startEditing();
  await typeAtOnce('Dear Ms Leaf. ');
  await press('Save');
  await choose('Structured');
  await expect.poll(headings).toHaveLength(4);
  await expect.element(sheet).toHaveTextContent('Dear Ms Leaf. ');
  await page.getByRole('textbox', { name: 'Rate', exact: true }).last().fill('$40');
  await expect.element(sheet).toHaveTextContent('My rate is $40.');
  await choose('No headings');
  await expect.poll(headings).toEqual([]);
  await expect.element(sheet).toHaveTextContent('Dear Ms Leaf. ');
});
