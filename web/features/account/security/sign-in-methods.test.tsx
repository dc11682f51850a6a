import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { login, readIdentityConfig, readUser } from '#shared/identity/contract.ts';
import {
  listSignInMethods,
  removeGoogleAccount,
  removePasskey,
  renamePasskey,
  type SignInMethods,
} from '#shared/identity/sign-in-methods-contract.ts';
import { confirmTwoStep, renewRecoveryCodes, setUpTwoStep } from '#shared/identity/two-step-contract.ts';
import { SessionProvider } from '#web/features/identity/index.ts';
import { answerCalls, answers, type CallAnswer, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectFitsPhones } from '#web/testing/window-size.ts';
import { SecurityTab } from '../tabs/security-tab.tsx';

const PASSKEY = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Chrome on Windows',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: null,
};
const GOOGLE = {
  id: 'A'.repeat(43),
  email: 'greta@gmail.example',
  addedAt: PASSKEY.createdAt,
  lastUsedAt: PASSKEY.createdAt,
};
const NONE: SignInMethods = { hasPassword: true, google: [], passkeys: [], twoStep: null };
const ALL: SignInMethods = {
  ...{ hasPassword: true, google: [GOOGLE], passkeys: [PASSKEY] },
  twoStep: { since: PASSKEY.createdAt, recoveryCodesLeft: 1 },
};
const CODES = Array.from({ length: 10 }, (_, n) => `abcd-efgh-ijkl-mno${n}`.replace('0', 'p'));
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const SET_UP = { secret: SECRET, uri: `otpauth://totp/Bidwright:greta?issuer=Bidwright&secret=${SECRET}` };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const code = page.getByRole('textbox', { name: 'Code' });
const messages = page.getByRole('region', { name: /notifications/i });

function open(methods: SignInMethods, ...more: CallAnswer[]) {
  takeForSignedIn();
  const calls = answerCalls(...more, SIGN_IN_CONFIG, answers(readUser, aUser()), answers(listSignInMethods, methods));
  return renderPage(
    <main>
      <SecurityTab user={aUser()} />
      <SessionProvider />
    </main>,
  ).then(() => calls);
}

it('offers a passkey, Google and two steps to who has a password alone', async () => {
  await open(NONE);
  for (const name of ['Add a passkey', 'Add Google', 'Set up']) await expect.element(button(name)).toBeVisible();
  await expectAccessible('nothing but a password');
});

it('lists what there is with its dates', async () => {
  await open(ALL);
  await expect.element(page.getByText('Added Jan 5, 2026 · not used yet')).toBeVisible();
  await expect.element(page.getByText('Added Jan 5, 2026 · last used Jan 5, 2026')).toBeVisible();
  await expect.element(page.getByText('On since Jan 5, 2026 · 1 recovery code left')).toBeVisible();
  expect(button('Add Google').elements()).toEqual([]);
  await expectAccessible('every way in');
  await expectFitsPhones();
});

it('says why the last way to sign in stays', async () => {
  const code = 'LAST_SIGN_IN_METHOD';
  const refusal = { status: 409, code, message: ERROR_MESSAGES[code] } as const;
  await open(ALL, refuses(removePasskey, refusal), refuses(removeGoogleAccount, refusal));
  await button('Remove Chrome on Windows').click();
  await expect.element(dialog).toHaveTextContent('Remove Chrome on Windows?');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(messages).toHaveTextContent('This is your only way to sign in. Add another one first.');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('keeps a typed name that could not be saved', async () => {
  await open(ALL, isUnreachable(renamePasskey));
  await button('Rename Chrome on Windows').click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('My laptop');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(name).toHaveValue('My laptop');
});

it('turns two steps on by a code, and shows the recovery codes until they are saved', async () => {
  const wrong = { status: 400, code: 'wrong-code', message: ERROR_MESSAGES['wrong-code'] } as const;
  const calls = await open(
    NONE,
    answers(login, { user: aUser() }),
    answers(setUpTwoStep, SET_UP),
    refuses(confirmTwoStep, { ...wrong, fields: { code: wrong.message } }),
    answers(confirmTwoStep, { recoveryCodes: CODES }),
  );
  await button('Set up').click();
  // First who it is: nothing of the secret is asked for or shown before.
  await expect.element(dialog).toHaveTextContent('Confirm it’s you');
  expect(calls.some(({ id }) => id === 'setUpTwoStep')).toBe(false);
  await page.getByLabelText('Password', { exact: true }).fill('a quiet harbour');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(dialog).toHaveTextContent('JBSW Y3DP');
  await expectAccessible('setting up', dialog.element());
  await code.fill('12345');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The code has 6 digits');
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('That code is not right');
  await button('Turn on').click();
  await expect.element(dialog).toHaveTextContent('Save your recovery codes');
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent(CODES[0] ?? '');
  await expectAccessible('recovery codes', dialog.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Save the codes first');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy').click();
  expect(copy).toHaveBeenCalledWith(`${CODES.join('\n')}\n`);
  await button('I have saved them').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks before the recovery codes are replaced', async () => {
  const calls = await open(ALL, answers(renewRecoveryCodes, { recoveryCodes: CODES }));
  await button('New recovery codes').click();
  expect(calls.some(({ id }) => id === 'renewRecoveryCodes')).toBe(false);
  await button('Get new codes').click();
  await expect.element(dialog).toHaveTextContent(CODES[9] ?? '');
});

it('says when it cannot be fetched', async () => {
  await open(NONE, isUnreachable(listSignInMethods));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your sign-in methods could not be fetched');
});

it('is not there with Firebase', async () => {
  const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: null, emulatorOrigin: null };
  const config = { kind: 'firebase', hasGoogle: true, passwordMinLength: 6, firebase } as const;
  takeForSignedIn();
  answerCalls(answers(readIdentityConfig, config), answers(readUser, aUser()));
  await renderPage(<SecurityTab user={aUser()} />);
  await expect.element(button('Change Password')).toBeVisible();
  expect(button('Set up').elements()).toEqual([]);
});
