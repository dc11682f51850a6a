import { DraftScreen } from './draft-screen.ts';
import { saveDraft, signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

declare global {
  interface Window {
    sawTitle: (title: string) => Promise<void>;
  }
}

const NOBODYS = '0190a1b2-0000-7000-8000-000000000000';

test('a draft is opened by its address, the previous work is stashed; one that cannot be opened leaves it unchanged', async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/404|ERR_FAILED/);
  await signUpPro(page, app);
  const { id } = await saveDraft(page, { jobTitle: 'Kept on the server', jobDescription: 'We sell coffee.' });
  const screen = await new DraftScreen(page).open();
  await screen.fillJob({ title: 'In progress', description: 'Not saved yet.' });
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
  await expect(screen.title).toHaveValue('Kept on the server');
  await expect(screen.saved).toBeVisible();
  await expect.poll(() => shown).toContain('Kept on the server');
  expect(shown).not.toContain('In progress');
  await expect(page.getByText('“In progress” is saved')).toBeVisible();
  // The address is plain: a reload shows what was typed since.
  await expect(page).toHaveURL(/\/proposal-tool$/);
  await screen.title.fill('Kept, and changed');
  await page.reload();
  await expect(screen.title).toHaveValue('Kept, and changed');
  await screen.button('Restore').click();
  await expect(screen.title).toHaveValue('In progress');
  await test.step('one that is not there', async () => {
    await page.goto(`/proposal-tool?draftId=${NOBODYS}`);
    await expect(page.getByText('This draft cannot be found')).toBeVisible();
    await expect(screen.title).toHaveValue('In progress');
    await expectAccessible(page.getByRole('main'), 'a draft that cannot be found');
    await screen.button('Continue without it').click();
    await expect(page).toHaveURL(/\/proposal-tool$/);
    await expect(page.getByText('This draft cannot be found')).toBeHidden();
  });
  await test.step('one that cannot be had', async () => {
    const other = await saveDraft(page, { jobTitle: 'Another one', jobDescription: 'We sell coffee.' });
    await page.route(`**/api/proposals/${other.id}`, (route) => route.abort());
    await page.goto(`/proposal-tool?draftId=${other.id}`);
    await expect(page.getByText('This draft could not be opened')).toBeVisible();
    await page.unroute(`**/api/proposals/${other.id}`);
    await screen.button('Try again').click();
    await expect(screen.title).toHaveValue('Another one');
  });
});
