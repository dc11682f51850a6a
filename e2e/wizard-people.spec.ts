import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signIn, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { everythingKept, POST, ProposalScreen } from './proposal-screen.ts';

// Slow enough to do something in the middle of a proposal, quick enough to wait for its end.
test.use({ appSettings: { WRITING_PACE: '400' } });

let people = 0;
const newEmail = () => `writer-${process.pid}-${(people += 1)}@freelance.example`;

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

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

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
}

const isSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

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
  await expectAccessible(page, 'work put aside');
  await page.reload();
  await screen.button('Restore').click();
  await expect(screen.title).toHaveValue('From last week');
  await expect(page.getByText('“From today” is saved')).toBeVisible();
  await screen.button('Remove it').click();
  await expect(page.getByText('“From today” is saved')).toBeHidden();
  await screen.button('Undo').click();
  await expect(page.getByText('“From today” is saved')).toBeVisible();
});

test('signing out can remove the work, and the next person of the browser sees none of it', async ({ page }) => {
  await signUp(page);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob({ title: 'Secret project', description: 'Nobody may read this.' });
  await pressSignOut(page);
  await expect(dialog(page)).toContainText('Keep your proposal on this device?');
  await expectAccessible(page, 'asked before signing out');
  await inDialog(page, 'Stay signed in').click();
  await screen.open();
  await expect(screen.title).toHaveValue('Secret project');
  await pressSignOut(page);
  await inDialog(page, 'Remove').click();
  await isSignedOut(page);
  expect(await everythingKept(page)).not.toContain('Secret');
  await screen.open();
  await expect(screen.title).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('Secret project')).toHaveCount(0);
  await signUp(page);
  await screen.open();
  await expect(screen.title).toHaveValue('');
});

test('signing out can keep the work on the device, and the next sign-in moves it to the account', async ({ page }) => {
  const person = await signUp(page);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await pressSignOut(page);
  await inDialog(page, 'Keep on this device').click();
  await isSignedOut(page);
  await screen.open();
  await expect(screen.title).toHaveValue(POST.title);
  await signIn(page, person);
  await screen.open();
  await expect(screen.title).toHaveValue(POST.title);
});

test('another tab follows to the person’s workspace and overwrites nothing', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const first = await new ProposalScreen(page).open();
  await first.fillJob({ title: 'Typed before', description: 'A post' });
  const second = await new ProposalScreen(await context.newPage()).open();
  await signUpByHand(page);
  await expect(first.title.or(first.button('Edit Job Details'))).toBeVisible();
  await expect(second.page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible();
  for (const screen of [first, second]) await expect(screen.title).toHaveValue('Typed before');
  const reader = (await second.title.isDisabled()) ? first : second;
  await reader.title.fill('Typed since');
  for (const screen of [first, second]) await expect(screen.title).toHaveValue('Typed since');
});
