import type { Page, Response } from '@playwright/test';
import { answer, expect, signUp, test } from './test.ts';

const MINUTES = 60_000;

const isReport = (response: Response) => response.url().endsWith('/api/firebase-login');

function refreshes(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('securetoken.googleapis.com')) seen.push(request.url());
  });
  return seen;
}

test('a token is renewed five minutes before it expires, and the server is informed; whom Firebase has disabled is asked to sign in again, in place', async ({
  page,
  person,
  emulator,
  trouble,
}) => {
  trouble.allow(/status of 40[013]/);
  await page.clock.install();
  // The tool's page reports the token that it was opened with: from then on it keeps it fresh.
  const opened = page.waitForResponse((response) => isReport(response) && page.url().endsWith('/proposal-tool'));
  await signUp(page, person);
  await opened;
  await page.getByLabel('Job Title').fill('Logo for a bakery');
  const renewals = refreshes(page);
  const reports: number[] = [];
  page.on('response', (response) => {
    if (isReport(response)) reports.push(response.status());
  });
  await page.clock.fastForward(54 * MINUTES);
  expect(renewals).toEqual([]);
  await page.clock.fastForward(2 * MINUTES);
  await expect.poll(() => reports).toEqual([200]);
  expect(renewals).toHaveLength(1);
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
  await expect(page.getByText('At least 10 characters. An uppercase letter. A number.')).toBeVisible();
});
