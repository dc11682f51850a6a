import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { forgotPassword, resetPassword } from '#shared/identity/contract.ts';
import { checkResetLink, type UndoneEmailChange, undoEmailChange } from '#shared/identity/recovery-contract.ts';
import { answerCalls, answers, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { SIGNED_OUT } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectFitsPhones } from '#web/testing/window-size.ts';
import { handOverEmail } from '../handed-over-email.ts';
import { AuthFinishedPage } from './auth-finished-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { UndoEmailChangePage } from './undo-email-change-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const email = page.getByLabelText('Email');
const send = page.getByRole('button', { name: 'Send the link' });

/** The code of a link is moved there from the address. */
const linkState = (code: string) => ({ code, from: 'us' });
const open = (shown: ReactNode, path: string, code?: string) =>
  renderPage(<main>{shown}</main>, { path, ...(code !== undefined && { state: linkState(code) }) });
const openForgot = () => open(<ForgotPasswordPage />, '/forgot-password');

async function askFor(address: string): Promise<void> {
  await email.fill(address);
  await send.click();
  await expect.element(heading).toHaveTextContent('Check your email');
}

describe('a forgotten password', () => {
  it('is asked for with the address that was typed before', async () => {
    answerCalls(...SIGNED_OUT);
    handOverEmail('mara@freelance.example');
    const { unmount } = await openForgot();
    await expect.element(email).toHaveValue('mara@freelance.example');
    await unmount();
    await openForgot();
    await expect.element(email).toHaveValue('');
  });

  it('is refused in words after too many links, with the time', async () => {
    const limited = {
      status: 429,
      code: 'too-many-requests',
      message: ERROR_MESSAGES['too-many-requests'],
      retryAt: '2030-01-02T03:04:05.000Z',
    } as const;
    answerCalls(...SIGNED_OUT, refuses(forgotPassword, limited));
    await openForgot();
    await email.fill('often@freelance.example');
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/You can try again at \d{1,2}:\d\d [AP]M\./);
    await expect.element(email).toHaveValue('often@freelance.example');
    expect(page.getByRole('link', { name: 'Reset your password' }).elements()).toEqual([]);
  });
});

it('a link without its token says so instead of asking for a password', async () => {
  answerCalls(...SIGNED_OUT);
  await open(<ResetPasswordPage />, '/reset-password');
  await expect.element(heading).toHaveTextContent('This link does not work');
  await expect.element(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
});

const DEAD = { status: 400, code: 'invalid-action-code', message: ERROR_MESSAGES['invalid-action-code'] } as const;

describe('the link for a new password', () => {
  it('that works no more says so before anything is typed', async () => {
    answerCalls(...SIGNED_OUT, refuses(checkResetLink, DEAD));
    await open(<ResetPasswordPage />, '/reset-password', 'old');
    await expect.element(heading).toHaveTextContent('This link does not work');
    expect(page.getByLabelText('New password').elements()).toEqual([]);
  });

  it('that cannot be checked just now is tried all the same', async () => {
    const calls = answerCalls(...SIGNED_OUT, isUnreachable(checkResetLink), answers(resetPassword, { success: true }));
    await open(<ResetPasswordPage />, '/reset-password', 'some');
    await page.getByLabelText('New password', { exact: true }).fill('seven grey herons');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.element(heading).toHaveTextContent('Password changed');
    expect(calls.findLast(({ id }) => id === 'resetPassword')?.body).toMatchObject({ token: 'some' });
  });
});

const listed = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const keep = page.getByRole('button', { name: 'Keep my address' });
const REMOVED = {
  password: true,
  passkeys: 0,
  googleAccounts: 0,
  twoStep: false,
  recoveryCodes: false,
  accessTokens: 0,
};
const undone = (more: Partial<UndoneEmailChange> = {}) => ({
  success: true as const,
  email: 'mara@freelance.example',
  removed: REMOVED,
  kept: { passkeys: 0, googleAccounts: 0, twoStep: false },
  reopened: false,
  ...more,
});
const EVERYTHING = undone({
  email: `${'a-very-long-name-'.repeat(3)}mara@freelance.example`,
  removed: { password: true, passkeys: 1, googleAccounts: 2, twoStep: false, recoveryCodes: true, accessTokens: 3 },
  kept: { passkeys: 2, googleAccounts: 1, twoStep: true },
  reopened: true,
});

describe('the link to the former email', () => {
  it('does nothing before the button is pressed, and then offers a new password', async () => {
    const calls = answerCalls(
      ...SIGNED_OUT,
      answers(undoEmailChange, undone({ removed: { ...REMOVED, twoStep: true } })),
    );
    const { visited } = await open(<UndoEmailChangePage />, '/undo-email-change', 'some');
    await expect.element(keep).toBeVisible();
    await expect.element(page.getByText('added shortly before the request or since')).toBeVisible();
    expect(calls.some(({ id }) => id === 'undoEmailChange')).toBe(false);
    await keep.click();
    await expect.element(heading).toHaveTextContent('Your address is unchanged');
    await expect.element(page.getByText('mara@freelance.example')).toBeVisible();
    expect(listed()).toEqual(['Your password', 'New two-step sign-in']);
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    expect(visited.at(-1)).toBe('/forgot-password');
  });

  it('says what was removed, what from before still signs in, and that a closed account is open again', async () => {
    answerCalls(...SIGNED_OUT, answers(undoEmailChange, EVERYTHING));
    await open(<UndoEmailChangePage />, '/undo-email-change', 'some');
    await keep.click();
    await expect.element(heading).toHaveTextContent('Your address is unchanged');
    expect(listed()).toEqual([
      'Your password',
      '1 new passkey',
      '2 new Google accounts',
      'New recovery codes',
      '3 access tokens',
    ]);
    await expect.element(page.getByText('The account had been closed. It is open again.')).toBeVisible();
    const kept = 'You can still sign in with 2 passkeys and 1 Google account from before.';
    await expect.element(page.getByText(kept)).toBeVisible();
  });

  it('says before it offers a new password that two-step sign-in from before is still on, and where it is turned off', async () => {
    answerCalls(...SIGNED_OUT, answers(undoEmailChange, EVERYTHING));
    await open(<UndoEmailChangePage />, '/undo-email-change', 'some');
    await keep.click();
    const note = page.getByRole('alert').filter({ hasText: 'Two-step sign-in from before is still on' });
    await expect.element(note).toBeVisible();
    const links = [/under Security/, 'write to support', 'Choose a new password'].map((name) =>
      page.getByRole('link', { name }).element(),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account?tab=security',
      '/contact',
      '/forgot-password',
    ]);
    const [turnOff, , newPassword] = links;
    expect(turnOff && newPassword && turnOff.compareDocumentPosition(newPassword)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('that works no more says so', async () => {
    answerCalls(...SIGNED_OUT, refuses(undoEmailChange, DEAD));
    await open(<UndoEmailChangePage />, '/undo-email-change', 'old');
    await keep.click();
    await expect.element(heading).toHaveTextContent('This link does not work');
  });
});

describe('a window of Google that may not close', () => {
  it.each([
    ['ok', 'You are signed in', 'You can close this window'],
    ['<b>no', 'You are not signed in', 'Signing in did not work. Please try again.'],
  ])('says how it went: %s', async (result, title, said) => {
    vi.spyOn(window, 'close').mockReturnValue();
    await open(<AuthFinishedPage />, `/auth/finished?result=${encodeURIComponent(result)}`);
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(page.getByText(said)).toBeVisible();
    await expectAccessible(title);
  });
});

const STATES: Record<
  string,
  { shown: ReactNode; path: string; code?: string; title: string; bring?: () => Promise<void> }
> = {
  'a forgotten password': { shown: <ForgotPasswordPage />, path: '/forgot-password', title: 'Forgot password' },
  'a link on its way': {
    ...{ shown: <ForgotPasswordPage />, path: '/forgot-password', title: 'Check your email' },
    bring: () => askFor(`${'a-very-long-name-'.repeat(3)}mara@freelance.example`),
  },
  'a dead link': { shown: <ResetPasswordPage />, path: '/reset-password', title: 'This link does not work' },
  'the question of the former email': {
    ...{ shown: <UndoEmailChangePage />, path: '/undo-email-change', code: 'some', title: 'Keep your email address?' },
  },
  'the answer of the former email': {
    ...{ shown: <UndoEmailChangePage />, path: '/undo-email-change', code: 'some', title: 'Your address is unchanged' },
    bring: () => keep.click(),
  },
  'an address to confirm, signed out': {
    ...{ shown: <VerifyEmailPage />, path: '/verify-email?token=some', title: 'Sign in to confirm your email' },
  },
};

describe('everyone can use', () => {
  it.each(Object.entries(STATES))('%s, at every width', async (name, { shown, path, code, title, bring }) => {
    const done = answers(undoEmailChange, EVERYTHING);
    answerCalls(...SIGNED_OUT, answers(forgotPassword, { success: true }), done);
    await open(shown, path, code);
    await bring?.();
    await expect.element(heading).toHaveTextContent(title);
    // No other site learns the address of a link.
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('strict-origin');
    await expectAccessible(name);
    await expectFitsPhones();
  });
});
