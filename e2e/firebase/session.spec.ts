import type { Page } from '@playwright/test';
import { answer, currentUser, expect, signUp, test } from './test.ts';

const MINUTES = 60_000;

function refreshes(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('securetoken.googleapis.com')) seen.push(request.url());
  });
  return seen;
}

test('a session that is gone comes back while Firebase still knows the person', async ({ page, person, trouble }) => {
  trouble.allow(/status of 401/);
  await signUp(page, person);
  await page.context().clearCookies({ name: 'session' });
  expect(await currentUser(page)).toBeNull();
  await page.goto('/account');
  await expect(page.getByText(person.email).first()).toBeVisible();
  expect(await currentUser(page)).toMatchObject({ email: person.email });
});

test('a token is renewed five minutes before it expires, and the server is informed', async ({ page, person }) => {
  await page.clock.install();
  await signUp(page, person);
  const renewals = refreshes(page);
  // The page reports the token that it was opened with as well: these are the reports after a renewal.
  const reports: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/firebase-login') && renewals.length > 0) reports.push(response.status());
  });
  await page.clock.fastForward(54 * MINUTES);
  expect(renewals).toEqual([]);
  await page.clock.fastForward(2 * MINUTES);
  await expect.poll(() => reports).toEqual([200]);
  expect(renewals).toHaveLength(1);
});

test('a person whom Firebase has disabled is asked to sign in again, in place', async ({
  page,
  person,
  emulator,
  trouble,
}) => {
  trouble.allow(/status of 40[013]/);
  await page.clock.install();
  await signUp(page, person);
  await page.getByLabel('Job Title').fill('Logo for a bakery');
  await emulator.disable(person.email);
  await page.clock.fastForward(56 * MINUTES);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('Logo for a bakery');
});

test("the project's password policy is shown while a password is chosen", async ({ page, context }) => {
  const customStrengthOptions = {
    minPasswordLength: 10,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
  };
  await answer(context, 'passwordPolicy', { customStrengthOptions, schemaVersion: 1, enforcementState: 'ENFORCE' });
  await page.goto('/auth?tab=register');
  await page.getByLabel('Password', { exact: true }).fill('small');
  await expect(page.getByText('At least 10 characters. A capital letter. A digit.')).toBeVisible();
});
