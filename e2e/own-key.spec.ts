import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './model-app.ts';
import { ProposalScreen } from './proposal-screen.ts';

const BY_MODEL = '“Shopify theme for a tea shop” is decided by what happens on the first busy day.';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openWriter(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('tab', { name: 'AI settings' }).click();
  await expect(page).toHaveURL(/\/account\?tab=writer$/);
}

async function saveKey(page: Page, key: string): Promise<void> {
  await field(page, 'Key').fill(key);
  await button(page, 'Test and save').click();
}

test('a key is refused beside its field, accepted, used, shown as its end, and deleted', async ({
  page,
  llm,
  trouble,
}) => {
  trouble.allow(/status of 400/);
  llm.play({ mode: 'good' });
  await signUp(page);
  await openWriter(page);

  await button(page, 'Test and save').click();
  await expect(page.getByRole('alert')).toHaveText('Enter your key for OpenAI.');
  await saveKey(page, 'sk-a-key-that-was-revoked');
  const refusal = page.getByRole('alert').filter({ hasText: 'OpenAI refused this key.' });
  await expect(refusal).toBeVisible();
  await expect(field(page, 'Key')).toHaveValue('sk-a-key-that-was-revoked');
  await expect(field(page, 'Key')).toHaveAttribute('aria-invalid', 'true');

  await expectAccessible(page.getByRole('tabpanel'), 'a refused key');

  await saveKey(page, llm.apiKey);
  await expect(page.getByRole('heading', { name: 'Your key' })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(llm.apiKey.slice(-4));
  await expect(panel).toContainText('writes your proposals with your key.');
  await expect(panel).toContainText('go to api.openai.com.');
  await expect(panel).toContainText('Nothing written yet');
  expect(await page.content()).not.toContain(llm.apiKey);

  await expectAccessible(panel, 'the writer with a key');
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(BY_MODEL);
  await openWriter(page);
  await expect(panel.getByText(/^1 text, [\d,]+ tokens/)).toHaveCount(2);

  await button(page, 'Delete key').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your key?' });
  await dialog.getByRole('button', { name: 'Delete key' }).click();
  await expect(page.getByRole('heading', { name: 'Use your own key' })).toBeVisible();
  await expect(panel).toContainText('Written with your own keys so far: 1 text');
  await expect(panel).not.toContainText(llm.apiKey.slice(-4));
});
