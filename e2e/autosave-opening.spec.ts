import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { DraftDesk, draftsOf } from './draft-desk.ts';
import { saveDraft, signUpPro, writeProposal } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { POST } from './proposal-desk.ts';

declare global {
  interface Window {
    sawTitle: (title: string) => Promise<void>;
  }
}

const NOBODYS = '0190a1b2-0000-7000-8000-000000000000';

/** A draft saved elsewhere; answers its id. */
async function haveDraft(page: Page, more: Record<string, unknown> = {}): Promise<string> {
  const { id } = await saveDraft(page, { jobTitle: 'Kept on the server', jobDescription: 'We sell coffee.', ...more });
  return id;
}

test('a draft is opened by its address, and what lay on the desk waits beside it', async ({ page, app }) => {
  await signUpPro(page, app);
  const id = await haveDraft(page);
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'On the desk', description: 'Not saved yet.' });
  const shown: string[] = [];
  await page.exposeFunction('sawTitle', (title: string) => shown.push(title));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const labels = [...document.querySelectorAll('label')];
      const title = labels.find((label) => label.textContent.startsWith('Job title'))?.control;
      if (title instanceof HTMLInputElement) void window.sawTitle(title.value);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(`/proposal-tool?draftId=${id}`);
  await expect(desk.title).toHaveValue('Kept on the server');
  await expect(desk.saved).toBeVisible();
  await expect.poll(() => shown).toContain('Kept on the server');
  expect(shown).not.toContain('On the desk');
  await expect(page.getByText('“On the desk” is kept')).toBeVisible();
  await expectAccessible(page, 'a draft opened');
  // The address is plain: a reload shows what was typed since.
  await expect(page).toHaveURL(/\/proposal-tool$/);
  await desk.title.fill('Kept, and changed');
  await page.reload();
  await expect(desk.title).toHaveValue('Kept, and changed');
  await desk.button('Bring it back').click();
  await expect(desk.title).toHaveValue('On the desk');
});

test('Back from an opened draft leads to where one came from', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  const id = await haveDraft(page);
  await page.goto('/pricing');
  await page.goto(`/proposal-tool?draftId=${id}`);
  const desk = new DraftDesk(page);
  await expect(desk.title).toHaveValue('Kept on the server');
  await expect(page).toHaveURL(/\/proposal-tool$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goForward();
  await expect(desk.title).toHaveValue('Kept on the server');
});

test('the draft that is on the desk already stays, with what has not been saved of it', { tag: '@full' }, async ({
  page,
  app,
}) => {
  const person = await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('Saved once');
  const [draft] = await draftsOf(app, person);
  await desk.auto.click();
  await desk.title.fill('Saved once, and typed on');
  await page.goto(`/proposal-tool?draftId=${draft?.id ?? ''}`);
  // It has been opened once the address is plain.
  await expect(page).toHaveURL(/\/proposal-tool$/);
  await expect(desk.title).toHaveValue('Saved once, and typed on');
  await expect(page.getByText('” is kept')).toHaveCount(0);
});

test('an uploaded text opens to be read, and can be edited', async ({ page, app }) => {
  await signUpPro(page, app);
  const id = await haveDraft(page, { content: 'Dear baker,\nI bake <logos>.\n\nYours, Mara', type: 'saved' });
  await page.goto(`/proposal-tool?draftId=${id}`);
  const desk = new DraftDesk(page);
  await expect(desk.sheet).toContainText('I bake <logos>.');
  await desk.button('Edit').click();
  await expect(desk.editor).toContainText('Yours, Mara');
});

test('what cannot be opened is said in words, and the desk is untouched', { tag: '@full' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/404|ERR_FAILED/);
  await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'On the desk', description: 'Mine.' });
  await page.goto(`/proposal-tool?draftId=${NOBODYS}`);
  await expect(page.getByText('This draft cannot be found')).toBeVisible();
  await expect(desk.title).toHaveValue('On the desk');
  await expectAccessible(page, 'a draft that cannot be found');
  await desk.button('Continue without it').click();
  await expect(page).toHaveURL(/\/proposal-tool$/);
  await expect(page.getByText('This draft cannot be found')).toBeHidden();
  const id = await haveDraft(page);
  await page.route(`**/api/drafts/${id}`, (route) => route.abort());
  await page.goto(`/proposal-tool?draftId=${id}`);
  await expect(page.getByText('This draft could not be opened')).toBeVisible();
  await page.unroute(`**/api/drafts/${id}`);
  await desk.button('Try again').click();
  await expect(desk.title).toHaveValue('Kept on the server');
});

test('without Pro, and signed out, it is said what opening a draft takes', { tag: '@full' }, async ({ page }) => {
  const desk = await new DraftDesk(page).open();
  await page.goto(`/proposal-tool?draftId=${NOBODYS}`);
  await expect(page.getByText('Please sign in to access this feature.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await signUp(page);
  await page.reload();
  await expect(page.getByText('Premium subscription required.')).toBeVisible();
  await expect(desk.title).toHaveValue('');
});

test('an earlier proposal serves as a template: the job is filled in, and its text is the result', {
  tag: '@full',
}, async ({ page, app }) => {
  await signUpPro(page, app);
  const id = await writeProposal(page, { jobTitle: POST.title, jobDescription: POST.description });
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'Something else', description: 'Begun since.' });
  await page.goto(`/proposal-tool?proposalId=${id}`);
  await expect(desk.title).toHaveValue(POST.title);
  await expect(desk.description).toHaveValue(POST.description);
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Job Description');
  await expect(page.getByText('“Something else” is kept')).toBeVisible();
  await desk.tab('Result').click();
  await expect(desk.sheet).toContainText(/oolong/i);
  await page.reload();
  await desk.tab('Result').click();
  await expect(desk.sheet).toContainText(/oolong/i);
});
