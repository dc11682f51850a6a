import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

/** The tool as it opens in a browser that has stored `state`. */
async function openWith(page: Page, state: object): Promise<ProposalScreen> {
  await page.goto('/');
  await page.evaluate(async (kept) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('bidwright', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('desk');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve) => {
      const tx = db.transaction('desk', 'readwrite');
      tx.objectStore('desk').put({ revision: 'an earlier visit', state: kept }, 'visitor');
      tx.oncomplete = resolve;
    });
    db.close();
  }, state);
  return new ProposalScreen(page).open();
}

const fields = { jobTitle: 'Tea shop', jobDescription: 'A theme.', aboutMeStatement: '', portfolio: '' };

test('by keyboard, a locked card that is opened puts the focus on the way to have it', { tag: '@full' }, async ({
  page,
}) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  for (const step of ['Skills & Experience', 'Previous Work Samples', 'Tone and style']) {
    await screen.button('Continue').press('Enter');
    await expect(page.getByRole('heading', { name: step, exact: true })).toBeFocused();
  }
  for (const name of ['Add Information', 'Add Samples']) {
    await screen.tab('Tone').click();
    await screen.button(name).press('Enter');
    // A visitor is offered an account first.
    await expect(page.getByRole('link', { name: 'Create a free account' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(screen.button('Upgrade to Pro')).toBeFocused();
    await page.keyboard.press('Enter');
    await escapeFrom(page.getByRole('dialog', { name: 'Upgrade to Pro' }));
    await expect(screen.button('Upgrade to Pro')).toBeFocused();
    // Folded again, for the next one.
    await screen.button('Continue').press('Enter');
  }
});

test('a result that can no longer be read says what to do', { tag: '@full' }, async ({ page }) => {
  const screen = await openWith(page, {
    fields: { ...fields, skillsAndExperience: '' },
    step: 5,
    generation: { status: 'done', kept: 'by a release of another shape' },
  });
  await expect(page.getByText('Complete the previous steps to generate your proposal')).toBeVisible();
  await expectAccessible(page, 'no result');
  await screen.button('Start from the beginning').click();
  await expect(screen.tab('Job Description')).toHaveAttribute('aria-selected', 'true');
  await expect(screen.tab('Result')).toBeDisabled();
  await expect(screen.button('Edit Job Details').or(screen.title)).toBeVisible();
});

test('until the first word the page says how long it may take', { tag: '@full' }, async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  let answer: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/generate-proposal', async (route) => {
    await isSeen;
    await route.continue();
  });
  await screen.generate();
  await expect(page.getByText('This may take up to 30 seconds.')).toBeVisible();
  answer();
  await screen.expectDone();
});
