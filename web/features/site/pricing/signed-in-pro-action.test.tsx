import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readSubscription, readTrial, type Subscription } from '#shared/billing/contract.ts';
import { readUser } from '#shared/identity/contract.ts';
import { FRESH_SETTINGS } from '#shared/site/settings.ts';
import { answerCalls, answers } from '#web/testing/answer-calls.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { PlanCards } from './plan-cards.tsx';
import { ProAction } from './signed-in-pro-action.tsx';

const TRIAL: Subscription = {
  status: 'trialing',
  cycle: 'yearly',
  priceCents: 8999,
  currency: 'USD',
  nextChargeAt: '2126-12-05T12:00:00.000Z',
  trialEndsAt: '2126-12-05T12:00:00.000Z',
  cancelsAt: null,
  unpaidSince: null,
  ended: null,
  accessUntil: '2126-12-08T12:00:00.000Z',
};

/** The cards as the page has them, with the action in its place. */
function Cards() {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <div ref={(element) => setPlace(element?.querySelector('[data-place=pro-action]') ?? null)}>
      <PlanCards settings={FRESH_SETTINGS} level={2} />
      {place && createPortal(<ProAction />, place)}
    </div>
  );
}

it('a subscriber in trial finds the own cycle, price and next charge, and nothing is said to be due today', async () => {
  takeForSignedIn();
  answerCalls(
    SIGN_IN_CONFIG,
    answers(readUser, aUser({ plan: 'pro', proUntil: TRIAL.accessUntil })),
    answers(readSubscription, { subscription: TRIAL }),
    answers(readTrial, { trialDays: 0 }),
  );
  await renderPage(<Cards />, { path: '/pricing' });
  await expect.element(page.getByText('You pay $89.99 per year.')).toBeVisible();
  await expect.element(page.getByText('Next charge: $89.99 on December 5, 2126')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  for (const words of page.getByText('charged today').elements()) expect(words.checkVisibility()).toBe(false);
});
