import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '#shared/identity/access-tokens-contract.ts';
import { readUser } from '#shared/identity/contract.ts';
import { answerCalls, answers, type CallAnswer, isUnreachable } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectFitsPhones } from '#web/testing/window-size.ts';
import { AccessTokensDialog } from './access-tokens-dialog.tsx';

const TOKEN: AccessToken = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Backup script',
  scopes: ['proposals:read', 'generate'],
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2126-01-05T12:00:00.000Z',
};
const SECRET = `bw_${'a1B2'.repeat(10)}xyz`;

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(tokens: readonly AccessToken[], ...more: CallAnswer[]) {
  takeForSignedIn();
  const list = answers(listAccessTokens, { tokens: [...tokens] });
  const calls = answerCalls(...more, SIGN_IN_CONFIG, answers(readUser, aUser()), list);
  await renderPage(<AccessTokensDialog onClose={() => undefined} />);
  return calls;
}

it('lists tokens with what they may do and their dates', async () => {
  await open([TOKEN, { ...TOKEN, id: TOKEN.id.replace('7', '8'), name: 'Old', lastUsedAt: TOKEN.createdAt }]);
  const about = 'Read proposals, Write proposals · Not used yet · expires Jan 5, 2126';
  await expect.element(page.getByText(about)).toBeVisible();
  await expect.element(page.getByText(/Last used Jan 5, 2026/)).toBeVisible();
  await expectAccessible('access tokens');
  await expectFitsPhones();
});

it('makes a token and shows it once', async () => {
  const calls = await open([], answers(createAccessToken, { token: SECRET, accessToken: TOKEN }));
  await expect.element(page.getByText('No tokens yet.')).toBeVisible();
  await button('New token').click();
  await expectAccessible('a new access token');
  await page.getByRole('textbox', { name: 'Name' }).fill('Backup script');
  await page.getByRole('checkbox', { name: 'Write proposals' }).click();
  await button('Create token').click();
  await expect.element(page.getByText(SECRET)).toBeVisible();
  const made = calls.find(({ id }) => id === 'createAccessToken');
  expect(made?.body).toEqual({ name: 'Backup script', scopes: ['proposals:read', 'generate'], days: 90 });
  await button('Copy token').click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await button('Done').click();
  await expect.element(button('New token')).toBeVisible();
  expect(page.getByText(SECRET).elements()).toEqual([]);
});

it('says beside the field what is missing', async () => {
  await open([]);
  await button('New token').click();
  await page.getByRole('checkbox', { name: 'Read proposals' }).click();
  await userEvent.keyboard('{Tab}');
  await button('Create token').click();
  await expect.element(page.getByText('Enter a name.')).toBeVisible();
  await expect.element(page.getByText('Choose at least one.')).toBeVisible();
});

it('asks before it revokes a token', async () => {
  const calls = await open([TOKEN], answers(revokeAccessToken, { success: true }));
  await button('Revoke Backup script').click();
  await expect.element(page.getByText('Programs that use this token stop working at once.')).toBeVisible();
  await button('Revoke token').click();
  await expect.poll(() => calls.some(({ id }) => id === 'revokeAccessToken')).toBe(true);
});

it('says that the list could not be fetched', async () => {
  takeForSignedIn();
  answerCalls(isUnreachable(listAccessTokens), SIGN_IN_CONFIG, answers(readUser, aUser()));
  await renderPage(<AccessTokensDialog onClose={() => undefined} />);
  await expect.element(page.getByText('Your access tokens could not be fetched')).toBeVisible();
});
