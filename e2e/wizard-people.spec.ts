import type { Page } from '@playwright/test';
import { PASSWORD, signIn, signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';
import { everythingKept, POST, ProposalScreen } from './proposal-screen.ts';

let people = 0;
const newEmail = () => `writer-${process.pid}-${(people += 1)}@freelance.example`;

/** By the page, as a person does it: the page stays open all the time. */
async function signUpByHand(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  // Exactly: until the tab has turned, the other one's 'Email or Username' is there.
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('tab', { name: 'Job Description' })).toBeVisible();
}

test('a visitor who signs up finds everything in the workspace, the proposal too', async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  await screen.expectDone();
  const written = await screen.sheet.innerText();
  await signUpByHand(page);
  await expect(screen.sheet).toHaveText(written, { useInnerText: true });
  await screen.tab('Job Description').click();
  await screen.button('Edit Job Details').click();
  await expect(screen.title).toHaveValue(POST.title);
  await expect(page.getByText('” is saved')).toHaveCount(0);
});

test('signed-out work moves to a workspace with work, and the replaced work can be restored', {
  tag: '@full',
}, async ({ page }) => {
  const person = await signUp(page);
  const screen = await new ProposalScreen(page).open();
  await screen.title.fill('From last week');
  // What was typed in the last moment before a page is left may be lost (300 ms at most): this is about stored work.
  await expect.poll(() => everythingKept(page)).toContain('From last week');
  await page.context().clearCookies();
  await page.reload();
  await expect(screen.title).toHaveValue('');
  await screen.title.fill('From today');
  await expect.poll(() => everythingKept(page)).toContain('From today');
  await signIn(page, person);
  await page.reload();
  await expect(screen.title).toHaveValue('From today');
  await expect(page.getByText('Your work was moved to your account', { exact: true })).toBeVisible();
  await expect(page.getByText('“From last week” is saved')).toBeVisible();
  await page.reload();
  await screen.button('Restore').click();
  await expect(screen.title).toHaveValue('From last week');
  await expect(page.getByText('“From today” is saved')).toBeVisible();
  await screen.button('Remove it').click();
  await expect(page.getByText('“From today” is saved')).toBeHidden();
  await screen.button('Undo').click();
  await expect(page.getByText('“From today” is saved')).toBeVisible();
});
