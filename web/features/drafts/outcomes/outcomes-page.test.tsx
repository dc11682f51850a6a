import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type OutcomeCounts, type Outcomes, readOutcomes } from '#shared/drafts/outcomes.ts';
import { readUser } from '#shared/identity/contract.ts';
import { answerCalls, answers, type CallAnswer, hangs, isUnreachable } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from '#web/testing/people.ts';
import { renderMain } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { OutcomesPage } from './outcomes-page.tsx';

const counts = (sent: number, replied: number, won: number): OutcomeCounts => ({ sent, replied, won });
const NOTHING: Outcomes['by'] = { tone: [], style: [], trade: [], length: [], opening: [] };

const outcomes = (total: OutcomeCounts, by: Partial<Outcomes['by']> = {}) =>
  answers(readOutcomes, { success: true, total, by: { ...NOTHING, ...by } });

const SOME = outcomes(counts(74, 33, 8), {
  tone: [
    { value: 'professional', ...counts(50, 5, 1) },
    { value: 'conversational', ...counts(20, 18, 7) },
    { value: null, ...counts(4, 4, 0) },
  ],
  length: [
    { value: '200_plus', ...counts(38, 20, 4) },
    { value: 'under_100', ...counts(36, 13, 4) },
  ],
  trade: [{ value: null, ...counts(74, 33, 8) }],
});

function open(path: string, ...calls: CallAnswer[]) {
  takeForSignedIn();
  answerCalls(...calls, SIGN_IN_CONFIG, answers(readUser, aUser()));
  return show(path);
}

const show = (path: string) => renderMain(<OutcomesPage />, path);

const PATH = '/proposals/outcomes';
const table = (name: string) => page.getByRole('table', { name });
const rows = (name: string) => table(name).getByRole('row');

describe('outcomes', () => {
  it('ask a visitor to sign in, and lead back', async () => {
    answerCalls(...SIGNED_OUT);
    await show(PATH);
    const link = page.getByRole('link', { name: 'Sign In' });
    await expect.element(link).toHaveAttribute('href', '/auth?returnTo=%2Fproposals%2Foutcomes');
  });

  it('say that they are loading, and how a status is set when nothing was sent', async () => {
    const waiting = await open(PATH, hangs(readOutcomes));
    await expect.element(page.getByText('Loading your outcomes')).toBeInTheDocument();
    await waiting.unmount();
    await open(`${PATH}?period=90d`, outcomes(counts(0, 0, 0)));
    await page.getByRole('button', { name: 'Show all time' }).click();
    await expect.element(page.getByText('press S in the list')).toBeVisible();
    // What is shown until the answer is there is pale.
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    await expectAccessible('nothing sent');
  });

  it('say why they could not be loaded, and try again', async () => {
    await open(PATH, isUnreachable(readOutcomes));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your outcomes could not be loaded');
    answerCalls(SOME);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Sent 74')).toBeVisible();
  });

  it('of fewer than ten are one line', async () => {
    await open(PATH, outcomes(counts(9, 9, 9), { tone: [{ value: 'friendly', ...counts(9, 9, 9) }] }));
    await expect.element(page.getByText('9 of 10 sent: reply and win rates appear at 10.')).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  it('show rates with their intervals, a leader only where no interval overlaps, wins on request, and fit every width', async () => {
    await open(PATH, SOME);
    await expect.element(page.getByText('Replied 33 (45%, 34 to 56%)')).toBeVisible();
    await expect.element(rows('Tone').nth(1)).toHaveTextContent('Professional505110% 4–21%');
    await expect.element(rows('Tone').nth(3)).toHaveTextContent('Not known440Too few to tell');
    await expect.element(page.getByText('Conversational is clearly ahead')).toBeVisible();
    await expect.element(rows('Length').nth(1)).toHaveTextContent('Under 100 words');
    await expect.element(page.getByText('No clear difference')).toBeVisible();
    await expect.element(table('Field')).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Wins' }).click();
    await expect.element(rows('Tone').nth(1)).toHaveTextContent('Professional50512% 0–10%');
    for (const width of [320, 390, 768, 1440]) {
      await resizeWindow(width, 800);
      expectNoSidewaysScroll();
    }
    await expectAccessible('outcomes of 74 proposals');
  });
});
