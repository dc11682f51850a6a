import { expect } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { panel, press, sheet, startEditing, test } from './harness/result-page.ts';

test.describe('what this client asks', () => {
  test('turns open and answered while the text is edited', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    const opener = panel(page).getByRole('listitem').filter({ hasText: 'Begin with “Oolong”' });
    await expect(opener).toContainText('Answered');
    await startEditing(page);
    await page.keyboard.type('Dear client, ');
    await expect(opener).toContainText('Open');
    await press(page, 'Undo');
    await expect(opener).toContainText('Answered');
  });

  test('is neutral before there is a text, and says what it will hold before there is a post', {
    tag: '@full',
  }, async ({ page, open }) => {
    await open('brief');
    await expect(panel(page).getByText(/^(Answered|Mentioned|Open|Needs your answer)$/)).toHaveCount(0);
    await expect(panel(page).getByText(/of \d+ answered/)).toHaveCount(0);
    await panel(page).getByText('Begin with “Oolong”').click();
    await expect(panel(page).getByText('Please start your proposal with the word "Oolong"')).toBeVisible();
    await panel(page)
      .getByRole('button', { name: /^Show \d more$/ })
      .click();
    await expect(panel(page).getByText('“gift cards should still work”')).toBeVisible();
    await open('idle');
    await expect(panel(page)).toContainText('Paste a job post');
  });

  test('comes up from below on a phone, with its count', { tag: '@full' }, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('done');
    await page.getByRole('button', { name: /^What this client asks \d of \d answered$/ }).click();
    await expect(page.getByRole('dialog', { name: 'What this client asks' })).toContainText('Ignored: text addressed');
  });
});

test.describe('plans', () => {
  test('what is locked can be seen but not reached, and leads to the offer', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await open('locked');
    const button = page.getByRole('button', { name: 'Upgrade to Pro' });
    await expect(page.getByText('Pro Features')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
    await expect(dialog).toContainText('$9.99 per month');
    await dialog.getByRole('radio', { name: /Yearly/ }).click();
    await expect(dialog).toContainText('$89.99 per year');
    await expect(dialog).toContainText('25% off');
    await dialog.getByRole('button', { name: 'See all that Pro adds' }).click();
    await expect(page.getByRole('dialog', { name: 'The Pro plan' })).toContainText('Version history of every proposal');
    await page.keyboard.press('Escape');
    await button.click();
    await dialog.getByRole('button', { name: 'No thanks' }).click();
    await expect(dialog).toHaveCount(0);
    await button.click();
    await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(page.getByText('Sign in required', { exact: true })).toBeVisible();
    await expect(page.getByText('Please sign in to upgrade to Pro', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
  });

  for (const kind of ['compact', 'details'])
    test(`the ${kind} dialog sells nothing to a person who has paid`, { tag: '@full' }, async ({ page, open }) => {
      await open(`plan-${kind}-pro`);
      await expect(page.getByRole('dialog')).toContainText('Your Pro subscription is active');
      await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
      await expect(page.getByRole('dialog')).not.toContainText('$');
      await open(`plan-${kind}-processing`);
      await expect(page.getByRole('dialog')).toContainText(
        'Your subscription is being processed... usually takes less than a minute',
      );
      await expect(page.getByRole('button', { name: 'Check Status' })).toBeVisible();
      await expect(page.getByRole('dialog')).not.toContainText('$');
    });
});

const STATES = ['idle', 'waiting', 'writing', 'stopped', 'interrupted', 'done', 'brief', 'reading', 'brief-error'];
for (const state of [...STATES, 'locked', 'plan-compact-offer', 'plan-details-processing', 'plan-details-pro'])
  test(`everyone can use the state ${state}`, { tag: '@full' }, async ({ page, open }) => {
    await open(state);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(`Result, state ${state}`);
    await expectAccessible(page, state);
  });

test('everyone can edit', { tag: '@full' }, async ({ page, open }) => {
  await open('done');
  await startEditing(page);
  await expectAccessible(page, 'editing');
});

test('everyone can pick an emoji', { tag: '@full' }, async ({ page, open }) => {
  await open('done');
  await startEditing(page);
  await press(page, 'Insert emoji');
  await expectAccessible(page, 'emoji');
});

test('nothing sticks out at any width', { tag: '@full' }, async ({ page, open }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await open('done');
    await expect(sheet(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await startEditing(page);
    await expectNoSidewaysScroll(page);
  }
});
