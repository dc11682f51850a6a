import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { login, readUser, register } from '#shared/identity/contract.ts';
import { restoreAccount } from '#shared/identity/recovery-contract.ts';
import { finishSignIn } from '#shared/identity/two-step-contract.ts';
import { answerCalls, answers, hangs, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openAuth } from '#web/testing/open-auth.tsx';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT } from '#web/testing/people.ts';
import { expectFitsPhones, resizeWindow } from '#web/testing/window-size.ts';
import { AuthPage } from '../pages/auth-page.tsx';

const identifier = page.getByLabelText('Email or Username');
const email = page.getByLabelText('Email', { exact: true });
const password = page.getByLabelText('Password', { exact: true });
const alerts = page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const words = () => alerts.elements().map(({ textContent }) => textContent);

const LIMITED = {
  status: 429,
  code: 'too-many-requests',
  message: ERROR_MESSAGES['too-many-requests'],
  retryAt: '2030-01-02T03:04:05.000Z',
} as const;
const WRONG = { status: 401, code: 'invalid-credential', message: ERROR_MESSAGES['invalid-credential'] } as const;

/** The address, as the form keeps it. */
const address = () => window.location.pathname + window.location.search;

async function signIn(name: string, secret = 'a quiet harbour'): Promise<void> {
  await identifier.fill(name);
  await password.fill(secret);
  await userEvent.keyboard('{Enter}');
}

async function signUp(address: string, secret: string): Promise<void> {
  await email.fill(address);
  await password.fill(secret);
  await button('Create Account').click();
}

describe('on the way to the checkout', () => {
  it('signing up is chosen, and says what comes after it', async () => {
    answerCalls(...SIGNED_OUT);
    await openAuth('?returnTo=%2Fcheckout&billingCycle=yearly');
    await expect.element(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText('continue to checkout for Pro, billed yearly.')).toBeVisible();
    await tab('Sign In').click();
    await expect.element(page.getByText('Sign in and continue to checkout for Pro')).toBeVisible();
    expect(address()).toMatch(/tab=sign-in/);
  });
});

describe('the fields of signing in', () => {
  it('are required, say what is wrong beside them, and the first one wrong gets the focus', async () => {
    answerCalls(...SIGNED_OUT);
    await openAuth();
    await expect.element(identifier).toHaveAttribute('required');
    await expect.element(password).toHaveAttribute('required');
    await button('Sign In').click();
    await expect.poll(words).toEqual(['Please enter your email or username', 'Please enter your password']);
    await expect.element(identifier).toHaveFocus();
    await identifier.fill('mara');
    await expect.poll(words).toEqual(['Please enter your password']);
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveFocus();

    await tab('Sign Up').click();
    await expect.element(email).toHaveAttribute('required');
    await expect.element(email).toHaveAttribute('type', 'email');
    await signUp('mara@nowhere', 'short');
    await expect.poll(words).toEqual(['Please enter a valid email address', 'Password must be at least 6 characters']);
    await expect.element(email).toHaveFocus();
  });

  it('keep what was typed when the tab is changed, which is in the address', async () => {
    answerCalls(...SIGNED_OUT);
    await openAuth('?tab=register&returnTo=/account');
    await expect.element(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
    await email.fill('mara@freelance.example');
    await password.fill('typed already');
    await tab('Sign In').click();
    expect(address()).toBe('/auth?returnTo=%2Faccount');
    await identifier.fill('mara');
    await tab('Sign Up').click();
    expect(address()).toBe('/auth?returnTo=%2Faccount&tab=register');
    await expect.element(email).toHaveValue('mara@freelance.example');
    await expect.element(password).toHaveValue('typed already');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(identifier).toHaveValue('mara');
  });

  it('tell browsers and phones what they are for, and make no phone zoom in', async () => {
    answerCalls(...SIGNED_OUT);
    await openAuth();
    await expect.element(identifier).toHaveAttribute('autocomplete', 'username webauthn');
    await expect.element(identifier).toHaveAttribute('autocapitalize', 'none');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(password).toHaveStyle({ fontSize: '16px' });
    await tab('Sign Up').click();
    await expect.element(email).toHaveAttribute('autocomplete', 'email');
    await expect.element(email).toHaveAttribute('inputmode', 'email');
    await expect.element(email).toHaveStyle({ fontSize: '16px' });
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
  });

  it('show and hide the password, keep the caret, and hide it when it is sent', async () => {
    answerCalls(...SIGNED_OUT, refuses(login, WRONG));
    await openAuth();
    await password.click();
    await userEvent.keyboard('harbour{ArrowLeft}{ArrowLeft}');
    await expect.element(password).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('!');
    await expect.element(password).toHaveValue('harbo!ur');
    await button('Hide password').click();
    await expect.element(password).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await signIn('nobody-at-all', 'harbour');
    await expect.element(alerts).toBeVisible();
    await expect.element(password).toHaveAttribute('type', 'password');
  });
});

describe('a refusal', () => {
  it('is said once, between the fields, which keep what was typed, and the button', async () => {
    const received = answerCalls(...SIGNED_OUT, refuses(login, WRONG), isUnreachable(login));
    await openAuth();
    await signIn('mara', 'not the password');
    await expect.element(alerts).toHaveTextContent(`Login Failed${WRONG.message}`);
    expect(page.getByText(WRONG.message).elements()).toHaveLength(1);
    const { top } = alerts.element().getBoundingClientRect();
    const isBelow = top > password.element().getBoundingClientRect().bottom;
    expect([isBelow, top < button('Sign In').element().getBoundingClientRect().top]).toEqual([true, true]);
    await expect.element(password).toHaveValue('not the password');
    expect(received.find(({ id }) => id === 'login')?.body).toEqual({ username: 'mara', password: 'not the password' });
    await userEvent.keyboard('{Enter}');
    await expect.element(alerts).toHaveTextContent('We cannot be reached right now.');
  });

  it('of a password that everybody uses is beside its field', async () => {
    const common = {
      status: 400,
      code: 'password-does-not-meet-requirements',
      message: ERROR_MESSAGES['password-does-not-meet-requirements'],
      fields: { password: 'This password is on every list of common ones.' },
    } as const;
    answerCalls(...SIGNED_OUT, refuses(register, common));
    await openAuth('?tab=register');
    await signUp('mara@freelance.example', 'password1');
    await expect.poll(words).toEqual([common.fields.password]);
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveValue('password1');
  });

  it('after too many tries says when it works again, and that a reset helps', async () => {
    answerCalls(...SIGNED_OUT, refuses(login, LIMITED));
    await openAuth();
    await signIn('mara@freelance.example');
    await expect.element(alerts).toHaveTextContent(/You can try again at \d{1,2}:\d\d [AP]M\./);
    const reset = alerts.getByRole('link', { name: 'Reset your password' });
    await expect.element(reset).toHaveAttribute('href', '/forgot-password');
  });

  it('on the way back from Google is told once, in our words alone', async () => {
    answerCalls(...SIGNED_OUT);
    const { unmount } = await openAuth('?error=account-exists-with-different-credential&returnTo=/account');
    await expect.element(alerts).toHaveTextContent('There is already an account with this email.');
    await expect.element(alerts.getByRole('link', { name: 'Reset your password' })).toBeVisible();
    expect(address()).toBe('/auth?returnTo=%2Faccount');
    await expectUsable('a failure of Google');
    await unmount();
    await openAuth(`?error=${encodeURIComponent('Call 555-0100 to unlock')}`);
    await expect.element(alerts).toHaveTextContent('Login failed. Please try again.');
    await expect.element(alerts).not.toHaveTextContent('555');
  });
});

describe('two-step sign-in', () => {
  const ASKED = { status: 403, code: 'second-step-required', message: ERROR_MESSAGES['second-step-required'] } as const;
  const wrong = { status: 400, code: 'wrong-code', message: ERROR_MESSAGES['wrong-code'] } as const;
  const code = page.getByRole('textbox', { name: 'Code' });

  it('asks for the code after the password, beside the field what is wrong with it, and goes on', async () => {
    answerCalls(
      SIGN_IN_CONFIG,
      refuses(login, ASKED),
      refuses(finishSignIn, { ...wrong, fields: { code: wrong.message } }),
      answers(finishSignIn, { user: aUser() }),
      answers(readUser, aUser()),
    );
    const { visited } = await openAuth('?returnTo=/account');
    await signIn('greta');
    await expect.element(code).toHaveFocus();
    await expect.element(page.getByText('Login Failed')).not.toBeInTheDocument();
    await expectAccessible('the code');
    await code.fill('12 34');
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toEqual(['The code has 6 digits']);
    await code.fill('123 456');
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toEqual([wrong.message]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => visited.at(-1)).toBe('/account');
  });

  it('takes a recovery code instead, and goes back to the password', async () => {
    const calls = answerCalls(
      ...SIGNED_OUT,
      refuses(login, ASKED),
      refuses(finishSignIn, { ...wrong, fields: { recoveryCode: wrong.message } }),
    );
    await openAuth();
    await signIn('greta');
    await button('Use a recovery code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill('ABCD-efgh-ijkl-mnop');
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toEqual([wrong.message]);
    expect(calls.at(-1)?.body).toEqual({ recoveryCode: 'abcdefghijklmnop' });
    await button('Back').click();
    await expect.element(identifier).toHaveValue('greta');
  });
});

describe('a closed account', () => {
  const CLOSED = {
    status: 403,
    code: 'ACCOUNT_BEING_DELETED',
    message: 'This account is closed. Everything in it is erased after Jan 5, 2027. Until then you can restore it.',
  } as const;

  it('is restored when its owner says so, again where that failed, and says that it is back', async () => {
    const restored = [isUnreachable(restoreAccount), answers(restoreAccount, { user: aUser() })];
    answerCalls(SIGN_IN_CONFIG, refuses(login, CLOSED), ...restored, answers(readUser, aUser()));
    const { visited } = await openAuth('?returnTo=/account');
    await signIn('greta');
    await expect.element(alerts).toHaveTextContent('Everything in it is erased after Jan 5, 2027.');
    await expect.element(page.getByText('Login Failed')).not.toBeInTheDocument();
    await expectAccessible('a closed account');
    await button('Restore account').click();
    await expect.element(alerts.last()).toHaveTextContent('The account was not restored');
    await button('Restore account').click();
    await expect.element(page.getByText('Your account was restored')).toBeVisible();
    await expect.poll(() => visited.at(-1)).toBe('/account');
  });
});

it('while it works the rest of the form waits, and one request is sent however often it is pressed', async () => {
  const received = answerCalls(...SIGNED_OUT, hangs(login));
  await openAuth();
  await expect.element(button('Continue with Google')).toBeEnabled();
  await signIn('mara');
  await expect.element(button('Sign In')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Continue with Google')).toBeDisabled();
  await expect.element(tab('Sign Up')).toBeDisabled();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(received.filter(({ id }) => id === 'login')).toHaveLength(1);
});

it('beside the form is the claim of the operator, on large screens, marked as what it is', async () => {
  await render(<AuthPage above={null}>{null}</AuthPage>);
  const panel = page.getByRole('complementary', { name: 'About the product' });
  await expect.element(panel).toHaveTextContent('Up to 20 minutes saved');
  await expect.element(panel).toHaveTextContent('Illustrative');
  await resizeWindow(768);
  await expect.element(panel).not.toBeInTheDocument();
});

async function expectUsable(state: string): Promise<void> {
  await expectAccessible(state);
  await expectFitsPhones();
}

it('everyone can sign in and up at every width, as it is found and when it was refused', async () => {
  answerCalls(...SIGNED_OUT, refuses(login, WRONG));
  await openAuth();
  await expect.element(page.getByRole('button', { name: /with Google$/ })).toBeEnabled();
  await expectUsable('sign in');
  await signIn(`${'a-very-long-name-'.repeat(6)}@freelance.example`);
  await expect.element(alerts.first()).toBeVisible();
  await expectUsable('a refused sign-in');
  await tab('Sign Up').click();
  await expect.element(alerts.first()).not.toBeInTheDocument();
  await expectUsable('sign up');
  await signUp('mara', 'short');
  await expect.element(alerts.first()).toBeVisible();
  await expectUsable('fields that are wrong');
});
