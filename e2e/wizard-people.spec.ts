import type { Locator, Page } from '@playwright/test';
import { inDatabase, PASSWORD, signIn, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { everythingKept, POST, ProposalDesk } from './proposal-desk.ts';

// Slow enough to do something in the middle of a proposal, quick enough to wait for its end.
test.use({ appSettings: { WRITING_PACE: '400' } });

const SKILLS = 'I built 12 Shopify themes for food shops. One of them loads in 0.9 seconds on a phone.';

let people = 0;
const newEmail = () => `writer-${process.pid}-${(people += 1)}@freelance.example`;

const dialog = (page: Page) => page.getByRole('dialog');
const skills = (page: Page) => page.getByLabel('Your Skills & Experience');
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

test('a visitor who signs up finds everything on the desk, the proposal too', async ({ page }) => {
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await desk.generate();
  await desk.expectDone();
  const written = await desk.sheet.innerText();
  await signUpByHand(page);
  await expect(desk.sheet).toHaveText(written, { useInnerText: true });
  await desk.tab('Job Description').click();
  await desk.button('Edit Job Details').click();
  await expect(desk.title).toHaveValue(POST.title);
  await expect(page.getByText('” is kept')).toHaveCount(0);
});

test('a proposal that is being written when a visitor signs up is written to its end', { tag: '@full' }, async ({
  page,
}) => {
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await desk.generate();
  await desk.expectWriting();
  await signUpByHand(page);
  await desk.expectDone();
  await expect(desk.sheet).toContainText('oolong', { ignoreCase: true });
});

test('work done signed out comes to a desk that was not free, and what was there can be brought back', {
  tag: '@full',
}, async ({ page }) => {
  const person = await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await desk.title.fill('From last week');
  // What was typed in the last moment before a page is left may be lost (300 ms at most): this is about work that lay there.
  await expect.poll(() => everythingKept(page)).toContain('From last week');
  await page.context().clearCookies();
  await page.reload();
  await expect(desk.title).toHaveValue('');
  await desk.title.fill('From today');
  await expect.poll(() => everythingKept(page)).toContain('From today');
  await signIn(page, person);
  await page.reload();
  await expect(desk.title).toHaveValue('From today');
  await expect(page.getByText('Your work was moved to your account', { exact: true })).toBeVisible();
  await expect(page.getByText('“From last week” is kept')).toBeVisible();
  await expectAccessible(page, 'work put aside');
  await page.reload();
  await desk.button('Bring it back').click();
  await expect(desk.title).toHaveValue('From last week');
  await expect(page.getByText('“From today” is kept')).toBeVisible();
  await desk.button('Remove it').click();
  await expect(page.getByText('“From today” is kept')).toBeHidden();
  await desk.button('Undo').click();
  await expect(page.getByText('“From today” is kept')).toBeVisible();
});

test('signing out can remove the work, and the next person of the browser sees none of it', async ({ page }) => {
  await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob({ title: 'Secret project', description: 'Nobody may read this.' });
  await pressSignOut(page);
  await expect(dialog(page)).toContainText('Keep your proposal on this device?');
  await expectAccessible(page, 'asked before signing out');
  await inDialog(page, 'Stay signed in').click();
  await desk.open();
  await expect(desk.title).toHaveValue('Secret project');
  await pressSignOut(page);
  await inDialog(page, 'Remove').click();
  await isSignedOut(page);
  expect(await everythingKept(page)).not.toContain('Secret');
  await desk.open();
  await expect(desk.title).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('Secret project')).toHaveCount(0);
  await signUp(page);
  await desk.open();
  await expect(desk.title).toHaveValue('');
});

test('signing out can keep the work on the device, and it comes along at the next sign-in', async ({ page }) => {
  const person = await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await pressSignOut(page);
  await inDialog(page, 'Keep on this device').click();
  await isSignedOut(page);
  await desk.open();
  await expect(desk.title).toHaveValue(POST.title);
  await signIn(page, person);
  await desk.open();
  await expect(desk.title).toHaveValue(POST.title);
});

test('signing out with an empty desk asks nothing', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  await new ProposalDesk(page).open();
  await pressSignOut(page);
  await isSignedOut(page);
});

test('a session that has ended is renewed in place, and writing goes on by itself', { tag: '@full' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/401/);
  await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await desk.tab('Skills & Experience').click();
  await skills(page).fill(SKILLS);
  await inDatabase(app.databaseUrl, 'delete from sessions');
  await desk.generate();
  await expect(dialog(page)).toContainText('Your session has ended');
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await inDialog(page, 'Sign In').click();
  await desk.expectDone();
  await expect(desk.sheet).toContainText('12 Shopify themes');
});

test('who goes on signed out after a session has ended keeps every word', { tag: '@full' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/401/);
  await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await inDatabase(app.databaseUrl, 'delete from sessions');
  await desk.generate();
  await inDialog(page, 'Continue signed out').click();
  await expect(dialog(page)).toBeHidden();
  await isSignedOut(page);
  await expect(desk.tab('Job Description')).toBeEnabled();
  await desk.generate();
  await desk.expectDone();
});

test('another tab follows to the person’s desk and overwrites nothing', { tag: '@full' }, async ({ page, context }) => {
  const first = await new ProposalDesk(page).open();
  await first.fillJob({ title: 'Typed before', description: 'A post' });
  const second = await new ProposalDesk(await context.newPage()).open();
  await signUpByHand(page);
  await expect(first.title.or(first.button('Edit Job Details'))).toBeVisible();
  await expect(second.page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible();
  for (const desk of [first, second]) await expect(desk.title).toHaveValue('Typed before');
  const reader = (await second.title.isDisabled()) ? first : second;
  await reader.title.fill('Typed since');
  for (const desk of [first, second]) await expect(desk.title).toHaveValue('Typed since');
});
