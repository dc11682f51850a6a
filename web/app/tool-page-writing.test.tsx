import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { readPlanSettings } from '#shared/plans/contract.ts';
import { generateProposal } from '#shared/proposals/contract.ts';
import { setWeekRefused } from '#web/features/plans/index.ts';
import { laterParts } from '#web/features/proposals/later/index.ts';
import { EMPTY_WIZARD } from '#web/features/proposals/wizard/wizard-state.ts';
import { answers, hangs, refuses } from '#web/testing/answer-calls.ts';
import { aLetter } from '#web/testing/letter.fixture.ts';
import { openTool } from '#web/testing/open-tool.tsx';
import { aUser } from '#web/testing/people.ts';
import { resizeWindow } from '#web/testing/window-size.ts';

const letter = page.getByRole('article', { name: 'Your proposal' });
const TITLE_AND_POST = { ...EMPTY_WIZARD.fields, jobTitle: 'A shop', jobDescription: 'We need a shop for our tea.' };

/** The code of the later steps, on its way until `come` is called. */
function slowLaterParts(): { come: () => Promise<void> } {
  const loading = laterParts.load();
  const listeners = new Set<() => void>();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const there = vi.spyOn(laterParts, 'there').mockReturnValue(undefined);
  vi.spyOn(laterParts, 'load').mockImplementation(() => arrived.then(() => loading));
  vi.spyOn(laterParts, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  return {
    async come() {
      await loading;
      there.mockRestore();
      for (const listener of listeners) listener();
      arrive();
    },
  };
}

it('shows at once that it writes, while the code for that is loading, and writes once for two presses', async () => {
  const code = slowLaterParts();
  const { received } = await openTool(null, { fields: TITLE_AND_POST }, hangs(generateProposal));
  await page.getByRole('button', { name: 'Write proposal' }).click();
  const waiting = page.getByRole('button', { name: 'Writing…' });
  await expect.element(waiting).toHaveAttribute('aria-busy', 'true');
  await expect.element(waiting).toHaveFocus();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await code.come();
  await expect.element(page.getByRole('heading', { name: 'Result', exact: true })).toHaveFocus();
  await expect.poll(() => received.filter(({ id }) => id === 'generateProposal')).toHaveLength(1);
  vi.restoreAllMocks();
});

it('brings into sight, at each press, that the proposals of the week are used', async () => {
  onTestFinished(() => setWeekRefused(undefined));
  const message = ERROR_MESSAGES.WEEKLY_LIMIT_REACHED;
  const refusal = refuses(generateProposal, { status: 429, code: 'WEEKLY_LIMIT_REACHED', message });
  await openTool(
    null,
    { step: 5, fields: TITLE_AND_POST, generation: aLetter() },
    refusal,
    answers(readPlanSettings, { freeWeeklyLimit: 1, weekUsedUntil: null }),
  );
  const regenerate = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Regenerate' }).click();
  };
  const card = page.getByRole('alert').filter({ hasText: 'You’ve used this week’s free proposal' });
  for (const width of [390, 1440]) {
    await resizeWindow(width, 844);
    await regenerate();
    await expect.element(card).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => document.activeElement?.contains(card.element()) && document.activeElement !== document.body)
      .toBe(true);
    letter.element().scrollIntoView();
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Regenerate' })).not.toHaveTextContent('Uses');
});

it.each([
  { who: 'a visitor who has used it', user: null, cost: 'You’ve used this week’s free proposal.' },
  { who: 'a person who has not, and was refused as a visitor', user: aUser(), cost: 'Uses this week’s free proposal.' },
])('says before Regenerate is pressed whether the week has a proposal left: $who', async ({ user, cost }) => {
  onTestFinished(() => setWeekRefused(undefined));
  const anHourOn = new Date(Date.now() + 3_600_000).toISOString();
  const weekUsedUntil = user ? null : anHourOn;
  if (user) setWeekRefused({ nextAt: anHourOn, userId: undefined });
  await openTool(
    user,
    { step: 5, fields: TITLE_AND_POST, generation: aLetter() },
    answers(readPlanSettings, { freeWeeklyLimit: 1, weekUsedUntil }),
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Regenerate' })).toHaveTextContent(cost);
  await expect.element(page.getByRole('alert').filter({ hasText: 'Next one:' })).not.toBeInTheDocument();
});
