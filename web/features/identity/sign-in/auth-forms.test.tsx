import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { login, readIdentityConfig, readUser } from '#shared/identity/contract.ts';
import { answerCalls, answers, hangs, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { openAuth } from '#web/testing/open-auth.tsx';

const SIGNED_OUT = [
  answers(readIdentityConfig, { kind: 'embedded', hasGoogle: false, passwordMinLength: 6, firebase: null }),
  refuses(readUser, { status: 401, code: 'SIGN_IN_REQUIRED', message: ERROR_MESSAGES.SIGN_IN_REQUIRED }),
];
const WRONG = {
  status: 401,
  code: 'invalid-credential',
  message: ERROR_MESSAGES['invalid-credential'],
} as const;

async function openSignIn() {
  const screen = await openAuth('', { hasGoogle: false });
  const identifier = screen.getByLabelText('Email or Username');
  const password = screen.getByLabelText('Password', { exact: true });
  const button = screen.getByRole('button', { name: 'Sign In' });
  const submit = async () => {
    await identifier.fill('mara');
    await password.fill('not the password');
    await userEvent.keyboard('{Enter}');
  };
  return { ...screen, identifier, password, button, submit };
}

describe('the sign-in page', () => {
  it('says beside each field that it is required and focuses the first', async () => {
    answerCalls(...SIGNED_OUT);
    const { button, identifier, getByText } = await openSignIn();
    await button.click();
    await expect.element(getByText('Please enter your email or username')).toBeVisible();
    await expect.element(getByText('Please enter your password')).toBeVisible();
    await expect.element(identifier).toHaveFocus();
    await userEvent.keyboard('mara');
    await expect.element(getByText('Please enter your email or username')).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is refused', async () => {
    const received = answerCalls(...SIGNED_OUT, refuses(login, WRONG));
    const { submit, identifier, password, button, getByRole, getByText } = await openSignIn();
    await submit();
    await expect.element(getByRole('alert')).toHaveTextContent(`Login Failed${WRONG.message}`);
    // Once, between what was typed and the button.
    expect(getByText(WRONG.message).elements()).toHaveLength(1);
    const { top } = getByRole('alert').element().getBoundingClientRect();
    expect(top).toBeGreaterThan(password.element().getBoundingClientRect().bottom);
    expect(top).toBeLessThan(button.element().getBoundingClientRect().top);
    await expect.element(identifier).toHaveValue('mara');
    await expect.element(password).toHaveValue('not the password');
    expect(received.find(({ id }) => id === 'login')?.body).toEqual({ username: 'mara', password: 'not the password' });
  });

  it('says that there is no connection and keeps what was typed', async () => {
    answerCalls(...SIGNED_OUT, isUnreachable(login));
    const { submit, identifier, getByRole } = await openSignIn();
    await submit();
    await expect.element(getByRole('alert')).toBeVisible();
    await expect.element(identifier).toHaveValue('mara');
  });

  it('shows that it is signing in, and sends one request however often it is pressed', async () => {
    const received = answerCalls(...SIGNED_OUT, hangs(login));
    const { submit, button } = await openSignIn();
    await submit();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(received.filter(({ id }) => id === 'login')).toHaveLength(1);
  });
});
