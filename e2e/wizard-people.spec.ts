import type { Page } from '@playwright/test';
import { PASSWORD } from './account-people.ts';
import { expect, test } from './harness/test.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

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

test('a visitor who signs up finds everything in the workspace, the proposal too', { tag: '@main' }, async ({
  page,
}) => {
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
