import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteProposal } from '#shared/drafts/proposals.ts';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { readUser } from '#shared/identity/contract.ts';
import { listProposals, type ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import { listVersions, type ProposalVersion } from '#shared/proposals/versions.ts';
import { answerCalls, answers, type CallAnswer, hangs, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from '#web/testing/people.ts';
import { renderMain } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { DraftsTab } from '../drafts-tab.tsx';
import { ProposalsPage } from './proposals-page.tsx';

const AT = '2026-11-21T12:00:00.000Z';

const aProposal = (n: number, more: Partial<ProposalSummary> = {}): ProposalSummary => ({
  ...{
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    revision: 1,
    name: null,
    jobTitle: `Job ${n}`,
    isAutosave: false,
  },
  ...{ firstLine: 'I would begin with your theme.', status: 'draft', statusAt: AT, createdAt: AT, lastUpdated: AT },
  ...{ deletedAt: null, tone: null, style: null, trade: null, language: null, words: 6, opening: null },
  ...more,
});

const list = (proposals: ProposalSummary[], nextCursor: string | null = null) =>
  answers(listProposals, { success: true, proposals, nextCursor });

function open(path: string, ...calls: CallAnswer[]) {
  takeForSignedIn();
  answerCalls(...calls, SIGN_IN_CONFIG, answers(readUser, aUser()));
  return show(path);
}

const show = (path: string) => renderMain(<ProposalsPage />, path);

const rows = page.getByRole('list', { name: 'Proposals' }).getByRole('listitem');
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the list of proposals', () => {
  it('asks a visitor to sign in, and leads back', async () => {
    answerCalls(...SIGNED_OUT);
    await show('/proposals');
    const link = page.getByRole('link', { name: 'Sign In' });
    await expect.element(link).toHaveAttribute('href', '/auth?returnTo=%2Fproposals');
  });

  it('says that it is loading, that there is nothing, and that nothing was found', async () => {
    const waiting = await open('/proposals', hangs(listProposals));
    await expect.element(page.getByText('Loading drafts...')).toBeInTheDocument();
    await waiting.unmount();
    const empty = await open('/proposals', list([]));
    await expect.element(page.getByText('No drafts found')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'New Proposal' })).toHaveAttribute('href', '/proposal-tool');
    expect(button('Upload Draft').elements()).toHaveLength(1);
    await empty.unmount();
    await open('/proposals?search=tea&status=won', list([]));
    await expect.element(page.getByText('words that begin with')).toBeVisible();
    await button('Show all').click();
    await expect.element(page.getByText('No drafts found')).toBeVisible();
  });

  it('says why it could not be loaded, and tries again', async () => {
    await open('/proposals', isUnreachable(listProposals));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your proposals could not be loaded');
    answerCalls(list([aProposal(1)]));
    await button('Try again').click();
    await expect.element(rows).toHaveTextContent('Job 1');
  });

  it('shows all that came, fits every width, and offers more', async () => {
    const many = Array.from({ length: 30 }, (_, n) => aProposal(n, { jobTitle: `A very long title ${n} `.repeat(9) }));
    await open('/proposals', list(many, 'next'));
    await expect.element(rows.nth(29)).toBeInTheDocument();
    await expect.element(button('Load more')).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await resizeWindow(width, 800);
      expectNoSidewaysScroll();
    }
  });

  it('changes a status by the keyboard at once, and takes it back when that is refused', async () => {
    const refusal = { status: 503, code: 'SERVICE_UNAVAILABLE', message: ERROR_MESSAGES.SERVICE_UNAVAILABLE } as const;
    await open('/proposals', list([aProposal(1), aProposal(2)]), refuses(updateProposal, refusal));
    await expect.element(rows.nth(1)).toBeVisible();
    await expectAccessible('a list of proposals');
    // From the page: nothing of the list has the focus.
    await userEvent.keyboard('jjs');
    await page.getByRole('menuitem', { name: 'Won' }).click();
    await expect.element(page.getByText('The status could not be changed')).toBeVisible();
    await expect.element(button('Status of “Job 2”: Draft')).toBeVisible();
  });
});

describe('the same list in the account', () => {
  const openTab = (path: string, ...calls: CallAnswer[]) => {
    takeForSignedIn();
    answerCalls(...calls, SIGN_IN_CONFIG, answers(readUser, aUser({ plan: 'pro' })));
    return renderMain(<DraftsTab />, path);
  };

  it('says of each what it is called, its job and whether it was only autosaved, and opens it in the tool', async () => {
    const named = aProposal(2, { name: 'Tea shop', jobTitle: 'Shopify theme' });
    await openTab('/account?tab=proposals', list([aProposal(1, { isAutosave: true }), named]));
    await expect.element(rows.nth(0)).toHaveTextContent(/Job 1.*I would begin with your theme\.Auto/);
    await expect
      .element(rows.nth(1))
      .toHaveTextContent(/Tea shop.*Shopify theme · I would begin with your theme\.Saved/);
    const link = rows.nth(1).getByRole('link', { name: 'Tea shop' });
    await expect.element(link).toHaveAttribute('href', `/proposal-tool?draftId=${named.id}`);
    await expectAccessible('the drafts of an account');
  });

  it.each([
    ['', 'Every proposal that you write is kept here.'],
    ['&view=autosave', 'No autosaved drafts.'],
    ['&view=saved', 'No saved drafts yet.'],
    ['&status=deleted', 'Nothing was deleted in the last 30 days.'],
    ['&status=won', 'No proposal has this status.'],
  ])('says what there is none of: %s', async (query, words) => {
    await openTab(`/account?tab=proposals${query}`, list([]));
    await expect.element(page.getByText('No drafts found')).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('has the versions of a job to read and to begin from, and shows no deleted one again from what was read before', async () => {
    const aVersion = (version: number): ProposalVersion => ({
      ...{ id: aProposal(version).id, documentId: aProposal(1).id, revision: version, version, jobTitle: 'Tea shop' },
      ...{ createdAt: AT, formattedDate: '', formattedTime: '', document: [], generatedProposal: '' },
    });
    const history = (...versions: ProposalVersion[]) => {
      const job = { jobKey: 'tea', jobTitle: 'Tea shop', versionCount: versions.length, lastUpdated: AT, versions };
      return answers(listVersions, { proposals: [job], isPro: true, nextCursor: null });
    };
    const calls = [history(aVersion(3), aVersion(2)), history(aVersion(3)), list([])];
    await openTab('/account?tab=proposals&view=versions', ...calls);
    await expect.element(page.getByText('Version 2', { exact: true })).toBeVisible();
    const job = page.getByRole('region', { name: 'Tea shop' });
    await expect.element(job).toHaveTextContent('2 versions');
    const versions = job.getByRole('listitem');
    await expect.element(versions.nth(0)).toHaveTextContent(/^Latest Version/);
    await expect.element(versions.nth(1)).toHaveTextContent(/^Version 2Nov 21, 2026 \d{1,2}:\d\d [AP]M/);
    const hrefs = versions
      .nth(1)
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`/proposals/${aProposal(1).id}?revision=2`, `/proposal-tool?proposalId=${aProposal(2).id}`]);
    await page.getByRole('tab', { name: 'All Drafts' }).click();
    await page.getByRole('tab', { name: 'Version History' }).click();
    await expect.element(page.getByText('Version 2', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('Latest Version')).toBeVisible();
  });

  it('asks before it deletes, and offers the way back', async () => {
    await openTab('/account?tab=proposals', list([aProposal(1)]));
    await button('More for “Job 1”').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent('for 30 days');
    answerCalls(list([]), answers(deleteProposal, { success: true }));
    await button('Delete Draft').click();
    await expect.element(page.getByText('Your draft has been deleted successfully')).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
    await expect.element(page.getByText('No drafts found')).toBeVisible();
  });
});
