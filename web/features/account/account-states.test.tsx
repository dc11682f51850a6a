import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkCheckout, readSubscription } from '#shared/billing/contract.ts';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import {
  forgotPassword,
  listLoginHistory,
  listSessions,
  readIdentityConfig,
  readUser,
  type SessionUser,
  updateUser,
} from '#shared/identity/contract.ts';
import { answerCalls, answers, type CallAnswer, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { AccountPage } from './account-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const panel = page.getByRole('tabpanel');
const card = page.getByRole('region', { name: 'Your account' });
const alert = page.getByRole('alert');
const messages = page.getByRole('region', { name: /notifications/i });
const wordsOf = (role: string, within = panel) =>
  within
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

function openAccount(tab: string, user: Partial<SessionUser> = {}, ...more: CallAnswer[]) {
  takeForSignedIn();
  const received = answerCalls(...more, SIGN_IN_CONFIG, answers(readUser, aUser(user)));
  return show(tab).then((screen) => Object.assign(screen, { received }));
}

const show = (tab: string) =>
  renderPage(
    <main>
      <AccountPage />
    </main>,
    { path: `/account?tab=${tab}` },
  );

describe('the account', () => {
  it('shows who one is here', async () => {
    await openAccount('profile');
    await expect.element(card).toHaveTextContent('greta');
    await expect.element(card).toHaveTextContent('greta@freelance.example');
    await expect.element(card).toHaveTextContent('Free Plan');
    expect(wordsOf('button', card)).toEqual(['Upgrade to Pro', 'Sign Out']);
    expect(wordsOf('term')).toEqual(['Username', 'Email', 'Full name', 'Account created']);
    expect(wordsOf('definition').slice(2, 4)).toEqual(['Not provided', 'January 5, 2025']);
    await expect.element(panel).toHaveTextContent('Confirm your email');
    await expect.element(button('Resend')).toBeVisible();
  });

  it('says that an email is verified, and offers no other link', async () => {
    await openAccount('profile', { emailVerified: true });
    await expect.element(panel).toHaveTextContent('Verified');
    expect(button('Resend').elements()).toEqual([]);
  });

  it('names the free plan with the price of Pro', async () => {
    await openAccount('subscription');
    await expect.element(panel).toHaveTextContent('FREE');
    await expect.element(panel).toHaveTextContent('$9.99 per month');
  });

  it('names a payment that is on its way, and offers nothing', async () => {
    await openAccount('subscription', { checkoutStatus: 'pending_confirmation' });
    await expect.element(card).toHaveTextContent('Payment Processing');
    await expect.element(panel).toHaveTextContent('PROCESSING');
    expect(button('Upgrade to Pro').elements()).toEqual([]);
  });

  it('has a payment that is processed checked from the Proposals tab', async () => {
    const status = answers(checkCheckout, { success: true, plan: 'free', checkoutStatus: 'pending_confirmation' });
    const { received } = await openAccount('proposals', { checkoutStatus: 'pending_confirmation' }, status);
    await expect.element(panel).toHaveTextContent('Your subscription is being processed');
    await button('Check Status').click();
    await expect.element(panel).toHaveTextContent('Still processing…');
    expect(received.map(({ id }) => id)).toContain('checkCheckout');
  });

  it('names Pro and how long it lasts', async () => {
    const none = answers(readSubscription, { subscription: null });
    await openAccount('subscription', { plan: 'pro', proUntil: '2099-03-04T12:00:00Z' }, none);
    await expect.element(card).toHaveTextContent('Pro Plan');
    await expect.element(panel).toHaveTextContent('ACTIVE');
    await expect.element(panel).toHaveTextContent('You have access until March 4, 2099.');
  });

  it('says when it cannot be fetched, and is asked for again', async () => {
    takeForSignedIn();
    answerCalls(SIGN_IN_CONFIG, isUnreachable(readUser), answers(readUser, aUser()));
    await show('profile');
    await expect.element(alert).toHaveTextContent('Your account could not be fetched');
    await expectAccessible('could not be fetched');
    await button('Try again').click();
    await expect.element(card).toHaveTextContent('greta@freelance.example');
  });

  it('tells a free user what Pro would keep, with its price', async () => {
    await openAccount('proposals');
    await expect.element(panel).toHaveTextContent('Pro Feature');
    await expect.element(panel).toHaveTextContent('$9.99/month. Cancel anytime.');
    await panel.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Upgrade to Pro' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.getByRole('button', { name: 'Upgrade to Pro' })).toHaveFocus();
  });
});

describe('editing the profile', () => {
  const field = (label: string) => dialog.getByLabelText(label, { exact: true });
  async function edit(label: string, text: string): Promise<void> {
    await button('Edit Profile').click();
    await field(label).fill(text);
    await userEvent.keyboard('{Enter}');
  }

  it('says beside the field what is no address, and that someone else has the email', async () => {
    const taken = {
      status: 409,
      code: 'email-already-in-use',
      message: 'There is already an account with this email.',
    } as const;
    await openAccount('profile', {}, refuses(updateUser, { ...taken, fields: { email: taken.message } }));
    await edit('Email', 'not an address');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Please enter a valid email address$/);
    await field('Email').fill('taken@freelance.example');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/^Update Failed: There is already an account with this email\.$/);
    await expect.element(messages).not.toHaveTextContent('Update Failed');
  });

  it('keeps what was typed while the server cannot be reached', async () => {
    const later = answers(updateUser, aUser({ fullName: 'Typed once' }));
    await openAccount('profile', {}, isUnreachable(updateUser), later);
    await edit('Full name', 'Typed once');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Update FailedThere was a problem updating your profile. Please try again.');
    await expect.element(field('Full name')).toHaveValue('Typed once');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(card).toHaveTextContent('Typed once');
  });

  it('does not cut long emails off where one waits for its confirmation, which can be called off', async () => {
    await resizeWindow(320);
    const email = `a-very-long-name-${'of-somebody-'.repeat(3)}@freelance.example`;
    const calledOff = answers(updateUser, aUser({ email }));
    const { received } = await openAccount('profile', { email, pendingEmail: `another-${email}` }, calledOff);
    await expect.element(panel).toHaveTextContent(`another-${email} becomes your email when you open the link`);
    const keep = button(`Keep ${email}`).element().getBoundingClientRect();
    expect(keep.right).toBeLessThanOrEqual(panel.element().getBoundingClientRect().right);
    expectNoSidewaysScroll();
    await expectAccessible('pending email');
    await button(`Keep ${email}`).click();
    await expect.poll(() => received.find(({ id }) => id === 'updateUser')?.body).toEqual({ email });
    await expect.element(panel).not.toHaveTextContent(`another-${email}`);
  });
});

describe('the tab Security', () => {
  const field = (label: string) => dialog.getByLabelText(label, { exact: true });

  it('says the minimum that the server has set while a password is chosen', async () => {
    const strict = { kind: 'embedded', hasGoogle: true, passwordMinLength: 12, firebase: null } as const;
    await openAccount('security', {}, answers(readIdentityConfig, strict));
    await button('Change Password').click();
    await expect.element(dialog).toHaveTextContent('At least 12 characters.');
    await field('Current password').fill('p'.repeat(129));
    await field('New password').fill('ten chars!');
    await field('Confirm new password').fill('ten chars!');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => wordsOf('alert', dialog))
      .toEqual([
        'Password can be at most 128 characters',
        'Password must be at least 12 characters',
        'Password must be at least 12 characters',
      ]);
  });

  it('has dialogs that everyone can use, on a phone too', async () => {
    await resizeWindow(390);
    await openAccount(
      'security',
      {},
      answers(listSessions, { sessions: [] }),
      answers(listLoginHistory, { entries: [] }),
    );
    for (const [name, send] of [
      ['Change Password', 'Update Password'],
      ['View Login History', undefined],
      ['Delete Account', 'Delete Account'],
    ] as const) {
      await button(name).click();
      await expect.element(dialog).toBeVisible();
      if (send) await dialog.getByRole('button', { name: send, exact: true }).click();
      await expectAccessible(name, dialog.element());
      expectNoSidewaysScroll();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button(name)).toHaveFocus();
    }
  });

  it('tells who came by Google alone how to get a password', async () => {
    await openAccount('security', { hasPassword: false }, answers(forgotPassword, { success: true }));
    await expect.element(button('Email me a link')).toBeVisible();
    expect(button('Change Password').elements()).toEqual([]);
    await button('Email me a link').click();
    await expect.element(messages).toHaveTextContent('We sent a link to greta@freelance.example.');
  });
});

it('is refused in words where there is no account', async () => {
  answerCalls(
    SIGN_IN_CONFIG,
    refuses(readUser, { status: 401, code: 'SIGN_IN_REQUIRED', message: ERROR_MESSAGES.SIGN_IN_REQUIRED }),
  );
  await show('security');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Access required');
  const back = 'returnTo=%2Faccount%3Ftab%3Dsecurity';
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?${back}`);
  await expect
    .element(page.getByRole('link', { name: 'Sign up' }))
    .toHaveAttribute('href', `/auth?tab=register&${back}`);
});
