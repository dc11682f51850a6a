import type { Locator, Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { holdApp, watchShifts } from './held-app.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

// The tool's page arrives with its first screen in it; the app comes after the first paint and takes that over. Here the app is
// held back for as long as someone has something to do before it.

const early = (page: Page) => page.locator('html[data-early]');
const rootOf = (page: Page) => page.locator('#root').innerHTML();

async function begin(page: Page) {
  const app = await holdApp(page);
  await page.goto('/proposal-tool', { waitUntil: 'commit' });
  await expect(early(page)).toHaveCount(1);
  return { ...app, screen: new ProposalScreen(page) };
}

test('text typed before the app is loaded stays, with the caret in its place', { tag: '@main' }, async ({ page }) => {
  const { screen, letIn } = await begin(page);
  await screen.title.fill(POST.title);
  await screen.description.fill(POST.description);
  await screen.description.press('ControlOrMeta+Home');
  await screen.description.press('ArrowRight');
  await expect(screen.button('Continue')).toBeEnabled();
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(screen.description).toBeFocused();
  await screen.description.press('X');
  await expect(screen.title).toHaveValue(POST.title);
  await expect(screen.description).toHaveValue(POST.description.replace('W', 'WX'));
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('oolong');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('local-work'))).toBe('true');
});

async function paste(field: Locator, text: string): Promise<void> {
  await field.dispatchEvent('paste');
  await field.fill(text);
}

test('what is pasted and pressed before the app is there is done when it is', async ({ page }) => {
  const { screen, letIn } = await begin(page);
  await paste(screen.title, 'A logo');
  await paste(screen.description, 'We need\n\n- A logo');
  await screen.button('Continue').click();
  letIn();
  await expect(page.getByRole('heading', { name: 'Skills & Experience' })).toBeVisible();
  await screen.button('Edit Job Details').click();
  await expect(screen.title).toHaveValue('A logo');
  await expect(screen.description).toHaveValue('We need\n\n- A logo');
});

test('what is typed is there again for who left before the app was there, and no empty field is seen before it', async ({
  page,
}) => {
  const { screen, letIn } = await begin(page);
  await screen.title.fill('Logo for a bakery');
  await page.getByRole('banner').getByRole('link', { name: 'Bidwright, home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
  letIn();
  await expect(early(page)).toHaveCount(0);
  await expect(screen.title).toHaveValue('Logo for a bakery');

  await expect.poll(() => page.evaluate(() => localStorage.getItem('local-work'))).toBe('true');
  await test.step('with work in the workspace', async () => {
    const app = await holdApp(page);
    await page.goto('/proposal-tool', { waitUntil: 'commit' });
    await expect(early(page)).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(screen.title).toBeHidden();
    app.letIn();
    await expect(screen.title).toHaveValue('Logo for a bakery');
  });
  await test.step('with the address of a draft', async () => {
    const app = await holdApp(page);
    await page.goto('/proposal-tool?draftId=0b0f6d35-6f4d-4f27-8c53-0d3c6a2f4f11', { waitUntil: 'commit' });
    await expect(early(page)).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(screen.title).toBeHidden();
    app.letIn();
    await expect(page.getByText('Please sign in to access this feature.')).toBeVisible();
  });
  await test.step('signed in', async () => {
    await signUp(page);
    const app = await holdApp(page);
    await page.goto('/proposal-tool', { waitUntil: 'commit' });
    await expect(early(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Create Proposal' }).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await expect(screen.title).toBeHidden();
    app.letIn();
    await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
  });
});

test('nothing moves and nothing changes when the app takes over', async ({ newVisitor }) => {
  for (const { theme, width } of [
    { theme: 'light', width: 390 },
    { theme: 'dark', width: 1440 },
  ])
    await test.step(`${theme}, ${width} wide`, async () => {
      const page = await newVisitor({ viewport: { width, height: 900 } });
      const shifted = await watchShifts(page);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const { letIn } = await begin(page);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const [before, painted, moved] = [await rootOf(page), await colour(), await shifted()];
      letIn();
      await expect(early(page)).toHaveCount(0);
      expect(await rootOf(page)).toBe(before);
      expect([await colour(), await shifted()]).toEqual([painted, moved]);
      // By the faces alone, which come after the words; what counts as good is a tenth.
      expect(moved).toBeLessThan(0.1);
    });
});

test('it is said when the app cannot be had, and what was typed is there when it can', async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED|Failed to fetch/);
  let isAway = true;
  await page.route('**/assets/*.js', (route) => (isAway ? route.abort() : route.fallback()));
  await page.route('/', (route) => (isAway ? route.abort() : route.fallback()));
  await page.goto('/proposal-tool', { waitUntil: 'commit' });
  const screen = new ProposalScreen(page);
  await screen.title.fill(POST.title);
  await screen.description.fill(POST.description);
  const note = page.getByRole('alert');
  await expect(note).toHaveText('The tool has not loaded yet. What you typed is saved.', { useInnerText: true });
  await screen.button('Try again').click();
  await expect(note).toHaveText('There is still no connection. What you typed is saved.', { useInnerText: true });
  await expectAccessible(page.getByRole('main'), 'a page whose app has not come');
  await expect(screen.description).toHaveValue(POST.description);
  isAway = false;
  await screen.button('Try again').click();
  await expect(page.locator('html[data-early]')).toHaveCount(0);
  await expect(screen.title).toHaveValue(POST.title);
  await expect(screen.description).toHaveValue(POST.description);
  await expect(note).toHaveCount(0);
});
