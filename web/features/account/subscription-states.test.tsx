import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cancelSubscription,
  changeCycle,
  manageSubscription,
  previewCycle,
  readPayments,
  readSubscription,
  readTrial,
  type Subscription,
} from '#shared/billing/contract.ts';
import { readUser, type SessionUser } from '#shared/identity/contract.ts';
import { PaymentFailedBar } from '#web/features/plans/index.ts';
import { answerCalls, answers, type CallAnswer, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { AccountPage } from './account-page.tsx';

const PRO = { plan: 'pro', proUntil: '2099-05-09T12:00:00Z' } as const;
const RUNNING: Subscription = {
  status: 'active',
  cycle: 'monthly',
  priceCents: 999,
  currency: 'USD',
  nextChargeAt: '2099-05-02T12:00:00.000Z',
  trialEndsAt: null,
  cancelsAt: null,
  accessUntil: '2099-05-05T12:00:00.000Z',
  unpaidSince: null,
  ended: null,
};
const INVOICE = { billedAt: '2099-04-02T12:00:00.000Z', totalCents: 999, currency: 'USD' };
const PAYMENTS = answers(readPayments, {
  card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
  invoices: [{ ...INVOICE, transactionId: 'txn_1', number: '325-10001' }],
});
const panel = page.getByRole('tabpanel');
const button = (name: string) => page.getByRole('button', { name, exact: true });

function open(user: Partial<SessionUser>, subscription: Partial<Subscription>, ...more: CallAnswer[]) {
  takeForSignedIn();
  const received = answerCalls(
    ...more,
    SIGN_IN_CONFIG,
    answers(readUser, aUser(user)),
    answers(readSubscription, { subscription: { ...RUNNING, ...subscription } }),
    answers(readTrial, { trialDays: 0 }),
    PAYMENTS,
  );
  return renderPage(
    <main>
      <PaymentFailedBar />
      <AccountPage />
    </main>,
    { path: '/account?tab=subscription' },
  ).then((screen) => Object.assign(screen, { received }));
}

describe('the subscription tab', () => {
  it('has the card, the next charge and the invoices, each with its download', async () => {
    await open(PRO, {});
    await expect.element(panel).toHaveTextContent('CardVisa ending in 4242, expires 12/2034');
    await expect.element(panel).toHaveTextContent('Next charge$9.99 on May 2, 2099');
    await expect.element(button('Download invoice 325-10001')).toBeVisible();
    await resizeWindow(390);
    expectNoSidewaysScroll();
    await expectAccessible('card and invoices');
  });

  it('tells what a switch costs before it is confirmed', async () => {
    const preview = answers(previewCycle, {
      ...{ dueCents: 8499, creditCents: 0, currency: 'USD', priceCents: 8999 },
      nextChargeAt: '2100-04-17T12:00:00.000Z',
    });
    const { received } = await open(PRO, {}, preview, answers(changeCycle, { success: true }));
    await button('Switch to yearly').click();
    const dialog = page.getByRole('dialog', { name: 'Switch to yearly billing?' });
    await expect.element(dialog).toHaveTextContent('Due today$84.99');
    await expect.element(dialog).toHaveTextContent('Next charge$89.99 on April 17, 2100');
    await expect.element(dialog).toHaveTextContent('The unused part of your month is taken off the price.');
    await expectAccessible('a switch with its price', dialog.element());
    expect(received.map(({ id }) => id)).not.toContain('changeCycle');
    await button('Pay $84.99 and switch').click();
    await expect.element(page.getByText('Your plan is now billed yearly')).toBeVisible();
    expect(received.find(({ id }) => id === 'changeCycle')?.body).toEqual({ billingFrequency: 'yearly' });
  });

  it('keeps a switch that was refused open, with the reason', async () => {
    const preview = answers(previewCycle, {
      ...{ dueCents: 0, creditCents: 7975, currency: 'USD', priceCents: 999 },
      nextChargeAt: '2099-04-17T12:00:00.000Z',
    });
    const message = 'Your billing cycle was not changed. Check your card, then try again.';
    await open(
      PRO,
      { cycle: 'yearly', priceCents: 8999 },
      preview,
      refuses(changeCycle, { status: 502, code: 'CYCLE_FAILED', message }),
    );
    await button('Switch to monthly').click();
    const dialog = page.getByRole('dialog', { name: 'Switch to monthly billing?' });
    await expect.element(dialog).toHaveTextContent('Credit$79.75');
    await dialog.getByRole('button', { name: 'Switch to monthly' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  });

  it('leaves everything as it is while the provider is away, and says so', async () => {
    const portal = 'Could not access payment management. Please try again later.';
    const cancel = 'Failed to cancel subscription. Please try again later.';
    await open(
      PRO,
      {},
      refuses(manageSubscription, { status: 502, code: 'PORTAL_UNAVAILABLE', message: portal }),
      refuses(cancelSubscription, { status: 502, code: 'CANCEL_FAILED', message: cancel }),
    );
    await button('Manage Payment Methods').click();
    await expect.element(page.getByText(portal)).toBeVisible();
    await button('Cancel Subscription').click();
    await button('Yes, Cancel Subscription').click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent(cancel);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).toHaveTextContent('Next charge$9.99 on May 2, 2099');
  });

  it('says in amber on every page that a renewal failed, with the dates and the way to mend it', async () => {
    const unpaidSince = '2099-05-02T12:00:00.000Z';
    const subscription = { status: 'past_due', unpaidSince, accessUntil: PRO.proUntil } as const;
    await open({ ...PRO, unpaidSince }, subscription);
    const bar = page.getByRole('complementary', { name: 'Payment failed' });
    await expect
      .element(bar)
      .toHaveTextContent('Your payment on May 2, 2099 failed. Pro stays on until May 9, 2099.Update card');
    await expect.element(panel.getByRole('alert')).toHaveTextContent('Your payment on May 2, 2099 failed');
    await expect.element(panel.getByRole('button', { name: 'Update card' })).toBeVisible();
    expect(button('Switch to yearly').elements()).toEqual([]);
    await expectAccessible('a renewal failed');
  });

  it.each([
    ['unpaid', 'because the last payment failed'],
    ['refunded', 'because your payment was refunded'],
    ['cancelled', 'because it was cancelled'],
  ] as const)('says who lost Pro when, why (%s) and what is kept', async (why, words) => {
    const ended = { at: '2024-05-09T12:00:00.000Z', why };
    await open({}, { status: 'canceled', nextChargeAt: null, accessUntil: null, ended });
    await expect.element(panel).toHaveTextContent(`Your Pro plan ended on May 9, 2024 ${words}.`);
    await expect.element(panel).toHaveTextContent('Your proposals, drafts and profiles are kept.');
  });
});
