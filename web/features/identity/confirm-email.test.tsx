import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { readUser, resendVerification, type SessionUser } from '#shared/identity/contract.ts';
import { answerCalls, answers, type CallAnswer, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectFitsPhones } from '#web/testing/window-size.ts';
import { queryClient, refreshUser } from './app-session.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { currentUserKey } from './session-data.ts';

const bar = page.getByRole('complementary', { name: 'Address to confirm' });
const send = bar.getByRole('button', { name: /^Send again/ });

function open(user: Partial<SessionUser>, ...more: CallAnswer[]) {
  return openAt('/account', user, ...more);
}

function openAt(path: string, user: Partial<SessionUser>, ...more: CallAnswer[]) {
  takeForSignedIn();
  const calls = answerCalls(...more, SIGN_IN_CONFIG, answers(readUser, aUser(user)));
  return renderPage(<ConfirmEmail />, { path }).then(() => calls);
}

it('asks until the email is confirmed, and sends the link again at most once a minute', async () => {
  const calls = await open({}, answers(resendVerification, { success: true }));
  await expect.element(bar).toHaveTextContent('Confirm your email: open the link we sent to greta@freelance.example.');
  await expect.element(bar.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', '/account?tab=profile');
  await send.click();
  await expect.element(bar).toHaveTextContent('A new link is on its way to greta@freelance.example.');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveTextContent(/Send again in \d+ s/);
  await send.click({ force: true });
  expect(calls.filter(({ id }) => id === 'resendVerification')).toHaveLength(1);
  queryClient.setQueryData(currentUserKey, aUser({ emailVerified: true }));
  await expect.element(bar).not.toBeInTheDocument();
});

it('says why no link was sent', async () => {
  const code = 'too-many-requests';
  await open({}, refuses(resendVerification, { status: 429, code, message: ERROR_MESSAGES[code] }));
  await send.click();
  await expect.element(bar).toHaveTextContent(ERROR_MESSAGES[code]);
});

it('is not there where somebody writes', async () => {
  await openAt('/proposal-tool', {});
  await refreshUser();
  await expect.element(bar).not.toBeInTheDocument();
});

it('is not there for a confirmed email', async () => {
  await open({ emailVerified: true });
  await refreshUser();
  await expect.element(bar).not.toBeInTheDocument();
});

it('can be used by everyone, at every width', async () => {
  await open({ email: `${'a-very-long-name-'.repeat(4)}greta@freelance.example` });
  await expect.element(bar).toBeVisible();
  await expectAccessible('the bar');
  await expectFitsPhones();
});
