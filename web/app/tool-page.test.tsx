import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readUser, type SessionUser } from '#shared/identity/contract.ts';
import { aLetter } from '#web/features/proposals/generation/a-letter.ts';
import { createSsrWorkspace } from '#web/features/proposals/index.ts';
import { EMPTY_WIZARD, type WizardState } from '#web/features/proposals/wizard/wizard-state.ts';
import { openWorkspace } from '#web/features/proposals/workspace/workspace.ts';
import { VISITORS_WORKSPACE } from '#web/features/proposals/workspace/workspace-database.ts';
import { answerCalls, answers } from '#web/testing/answer-calls.ts';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { PageFactsContext } from './page-facts.ts';
import { Shell } from './shell.tsx';
import { ToolPage } from './tool-page.tsx';

const FACTS = { isCounted: false, billing: '', policyChangedOn: undefined };
const letter = page.getByRole('article', { name: 'Your proposal' });

/** The whole page, with this in the workspace. */
async function openTool(user: SessionUser | null, state: Partial<WizardState>) {
  if (user) takeForSignedIn();
  answerCalls(...(user ? [SIGN_IN_CONFIG, answers(readUser, user)] : SIGNED_OUT));
  const workspace = await openWorkspace(user?.id ?? VISITORS_WORKSPACE);
  workspace.store.dispatch({ type: 'replaced', state: { ...EMPTY_WIZARD, ...state } });
  createSsrWorkspace(workspace);
  await renderPage(
    <PageFactsContext value={FACTS}>
      <Shell>
        <ToolPage />
      </Shell>
    </PageFactsContext>,
    { path: '/proposal-tool' },
  );
}

function firstLineEnd(): number {
  const range = document.createRange();
  range.selectNodeContents(letter.getByRole('paragraph').first().element());
  return range.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY;
}

it.each([
  { who: 'a visitor', width: 390, height: 844, user: null },
  { who: 'a visitor', width: 360, height: 640, user: null },
  { who: 'someone who has not confirmed the email', width: 390, height: 844, user: aUser() },
  { who: 'someone who has not confirmed the email', width: 360, height: 640, user: aUser() },
])('shows $who the first line of the letter in the first third of a phone of $width by $height', async (given) => {
  const { width, height, user } = given;
  await resizeWindow(width, height);
  await openTool(user, { step: 5, generation: aLetter() });
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  if (user) await expect.element(page.getByRole('complementary', { name: 'Address to confirm' })).toBeVisible();
  await expect.poll(firstLineEnd).toBeLessThanOrEqual(height / 3);
  expectNoSidewaysScroll();
  // What was above the letter is below it.
  await expect.element(page.getByRole('button', { name: 'Start new proposal' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Create a proposal' })).toBeInTheDocument();
});

it.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('shows what is wrong with a field above the bar of actions, at $width by $height', async ({ width, height }) => {
  await resizeWindow(width, height);
  const fields = {
    ...EMPTY_WIZARD.fields,
    jobTitle: 'x'.repeat(301),
    jobDescription: 'We need a website. '.repeat(200),
  };
  await openTool(null, { step: 4, fields });
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  await expect.element(page.getByLabelText('Job title', { exact: true })).toHaveFocus();
  const error = page.getByRole('alert').filter({ hasText: 'This is longer than the 300 characters' });
  const isSeen = () => {
    const { left, top, height: high } = error.element().getBoundingClientRect();
    return error.element().contains(document.elementFromPoint(left + 40, top + high / 2));
  };
  await expect.poll(isSeen).toBe(true);
});
