import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  checkCheckout,
  completeCheckout,
  createCheckoutSession,
  readBillingConfig,
  readTrial,
  reportPayment,
} from '#shared/billing/contract.ts';
import { readUser } from '#shared/identity/contract.ts';
import { answerCalls, answers, type CallAnswer, hangs, isUnreachable } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { CheckoutCancelPage } from './cancel-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { CheckoutSuccessPage } from './success-page.tsx';

const TRANSACTION = 'txn_01gsz8x8sawmvhz1pv30nge1ke';
const heading = page.getByRole('heading', { level: 1 });
const BASE = [SIGN_IN_CONFIG, answers(readUser, aUser()), answers(readTrial, { trialDays: 7 })];
const SCRIPT = { src: '/paddle.js', clientToken: 'test_token', environment: 'sandbox' } as const;
const FREE = { success: true, plan: 'free', checkoutStatus: null } as const;
const STATE = { success: true, plan: 'pro', checkoutStatus: null } as const;

function open(query: string, ...more: CallAnswer[]) {
  takeForSignedIn();
  const received = answerCalls(...more, ...BASE);
  return renderPage(<CheckoutPage />, { path: `/checkout${query}` }).then((screen) =>
    Object.assign(screen, { received }),
  );
}

/** The provider's script, already loaded, which pays at once. */
function takePaddle() {
  const opened: unknown[] = [];
  let callback: (event: object) => void = () => undefined;
  const paddle = {
    Initialized: false,
    Environment: { set: () => undefined },
    Initialize(options: { eventCallback: (event: object) => void }) {
      paddle.Initialized = true;
      callback = options.eventCallback;
    },
    Checkout: {
      open(checkout: object) {
        opened.push(checkout);
        callback({ name: 'checkout.completed', data: { transaction_id: TRANSACTION } });
      },
      close: () => undefined,
    },
  };
  vi.stubGlobal('Paddle', paddle);
  return opened;
}

describe('the page of the checkout', () => {
  it.each([{}, { url: '', checkout_url: 'no address' }])(
    'says that there is no address to pay at: %o',
    async (answer) => {
      await open('', answers(createCheckoutSession, answer));
      await expect.element(heading).toHaveTextContent('Checkout Error');
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('No valid checkout URL was returned from the payment service');
    },
  );

  it('says while it prepares what is due today and when the first charge comes', async () => {
    await open('?billingCycle=yearly', hangs(createCheckoutSession));
    await expect.element(heading).toHaveTextContent('Preparing Your Checkout');
    await expect.element(page.getByText('Due today')).toBeVisible();
    await expect.element(page.getByText(/^\$89\.99 on \w+ \d+, \d{4}$/)).toBeVisible();
  });

  it('says that the provider’s script cannot be had, and that nobody pays twice', async () => {
    await open(
      `?_ptxn=${TRANSACTION}`,
      answers(checkCheckout, FREE),
      answers(readBillingConfig, { environment: 'standin', script: { ...SCRIPT, src: '/no-such-paddle.js' } }),
    );
    await expect.element(heading).toHaveTextContent('Checkout Error');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Paddle is not loaded. Please refresh the page and try again.');
    await expect.element(page.getByText('If you’ve already paid, you won’t be charged twice.')).toBeVisible();
  });

  it('opens a payment in its address with the buyer’s email and country, and reports it once it is paid', async () => {
    const opened = takePaddle();
    const { received } = await open(
      `?_ptxn=${TRANSACTION}`,
      answers(checkCheckout, FREE),
      answers(readBillingConfig, { environment: 'standin', script: SCRIPT }),
      answers(reportPayment, STATE),
      answers(completeCheckout, STATE),
    );
    for (const call of ['completeCheckout', 'reportPayment'])
      await expect.poll(() => received.map(({ id }) => id)).toContain(call);
    expect(opened).toEqual([
      expect.objectContaining({
        transactionId: TRANSACTION,
        customer: { email: 'greta@freelance.example', address: { countryCode: expect.stringMatching(/^[A-Z]{2}$/) } },
      }),
    ]);
    expect(received.find(({ id }) => id === 'reportPayment')).toMatchObject({
      path: '/api/paddle/payment-success',
      body: { userId: aUser().id, paddleCheckoutId: TRANSACTION },
    });
  });

  it('a payment that could not be verified is not asked for again, and can be verified by the next try', async () => {
    takePaddle();
    const { visited } = await open(
      `?_ptxn=${TRANSACTION}`,
      answers(checkCheckout, FREE),
      answers(readBillingConfig, { environment: 'standin', script: SCRIPT }),
      answers(reportPayment, STATE),
      isUnreachable(completeCheckout),
      answers(completeCheckout, STATE),
    );
    await expect.element(page.getByText('Error verifying transaction')).toBeVisible();
    await expect.element(heading).toHaveTextContent('Your payment is not confirmed yet');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => visited.at(-1)).toBe('/checkout/success');
  });

  it('has visitors sign up first, and leads them back', async () => {
    answerCalls(...SIGNED_OUT);
    const { visited } = await renderPage(<CheckoutPage />, { path: '/checkout?billingCycle=yearly' });
    await expect.poll(() => visited.at(-1)).toBe('/auth?returnTo=%2Fcheckout&billingCycle=yearly');
  });
});

describe('the page that a payment leads to', () => {
  const show = (...calls: CallAnswer[]) => {
    takeForSignedIn();
    answerCalls(...calls, ...BASE);
    return renderPage(<CheckoutSuccessPage />, { path: '/checkout/success' });
  };

  it('says that Pro is active', async () => {
    await show(answers(readUser, aUser({ plan: 'pro' })));
    await expect.element(heading).toHaveTextContent('Your Pro Account is Active!');
    await expect.element(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();
    await expectAccessible('Pro is active');
  });

  it('says that a payment is being processed, and that Pro is active once it is', async () => {
    await show(
      answers(checkCheckout, { success: true, plan: 'pro', checkoutStatus: null }),
      answers(readUser, aUser({ checkoutStatus: 'pending_confirmation' })),
      answers(readUser, aUser({ plan: 'pro' })),
    );
    await expect.element(heading).toHaveTextContent('Your payment is being processed');
    await expect
      .element(page.getByText('Your subscription is being processed... usually takes less than a minute'))
      .toBeVisible();
    await expect.element(heading).toHaveTextContent('Your Pro Account is Active!');
  });

  it('sends those who have paid nothing away with words', async () => {
    const { visited } = await show(answers(checkCheckout, FREE));
    await expect.poll(() => visited.at(-1)).toBe('/');
    await expect.element(page.getByText("You don't have an active subscription")).toBeVisible();
  });

  it('has visitors sign in first', async () => {
    answerCalls(...SIGNED_OUT);
    const { visited } = await renderPage(<CheckoutSuccessPage />, { path: '/checkout/success' });
    await expect.poll(() => visited.at(-1)).toBe('/auth?returnTo=%2Fcheckout%2Fsuccess');
  });
});

it('a closed checkout leads back to the prices by /upgrade', async () => {
  answerCalls(...SIGNED_OUT);
  await renderPage(<CheckoutCancelPage />);
  await expect.element(page.getByRole('link', { name: 'Back to Pricing' })).toHaveAttribute('href', '/upgrade');
});
