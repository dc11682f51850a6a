import { expectAccessible } from './harness/accessible.ts';
import { clipboard, confirmBlank, editor, notes, press, sheet, test } from './harness/result-page.ts';
import { expect } from './harness/test.ts';

const OWN = 'I have led a team of 12.';
const TYPED = 'I won three awards for this.';

test('a claim shows the profile sentence it comes from, and one that is not in the profile is settled in place', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('claims');
  const claims = page.getByRole('region', { name: 'Where each sentence comes from' });
  await expect(claims).toContainText('1 from your profile, 1 to check');
  const card = page.getByRole('dialog', { name: 'Where this sentence comes from' });
  await sheet(page).getByRole('button', { name: OWN }).click();
  await expect(card).toContainText('From your About Me: “I have led a team of 12 at a tea company.”');
  await expectAccessible(page, 'a claim and where it comes from');
  await card.press('Escape');
  await expect(card).toBeHidden();
  await expect(sheet(page).getByRole('button', { name: OWN })).toBeFocused();

  await sheet(page).getByRole('button', { name: TYPED }).click();
  await expect(card).toContainText('Is this true?');
  await card.getByRole('button', { name: 'Keep this sentence' }).click();
  await expect(card).toContainText('You said that this is true');
  // The button is gone; who pressed it by a key goes on from here.
  await expect(card.locator(':focus')).toContainText('You said that this is true');
  await expect(claims).toContainText('1 from your profile, 1 confirmed by you');
  await expect(notes(page)).not.toContainText('sentence to check');
  await card.getByRole('button', { name: 'Ask me again' }).click();
  await expect(notes(page)).toContainText('1 sentence to check');
});

test('a claim is edited and removed from the panel, and Undo brings it back', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('claims');
  const claims = page.getByRole('region', { name: 'Where each sentence comes from' });
  await claims.getByRole('button', { name: 'Remove this sentence' }).click();
  await expect(sheet(page)).not.toContainText(TYPED);
  await press(page, 'Undo');
  await expect(sheet(page)).toContainText(TYPED);

  await claims.getByRole('button', { name: 'Edit this sentence' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('It can be done.');
  await expect(editor(page)).not.toContainText(TYPED);
  await expect(claims).not.toContainText('to check');
  await page.keyboard.type(' I hold two degrees.');
  await expect(claims).toContainText('1 to check');
  await claims.getByRole('button', { name: 'Remove this sentence' }).click();
  await expect(editor(page)).not.toContainText('degrees');
  await expect(editor(page)).toContainText('It can be done.');
});

test('each answer to the client is copied separately and follows the text', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('done');
  const box = (name: string) => page.getByRole('article', { name });
  const tools = box('Which tools do you use to profile a storefront?');
  await tools.getByRole('button', { name: 'Copy answer' }).click();
  await expect(page.getByText('Answer copied', { exact: true })).toBeVisible();
  expect(await clipboard(page)).toBe('The profiler of the browser itself, with the network slowed down.');
  await tools.getByRole('button', { name: 'Go to it in the text' }).click();
  await expect(sheet(page).getByRole('paragraph').filter({ hasText: 'The profiler of the browser' })).toBeFocused();

  const moved = box('Have you moved Scripts to Functions before?');
  await expect(moved).toContainText('1 blank is still in it.');
  await notes(page).click();
  await page.getByRole('button', { name: /^Fill in: \[your answer/ }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Yes, twice.');
  await expect(moved.getByText('Yes, twice.', { exact: true })).toBeVisible();
  await expect(moved).not.toContainText('blank');
});

test('the client’s eye shows the list, a phone and what is read aloud, and offers plain letters', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('done');
  await press(page, 'As the client sees it');
  const eye = page.getByRole('dialog', { name: 'As the client sees it' });
  await expect(eye.getByRole('region', { name: "Client's list view" })).toBeVisible();
  await eye.getByRole('tab', { name: 'On a phone' }).click();
  await expect(eye.getByRole('region', { name: 'The proposal on a phone' })).toContainText('• The slow checkout fixed');
  await expectAccessible(page, 'the proposal on a phone');
  await eye.getByRole('tab', { name: 'Read aloud' }).click();
  const said = eye.getByRole('region', { name: 'What is said' });
  await expect(said).toContainText('mathematical sans-serif bold capital W');
  await expectAccessible(page, 'the proposal read aloud');
  await eye.getByRole('button', { name: 'Use plain letters' }).click();
  await expect(said).not.toContainText('mathematical');
  await expect(said).toContainText('What you need');
  await eye.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('switch', { name: 'Plain letters' })).toBeChecked();
});

test('where a client wants no text of an AI, Copy asks once', { tag: '@full' }, async ({ page, open }) => {
  await open('no-ai');
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await press(page, 'Copy');
  const question = page.getByRole('dialog', { name: 'This client does not want AI-written text. Copy anyway?' });
  await expect(question).toContainText('No AI proposals please.');
  await expectAccessible(page, 'the question before copying');
  await question.getByRole('button', { name: 'Go back and edit' }).click();
  await expect(editor(page)).toBeFocused();
  expect(await clipboard(page)).toBe('nothing yet');
  await press(page, 'Cancel');
  await press(page, 'Copy');
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  await confirmBlank(page);
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  await expect.poll(() => clipboard(page)).toContain('Oolong');
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await press(page, 'Copy');
  await expect.poll(() => clipboard(page)).toContain('Oolong');
  await expect(question).toBeHidden();
});

test('on a phone the words come first, and what is to be settled is met beside Copy', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('no-ai');
  await expect(sheet(page).getByText('Oolong', { exact: true })).toBeInViewport();
  await expect(notes(page)).toBeInViewport();
  await expect(notes(page)).toContainText('no AI-written text wanted');
  await notes(page).click();
  const list = page.getByRole('region', { name: 'Before you send' });
  await expect(list).toContainText('This client does not want AI-written text');
  await expectAccessible(page, 'what is to be settled before sending');
  // By the keyboard the list comes after its button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: /^Fill in:/ }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(notes(page)).toBeFocused();
});
