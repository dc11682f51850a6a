import type { Page } from '@playwright/test';
import { inDatabase } from './account-people.ts';
import { DraftsPage, signUpPro, writeProposal } from './drafts-page.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';
import { listedPayloads, OWN_PAYLOADS } from './harness/xss-payloads.ts';
import { ProposalScreen } from './proposal-screen.ts';

const TEA = {
  jobTitle: 'Shopify theme for a tea shop',
  jobDescription: 'We sell loose-leaf tea and need a Shopify theme.',
};
const LOGO = { jobTitle: 'Logo for a bakery', jobDescription: 'We bake bread and need a logo for our van.' };

const job = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const versions = (page: Page, title: string) => job(page, title).getByRole('listitem');

async function openHistory(page: Page): Promise<DraftsPage> {
  return new DraftsPage(page).open('&view=versions');
}

test('proposals are listed by job, the latest first, to read and to begin from', async ({ newVisitor, app }) => {
  const page = await newVisitor({ timezoneId: 'America/New_York' });
  const { id: userId } = await signUpPro(page, app);
  const first = await writeProposal(page, TEA);
  const second = await writeProposal(page, { ...TEA, tone: 'friendly' });
  await writeProposal(page, LOGO);
  await inDatabase(
    app.databaseUrl,
    "update document_revisions set saved_at = '2025-01-05T20:04:00Z' where user_id = $1",
    userId,
  );
  const screen = await openHistory(page);
  await expect(page.getByRole('region', { name: /for a/ }).getByRole('heading')).toHaveText([
    LOGO.jobTitle,
    TEA.jobTitle,
  ]);
  await expect(job(page, TEA.jobTitle)).toContainText('2 versions');
  await expect(job(page, LOGO.jobTitle)).toContainText('1 version');
  await expect(versions(page, TEA.jobTitle)).toHaveText([
    /Latest Version.*Jan 5, 2025 3:04 PM/,
    /Version 1.*Jan 5, 2025 3:04 PM/,
  ]);
  await expect(versions(page, TEA.jobTitle).getByRole('link', { name: 'Use as Template' })).toHaveCount(2);
  for (const [place, id] of [second, first].entries()) {
    const link = versions(page, TEA.jobTitle).nth(place).getByRole('link', { name: 'Use as Template' });
    await expect(link).toHaveAttribute('href', `/proposal-tool?proposalId=${id}`);
  }
  await versions(page, TEA.jobTitle).last().getByRole('button', { name: 'View Version 1' }).click();
  const dialog = screen.dialog(TEA.jobTitle);
  await expect(dialog).toContainText('Version 1 · Created Jan 5, 2025 3:04 PM');
  await expect(dialog.getByRole('article', { name: 'Proposal' }).getByRole('paragraph').first()).not.toBeEmpty();
  await expect(dialog.getByRole('link', { name: 'Use as Template' })).toHaveAttribute(
    'href',
    `/proposal-tool?proposalId=${first}`,
  );
  await expect(job(page, LOGO.jobTitle).getByRole('button', { name: 'Compare' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Use as Template' }).click();
  const tool = new ProposalScreen(page);
  await expect(tool.title).toHaveValue(TEA.jobTitle);
  await expect(tool.description).toHaveValue(TEA.jobDescription);
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Job Description');
  await tool.tab('Result').click();
  await expect(tool.sheet).toContainText(/\w+ \w+/);
});

/** A text for each of ours, and the others a dozen to a text: each alone is seen where results are shown. */
function textsOfPayloads(): string[] {
  const others = listedPayloads();
  const dozens = Array.from({ length: Math.ceil(others.length / 12) }, (_, at) => others.slice(at * 12, at * 12 + 12));
  return [...OWN_PAYLOADS, ...dozens.map((dozen) => dozen.join('\n'))];
}

test('stored HTML shows nothing but words, for any content', { tag: '@full' }, async ({ page, app }) => {
  const payloads = textsOfPayloads();
  await signUpPro(page, app);
  const at = '2025-01-05T20:04:00.000Z';
  const stored = payloads.map((generatedProposal, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    version: payloads.length - index,
    jobTitle: '<img src=x onerror="window.__pwn=1">',
    createdAt: at,
    formattedDate: 'Jan 5, 2025',
    formattedTime: '8:04 PM',
    generatedProposal,
  }));
  // As if a release before had stored it without cleaning it.
  const group = {
    jobKey: 'x',
    jobTitle: '<img src=x onerror="window.__pwn=1">',
    versionCount: stored.length,
    lastUpdated: at,
    versions: stored,
  };
  await page.route('**/api/user/proposals/versions', (route) =>
    route.fulfill({ json: { proposals: [group], isPro: true, nextCursor: null } }),
  );
  await openHistory(page);
  await page.getByRole('button', { name: /earlier versions$/ }).click();
  for (const [index, payload] of payloads.entries()) {
    await page
      .getByRole('button', { name: /^View / })
      .nth(index)
      .click();
    const body = page.getByRole('article', { name: 'Proposal' }).locator('.proposal-text');
    await expect(body).toBeAttached();
    const strangers = await body.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter(
          (e) =>
            !e.matches('p, strong, em, ol, ul, li, a[href^="http"], br, span') ||
            [...e.attributes].some(({ name }) => /^on|^style$|^srcdoc$/.test(name)),
        )
        .map((e) => e.outerHTML),
    );
    expect(strangers, payload).toEqual([]);
    await escapeFrom(page.getByRole('dialog'));
  }
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
});
