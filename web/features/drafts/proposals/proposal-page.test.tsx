import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDraftRevisions } from '#shared/drafts/contract.ts';
import { getProposal } from '#shared/drafts/proposals.ts';
import { readUser } from '#shared/identity/contract.ts';
import { type ProposalSummary, updateProposal } from '#shared/proposals/stored.ts';
import { answerCalls, answers } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderMain } from '#web/testing/render-page.tsx';
import { clipboard, press } from '#web/testing/result/result-page.tsx';
import { ProposalPage } from './proposal-page.tsx';

const AT = '2026-11-21T12:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000001';
const STORED = {
  ...{ id: ID, revision: 1, name: null, jobTitle: 'Tea shop', isAutosave: false, createdAt: AT, lastUpdated: AT },
  deletedAt: null,
};
const PROPOSAL: ProposalSummary = {
  ...STORED,
  ...{ firstLine: 'I built 12 themes.', status: 'draft', statusAt: AT, tone: null, style: null, trade: null },
  ...{ language: null, words: 9, opening: null },
};

/** The page of a proposal with these paragraphs. */
async function open(...paragraphs: string[]) {
  takeForSignedIn();
  const document = paragraphs.map((text) => ({
    kind: 'paragraph' as const,
    spans: [{ text, strong: false, em: false, href: null }],
  }));
  const content = paragraphs.map((text) => `<p>${text}</p>`).join('');
  const draft = { ...STORED, jobDescription: 'A theme.', document, content, format: 'html', work: null } as const;
  const calls = answerCalls(
    answers(getProposal, { success: true, proposal: PROPOSAL, draft: { ...draft, cause: 'generated' } }),
    answers(listDraftRevisions, { success: true, revisions: [], lockedCount: 0, nextCursor: null }),
    answers(updateProposal, { success: true, proposal: { ...PROPOSAL, status: 'copied' } }),
    SIGN_IN_CONFIG,
    answers(readUser, aUser()),
  );
  const { visited } = await renderMain(
    <Routes>
      <Route path="/proposals/:id" element={<ProposalPage />} />
    </Routes>,
    `/proposals/${ID}`,
  );
  await expect.element(page.getByRole('article', { name: 'Proposal' })).toHaveTextContent(paragraphs[0] ?? '');
  return { visited, noted: () => calls.filter(({ id }) => id === updateProposal.id).map(({ body }) => body) };
}

const COPIED = { status: 'copied', ifStatus: 'draft' };
const question = (name: string) => page.getByRole('dialog', { name });
const isSaidToBeCopied = page.getByText('Copied to clipboard', { exact: true });

beforeEach(async () => {
  sessionStorage.clear();
  // Only a page with the focus may write, and the first file of a run has none.
  await userEvent.click(document.body);
  await navigator.clipboard.writeText('nothing yet');
});

describe('copying a stored proposal', () => {
  it('asks before it copies blanks, which are marked in the letter', async () => {
    const { visited, noted } = await open('I built 12 themes.', '[your answer]', 'I begin on [date].');
    expect(page.getByRole('mark').elements()).toHaveLength(2);
    await expectAccessible('a proposal with blanks');
    await press('Copy');
    await question('Copy with 2 blanks?').getByRole('button', { name: 'Fill them in' }).click();
    expect(visited).toEqual([`/proposal-tool?draftId=${ID}`]);
    expect([await clipboard(), noted()]).toEqual(['nothing yet', []]);
  });

  it('copies them where that is wanted, and asks only once', async () => {
    const { noted } = await open('I built 12 themes.', '[your answer]');
    await press('Copy');
    await question('Copy with 1 blank?').getByRole('button', { name: 'Copy anyway' }).click();
    await expect.element(page.getByText(/the clipboard\. 1 blank is still in it\.$/)).toBeVisible();
    expect(await clipboard()).toBe('I built 12 themes.\n\n[your answer]');
    await expect.poll(noted).toEqual([COPIED]);
    await press('Copy');
    await expect.poll(noted).toEqual([COPIED, COPIED]);
  });

  it('asks nothing without a blank', async () => {
    const { noted } = await open('I built 12 themes.');
    await press('Copy');
    await expect.element(isSaidToBeCopied).toBeVisible();
    await expect.poll(noted).toEqual([COPIED]);
  });

  it('keeps the status where the browser refuses', async () => {
    vi.spyOn(Clipboard.prototype, 'writeText').mockRejectedValue(new Error('denied'));
    const { noted } = await open('I built 12 themes.');
    await press('Copy');
    await expect.element(page.getByText('Failed to copy', { exact: true })).toBeVisible();
    expect(noted()).toEqual([]);
  });
});
