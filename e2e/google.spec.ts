import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const SAMPLE = { email: 'sample.person@example.com', name: 'Sample Person' };

test('a choice that is cancelled at Google is said beside the form, which stays; someone new signs up, and is the same person again where windows are blocked', async ({
  page,
  app,
  newVisitor,
  trouble,
}) => {
  // The browser may go to the emulator, and nowhere else.
  trouble.allow(new RegExp(`^another host was asked: ${app.googleEmulator}/`));
  await page.goto('/auth?returnTo=%2Faccount');
  await page.getByLabel('Email or Username').fill('sample.person');
  const chooser = await openChooser(page);
  await expect.poll(() => chooser.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  await expect(chooser.getByText("Google emulator. Nobody's real account.")).toBeVisible();
  await untilClosed(chooser, () => chooser.getByRole('button', { name: 'Cancel' }).click());
  await expect(reasonOn(page, 'The Google window was closed before you were signed in.')).toBeVisible();
  await expect(page.getByLabel('Email or Username')).toHaveValue('sample.person');
  const last = await openChooser(page);
  await untilClosed(last, () => typeIn(last, SAMPLE));
  await expect(page).toHaveURL(/\/account$/);
  const { id, email } = await userOf(page);
  expect(email).toBe(SAMPLE.email);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/eyJ|token/i);

  // The page itself goes to Google and comes back, also when the choice is cancelled.
  const other = await newVisitor();
  await other.addInitScript(() => {
    window.open = () => null;
  });
  await other.goto('/auth?returnTo=%2Faccount');
  await other.getByRole('button', { name: 'Continue with Google' }).click();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(reasonOn(other, 'You came back from Google without signing in.')).toBeVisible();
  expect(new URL(other.url()).searchParams.get('returnTo')).toBe('/account');
  await other.getByRole('button', { name: 'Continue with Google' }).click();
  await typeIn(other, SAMPLE);
  await expect(other).toHaveURL(/\/account$/);
  expect((await userOf(other)).id).toBe(id);
});

/** Beside the form, where it stays. */
function reasonOn(page: Page, words: string): Locator {
  return page.getByRole('tabpanel').getByText(words);
}

async function openChooser(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await expect(chooser.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return chooser;
}

/** The next window has the same name: opened before this one is gone, it would be this one. */
async function untilClosed(chooser: Page, press: () => Promise<void>): Promise<void> {
  const closed = chooser.waitForEvent('close');
  await press();
  await closed;
}

async function typeIn(chooser: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await chooser.getByText('Use another address').click();
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

async function userOf(page: Page): Promise<{ id: string; email: string }> {
  const answer = await page.request.get('/api/user');
  expect(answer.status()).toBe(200);
  return answer.json();
}
